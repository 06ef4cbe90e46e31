"""The outlook of Pisces: the points that each seat should end with, and the parts of it."""

from math import sqrt
from typing import Final

from shoal.bots.mind import shares_of
from shoal.bots.minds.pisces.fishing import Fishing
from shoal.core.native import i64
from shoal.games.pisces.bidding import leading_bid
from shoal.games.pisces.edition_numbers import GEAR_TYPES
from shoal.games.pisces.phases import BID_PAYMENT, BIDDING, GOALS, PURCHASES, STACK
from shoal.games.pisces.state import PiscesState

BOAT_WORTH: Final = 7.0
"""Points that a boat brings a round."""
GEAR_WORTH: Final = [0.5, 3.2, 1.6]
"""Points that the first card of each kind of gear brings a round; every further one brings half as much."""
FIRST_WORTH: Final = 10.0
"""Points that a bid for being first may cost, when no search tells more."""
FORESIGHT: Final = 0.6
"""The part of the catch expected in the next round that counts while its first player is being found."""
TROPHY_TRUST: Final = 0.55
"""The part of the expected trophies that counts: two goals are met less often than each of them alone suggests."""
ROUND_SPREAD: Final = 9.0
"""How much luck may still change the points of a round."""


class PiscesExpectedPoints:
    """What each seat should end with, in points, and the parts of it.

    catches    points of boats that have not fished in this round; `trophies` is the chance to meet its goals
    stars      stars at the end of this round
    awards     the chance of the award for most stars
    prospects  the points at the end of the game
    """

    def __init__(self, state: PiscesState) -> None:
        printed = state.printed
        left = float(printed.rounds - state.round)
        self.catches = [0.0] * state.seats
        self.trophies = [0.0] * state.seats
        self.stars = [float(number) for number in state.stars]
        self.prospects = [float(points) for points in state.points]
        if GOALS <= state.phase <= STACK:
            fishing = Fishing(state)
            fishing.play()
            self.catches = fishing.points
            for seat in range(state.seats):
                self.trophies[seat] = TROPHY_TRUST * fishing.trophy(seat)
                self.stars[seat] += fishing.stars[seat]
                self.prospects[seat] += fishing.points[seat] + float(printed.trophy_points) * self.trophies[seat]
        self.awards = award_odds(self.stars, left)
        for seat in range(state.seats):
            self.prospects[seat] += float(printed.trophy_points * state.trophies[seat])
            self.prospects[seat] += float(printed.award_points) * self.awards[seat]
            self.prospects[seat] += left * yield_of(state, seat)
        if state.phase in (BIDDING, BID_PAYMENT):
            add_auction(state, self.prospects)


def spread_of(state: PiscesState) -> float:
    """Return the lead in points that makes a win likely."""
    left = float(state.printed.rounds - state.round) + (0.5 if state.phase < PURCHASES else 0.0)
    return 3.0 + ROUND_SPREAD * sqrt(left)


def yield_of(state: PiscesState, seat: i64) -> float:
    """Return the points that boats and gear of a seat bring a round."""
    total = BOAT_WORTH * float(state.boats[seat])
    for gear in range(GEAR_TYPES):
        worth = GEAR_WORTH[gear]
        for _ in range(state.gear[GEAR_TYPES * seat + gear]):
            total += worth
            worth *= 0.5
    return total


def award_odds(stars: list[float], left: float) -> list[float]:
    """Return each seat's chance of the award for most stars."""
    if left == 0.0 and max(stars) <= 0.0:
        return [0.0] * len(stars)
    return shares_of(stars, 0.4 + 0.9 * sqrt(left))


def add_auction(state: PiscesState, prospects: list[float]) -> None:
    """Add what the next round brings if the auction ended now, less what its winner still has to pay."""
    highest: i64 = leading_bid(state)
    winner: i64 = state.markers.index(highest) if highest else state.left_of(state.first_player)
    fishing = Fishing(state)
    fishing.play_next(winner)
    for seat in range(state.seats):
        prospects[seat] += FORESIGHT * (fishing.points[seat] - BOAT_WORTH * float(state.boats[seat]))
    if highest == 0:
        return
    if state.phase == BIDDING:
        prospects[winner] -= price(state, winner, highest)
    else:
        prospects[winner] -= float(max(state.due - state.printed.motor_bonus * state.motors_left, 0))


def price(state: PiscesState, seat: i64, spot: i64) -> float:
    """Return what a bid costs in chips after using motors."""
    return float(max(spot - state.printed.motor_bonus * state.usable_motors(seat), 0))
