"""The steps of a game of Pisces at which a seat or chance decides, by number, and their names."""

from typing import Final

FIRST_PLAYER: Final = 0
BOARDS: Final = 1
GOALS: Final = 2
MANAGEMENT: Final = 3
FLEET: Final = 4
FISHING: Final = 5
FINDER: Final = 6
ROLL: Final = 7
STACK: Final = 8
PURCHASES: Final = 9
PAYMENT: Final = 10
REPRODUCTION: Final = 11
BIDDING: Final = 12
BID_PAYMENT: Final = 13
OVER: Final = 14
NAMES: Final = (
    "first player", "boards", "goals", "management", "fleet", "fishing", "finder", "roll", "stack", "purchases",
    "payment", "reproduction", "bidding", "bid payment", "over",
)  # fmt: skip
