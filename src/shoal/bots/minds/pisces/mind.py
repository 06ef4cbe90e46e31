"""The mind of Pisces: judges by what each boat should catch, who gets stars, and what gear is still worth."""

from typing import Any, Final, cast

from shoal.bots.mind import Mind, Promise, best_first, shares_of
from shoal.bots.minds.pisces.expected_points import (
    BOAT_WORTH,
    FIRST_WORTH,
    GEAR_WORTH,
    PiscesExpectedPoints,
    price,
    spread_of,
)
from shoal.bots.minds.pisces.fishing import Fishing
from shoal.bots.minds.pisces.net_features import features
from shoal.bots.neural_net import NeuralNet, neural_net_for
from shoal.core.game import State
from shoal.core.native import i64
from shoal.core.rng import Rng
from shoal.games.pisces.bidding import leading_bid
from shoal.games.pisces.edition_numbers import BOAT, GEAR_TYPES, RED
from shoal.games.pisces.phases import (
    BID_PAYMENT,
    BIDDING,
    FINDER,
    FISHING,
    FLEET,
    MANAGEMENT,
    PAYMENT,
    PURCHASES,
    STACK,
)
from shoal.games.pisces.state import PiscesState
from shoal.games.pisces.ways_to_pay import best_payment


class PiscesMind(Mind):
    """Judges by points, the expected catch, the chance of the award, and what boats and gear will bring."""

    def __init__(self, nets: list[NeuralNet]) -> None:
        self.nets = nets

    def __reduce__(self) -> tuple[Any, ...]:
        """Return what makes this mind again in a pickle or a deep copy."""
        return PiscesMind, (self.nets,)

    def judge(self, state: State) -> list[float]:
        position = cast("PiscesState", state)
        if position.round == 0:
            return [1.0 / float(position.seats)] * position.seats
        net = neural_net_for(self.nets, position.seats)
        if net is not None:
            return net.shares(self.features(state))
        return shares_of(PiscesExpectedPoints(position).prospects, spread_of(position))

    def features(self, state: State) -> list[list[int]]:
        position = cast("PiscesState", state)
        return features(position, PiscesExpectedPoints(position), spread_of(position))

    def order(self, state: State, seat: int, legal: list[int], rng: Rng) -> list[Promise]:  # noqa: ARG002  (the state knows)
        actions = legal.copy()
        rng.shuffle(actions)
        return best_first(urges(cast("PiscesState", state), actions), actions)

    def hunch(self, state: State, seat: int, rng: Rng) -> int:
        legal = state.legal(seat)
        if len(legal) == 1:
            return legal[0]
        start: i64 = rng.below(len(legal))
        wanted = urges(cast("PiscesState", state), legal)
        best: i64 = start
        for place in range(len(legal)):
            if wanted[place] > wanted[best]:
                best = place
        return legal[best]


# How promising an action is, among the others of its phase


def urges(state: PiscesState, actions: list[int]) -> list[float]:  # noqa: PLR0911  (one return for each phase)
    phase = state.phase
    if phase == FLEET:
        return fleet_urges(state, actions)
    if phase in (FISHING, FINDER):
        return boat_urges(state, actions)
    if phase == STACK:
        return landing_urges(state, actions)
    if phase == MANAGEMENT:
        return [block_urge(state, action - state.actions.block) for action in actions]
    if phase == PURCHASES:
        return [purchase_urge(state, action) for action in actions]
    if phase in (PAYMENT, BID_PAYMENT):
        wanted = best_payment(state)[0]
        return [float(action == wanted) for action in actions]
    return [bid_urge(state, action) for action in actions] if phase == BIDDING else [0.0] * len(actions)


def fleet_urges(state: PiscesState, actions: list[int]) -> list[float]:
    """Send each remaining boat where it should bring most; the lowest of these areas comes first."""
    fishing = Fishing(state)
    seat: i64 = state.first_player
    while seat != state.seat:
        fishing.play_seat(seat)
        seat = state.left_of(seat)
    areas: i64 = state.printed.kinds + 1
    for area in state.in_play:
        for _ in range(state.at[seat * areas + area]):
            fishing.fish(seat, area)
    worths = [fishing.worth(seat, action - state.actions.boat) for action in actions]
    lowest: i64 = areas
    for _ in range(state.boats_left):
        best: i64 = actions[0] - state.actions.boat
        most = -1.0
        for action in actions:
            worth = fishing.worth(seat, action - state.actions.boat)
            if worth > most:
                most = worth
                best = action - state.actions.boat
        fishing.fish(seat, best)
        lowest = min(lowest, best)
    return [
        worth + (100.0 if action - state.actions.boat == lowest else 0.0)
        for action, worth in zip(actions, worths, strict=True)
    ]


def boat_urges(state: PiscesState, actions: list[int]) -> list[float]:
    """Fish where most can be caught; use a Fish Finder on a boat that would do much better elsewhere."""
    fishing = Fishing(state)
    seat: i64 = state.seat
    if state.phase == FINDER:
        return [fishing.worth(seat, action - state.actions.cast) for action in actions]
    best = fishing.worth(seat, fishing.best_area(seat))
    promises: list[float] = []
    for action in actions:
        if action >= state.actions.finder:
            promises.append(best - fishing.worth(seat, action - state.actions.finder) - 1.0)
        else:
            promises.append(0.01 * fishing.worth(seat, action - state.actions.cast))
    return promises


def landing_urges(state: PiscesState, actions: list[int]) -> list[float]:
    """Compare the stacks that were hit with what another roll should bring."""
    named = state.actions
    promises: list[float] = []
    for action in actions:
        if action == named.reroll:
            again = Fishing(state).worth(state.seat, state.area)
            promises.append(again if state.boats_left == 0 else 0.6 * again)
        else:
            promises.append(0.0 if action == named.keep else stack_urge(state, action - named.stack))
    return promises


def stack_urge(state: PiscesState, place: i64) -> float:
    """Return the worth of a stack: points, stars, and the part of a trophy that it brings."""
    printed = state.printed
    kind: i64 = printed.species_of[place]
    seat: i64 = state.seat
    if state.block[state.owner[kind]] == place:
        return float(state.stack[place]) * (2.0 if state.owner[kind] == seat else -2.0)
    if printed.icon_of[place] == RED:
        return -0.1 * float(state.stack[place])
    worth = float(state.stack[place] * printed.values[kind])
    if not state.won[seat] and kind in state.goals:
        worth += float(printed.trophy_points) * towards_trophy(state, seat, kind, state.stack[place])
    return worth


def towards_trophy(state: PiscesState, seat: i64, kind: i64, chips: i64) -> float:
    """Return the part of a trophy that chips of a goal's species are worth: 1 if they complete the goals."""
    held = state.caught[seat * state.printed.kinds : (seat + 1) * state.printed.kinds]
    other: i64 = state.goals[1] if kind == state.goals[0] else state.goals[0]
    complete = held[kind] + chips >= 2 if other == kind else held[other] > 0
    if complete:
        return 1.0
    return 0.0 if held[kind] else 0.3


def block_urge(state: PiscesState, place: i64) -> float:
    """Return the expected stars of a block: its chips times the chance that boats hit it and have no other choice."""
    printed = state.printed
    kind: i64 = printed.species_of[place]
    chips = float(state.stack[place])
    chance = 0.0
    if place in printed.grounds[kind]:
        others: i64 = 0
        for ground in printed.grounds[kind]:
            if ground != place and state.stack[ground]:
                others += 1
        numbers = float(state.ocean.count(kind)) / float(len(state.ocean) - state.ocean.count(-1))
        return chips * numbers * (0.4 if not others else 0.12)
    for number in printed.numbers[place]:
        rivals: i64 = 0
        for other in printed.hit_by[kind][number]:
            if state.stack[other]:
                rivals += 1
        ways = float(printed.ways[printed.dice[kind]][number]) / float(sum(printed.ways[printed.dice[kind]]))
        chance += ways if rivals == 1 else 0.2 * ways
    return chips * chance * 0.5


def purchase_urge(state: PiscesState, action: i64) -> float:
    """Return what a boat or a card brings in the rounds left, less its price."""
    if action == state.actions.done:
        return 0.0
    item: i64 = action - state.actions.buy
    left = float(state.printed.rounds - state.round)
    worth = BOAT_WORTH
    if item != BOAT:
        worth = GEAR_WORTH[item - 1]
        for _ in range(state.gear[GEAR_TYPES * state.seat + item - 1] + state.basket[item]):
            worth *= 0.5
    return left * worth - float(state.printed.cost_of(item)) - 1.5


def bid_urge(state: PiscesState, action: i64) -> float:
    """Lead with the smallest bid possible, as long as it costs less than being first is worth."""
    if action == state.actions.pass_:
        return 0.0
    spot: i64 = state.printed.spots[action - state.actions.bid]
    if spot < leading_bid(state):
        return -1.0
    worth = FIRST_WORTH - price(state, state.seat, spot)
    if leading_bid(state) == 0 and state.left_of(state.first_player) == state.seat:
        return worth - FIRST_WORTH
    return worth


def mind_with(nets: list[NeuralNet]) -> Mind:
    """Return the mind with nets, each for its number of seats, or without one."""
    return PiscesMind(nets)


MIND: Final = mind_with([])
