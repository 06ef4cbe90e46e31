"""The action table of Fresh Fish: plots to reserve and to build on, chance's own outcomes, the turn's choices, bids.

Bids come last, so that another edition's money makes the action table longer and moves nothing else.
"""

from typing import Final

from shoal.core.actions import ActionTable, block
from shoal.games.fresh_fish.bitboards import COLUMNS
from shoal.games.fresh_fish.edition_numbers import KINDS, MOST_SEATS, TILES

RESERVE: Final = 0
BUILD: Final = 100
CENTER: Final = 200
TILE: Final = 300
FIRST: Final = 307
DRAW: Final = 312
TAKE_APARTMENTS: Final = 313
TAKE_STREET: Final = 314
PASS: Final = 315
BID: Final = 316

CELL_NAMES: Final = [f"{column}{row}" for row in range(1, COLUMNS + 1) for column in "abcdefghij"]


def cell_name(cell: int) -> str:
    return CELL_NAMES[cell]


def cell_of(name: str) -> int:
    return COLUMNS * (int(name[1:]) - 1) + "abcdefghij".index(name[0])


def actions_for(money: int) -> ActionTable:
    return ActionTable(
        [
            *block("reserve", CELL_NAMES),
            *block("build", CELL_NAMES),
            *block("center", CELL_NAMES, chance=True),
            *block("tile", TILES[:KINDS], chance=True),
            *block("seat", (f"{seat} starts" for seat in range(MOST_SEATS)), chance=True),
            *block("draw"),
            *block("take", ("apartments", "street")),
            *block("pass", idle=True),
            *block("bid", range(money + 1), veil="seals a bid"),
        ]
    )
