"""What each reader learns from an act, written from the RULES.md of each game that hides something, and nothing else.

An oracle gets the truth before an act, the act, and a reader, and returns what that reader learns by the rules: the act
itself, or only that one of its kind was made. No view, veil, sample or narration of the game is asked, so that a view
which tells too much cannot persuade its own judge. Whatever an oracle does not call hidden, it calls open.

To learn is to remember: the reader's history only grows, and what is taken back was learned all the same.
"""

from collections.abc import Callable
from typing import Any, Final

from shoal.core.game import CHANCE, NOBODY, State
from shoal.core.options import Value

OBSERVERS: Final = (0, NOBODY)
"""Who is watched for what reaches them: seat 0, and a spectator."""
OPTIONS: Final[dict[str, dict[str, Value]]] = {"fleet": {"hidden_discards": True}, "fresh_fish": {}}
"""The games that hide something, with the options that hide the most."""
Oracle = Callable[[Any, int, str, int], str]
"""From the truth (a State of its game), a seat or CHANCE, the text of its act, and a reader."""


def fleet(truth: Any, seat: int, text: str, reader: int) -> str:
    """Say what is learned from an act of Fleet with hidden discards.

    FL-S5, FL-A10  the lot for the start player and the licences on display are open
    FL-S7          of the cards that somebody draws, others learn the number alone
    FL-S7, FL-H1   captains lie face down
    FL-M5          cards are paid and discarded face down; crates and the sum at the end are open
    """
    verb, _, thing = text.partition(" ")
    if seat == CHANCE:
        return text if verb != "draw" or reader == truth.seat else "a card is drawn"
    face_down = verb in {"captain", "discard"} or (verb == "pay" and thing != "crate")
    return f"{verb} a card face down" if face_down and reader != seat else text


def fresh_fish(truth: Any, seat: int, text: str, reader: int) -> str:
    """Say what is learned from an act of Fresh Fish.

    FF-A2          a bid is sealed until the last is in
    FF-A3          the last one opens all of them
    FF-S5, FF-D2   tiles turned up, plots, money and markers are open; only the order of the deck is not
    """
    if not text.startswith("bid "):
        return text
    if len(truth.turn()) == 1:
        return f"{text}, after {truth.bids}"
    return text if reader == seat else "bid sealed"


ORACLES: Final[dict[str, Oracle]] = {"fleet": fleet, "fresh_fish": fresh_fish}
ONE_PAYMENT: Final = frozenset({"pay", "settle"})
"""Steps that others can only compare as a whole: what cards face down come to is told when they are settled (FL-M5)."""


def learned(game: str, truth: State, seat: int, text: str) -> tuple[str, ...]:
    """Return what each observer learns from an act; asked before it is applied."""
    return tuple(ORACLES[game](truth, seat, text, reader) for reader in OBSERVERS)
