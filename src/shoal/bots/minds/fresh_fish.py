"""The mind of Fresh Fish: judges by how long each route will be at the end, and by the money that is left."""

from math import exp
from typing import Final, cast

from shoal.bots.mind import Mind, Promise, added, best_first, shares_of
from shoal.bots.minds.fresh_fish_features import features
from shoal.bots.minds.fresh_fish_routes import route_lengths
from shoal.bots.nets import Net
from shoal.core.game import State
from shoal.core.native import i64
from shoal.core.rng import Rng
from shoal.games.fresh_fish.actions import BID, BUILD
from shoal.games.fresh_fish.auction import eligible
from shoal.games.fresh_fish.layout import NO_BID, NOT_YET, mask_of
from shoal.games.fresh_fish.phases import BIDS, BUILDING, TILE_DUE, TURN
from shoal.games.fresh_fish.plots import CELLS
from shoal.games.fresh_fish.printed import FIRST_OUTLET, TRADES
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


class FreshFishMind(Mind):
    """Judges by the expected points of each seat, of which the lowest are best, or by a net if there is one."""

    def __init__(self, net: Net | None) -> None:
        self.net = net

    def judge(self, state: State) -> list[float]:
        position = cast("FreshFishState", state)
        net = self.net
        if net is not None and net.seats == position.seats:
            return net.shares(self.features(state))
        return chances_of(expected_points(position, expected_lengths(position)))

    def features(self, state: State) -> list[list[int]]:
        position = cast("FreshFishState", state)
        lengths = expected_lengths(position)
        return features(position, expected_points(position, lengths), lengths, HABITS.per_unit)

    def order(self, state: State, seat: int, legal: list[int], rng: Rng) -> list[Promise]:
        position = cast("FreshFishState", state)
        if position.phase == BUILDING:
            return super().order(state, seat, legal, rng)
        actions = legal.copy()
        rng.shuffle(actions)
        if position.phase == TURN:
            points = _points_of_choices(position, seat, actions)
        else:
            points = _points_of_bids(position, seat, actions)
        return best_first([-own for own in points], actions)


def chances_of(points: list[float]) -> list[float]:
    """Turn points into chances of winning; fewest points win."""
    return shares_of([-own for own in points], HABITS.per_unit)


def expected_lengths(state: FreshFishState) -> list[list[int]]:
    """Return the expected lengths of the routes of each trade; centers that are not placed yet are left out."""
    placed = len(state.centers)
    return [route_lengths(state, trade, state.taken_low, state.taken_high) for trade in range(placed)]


def expected_points(state: FreshFishState, lengths: list[list[int]]) -> list[float]:
    """Return the expected points of each seat."""
    points = [seat_points(state, seat, state.plots[seat], lengths, NOT_YET) for seat in range(state.seats)]
    if state.phase == BIDS:
        gains = _gains(state, points, lengths)
        _hold_auction(state, gains, _expected_bids(state, gains), points)
    elif state.phase == TILE_DUE:
        points[state.player] -= HABITS.ready
    return points


# The value of each choice, without making it


def _points_of_choices(state: FreshFishState, seat: int, actions: list[int]) -> list[float]:
    """Return the expected points after reserving each plot, or drawing; longer routes of others are ignored."""
    lengths = [route_lengths(state, trade, state.empty_low, state.empty_high) for trade in range(TRADES)]
    own = state.plots[seat]
    waiting = seat_points(state, seat, own, lengths, NOT_YET) - HABITS.ready
    points: list[float] = []
    for action in actions:
        reserved = action < BUILD
        points.append(seat_points(state, seat, [*own, BUILD + action], lengths, NOT_YET) if reserved else waiting)
    return points


def _points_of_bids(state: FreshFishState, seat: int, actions: list[int]) -> list[float]:
    """Return how bad each bid is for the seat: its chance of winning afterwards, negated."""
    lengths = [route_lengths(state, trade, state.taken_low, state.taken_high) for trade in range(TRADES)]
    before = [seat_points(state, other, state.plots[other], lengths, NOT_YET) for other in range(state.seats)]
    gains = _gains(state, before, lengths)
    bids = _expected_bids(state, gains)
    points: list[float] = []
    for action in actions:
        after = before.copy()
        bids[seat] = float(action - BID)
        _hold_auction(state, gains, bids, after)
        points.append(-chances_of(after)[seat])
    return points


# The expected points of a seat


def seat_points(state: FreshFishState, seat: int, plots: list[int], lengths: list[list[int]], winning: int) -> float:
    """Return the expected points of a seat with these plots; `winning` is a trade whose outlet it builds now."""
    if state.phase == BUILDING and state.due & mask_of(seat):
        winning = state.tile - FIRST_OUTLET
    points = -float(state.money[seat])
    hoped: list[int] = []
    for trade in range(TRADES):
        cell = state.outlets[TRADES * seat + trade]
        if cell < CELLS:
            points += float(lengths[trade][cell]) * 0.5
        elif cell == NOT_YET and (trade == winning or _is_to_come(state, trade)):
            hoped.append(trade)
        else:
            points += float(state.maximum)
    free = plots.copy()
    while hoped and free:
        points += _place_best(state, hoped, free, lengths, winning)
    points += float(len(hoped)) * (_unplaced(state) + HABITS.price)
    return points - HABITS.spare * float(min(HABITS.most_spare, len(free)))


def _unplaced(state: FreshFishState) -> float:
    """Return the expected points of an outlet without a plot."""
    is_room = (state.empty_low & ~state.taken_low) | (state.empty_high & ~state.taken_high)
    return (HABITS.unplaced if is_room else 1.0) * float(state.maximum)


def _is_to_come(state: FreshFishState, trade: int) -> bool:
    return state.deck[FIRST_OUTLET + trade] > 0 or (state.phase == BIDS and state.tile == FIRST_OUTLET + trade)


def _place_best(
    state: FreshFishState, hoped: list[int], free: list[int], lengths: list[list[int]], winning: int
) -> float:
    """Place one of the outlets to come on the best free plot, and return its expected points."""
    best: i64 = FIRST_CHOICE
    best_trade = hoped[0]
    best_plot = free[0]
    for trade in hoped:
        ahead: i64 = FIRST_CHOICE if trade == winning else 0
        of_trade = lengths[trade]
        for plot in free:
            length: i64 = of_trade[plot - BUILD] - ahead
            if length < best:
                best = length
                best_trade = trade
                best_plot = plot
    hoped.remove(best_trade)
    free.remove(best_plot)
    if best_trade == winning:
        return float(best + FIRST_CHOICE) * 0.5
    price = HABITS.price if _lacking(state, best_trade) > 1 else 0.0
    return min(float(best) * 0.5 + HABITS.later, _unplaced(state)) + price


def _lacking(state: FreshFishState, trade: int) -> int:
    """Return the number of seats that still need the trade's outlet."""
    lacking = 0
    for seat in range(state.seats):
        if state.outlets[TRADES * seat + trade] == NOT_YET:
            lacking += 1
    return lacking


# The auction


def _gains(state: FreshFishState, points: list[float], lengths: list[list[int]]) -> list[float]:
    """Return what getting the outlet for nothing would be worth to each seat that must bid."""
    bidders = eligible(state)
    trade = state.tile - FIRST_OUTLET
    gains = [0.0] * state.seats
    for seat in range(state.seats):
        if bidders & mask_of(seat):
            if state.plots[seat]:
                gains[seat] = points[seat] - seat_points(state, seat, state.plots[seat], lengths, trade)
            else:
                gains[seat] = _unplaced(state) + HABITS.price - float(state.maximum)
    return gains


def _expected_bids(state: FreshFishState, gains: list[float]) -> list[float]:
    """Return the sealed bids, and an estimate of the others from what each seat would gain."""
    bids = [-1.0] * state.seats
    bidders = eligible(state)
    for seat in range(state.seats):
        sealed = state.bids[seat]
        if sealed != NO_BID:
            bids[seat] = float(sealed)
        elif bidders & mask_of(seat):
            bids[seat] = min(max(gains[seat] * HABITS.bid_part, 0.0), float(state.money[seat]))
    return bids


def _hold_auction(state: FreshFishState, gains: list[float], bids: list[float], points: list[float]) -> None:
    """Change the points by the expected result of the auction: a higher bid is more likely to win."""
    highest = max(bids)
    odds = [exp((bid - highest) / HABITS.bid_spread) if bid >= 0.0 else 0.0 for bid in bids]
    total = added(odds)
    for seat in range(state.seats):
        points[seat] -= odds[seat] / total * (gains[seat] - bids[seat])


def mind_with(net: Net | None) -> Mind:
    """Return the mind with a net, or without one."""
    return FreshFishMind(net)


MIND: Final = mind_with(None)
