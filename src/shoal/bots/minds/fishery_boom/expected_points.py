"""The outlook of Fishery Boom: the points that each country should end with, and the chances that these come from."""

from typing import Final

from shoal.bots.minds.fishery_boom.plans import Plans, box_points, catch_odds
from shoal.core.native import i64
from shoal.games.fishery_boom import scoring
from shoal.games.fishery_boom.dice import showing
from shoal.games.fishery_boom.high_seas import DIE_FACES, bit, count
from shoal.games.fishery_boom.phases import EXTRA, FATE, GEAR, KILLER, MARK, REROLL, ROLL
from shoal.games.fishery_boom.player_sheet import ALL_KINDS, FAUX, GEAR_KINDS, LONGLINE, RADAR, RELEASE, TRAWLER
from shoal.games.fishery_boom.state import FisheryBoomState

CROWDING: Final = 0.35
"""How many fish of each number every country at the table is expected to scare away."""
BOX_WORTH: Final = [0.0] * FAUX + [1.5, 1.2, 0.0, 1.0]
"""Expected points of a free box of each kind."""
YEARLY_WORTH: Final = [0.0] * RELEASE + [0.1, 0.35, 0.25, 0.0, 0.0, 0.1, 0.0]
"""Points a year of a marked box of each kind that is not equipment."""
LATER_TRUST: Final = 0.4
"""The part of the points of later years that counts between rivals: who will be ahead by so much seldom stays so."""


class FisheryBoomExpectedPoints:
    """A position, the fish that next year would have if no more were taken, and the chance of finding them.

    later  the part of the points of later years that counts
    """

    survivors: i64

    def __init__(self, plans: Plans, state: FisheryBoomState, later: float = 1.0) -> None:
        self.plans = plans
        self.state = state
        self.later = later
        self.last = state.year + 1 == state.years
        self.extra = 0 if self.last else state.plus_one(state.year + 1)
        self.next_luck = 0.0
        self.survivors = 0
        if not self.last:
            self.survivors = state.seas.survivors(state.living, spawn_one=state.spawn_one)
            for die in range(1, DIE_FACES + 1):
                self.next_luck += self.luck(self.survivors, die, CROWDING * float(state.seats)) / DIE_FACES

    def luck(self, living: i64, die: i64, crowding: float) -> float:
        fish = float(count(living & self.state.seas.die_mask[die]))
        return fish / (fish + crowding) if fish else 0.0

    def prospects(self) -> list[float]:
        return [self.prospect(seat) for seat in range(self.state.seats)]

    def prospect(self, seat: i64) -> float:
        """Return the points that a country should end with."""
        state = self.state
        points = self._bonuses(seat)
        for year in range(state.year):
            points += float(scoring.points_of_year(state, seat, year))
        if state.ran_out:
            return points + float(scoring.points_of_year(state, seat, state.year))
        box: i64 = seat * state.years + state.year
        if self._is_fishing(seat):
            return points + self._mean(seat, self._pending())
        if self._is_to_fish(seat):
            return points + max([self._mean(seat, odds) for odds in self._throws(seat, state.living)])
        return points + self.after(seat, state.plates[box], state.fish[box], 0, self.menu(seat))

    def coming(self, seat: i64) -> float:
        """Return the fish that a country should still take this year."""
        if self._is_fishing(seat):
            return number_of(self._pending())
        return self.best_catch(seat, self.state.living) if self._is_to_fish(seat) else 0.0

    def best_catch(self, seat: i64, living: i64) -> float:
        """Return the most fish that a country should take of these with any of its equipment."""
        return max([number_of(odds) for odds in self._throws(seat, living)])

    def _is_fishing(self, seat: i64) -> bool:
        state = self.state
        return seat == state.seat == state.angler and ROLL <= state.phase < MARK and state.phase != GEAR

    def _is_to_fish(self, seat: i64) -> bool:
        state = self.state
        if state.overfishing:
            return seat == state.seat
        if state.phase >= MARK or (state.phase <= GEAR and state.phase not in (ROLL, GEAR)):
            return False
        return (seat + state.seats - state.start_player) % state.seats >= state.order

    def _throws(self, seat: i64, living: i64) -> list[list[float]]:
        return [self.odds(seat, gear, living) for gear in range(GEAR_KINDS + 1) if self.state.usable(seat, gear)]

    def odds(self, seat: i64, gear: i64, living: i64) -> list[float]:
        """Return the chances of a country to take 0, 1, 2 .. of these fish with this gear."""
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
            fish: i64 = count(living & state.seas.die_mask[die])
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
            return self.odds(state.seat, state.gear, state.living)
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
        return points + self.later * self.plans.worth(state.year + 1, menu, demand - served, self.next_luck)

    def menu(self, seat: i64) -> i64:
        """Return the equipment of a country, as bits by kind."""
        owned: i64 = 0
        for kind in range(GEAR_KINDS):
            if self.state.owns(seat, kind):
                owned |= bit(kind)
        return owned

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
        return self.later * (points + min(free, 1.5 * years_left))


def spread_of(state: FisheryBoomState) -> float:
    """Return the lead in points that makes a win likely."""
    return 1.0 + 0.35 * float(state.years - state.year)


def number_of(odds: list[float]) -> float:
    """Return the mean number of fish, from the chances of 0, 1, 2 .. fish."""
    total = 0.0
    for number, chance in enumerate(odds):
        total += float(number) * chance
    return total
