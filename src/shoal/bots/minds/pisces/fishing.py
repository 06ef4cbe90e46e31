"""The expected catch in the rest of a round of Pisces, boat by boat, from the odds of every area.

Stacks are reduced by the expected catch of each boat, so that later boats find less. Boats that have not been sent go
where they should bring most.
"""

from typing import Final

from shoal.core.native import i64
from shoal.games.pisces.edition_checks import FACES
from shoal.games.pisces.edition_numbers import RED
from shoal.games.pisces.phases import FINDER, FISHING, FLEET, ROLL, STACK
from shoal.games.pisces.state import PiscesState

GOAL_WORTH: Final = 0.45
"""The part of a trophy that the first of its goals is worth to a boat that has not been sent."""

FEWEST: Final = 0.01
"""A stack with an expected size below this counts as empty."""


class Fishing:
    """Expected points, trophies and stars of every seat from the boats that have not fished in this round."""

    def __init__(self, state: PiscesState) -> None:
        printed = state.printed
        self.state = state
        self.stack = [float(chips) for chips in state.stack]
        self.points = [0.0] * state.seats
        self.stars = [0.0] * state.seats
        self.caught = [0.0] * (state.seats * printed.kinds)
        self.area_points = 0.0
        self.area_goal = 0.0

    def play(self) -> None:
        """Let all remaining boats of the round fish, beginning with the player to move."""
        state = self.state
        fishing = FISHING <= state.phase <= STACK
        seat: i64 = state.seat if fishing else state.first_player
        if state.phase in (ROLL, STACK) and state.area >= 0:
            self.fish(seat, state.area)
        elif state.phase == FINDER:
            self.fish(seat, self.best_area(seat))
        while True:
            self.play_seat(seat)
            seat = state.left_of(seat)
            if seat == state.first_player:
                return

    def play_seat(self, seat: i64) -> None:
        state = self.state
        areas: i64 = state.printed.kinds + 1
        sent: i64 = 0
        for area in state.in_play:
            for _ in range(state.at[seat * areas + area]):
                self.fish(seat, area)
                sent += 1
        if state.phase <= FLEET:
            for _ in range(state.boats[seat] - sent):
                self.fish(seat, self.best_area(seat))

    def play_next(self, first: i64) -> None:
        """Let all boats fish in the next round, beginning with that seat."""
        seat: i64 = first
        while True:
            for _ in range(self.state.boats[seat]):
                self.fish(seat, self.best_area(seat))
            seat = self.state.left_of(seat)
            if seat == first:
                return

    def best_area(self, seat: i64) -> i64:
        best: i64 = self.state.printed.ocean
        most = -1.0
        for area in self.state.in_play:
            worth = self.worth(seat, area)
            if worth > most:
                most = worth
                best = area
        return best

    def worth(self, seat: i64, area: i64) -> float:
        """Return what a boat should bring in an area, with part of a trophy for goals that are still open."""
        state = self.state
        self._attempt(seat, area, take=False)
        worth = self.area_points
        if state.won[seat] or not state.goals:
            return worth
        return worth + self.area_goal * GOAL_WORTH * float(state.printed.trophy_points)

    def fish(self, seat: i64, area: i64) -> None:
        self._attempt(seat, area, take=True)
        self.points[seat] += self.area_points

    def _attempt(self, seat: i64, area: i64, *, take: bool) -> None:
        """Set `area_points` and `area_goal` to the mean over all outcomes; with `take`, also reduce the stacks."""
        state = self.state
        printed = state.printed
        self.area_points = 0.0
        self.area_goal = 0.0
        if area == printed.ocean:
            open_numbers = 0.0
            for number in range(1, FACES + 1):
                if state.ocean[number] >= 0:
                    open_numbers += 1.0
            for number in range(1, FACES + 1):
                kind = state.ocean[number]
                if kind >= 0:
                    self._outcome(seat, kind, printed.grounds[kind], 1.0 / open_numbers, take=take)
            return
        ways = printed.ways[printed.dice[area]]
        total = float(FACES ** printed.dice[area])
        for number, ways_to in enumerate(ways):
            if ways_to and printed.hit_by[area][number]:
                self._outcome(seat, area, printed.hit_by[area][number], float(ways_to) / total, take=take)

    def _outcome(self, seat: i64, kind: i64, places: list[int], chance: float, *, take: bool) -> None:
        """Let the seat choose the best of the stacks that an outcome hits."""
        state = self.state
        best: i64 = -1
        most = -1.0
        for place in places:
            worth = self._stack_worth(seat, kind, place)
            if worth > most:
                most = worth
                best = place
        if best < 0:
            return
        chips = self.stack[best]
        owner: i64 = state.owner[kind]
        if state.block[owner] == best:
            self.stars[owner] += chance * chips if take else 0.0
            return
        if state.printed.icon_of[best] != RED:
            self.area_points += chance * most
            self._count_goal(seat, kind, chance * min(chips, 1.0), take=take)
        if take:
            self.stack[best] = chips * (1.0 - chance)

    def _stack_worth(self, seat: i64, kind: i64, place: i64) -> float:
        """Return what a stack is worth to the seat in points; below 0 if it is empty."""
        state = self.state
        chips = self.stack[place]
        if chips <= FEWEST:
            return -2.0
        if state.block[state.owner[kind]] == place:
            return chips if state.owner[kind] == seat else 0.0
        return 0.0 if state.printed.icon_of[place] == RED else chips * float(state.printed.values[kind])

    def _count_goal(self, seat: i64, kind: i64, chance: float, *, take: bool) -> None:
        """Add the chance that a fish of this species is caught to the open goals."""
        place: i64 = seat * self.state.printed.kinds + kind
        if kind in self.state.goals and self.caught[place] < 0.5 and not self.state.caught[place]:
            self.area_goal += chance
        if take:
            self.caught[place] += chance

    def trophy(self, seat: i64) -> float:
        """Return the chance that the seat meets the goals of this round."""
        state = self.state
        if state.won[seat] or not state.goals:
            return 0.0
        begin: i64 = seat * state.printed.kinds
        first: i64 = state.goals[0]
        second: i64 = state.goals[1] if len(state.goals) > 1 else first
        if first == second:
            have = float(state.caught[begin + first]) + 1.2 * self.caught[begin + first]
            return min(max(have - 0.6, 0.0) * 0.6, 1.0)
        chance = 1.0 if state.caught[begin + first] else min(self.caught[begin + first], 1.0)
        return chance * (1.0 if state.caught[begin + second] else min(self.caught[begin + second], 1.0))
