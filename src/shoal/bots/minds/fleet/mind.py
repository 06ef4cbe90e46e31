"""The mind of Fleet: judges by points so far, crates still to be landed, and what money can still buy."""

from dataclasses import dataclass
from typing import Any, Final, cast

from shoal.bots.mind import Mind, shares_of
from shoal.bots.minds.fleet.net_features import features
from shoal.bots.minds.fleet.playout_policy import hunch
from shoal.bots.neural_net import NeuralNet, neural_net_for
from shoal.core.game import State
from shoal.core.native import i64
from shoal.core.pickling import pickle_by_fields
from shoal.core.rng import Rng
from shoal.games.fleet import launching, scoring
from shoal.games.fleet.edition_numbers import (
    BOAT_KINDS,
    COD,
    CRAB_CAPTAINS,
    CRAB_FISH,
    LICENCE_KINDS,
    LOBSTER,
    SHRIMP,
    TUNA,
    VESSEL,
)
from shoal.games.fleet.licence_deck import licences_to_come
from shoal.games.fleet.payment import FOR_LAUNCH
from shoal.games.fleet.phases import (
    BIDDING,
    CHOOSING,
    COD_DRAWS,
    DRAWING,
    LAUNCHING,
    LOBSTER_DRAWS,
    PAYING,
    TRADE_DRAWS,
)
from shoal.games.fleet.position_layout import CLASSES, LEVELS_OF_KIND, SEAT_BIT
from shoal.games.fleet.state import FleetState

NO_LICENCE: Final = -1


@dataclass
class Beliefs:
    """Estimates of the mind: the worth of something in points, unless it says otherwise.

    buyers         the part of all seats that buys a licence in a round
    captains       the number of captains that a seat hires in a round
    card           dollars of an unseen card
    dollar         a dollar; `first_dollar` for each of the first `need` dollars, to be kept for boats in an auction
    spending       rounds of launching in which money can be spent well; if fewer are left, money is worth less
    shrimp ...     dollars a round that the first licence of a kind brings or saves; `further` is the part of others
    boats          being able to launch at all, `more_boats` for each other kind, if `sailing` rounds are left
    ready          the best card in hand that could be launched; `more_ready` for each other
    coming         a crate that a boat with a captain will land; `unmanned` for a boat without one
    crab           the gain of a King Crab licence for captains or fish in a round
    lead           the lead that makes a win likely; `lead_a_round` more for each round left
    """

    buyers: float = 0.9
    captains: float = 0.85
    card: float = 1.9
    dollar: float = 0.9
    first_dollar: float = 3.0
    need: float = 8.0
    spending: float = 4.0
    shrimp: float = 0.9
    cod: float = 0.7
    lobster: float = 1.05
    tuna: float = 0.85
    vessel: float = 0.8
    further: float = 0.55
    boats: float = 2.5
    more_boats: float = 0.95
    sailing: float = 4.4
    ready: float = 0.5
    more_ready: float = 0.3
    coming: float = 0.9
    unmanned: float = 0.55
    crab: float = 0.3
    lead: float = 3.0
    lead_a_round: float = 1.5


pickle_by_fields(Beliefs)


class FleetMind(Mind):
    """Judges by the points that each seat should end with; where a round begins, a net judges if there is one."""

    def __init__(self, beliefs: Beliefs, nets: list[NeuralNet]) -> None:
        self.beliefs = beliefs
        self.nets = nets

    def __reduce__(self) -> tuple[Any, ...]:
        """Return what makes this mind again in a pickle or a deep copy."""
        return FleetMind, (self.beliefs, self.nets)

    def judge(self, state: State) -> list[float]:
        here = cast("FleetState", state)
        net = neural_net_for(self.nets, here.seats) if round_begins(here) else None
        if net is not None:
            return net.shares(self.features(state))
        rounds = rounds_left(here, self.beliefs)
        return shares_of(self.prospects(here, rounds), self.scale(rounds))

    def features(self, state: State) -> list[list[int]]:
        here = cast("FleetState", state)
        rounds = rounds_left(here, self.beliefs)
        return features(here, self.prospects(here, rounds), self.scale(rounds), rounds)

    def prospects(self, state: FleetState, rounds: float) -> list[float]:
        return [prospect(state, seat, rounds, self.beliefs) for seat in range(state.seats)]

    def scale(self, rounds: float) -> float:
        """Return the lead in points that makes a win likely."""
        return self.beliefs.lead + self.beliefs.lead_a_round * rounds

    def quiet(self, state: State) -> bool:
        """Return whether a round begins; in the middle of one, some seats have spent and others have not."""
        return round_begins(cast("FleetState", state))

    def foresee(self, state: State, rng: Rng, horizon: int, taken: list[int]) -> list[float]:
        """Return an estimate of the end; a net judges so well that playing on for long only adds luck."""
        return super().foresee(state, rng, 0 if neural_net_for(self.nets, state.seats) is not None else horizon, taken)

    def hunch(self, state: State, seat: int, rng: Rng) -> int:
        return hunch(cast("FleetState", state), seat, rng)


def rounds_left(state: FleetState, beliefs: Beliefs) -> float:
    """Return an estimate of the rounds after this one, until the licences or the crates run out."""
    if state.no_licences or state.no_crates:
        return 0.0
    seats = float(state.seats)
    by_licences = float(state.displayed + licences_to_come(state) - state.seats + 1) / (beliefs.buyers * seats)
    boats: i64 = 0
    for seat in range(state.seats):
        boats += state.captained(seat)
    catch = float(boats)
    supply = float(state.supply)
    rounds = 0.0
    while supply > 0.0 and rounds < by_licences:
        catch += beliefs.captains * seats
        supply -= catch
        rounds += 1.0
    return min(by_licences, rounds)


def prospect(state: FleetState, seat: i64, rounds: float, beliefs: Beliefs) -> float:
    """Return the points that the seat has, plus those that its boats, licences and money should bring.

    A licence that is being paid for counts as bought, and the money that is due counts as paid.
    """
    launchings = rounds + 1.0 if state.phase <= LAUNCHING else rounds
    fishings = rounds + 1.0 if state.phase <= LOBSTER_DRAWS else rounds
    value = float(scoring.points(state, seat)) + crates_to_come(state, seat, fishings, beliefs)
    bought = licence_bought(state, seat)
    place: i64 = LICENCE_KINDS * seat + bought
    if bought != NO_LICENCE:
        state.licences[place] += 1
        value += float(state.printed.licence_points[bought])
    time = min(1.0, launchings / beliefs.spending)
    value += time * (money_worth(state, seat, beliefs) + boats_in_hand(state, seat, beliefs))
    value += licence_worth(state, seat, rounds, launchings, beliefs)
    if bought != NO_LICENCE:
        state.licences[place] -= 1
    return value


def crates_to_come(state: FleetState, seat: i64, fishings: float, beliefs: Beliefs) -> float:
    """Return the worth of the crates that the launched boats will still land."""
    capacity: i64 = state.printed.capacity
    total = 0.0
    for first in range(CLASSES * seat, CLASSES * seat + CLASSES, LEVELS_OF_KIND):
        total += beliefs.unmanned * float(state.fleet[first]) * min(float(capacity), fishings)
        for crates in range(capacity):
            boats = state.fleet[first + 1 + crates]
            if boats:
                total += beliefs.coming * float(boats) * min(float(capacity - crates), fishings)
    return total


def licence_bought(state: FleetState, seat: i64) -> i64:
    """Return the licence that the seat is paying for or has the highest bid on, or NO_LICENCE."""
    if state.phase == PAYING and state.payer == seat and state.paying_for < FOR_LAUNCH:
        return state.paying_for
    return state.block if state.phase == BIDDING and state.high == seat else NO_LICENCE


def debt(state: FleetState, seat: i64) -> i64:
    """Return what the seat still has to pay for a licence that counts as bought."""
    if state.phase == PAYING and state.payer == seat:
        return state.due
    return max(0, state.bid - state.discount(seat)) if state.phase == BIDDING and state.high == seat else 0


def draws_due(state: FleetState, seat: i64) -> i64:
    drawing = state.phase in {COD_DRAWS, LOBSTER_DRAWS, TRADE_DRAWS, DRAWING}
    return state.draws_left if drawing and state.seat == seat else 0


def money_worth(state: FleetState, seat: i64, beliefs: Beliefs) -> float:
    """Return the worth of cards as money; from the first bid to the launching, the money for boats is worth more."""
    money = float(state.cash[seat] + state.processed[seat] - debt(state, seat))
    money += beliefs.card * float(draws_due(state, seat))
    if round_begins(state) or not will_launch(state, seat):
        return beliefs.dollar * money
    return beliefs.dollar * money + (beliefs.first_dollar - beliefs.dollar) * min(money, beliefs.need)


def round_begins(state: FleetState) -> bool:
    return state.phase == CHOOSING and state.done == 0


def will_launch(state: FleetState, seat: i64) -> bool:
    """Return whether the seat may still launch in this round."""
    if state.phase == LAUNCHING:
        turns: i64 = (seat - state.start_player) % state.seats
        return turns > state.order or (turns == state.order and not state.launched & SEAT_BIT[seat])
    return state.phase < PAYING or (state.phase == PAYING and state.paying_for < FOR_LAUNCH)


def boats_in_hand(state: FleetState, seat: i64, beliefs: Beliefs) -> float:
    """Return the worth of cards as boats that could be launched."""
    total = 0.0
    best = 0.0
    for kind in range(BOAT_KINDS):
        cards = state.hands[BOAT_KINDS * seat + kind]
        if cards and launching.licensed(state, seat, kind):
            points = float(state.printed.boat_points[kind])
            best = max(best, points)
            total += points * float(cards)
    return beliefs.ready * best + beliefs.more_ready * (total - best)


def licence_worth(state: FleetState, seat: i64, rounds: float, launchings: float, beliefs: Beliefs) -> float:
    """Return the worth of licences: the money that they will bring or save, and the boats that they allow."""
    first: i64 = LICENCE_KINDS * seat
    income = several(state.licences[first + SHRIMP], beliefs.shrimp, beliefs)
    income += several(state.licences[first + COD], beliefs.cod, beliefs)
    income += several(state.licences[first + LOBSTER], beliefs.lobster, beliefs)
    income += several(state.licences[first + TUNA], beliefs.tuna, beliefs)
    income += several(state.licences[first + VESSEL], beliefs.vessel, beliefs)
    income += beliefs.crab * float(state.licences[first + CRAB_CAPTAINS] + state.licences[first + CRAB_FISH])
    kinds: i64 = 0
    for kind in range(BOAT_KINDS):
        kinds += launching.licensed(state, seat, kind)
    if kinds == 0:
        return 0.0
    return income * rounds + min(1.0, launchings / beliefs.sailing) * (
        beliefs.boats + beliefs.more_boats * float(kinds - 1)
    )


def several(licences: i64, first: float, beliefs: Beliefs) -> float:
    return first * (1.0 + beliefs.further * float(licences - 1)) if licences > 0 else 0.0


def mind_with(nets: list[NeuralNet]) -> Mind:
    """Return the mind with nets, each for its number of seats, or without one."""
    return FleetMind(Beliefs(), nets)


MIND: Final = mind_with([])
