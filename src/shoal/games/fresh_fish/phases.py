"""The phases of Fresh Fish, and what stands in a state's lists where there is no number."""

from typing import Final

from shoal.core.native import i64
from shoal.games.fresh_fish.actions import CELLS

CENTERS_DUE: Final = 0
FIRST_DUE: Final = 1
TURN: Final = 2
TILE_DUE: Final = 3
BIDS: Final = 4
BUILDING: Final = 5
OVER: Final = 6

NOT_YET: Final = CELLS
"""In place of an outlet's cell: the seat does not have it so far."""
OFF_BOARD: Final = CELLS + 1
"""In place of an outlet's cell: the seat has it and could not build it."""
NO_BID: Final = -1
NO_AUCTION: Final = -1


def mask_of(seat: i64) -> i64:
    """Give a seat as a bit of a mask of seats."""
    mask: i64 = 1
    mask <<= seat
    return mask
