"""The outlook of Fresh Fish: the points that each seat should end with, of which the fewest are best."""

from typing import Final

from shoal.bots.mind import shares_of
from shoal.bots.minds.fresh_fish.expected_routes import route_lengths
from shoal.core.native import i64
from shoal.games.fresh_fish.actions import BUILD
from shoal.games.fresh_fish.bitboards import CELLS
from shoal.games.fresh_fish.edition_numbers import FIRST_OUTLET, TRADES
from shoal.games.fresh_fish.phases import BIDS, BUILDING
from shoal.games.fresh_fish.position_layout import NOT_YET, mask_of
from shoal.games.fresh_fish.state import FreshFishState

FIRST_CHOICE: Final = 1000
"""More halves than any route has; it puts an outlet that must be built now before all others."""


class Habits:
    """Estimates of the mind, in points.

    later       how much longer the route of an outlet becomes while it is still in the deck
    price       the price of an outlet while others need it too
    unplaced    the part of the longest route that an outlet without a plot counts
    spare       the worth of a reserved plot that no outlet needs: apartments may go there
    most_spare  how many spare plots are useful
    ready       the advantage of drawing over reserving
    bid_part    the part of an outlet's worth that a player bids
    bid_spread  how much bids vary
    per_unit    the lead in points that makes a seat 2.7 times as likely to win
    """

    def __init__(self) -> None:
        self.later = 1.0
        self.price = 1.0
        self.unplaced = 0.7
        self.spare = 0.3
        self.most_spare = 2
        self.ready = 0.4
        self.bid_part = 0.6
        self.bid_spread = 0.8
        self.per_unit = 3.0


HABITS: Final = Habits()


class FreshFishExpectedPoints:
    """A position, how long routes should become, and what outlets to come should cost.

    lengths   for each trade, the expected lengths of routes to outlets and to the plots asked for, in halves
    unplaced  the expected points of an outlet without a plot
    prices    for each trade, what its outlet should cost
    costs     of the seat whose points were asked for last: the points of each of its outlets to come, or 0
    spare     the plots of that seat that no outlet needs, as far as they are useful
    """

    def __init__(self, state: FreshFishState, asked_low: i64, asked_high: i64) -> None:
        self.state = state
        self.lengths = [route_lengths(state, trade, asked_low, asked_high) for trade in range(len(state.centers))]
        is_room = (state.empty_low & ~state.taken_low) | (state.empty_high & ~state.taken_high)
        self.unplaced = (HABITS.unplaced if is_room else 1.0) * float(state.maximum)
        self.prices = [HABITS.price if lacking(state, trade) > 1 else 0.0 for trade in range(TRADES)]
        self.costs = [0.0] * TRADES
        self.spare = 0

    def prospects(self) -> list[float]:
        """Return the expected points of each seat, but for an auction that is being held."""
        return [self.points(seat, NOT_YET) for seat in range(self.state.seats)]

    def points(self, seat: int, winning: int) -> float:
        """Return the expected points of a seat; `winning` is a trade whose outlet it builds now."""
        state = self.state
        if state.phase == BUILDING and state.due & mask_of(seat):
            winning = state.tile - FIRST_OUTLET
        points = -float(state.money[seat])
        hoped: list[int] = []
        for trade in range(TRADES):
            self.costs[trade] = 0.0
            cell = state.outlets[TRADES * seat + trade]
            if cell < CELLS:
                points += float(self.lengths[trade][cell]) * 0.5
            elif cell == NOT_YET and (trade == winning or is_to_come(state, trade)):
                hoped.append(trade)
                self.costs[trade] = self.unplaced + HABITS.price
            else:
                points += float(state.maximum)
        free = state.plots[seat].copy()
        while hoped and free:
            self._place_best(hoped, free, winning)
        self.spare = min(HABITS.most_spare, len(free))
        for cost in self.costs:
            points += cost
        return points - HABITS.spare * float(self.spare)

    def _place_best(self, hoped: list[int], free: list[int], winning: int) -> None:
        """Place one of the outlets to come on the best free plot."""
        best: i64 = FIRST_CHOICE
        best_trade = hoped[0]
        best_plot = free[0]
        for trade in hoped:
            ahead: i64 = FIRST_CHOICE if trade == winning else 0
            of_trade = self.lengths[trade]
            for plot in free:
                length: i64 = of_trade[plot - BUILD] - ahead
                if length < best:
                    best = length
                    best_trade = trade
                    best_plot = plot
        hoped.remove(best_trade)
        free.remove(best_plot)
        if best_trade == winning:
            self.costs[best_trade] = float(best + FIRST_CHOICE) * 0.5
        else:
            self.costs[best_trade] = self.cost_at(best_trade, best_plot - BUILD)

    def cost_at(self, trade: int, cell: int) -> float:
        """Return the expected points of an outlet to come if a plot is kept for it."""
        return min(float(self.lengths[trade][cell]) * 0.5 + HABITS.later, self.unplaced) + self.prices[trade]

    def points_of_choices(self, seat: int, actions: list[int]) -> list[float]:
        """Return the expected points after reserving each plot, or drawing.

        A plot serves the outlet to come that gains most by it, or is spare. Longer routes of others are ignored.
        """
        before = self.points(seat, NOT_YET)
        points: list[float] = []
        for action in actions:
            if action >= BUILD:
                points.append(before - HABITS.ready)
                continue
            spared = HABITS.spare if self.spare < HABITS.most_spare else 0.0
            for trade in range(TRADES):
                if self.costs[trade] > 0.0:
                    spared = max(spared, self.costs[trade] - self.cost_at(trade, action))
            points.append(before - spared)
        return points


def lacking(state: FreshFishState, trade: int) -> int:
    """Return the number of seats that still need the trade's outlet."""
    count = 0
    for seat in range(state.seats):
        if state.outlets[TRADES * seat + trade] == NOT_YET:
            count += 1
    return count


def is_to_come(state: FreshFishState, trade: int) -> bool:
    return state.deck[FIRST_OUTLET + trade] > 0 or (state.phase == BIDS and state.tile == FIRST_OUTLET + trade)


def chances_of(points: list[float]) -> list[float]:
    """Turn points into chances of winning; fewest points win."""
    return shares_of([-own for own in points], HABITS.per_unit)
