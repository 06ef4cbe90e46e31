"""The action table of Fleet: 380 entries, chance outcomes included.

Each kind of step has a block of its own, and inside a block kinds of boat and licence keep the order of
`edition_numbers.py`.
"""

from typing import Final

from shoal.core.actions import ActionTable, block
from shoal.games.fleet.edition_numbers import BOATS, LARGEST_BID, LICENCES, SEATS

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
"""The most that a payment may lose, no change being given: one less than the highest cash of a card."""
LEVELS: Final = 4
"""Crates that a boat may hold: classes of boats to process are 4 * kind + crates - 1."""


ACTIONS: Final = ActionTable(
    [
        *block("auction", LICENCES),
        *block("decline", idle=True),
        *block("pass", idle=True),
        *block("pay", BOATS, veil="pay a card"),
        *block("pay", ["crate"]),
        *block("launch", BOATS),
        *block("stop", idle=True),
        *block("captain", BOATS, veil="hire a captain"),
        *block("aboard", BOATS),
        *block("process", (f"{boat} {crates}" for boat in BOATS for crates in range(1, LEVELS + 1))),
        *block("trade"),
        *block("discard", BOATS, veil="discard a card"),
        *block("draw", BOATS, veil="draw a card", chance=True),
        *block("reveal", LICENCES, chance=True),
        *block("start", range(max(SEATS)), chance=True),
        *block("settle", (f"{lost} over" if lost else "" for lost in range(MOST_LOST + 1))),
        *block("bid", range(1, LARGEST_BID + 1)),
    ]
)
