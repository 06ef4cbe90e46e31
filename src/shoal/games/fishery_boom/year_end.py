"""Phases 3 to 5 and the turn of the year: demand, illegal fishing, depletion."""

from typing import TYPE_CHECKING

from shoal.core.native import i64
from shoal.games.fishery_boom.high_seas import DEPLETED, LIVING, NO_FISH, POACHED, bit
from shoal.games.fishery_boom.stages import GEAR, ILLEGAL, OVER

if TYPE_CHECKING:
    from shoal.games.fishery_boom.state import FisheryBoomState


def open_year(state: "FisheryBoomState") -> None:
    state.seat = state.start_seat
    state.done = 0
    state.stage = GEAR


def plus_one(state: "FisheryBoomState", year: int) -> int:
    """Give what the +1 marks add to the demand of a year (FB-M2)."""
    if state.plus_one_next:
        return 1 if year > 0 and state.sheet.plus_one[year - 1] else 0
    return 1 if state.sheet.plus_one[year] else 0


def close_year(state: "FisheryBoomState") -> None:
    """Draw the plates of next year, then let poachers fish; the last year ends the game instead (FB-Y3)."""
    if state.year + 1 == state.years:
        state.stage = OVER
        return
    state.poachers = []
    added = plus_one(state, state.year + 1)
    for seat in range(state.seats):
        box: i64 = seat * state.years + state.year
        state.plates[box + 1] = state.fish[box] + added
    state.to_roll = state.sheet.illegal[state.seats][state.year]
    if state.to_roll:
        state.stage = ILLEGAL
    else:
        deplete(state)


def poach(state: "FisheryBoomState", die: i64) -> None:
    """Kill the topmost living fish of that number in an unprotected row (FB-L2)."""
    target: i64 = topmost(state, die)
    if target != NO_FISH:
        state.mark_fish(target, POACHED)
    state.poachers.append(die)
    state.to_roll -= 1
    if not state.to_roll:
        deplete(state)


def topmost(state: "FisheryBoomState", die: i64) -> i64:
    """Find the fish that a die of illegal fishing kills, or NO_FISH."""
    open_: i64 = state.living & ~state.protected
    for fish in state.seas.die_fish[die]:
        if open_ & bit(fish):
            return fish
    return NO_FISH


def deplete(state: "FisheryBoomState") -> None:
    """Cross out the fish of next year that no living fish points at, and go on unless none is left (FB-D1, FB-E2)."""
    alive: i64 = state.seas.survivors(state.living, spawn_one=state.spawn_one)
    state.past.append(state.seas.write_column(state.marks))
    state.marks = [LIVING if alive & bit(fish) else DEPLETED for fish in range(len(state.seas.fish))]
    state.living = alive
    state.year += 1
    state.start_seat = (state.start_seat + state.rotation) % state.seats
    if alive:
        open_year(state)
    else:
        state.ran_out = True
        state.stage = OVER
