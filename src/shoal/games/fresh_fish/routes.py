"""Routes: how far it is over streets from a supply center to the outlets of its trade.

A street counts 1, a demonstration more. Lengths are found for all outlets of a trade at once, by letting the trucks of
the center roll out one step at a time; chains, for people, plot by plot.
"""

from heapq import heappop, heappush
from typing import Final

from shoal.core.native import i64
from shoal.games.fresh_fish.bitboards import CELLS, COLUMNS, beside, high_bit, low_bit
from shoal.games.fresh_fish.edition_numbers import TRADES


def _neighbours(cell: int) -> list[int]:
    column = cell % COLUMNS
    sides = ((cell - COLUMNS, True), (cell - 1, column > 0), (cell + 1, column < COLUMNS - 1), (cell + COLUMNS, True))
    return [other for other, in_row in sides if in_row and 0 <= other < CELLS]


NEIGHBOURS: Final = [_neighbours(cell) for cell in range(CELLS)]
"""The cells beside each cell of the largest board."""


def measure(
    lengths: list[int],
    trade: int,
    center: int,
    outlets: list[int],
    street_low: i64,
    street_high: i64,
    demo_low: i64,
    demo_high: i64,
    demo_weight: i64,
) -> None:
    """Write down the length of the route to each outlet of the trade where it is less than what stands there.

    Both lists have four places for each seat. Trucks roll out from the center: over the next streets with every step,
    over a demonstration when they have stood before it long enough. The center itself is no street.
    """
    center_low: i64 = low_bit(center)
    center_high: i64 = high_bit(center)
    wanted_low: i64 = 0
    wanted_high: i64 = 0
    longest: i64 = 0
    for place in range(trade, len(outlets), TRADES):
        if outlets[place] < CELLS:
            wanted_low |= low_bit(outlets[place])
            wanted_high |= high_bit(outlets[place])
            longest = max(longest, lengths[place])
    low: i64 = center_low
    high: i64 = center_high
    past: list[tuple[i64, i64]] = []
    weight: i64 = 1
    while weight < longest and wanted_low | wanted_high:
        wider_low: i64 = low | (street_low & beside(0, low, high))
        wider_high: i64 = high | (street_high & beside(low, high, 0))
        if demo_low | demo_high:
            past.append((low, high))
            if weight >= demo_weight:
                before_low, before_high = past[weight - demo_weight]
                wider_low |= demo_low & beside(0, before_low, before_high)
                wider_high |= demo_high & beside(before_low, before_high, 0)
        elif wider_low == low and wider_high == high:
            return
        low = wider_low
        high = wider_high
        hit_low: i64 = wanted_low & beside(0, low ^ center_low, high ^ center_high)
        hit_high: i64 = wanted_high & beside(low ^ center_low, high ^ center_high, 0)
        if hit_low | hit_high:
            wanted_low ^= hit_low
            wanted_high ^= hit_high
            _note(lengths, trade, outlets, hit_low, hit_high, weight)
        weight += 1


def _note(lengths: list[int], trade: int, outlets: list[int], low: i64, high: i64, weight: i64) -> None:
    for place in range(trade, len(outlets), TRADES):
        cell = outlets[place]
        if cell < CELLS and (low_bit(cell) & low) | (high_bit(cell) & high) and lengths[place] > weight:
            lengths[place] = weight


class Roads:
    """The lightest ways from a center to all plots, over plots that can be passed."""

    def __init__(self, center: int, weights: dict[int, int]) -> None:
        """Find the lightest way to every plot; of equal ways the one over the lower plot."""
        self.weight: dict[int, int] = {}
        self._before: dict[int, int] = {}
        waiting = [(weights[cell], cell, center) for cell in NEIGHBOURS[center] if cell in weights]
        waiting.sort()
        while waiting:
            weight, here, before = heappop(waiting)
            if here in self.weight:
                continue
            self.weight[here] = weight
            self._before[here] = before
            for cell in NEIGHBOURS[here]:
                if cell in weights and cell not in self.weight:
                    heappush(waiting, (weight + weights[cell], cell, here))

    def length(self, outlet: int) -> int | None:
        """Return the length of the route to an outlet on that plot, None if there is none."""
        ways = [self.weight[cell] for cell in NEIGHBOURS[outlet] if cell in self.weight]
        return min(ways) if ways else None

    def chain(self, outlet: int) -> list[int]:
        """List the plots of the route from the center to an outlet on that plot."""
        ways = [(self.weight[cell], cell) for cell in NEIGHBOURS[outlet] if cell in self.weight]
        if not ways:
            return []
        cells = [min(ways)[1]]
        while cells[-1] in self.weight:
            cells.append(self._before[cells[-1]])
        return cells[-2::-1]
