"""The mind of Fishery Boom: judges a country by its plates, and by what its equipment should serve in later years.

Fish that breed count because they raise the chance that a throw finds fish next year.
"""

from math import exp
from typing import Any, Final, cast

from shoal.bots.mind import Mind, Promise, added, best_first, shares_of
from shoal.bots.minds.fishery_boom.expected_points import (
    BOX_WORTH,
    LATER_TRUST,
    YEARLY_WORTH,
    FisheryBoomExpectedPoints,
    spread_of,
)
from shoal.bots.minds.fishery_boom.net_features import features
from shoal.bots.minds.fishery_boom.plans import plans_for
from shoal.bots.neural_net import NeuralNet, neural_net_for
from shoal.core.game import State
from shoal.core.native import i64
from shoal.core.rng import Rng
from shoal.games.fishery_boom.actions import (
    ADD_PLATE,
    FIRST_EXTRA,
    FIRST_GEAR,
    FIRST_KILLER,
    FIRST_MARK,
    FIRST_REROLL,
    FIRST_SHIELD,
    KEEP,
    REFRIGERATE,
    STOP,
)
from shoal.games.fishery_boom.dice import showing
from shoal.games.fishery_boom.high_seas import DIE_FACES, bit, count
from shoal.games.fishery_boom.phases import CATCH, EXTRA, FATE, GEAR, KILLER, MARK, MARKET, REROLL
from shoal.games.fishery_boom.player_sheet import (
    FAUX,
    GEAR_KINDS,
    LONGLINE,
    LONGLINE_PLUS,
    MARKETING,
    OVERFISH,
)
from shoal.games.fishery_boom.state import FisheryBoomState

GOOD_SCORE: Final = 15.0
SCORE_SPREAD: Final = 4.0
"""A good score of one country in co-operative play, and how far from it the score may be; for values from 0 to 1."""

TOGETHER_HORIZON: Final = 40
"""Plies that are played on together. With 0, 12 games of four scored 60 points; the mind before, with 40, scored 67."""


class FisheryBoomMind(Mind):
    """Judges countries by points, plates and plans; catches fish that will be replaced."""

    def __init__(self, nets: list[NeuralNet]) -> None:
        self.nets = nets

    def __reduce__(self) -> tuple[Any, ...]:
        """Return what makes this mind again in a pickle or a deep copy."""
        return FisheryBoomMind, (self.nets,)

    def result(self, state: State) -> list[float]:
        position = cast("FisheryBoomState", state)
        if position.co_operative:
            return [on_scale(float(sum(position.scores())), position.seats)] * position.seats
        return position.shares()

    def judge(self, state: State) -> list[float]:
        position = cast("FisheryBoomState", state)
        if position.co_operative:
            total = added(self._outlook(position).prospects())
            return [on_scale(total, position.seats)] * position.seats
        net = neural_net_for(self.nets, position.seats)
        if net is not None:
            return net.shares(self.features(state))
        return shares_of(self._outlook(position).prospects(), spread_of(position))

    def features(self, state: State) -> list[list[int]]:
        position = cast("FisheryBoomState", state)
        return features(position, self._outlook(position), spread_of(position))

    def quiet(self, state: State) -> bool:
        """Return whether a year begins; in the middle of one, some countries have fished and others have not."""
        position = cast("FisheryBoomState", state)
        return position.phase == GEAR and position.order == 0 and not position.overfishing

    def foresee(self, state: State, rng: Rng, horizon: int, taken: list[int]) -> list[float]:
        """Return an estimate of the end; together, what a sea still gives is seen only after years."""
        position = cast("FisheryBoomState", state)
        return super().foresee(state, rng, TOGETHER_HORIZON if position.co_operative else horizon, taken)

    def order(self, state: State, seat: int, legal: list[int], rng: Rng) -> list[Promise]:  # noqa: ARG002  (the state knows)
        actions = legal.copy()
        rng.shuffle(actions)
        return best_first(self._urges(state, actions), actions)

    def hunch(self, state: State, seat: int, rng: Rng) -> int:  # noqa: ARG002  (nothing is left to chance)
        legal = state.legal(seat)
        if len(legal) == 1:
            return legal[0]
        best = legal[0]
        best_urge = -1e9
        for action, urge in zip(legal, self._urges(state, legal), strict=True):
            if urge > best_urge:
                best_urge = urge
                best = action
        return best

    def _urges(self, state: State, actions: list[int]) -> list[float]:
        position = cast("FisheryBoomState", state)
        choices = ActionPromises(plans_for(position), position)
        return [choices.urge(action) for action in actions]

    def _outlook(self, state: FisheryBoomState) -> FisheryBoomExpectedPoints:
        return FisheryBoomExpectedPoints(plans_for(state), state, 1.0 if state.co_operative else LATER_TRUST)


def on_scale(total: float, seats: int) -> float:
    """Return a common total on a scale from 0 to 1, as the search needs it."""
    return 1.0 / (1.0 + exp((GOOD_SCORE - total / seats) / SCORE_SPREAD))


class ActionPromises(FisheryBoomExpectedPoints):
    """The outlook of the seat to move, and how promising its actions are."""

    def urge(self, action: i64) -> float:  # noqa: PLR0911  (one return for each phase)
        """Return how promising an action of the seat to move is, compared with others of its phase."""
        state = self.state
        phase = state.phase
        if phase == CATCH:
            return self._catch(action)
        if phase == GEAR:
            return self._mean(state.seat, self.odds(state.seat, action - FIRST_GEAR, state.living))
        if phase == MARK:
            return self._mark(action - FIRST_MARK)
        if phase == FATE:
            return self._fate(action)
        if phase == KILLER:
            fish = self._fish(action - FIRST_KILLER + 1)
            return float(fish) if fish else 100.0
        if phase == EXTRA:
            return self._extra(action - FIRST_EXTRA + 1)
        return self._other(action)

    def _fish(self, die: i64) -> i64:
        return count(self.state.living & self.state.seas.die_mask[die])

    def _catch(self, action: i64) -> float:
        """Prefer fish whose loss costs fewest fish next year."""
        state = self.state
        kills = action >= state.first_kill
        fish: i64 = state.seas.catch_fish[action - (state.first_kill if kills else state.first_take)]
        species: i64 = state.seas.species_of[fish]
        row: i64 = state.seas.row_mask[species]
        lost: i64 = 0
        children: i64 = row
        while children:
            child: i64 = children & -children
            children &= children - 1
            if state.living & state.seas.parents[count(child - 1)] == bit(fish):
                lost += 1
        return -float(lost) - 1.0 / float(count(state.living & row))

    def _extra(self, die: i64) -> float:
        """Take the extra fish where most are, or waste it on a 6 if it would only raise demand."""
        state = self.state
        box: i64 = state.seat * state.years + state.year
        fish: i64 = state.fish[box] + 2
        menu: i64 = self.menu(state.seat)
        gain = self.after(state.seat, state.plates[box], fish + 1, 0, menu) - self.after(
            state.seat, state.plates[box], fish, 0, menu
        )
        return 0.0 if die == DIE_FACES else gain + 0.01 * float(self._fish(die))

    def _fate(self, action: i64) -> float:
        state = self.state
        box: i64 = state.seat * state.years + state.year
        kept: i64 = 1 if action == KEEP else 0
        chilled: i64 = 1 if action == REFRIGERATE else 0
        return self.after(state.seat, state.plates[box], state.fish[box] + kept, chilled, self.menu(state.seat))

    def _mark(self, kind: i64) -> float:
        """Return what marking a box brings, less the worth of leaving it free."""
        state = self.state
        box: i64 = state.seat * state.years + state.year
        plates: i64 = state.plates[box]
        fish: i64 = state.fish[box]
        menu: i64 = self.menu(state.seat)
        gain = YEARLY_WORTH[kind] * float(state.years - state.year - 1)
        if not self.last:
            gain -= BOX_WORTH[kind]
        if kind < GEAR_KINDS:
            menu |= bit(kind)
        elif kind == OVERFISH:
            return gain + max([self._mean(state.seat, odds) for odds in self._throws(state.seat, state.living)])
        elif kind == FAUX:
            fish += state.sheet.faux_fish
        elif kind == MARKETING:
            more: i64 = state.sheet.marketing_plates
            plates += more if fish > plates else -min(more, plates - fish)
        return gain + self.after(state.seat, plates, fish, 0, menu)

    def _other(self, action: i64) -> float:
        """Re-roll dice that find nothing; add plates if there are more fish; shield most living, unprotected fish."""
        state = self.state
        box: i64 = state.seat * state.years + state.year
        if state.phase == REROLL:
            return 0.0 if action == STOP else self._reroll(action - FIRST_REROLL + 1)
        if state.phase == MARKET:
            excess = state.fish[box] > state.plates[box]
            return 1.0 if (action == ADD_PLATE) == excess else 0.0
        exposed: i64 = state.living & ~state.protected & state.seas.row_mask[action - FIRST_SHIELD]
        return float(count(exposed)) * float(len(state.seas.dice[action - FIRST_SHIELD]))

    def _reroll(self, die: i64) -> float:
        state = self.state
        if 0 < state.gear < LONGLINE:
            highest: i64 = DIE_FACES
            while highest > die and not showing(state.dice, highest):
                highest -= 1
            return -1.0 if self._fish(highest) >= state.sheet.take[state.gear] else 1.0
        ignored = die == DIE_FACES and state.gear in (LONGLINE, LONGLINE_PLUS)
        return 1.0 if ignored or not self._fish(die) else -1.0


def mind_with(nets: list[NeuralNet]) -> Mind:
    """Return the mind with nets, each for its number of seats, or without one."""
    return FisheryBoomMind(nets)


MIND: Final = FisheryBoomMind([])
