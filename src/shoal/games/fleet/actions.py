"""The action table of Fleet: 195 entries, chance outcomes included.

Each kind of step has a block of its own, and inside a block kinds of boat and licence keep the order of `printed.py`.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from shoal.core.actions import Action, ActionTable
from shoal.games.fleet.printed import BOATS, LARGEST_BID, LICENCES, SEATS

AUCTION: Final = 0
DECLINE: Final = 9
PASS: Final = 10
PAY: Final = 11
PAY_CRATE: Final = 17
LAUNCH: Final = 18
STOP: Final = 24
CAPTAIN: Final = 25
ABOARD: Final = 31
PROCESS: Final = 37
TRADE: Final = 61
DISCARD: Final = 62
DRAW: Final = 68
REVEAL: Final = 74
START: Final = 83
SETTLE: Final = 87
BID: Final = 95
"""One below the first bid: the action of a bid is BID + its amount."""
MOST_LOST: Final = 8
"""What a payment may lose at most, no change being given: one less than the highest cash of a card."""
LEVELS: Final = 4
"""Crates that a boat may hold: classes of boats to process are 4 * kind + crates - 1."""


@dataclass(frozen=True)
class Step(Action):
    """A step of a seat or of chance: a verb, and what it is done with."""

    verb: str
    thing: str = ""
    hidden_as: str = ""

    @property
    def text(self) -> str:
        return f"{self.verb} {self.thing}" if self.thing else self.verb

    @property
    def veil(self) -> str:
        return self.hidden_as

    @property
    def idle(self) -> bool:
        return self.verb in {"decline", "pass", "stop"}


def _steps() -> Iterator[Step]:
    yield from (Step("auction", licence) for licence in LICENCES)
    yield from (Step("decline"), Step("pass"))
    yield from (Step("pay", boat, "pay a card") for boat in BOATS)
    yield Step("pay", "crate")
    yield from (Step("launch", boat) for boat in BOATS)
    yield Step("stop")
    yield from (Step("captain", boat, "hire a captain") for boat in BOATS)
    yield from (Step("aboard", boat) for boat in BOATS)
    yield from (Step("process", f"{boat} {crates}") for boat in BOATS for crates in range(1, LEVELS + 1))
    yield Step("trade")
    yield from (Step("discard", boat, "discard a card") for boat in BOATS)
    yield from (Step("draw", boat, "draw a card") for boat in BOATS)
    yield from (Step("reveal", licence) for licence in LICENCES)
    yield from (Step("start", str(seat)) for seat in range(max(SEATS)))
    yield from (Step("settle", f"{lost} over" if lost else "") for lost in range(MOST_LOST + 1))
    yield from (Step("bid", str(amount)) for amount in range(1, LARGEST_BID + 1))


TABLE: Final = ActionTable(_steps())
