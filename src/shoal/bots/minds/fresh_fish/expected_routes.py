"""Expected lengths of the routes of Fresh Fish.

A route is measured from its center over streets and over plots that may still become streets. Lengths are in halves: a
street counts 2. An empty plot counts 3, and a reserved plot 4, because its owner wants to build there.
"""

from shoal.core.native import i64
from shoal.games.fresh_fish.bitboards import CELLS, beside, high_bit, list_plots, low_bit
from shoal.games.fresh_fish.state import FreshFishState


class Wave:
    """What routes from a center reach, half by half.

    low, high              the plots that are reached
    free_low, free_high    the plots that are empty and not reserved
    first_low, first_high  the plots beside the center
    next_low, next_high    the plots beside those that are reached; in `next_low_2` two halves ago, and so on
    past_low, past_high    the same at every half; kept only if there are demonstrations, whose weight is printed
    """

    low: i64
    high: i64
    free_low: i64
    free_high: i64
    first_low: i64
    first_high: i64
    next_low: i64
    next_high: i64
    next_low_1: i64
    next_high_1: i64
    next_low_2: i64
    next_high_2: i64
    next_low_3: i64
    next_high_3: i64
    next_low_4: i64
    next_high_4: i64

    def __init__(self, state: FreshFishState, center: int) -> None:
        self.state = state
        self.low, self.high = 0, 0
        self.free_low = state.empty_low & ~state.taken_low
        self.free_high = state.empty_high & ~state.taken_high
        self.first_low = beside(0, low_bit(center), high_bit(center))
        self.first_high = beside(low_bit(center), high_bit(center), 0)
        self.next_low, self.next_high = 0, 0
        self.next_low_1, self.next_high_1 = 0, 0
        self.next_low_2, self.next_high_2 = 0, 0
        self.next_low_3, self.next_high_3 = 0, 0
        self.next_low_4, self.next_high_4 = 0, 0
        self.has_demos = state.demo_low | state.demo_high != 0
        self.past_low: list[int] = []
        self.past_high: list[int] = []

    def spread(self) -> None:
        """Go on by one half."""
        state = self.state
        self.next_low_4, self.next_high_4 = self.next_low_3, self.next_high_3
        self.next_low_3, self.next_high_3 = self.next_low_2, self.next_high_2
        self.next_low_2, self.next_high_2 = self.next_low_1, self.next_high_1
        self.next_low_1, self.next_high_1 = self.next_low | self.first_low, self.next_high | self.first_high
        self.low |= state.street_low & self.next_low_2 | self.free_low & self.next_low_3
        self.low |= state.taken_low & self.next_low_4
        self.high |= state.street_high & self.next_high_2 | self.free_high & self.next_high_3
        self.high |= state.taken_high & self.next_high_4
        if self.has_demos:
            self._cross_demonstrations()
        self.next_low = beside(0, self.low, self.high)
        self.next_high = beside(self.low, self.high, 0)

    def _cross_demonstrations(self) -> None:
        """Reach the demonstrations beside what was reached as many halves ago as they count."""
        state = self.state
        self.past_low.append(self.next_low_1)
        self.past_high.append(self.next_high_1)
        ago: i64 = 2 * state.demo_weight
        if len(self.past_low) >= ago:
            self.low |= state.demo_low & self.past_low[-ago]
            self.high |= state.demo_high & self.past_high[-ago]


def route_lengths(state: FreshFishState, trade: int, asked_low: i64, asked_high: i64) -> list[int]:
    """Return the expected length, in halves, of the trade's route to each outlet and to each of the plots asked for."""
    longest: i64 = 2 * state.maximum
    lengths: list[int] = [longest] * CELLS
    center: int = state.centers[trade]
    wanted_low: i64 = (asked_low | state.served_low) & ~low_bit(center)
    wanted_high: i64 = (asked_high | state.served_high) & ~high_bit(center)
    wave = Wave(state, center)
    halves: i64 = 1
    while halves < longest and wanted_low | wanted_high:
        wave.spread()
        hit_low: i64 = wanted_low & wave.next_low
        hit_high: i64 = wanted_high & wave.next_high
        if hit_low | hit_high:
            wanted_low ^= hit_low
            wanted_high ^= hit_high
            for cell in list_plots(hit_low, hit_high, 0):
                lengths[cell] = halves
        halves += 1
    return lengths
