"""What each reader learns from an act, written only from the RULES.md of each game that hides something.

An oracle gets the true state before an act, the act, and a reader. It returns what that reader learns by the rules: the
act itself, or only that an act of this kind was made. It never uses the game's views, veils, samples or narration: they
are what is tested. Everything that an oracle does not hide is open.

Readers do not forget: an act that is taken back stays learned.
"""

from collections.abc import Callable
from typing import Any, Final

from shoal.core.game import CHANCE, NOBODY, State
from shoal.core.options import Value

OBSERVERS: Final = (0, NOBODY)
"""The readers whose messages are compared: seat 0 and a spectator."""
OPTIONS: Final[dict[str, dict[str, Value]]] = {"fleet": {"hidden_discards": True}, "fresh_fish": {}}
"""The games that hide something, with the options that hide the most."""
Oracle = Callable[[Any, int, str, int], str]
"""Its arguments: the true state, a seat or CHANCE, the text of the act, and a reader."""


def fleet(truth: Any, seat: int, text: str, reader: int) -> str:
    """Return what a reader learns from an act of Fleet with hidden discards.

    FL-S5, FL-A10  the lot for the start player and the licences on display are open
    FL-S7          others learn only how many cards a player draws
    FL-S7, FL-H1   captains lie face down
    FL-M5          cards are paid and discarded face down; crates and the sum at the end are open
    """
    verb, _, thing = text.partition(" ")
    if seat == CHANCE:
        return text if verb != "draw" or reader == truth.seat else "a card is drawn"
    face_down = verb in {"captain", "discard"} or (verb == "pay" and thing != "crate")
    return f"{verb} a card face down" if face_down and reader != seat else text


def fresh_fish(truth: Any, seat: int, text: str, reader: int) -> str:
    """Return what a reader learns from an act of Fresh Fish.

    FF-A2          a bid is sealed until the last bid is made
    FF-A3          the last bid reveals all bids
    FF-S5, FF-D2   tiles turned up, plots, money and markers are open; only the order of the deck is hidden
    """
    if not text.startswith("bid "):
        return text
    if len(truth.turn()) == 1:
        return f"{text}, after {truth.bids}"
    return text if reader == seat else "bid sealed"


ORACLES: Final[dict[str, Oracle]] = {"fleet": fleet, "fresh_fish": fresh_fish}
ONE_PAYMENT: Final = frozenset({"pay", "settle"})
"""Steps that others see only as a whole: the sum of cards paid face down is told at the end (FL-M5)."""


def learned(game: str, truth: State, seat: int, text: str) -> tuple[str, ...]:
    """Return what each observer learns from an act; call it before the act is applied."""
    return tuple(ORACLES[game](truth, seat, text, reader) for reader in OBSERVERS)
