"""The mind of Fishery Boom: judges a country by its plates, and by what its equipment should serve in later years.

Fish that breed count because they raise the chance that a throw finds fish next year.
"""

from math import exp
from typing import Final, cast

from shoal.bots.mind import Mind, Promise, added, best_first, shares_of
from shoal.bots.minds.fishery_boom_plans import Plans, box_points, catch_odds
from shoal.core.game import State
from shoal.core.native import i64
from shoal.core.rng import Rng
from shoal.games.fishery_boom import scoring
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
from shoal.games.fishery_boom.phases import CATCH, EXTRA, FATE, GEAR, KILLER, MARK, MARKET, REROLL, ROLL
from shoal.games.fishery_boom.player_sheet import (
    ALL_KINDS,
    FAUX,
    GEAR_KINDS,
    LONGLINE,
    LONGLINE_PLUS,
    MARKETING,
    OVERFISH,
    RADAR,
    RELEASE,
    TRAWLER,
)
from shoal.games.fishery_boom.state import FisheryBoomState

CROWDING: Final = 0.35
"""How many fish of each number every country at the table is expected to scare away."""
BOX_WORTH: Final = [0.0] * FAUX + [1.5, 1.2, 0.0, 1.0]
"""Expected points of a free box of each kind."""
YEARLY_WORTH: Final = [0.0] * RELEASE + [0.1, 0.35, 0.25, 0.0, 0.0, 0.1, 0.0]
"""Points a year of a marked box of each kind that is not equipment."""
GOOD_SCORE: Final = 15.0
SCORE_SPREAD: Final = 4.0
"""A good score of one country in co-operative play, and how far from it the score may be; for values from 0 to 1."""


class FisheryBoomMind(Mind):
    """Judges countries by points, plates and plans; catches fish that will be replaced."""

    plans: Plans | None

    def __init__(self) -> None:
        self.plans = None

    def result(self, state: State) -> list[float]:
        position = cast("FisheryBoomState", state)
        if position.co_operative:
            return [on_scale(float(sum(position.scores())), position.seats)] * position.seats
        return position.shares()

    def judge(self, state: State) -> list[float]:
        position = cast("FisheryBoomState", state)
        outlook = Outlook(self._plans_for(position), position)
        prospects = [outlook.prospect(seat) for seat in range(position.seats)]
        if position.co_operative:
            return [on_scale(added(prospects), position.seats)] * position.seats
        years_left = float(position.years - position.year)
        return shares_of(prospects, 1.0 + 0.35 * years_left)

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
        outlook = Outlook(self._plans_for(position), position)
        return [outlook.urge(action) for action in actions]

    def _plans_for(self, state: FisheryBoomState) -> Plans:
        if self.plans is None or not self.plans.fit(state):
            self.plans = Plans(state)
        return self.plans


def on_scale(total: float, seats: int) -> float:
    """Return a common total on a scale from 0 to 1, as the search needs it."""
    return 1.0 / (1.0 + exp((GOOD_SCORE - total / seats) / SCORE_SPREAD))


class Outlook:
    """A position and the chance of finding fish next year."""

    def __init__(self, plans: Plans, state: FisheryBoomState) -> None:
        self.plans = plans
        self.state = state
        self.last = state.year + 1 == state.years
        self.extra = 0 if self.last else state.plus_one(state.year + 1)
        self.next_luck = 0.0
        if not self.last:
            survivors = state.seas.survivors(state.living, spawn_one=state.spawn_one)
            for die in range(1, DIE_FACES + 1):
                self.next_luck += self.luck(survivors, die, CROWDING * float(state.seats)) / DIE_FACES

    def luck(self, living: i64, die: i64, crowding: float) -> float:
        fish = float(count(living & self.state.seas.die_mask[die]))
        return fish / (fish + crowding) if fish else 0.0

    # The points that a country should end with

    def prospect(self, seat: i64) -> float:
        """Return the points that a country should end with."""
        state = self.state
        points = self._bonuses(seat)
        for year in range(state.year):
            points += float(scoring.points_of_year(state, seat, year))
        if state.ran_out:
            return points + float(scoring.points_of_year(state, seat, state.year))
        box: i64 = seat * state.years + state.year
        if seat == state.seat and ROLL <= state.phase < MARK and state.phase != GEAR and state.angler == seat:
            return points + self._mean(seat, self._pending())
        if self._is_to_fish(seat):
            return points + max([self._mean(seat, odds) for odds in self._throws(seat)])
        return points + self.after(seat, state.plates[box], state.fish[box], 0, self.menu(seat))

    def _is_to_fish(self, seat: i64) -> bool:
        state = self.state
        if state.overfishing:
            return seat == state.seat
        if state.phase >= MARK or (state.phase <= GEAR and state.phase not in (ROLL, GEAR)):
            return False
        return (seat + state.seats - state.start_player) % state.seats >= state.order

    def _throws(self, seat: i64) -> list[list[float]]:
        return [self.odds(seat, gear) for gear in range(GEAR_KINDS + 1) if self.state.usable(seat, gear)]

    def odds(self, seat: i64, gear: i64) -> list[float]:
        """Return the chances of a country to take 0, 1, 2 .. fish with this gear now."""
        state = self.state
        luck = 0.0
        more = 0.0
        for die in range(1, DIE_FACES + 1):
            weight = 1.0 / 6.0
            if 0 < gear < LONGLINE:
                dice = float(state.sheet.roll[gear])
                weight = (float(die) / 6.0) ** dice - (float(die - 1) / 6.0) ** dice
            elif LONGLINE <= gear < TRAWLER and die == DIE_FACES:
                weight = 0.0
            fish: i64 = count(state.living & state.seas.die_mask[die])
            luck += weight if fish else 0.0
            more += weight if fish > 1 else 0.0
        if LONGLINE <= gear < TRAWLER:
            luck *= 1.2
        if state.owns(seat, RADAR):
            luck += (1.0 - luck) * luck
        return catch_odds(state.sheet, gear, min(luck, 1.0), min(more, 1.0))

    def _pending(self) -> list[float]:
        """Return the chances to take 0, 1, 2 .. more fish in the present fishing action."""
        state = self.state
        if state.phase in (ROLL, REROLL):
            return self.odds(state.seat, state.gear)
        takes: i64 = 1 if state.phase in (EXTRA, FATE) else 0
        for die in range(1, DIE_FACES + 1):
            if state.living & state.seas.die_mask[die]:
                takes += showing(state.dice if state.phase == KILLER else state.takes, die)
        if state.phase == KILLER:
            takes = min(takes, state.sheet.take[state.gear])
        return [*([0.0] * takes), 1.0]

    def _mean(self, seat: i64, odds: list[float]) -> float:
        state = self.state
        box: i64 = seat * state.years + state.year
        menu: i64 = self.menu(seat)
        total = 0.0
        for takes, chance in enumerate(odds):
            if chance > 0.0:
                total += chance * self.after(seat, state.plates[box], state.fish[box] + takes, 0, menu)
        return total

    def after(self, seat: i64, plates: i64, fish: i64, chilled: i64, menu: i64) -> float:
        """Return the points of this year's box with these plates and fish, and of the years after it."""
        state = self.state
        points = box_points(state.sheet, plates, fish)
        if self.last:
            return points
        chilled += state.fish[seat * state.years + state.year + 1]
        demand: i64 = fish + self.extra
        served: i64 = min(demand, chilled)
        points += float(served * state.sheet.for_filled)
        return points + self.plans.worth(state.year + 1, menu, demand - served, self.next_luck)

    def menu(self, seat: i64) -> i64:
        """Return the equipment of a country, as bits by kind."""
        found: i64 = 0
        for kind in range(GEAR_KINDS):
            if self.state.owns(seat, kind):
                found |= bit(kind)
        return found

    def _bonuses(self, seat: i64) -> float:
        """Return the worth of free bonus boxes, of which one a year can be marked, and of permanent upgrades."""
        state = self.state
        years_left = float(state.years - state.year - 1)
        first: i64 = seat * ALL_KINDS
        free = 0.0
        points = 0.0
        for kind in range(RELEASE, ALL_KINDS):
            boxes: i64 = state.boxes[first + kind]
            free += float(state.sheet.boxes[kind] - boxes) * BOX_WORTH[kind]
            points += float(boxes) * YEARLY_WORTH[kind] * years_left
        return points + min(free, 1.5 * years_left)

    # How promising an action is

    def urge(self, action: i64) -> float:  # noqa: PLR0911  (one return for each phase)
        """Return how promising an action of the seat to move is, compared with others of its phase."""
        state = self.state
        phase = state.phase
        if phase == CATCH:
            return self._catch(action)
        if phase == GEAR:
            return self._mean(state.seat, self.odds(state.seat, action - FIRST_GEAR))
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
            return gain + max([self._mean(state.seat, odds) for odds in self._throws(state.seat)])
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


MIND: Final = FisheryBoomMind()
