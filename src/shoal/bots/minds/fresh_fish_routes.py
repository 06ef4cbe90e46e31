"""Expected lengths of the routes of Fresh Fish.

A route is measured from its center over streets and over plots that may still become streets. An empty plot counts more
than a street. A reserved plot counts more still, because its owner wants to build there. Lengths are in halves.
"""

from typing import Final

from shoal.core.native import i64
from shoal.games.fresh_fish.plots import CELLS, beside, high_bit, list_plots, low_bit
from shoal.games.fresh_fish.state import FreshFishState

STREET_HALVES: Final = 2
EMPTY_HALVES: Final = 3
RESERVED_HALVES: Final = 4


def route_lengths(state: FreshFishState, trade: int, asked_low: i64, asked_high: i64) -> list[int]:
    """Return the expected length, in halves, of the trade's route to each outlet and to each of the plots asked for."""
    longest: i64 = 2 * state.maximum
    lengths: list[int] = [longest] * CELLS
    center: int = state.centers[trade]
    center_low: i64 = low_bit(center)
    center_high: i64 = high_bit(center)
    free_low: i64 = state.empty_low & ~state.taken_low
    free_high: i64 = state.empty_high & ~state.taken_high
    wanted_low: i64 = (asked_low | state.served_low) & ~center_low
    wanted_high: i64 = (asked_high | state.served_high) & ~center_high
    demo_halves: i64 = 2 * state.demo_weight
    has_demos = state.demo_low | state.demo_high != 0
    past_low: list[int] = []
    past_high: list[int] = []
    low: i64 = center_low
    high: i64 = center_high
    halves: i64 = 0
    while halves < longest and wanted_low | wanted_high:
        if halves >= STREET_HALVES:
            from_low: i64 = past_low[halves - STREET_HALVES]
            from_high: i64 = past_high[halves - STREET_HALVES]
            low |= state.street_low & beside(0, from_low, from_high)
            high |= state.street_high & beside(from_low, from_high, 0)
        if halves >= EMPTY_HALVES:
            from_low = past_low[halves - EMPTY_HALVES]
            from_high = past_high[halves - EMPTY_HALVES]
            low |= free_low & beside(0, from_low, from_high)
            high |= free_high & beside(from_low, from_high, 0)
        if halves >= RESERVED_HALVES:
            from_low = past_low[halves - RESERVED_HALVES]
            from_high = past_high[halves - RESERVED_HALVES]
            low |= state.taken_low & beside(0, from_low, from_high)
            high |= state.taken_high & beside(from_low, from_high, 0)
        if has_demos and halves >= demo_halves:
            from_low = past_low[halves - demo_halves]
            from_high = past_high[halves - demo_halves]
            low |= state.demo_low & beside(0, from_low, from_high)
            high |= state.demo_high & beside(from_low, from_high, 0)
        past_low.append(low)
        past_high.append(high)
        hit_low: i64 = wanted_low & beside(0, low ^ center_low, high ^ center_high)
        hit_high: i64 = wanted_high & beside(low ^ center_low, high ^ center_high, 0)
        wanted_low ^= hit_low
        wanted_high ^= hit_high
        for cell in list_plots(hit_low, hit_high, 0):
            lengths[cell] = halves
        halves += 1
    return lengths
