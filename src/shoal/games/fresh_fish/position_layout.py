"""How a position of Fresh Fish is laid out: seats as bits, and what stands in its lists where there is no number."""

from typing import Final

from shoal.core.native import i64
from shoal.games.fresh_fish.bitboards import CELLS

NOT_YET: Final = CELLS
"""In place of an outlet's cell: the seat does not have it so far."""
OFF_BOARD: Final = CELLS + 1
"""In place of an outlet's cell: the seat has it and could not build it."""
NO_BID: Final = -1
NO_AUCTION: Final = -1


def mask_of(seat: i64) -> i64:
    """Return a seat as a bit of a mask of seats."""
    mask: i64 = 1
    mask <<= seat
    return mask
