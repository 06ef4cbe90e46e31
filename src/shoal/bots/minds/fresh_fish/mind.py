"""The mind of Fresh Fish: judges by how long each route will be at the end, and by the money that is left."""

from math import exp
from typing import Any, Final, cast

from shoal.bots.mind import Mind, Promise, added, best_first
from shoal.bots.minds.fresh_fish.expected_points import HABITS, FreshFishExpectedPoints, chances_of
from shoal.bots.minds.fresh_fish.net_features import features
from shoal.bots.neural_net import NeuralNet, neural_net_for
from shoal.core.game import State
from shoal.core.rng import Rng
from shoal.games.fresh_fish.actions import BID
from shoal.games.fresh_fish.auction import eligible
from shoal.games.fresh_fish.edition_numbers import FIRST_OUTLET
from shoal.games.fresh_fish.phases import BIDS, BUILDING, TILE_DUE, TURN
from shoal.games.fresh_fish.position_layout import NO_BID, mask_of
from shoal.games.fresh_fish.state import FreshFishState


class FreshFishMind(Mind):
    """Judges by the expected points of each seat, of which the lowest are best, or by a net if there is one."""

    def __init__(self, nets: list[NeuralNet]) -> None:
        self.nets = nets

    def __reduce__(self) -> tuple[Any, ...]:
        """Return what makes this mind again in a pickle or a deep copy."""
        return FreshFishMind, (self.nets,)

    def judge(self, state: State) -> list[float]:
        position = cast("FreshFishState", state)
        net = neural_net_for(self.nets, position.seats)
        if net is not None:
            return net.shares(self.features(state))
        return chances_of(expected_points(outlook_of(position)))

    def features(self, state: State) -> list[list[int]]:
        position = cast("FreshFishState", state)
        outlook = outlook_of(position)
        return features(position, expected_points(outlook), outlook.lengths, HABITS.per_unit)

    def order(self, state: State, seat: int, legal: list[int], rng: Rng) -> list[Promise]:
        position = cast("FreshFishState", state)
        if position.phase == BUILDING:
            return super().order(state, seat, legal, rng)
        actions = legal.copy()
        rng.shuffle(actions)
        if position.phase == TURN:
            points = FreshFishExpectedPoints(position, position.empty_low, position.empty_high).points_of_choices(
                seat, actions
            )
        else:
            points = points_of_bids(outlook_of(position), seat, actions)
        return best_first([-own for own in points], actions)


def outlook_of(state: FreshFishState) -> FreshFishExpectedPoints:
    return FreshFishExpectedPoints(state, state.taken_low, state.taken_high)


def expected_points(outlook: FreshFishExpectedPoints) -> list[float]:
    """Return the expected points of each seat."""
    state = outlook.state
    points = outlook.prospects()
    if state.phase == BIDS:
        gains = gains_of(outlook, points)
        hold_auction(gains, expected_bids(state, gains), points)
    elif state.phase == TILE_DUE:
        points[state.player] -= HABITS.ready
    return points


# The auction


def points_of_bids(outlook: FreshFishExpectedPoints, seat: int, actions: list[int]) -> list[float]:
    """Return how bad each bid is for the seat: its chance of winning afterwards, negated."""
    before = outlook.prospects()
    gains = gains_of(outlook, before)
    bids = expected_bids(outlook.state, gains)
    points: list[float] = []
    for action in actions:
        after = before.copy()
        bids[seat] = float(action - BID)
        hold_auction(gains, bids, after)
        points.append(-chances_of(after)[seat])
    return points


def gains_of(outlook: FreshFishExpectedPoints, points: list[float]) -> list[float]:
    """Return what getting the outlet for nothing would be worth to each seat that must bid."""
    state = outlook.state
    bidders = eligible(state)
    gains = [0.0] * state.seats
    for seat in range(state.seats):
        if bidders & mask_of(seat):
            if state.plots[seat]:
                gains[seat] = points[seat] - outlook.points(seat, state.tile - FIRST_OUTLET)
            else:
                gains[seat] = outlook.unplaced + HABITS.price - float(state.maximum)
    return gains


def expected_bids(state: FreshFishState, gains: list[float]) -> list[float]:
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


def hold_auction(gains: list[float], bids: list[float], points: list[float]) -> None:
    """Change the points by the expected result of the auction: a higher bid is more likely to win."""
    highest = max(bids)
    odds = [exp((bid - highest) / HABITS.bid_spread) if bid >= 0.0 else 0.0 for bid in bids]
    total = added(odds)
    for seat, gain in enumerate(gains):
        points[seat] -= odds[seat] / total * (gain - bids[seat])


def mind_with(nets: list[NeuralNet]) -> Mind:
    """Return the mind with nets, each for its number of seats, or without one."""
    return FreshFishMind(nets)


MIND: Final = mind_with([])
