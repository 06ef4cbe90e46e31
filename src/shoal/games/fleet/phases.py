"""The steps of a round of Fleet, by number, in their order, and their names for people and views."""

from typing import Final

START_PLAYER: Final = 0
REVEALING: Final = 1
CHOOSING: Final = 2
OPENING: Final = 3
BIDDING: Final = 4
PAYING: Final = 5
LAUNCHING: Final = 6
COD_DRAWS: Final = 7
HIRING: Final = 8
BOARDING: Final = 9
LOBSTER_DRAWS: Final = 10
PROCESSING: Final = 11
TRADE_DRAWS: Final = 12
DRAWING: Final = 13
DISCARDING: Final = 14
OVER: Final = 15

NAMES: Final = (
    "start player", "reveal", "choose", "open", "bid", "pay", "launch", "cod draw", "captain", "aboard", "lobster draw",
    "process", "trade draw", "draw", "discard", "over",
)  # fmt: skip
