"""Phase 1, and Overfish: choose equipment, roll, re-roll, assign dice, take and kill fish."""

from typing import TYPE_CHECKING

from shoal.core.native import i64
from shoal.games.fishery_boom import upgrades
from shoal.games.fishery_boom.actions import (
    FIRST_EXTRA,
    FIRST_GEAR,
    FIRST_KILLER,
    FIRST_REROLL,
    KEEP,
    LET_GO,
    REFRIGERATE,
    STOP,
)
from shoal.games.fishery_boom.dice import SIXES, one, showing
from shoal.games.fishery_boom.high_seas import DIE_FACES, FIRST_KILLED, FIRST_TAKEN, NO_FISH, bit
from shoal.games.fishery_boom.player_sheet import (
    COLD,
    GEAR_KINDS,
    LONGLINE,
    LONGLINE_PLUS,
    RADAR,
    RELEASE,
    TRAWLER,
)
from shoal.games.fishery_boom.stages import CATCH, EXTRA, FATE, GEAR, KILLER, MARK, REROLL, ROLL

if TYPE_CHECKING:
    from shoal.games.fishery_boom.state import FisheryBoomState


def legal(state: "FisheryBoomState") -> list[int]:
    if state.stage == CATCH:
        return _catches(state)
    if state.stage == GEAR:
        return [FIRST_GEAR + gear for gear in range(GEAR_KINDS + 1) if state.usable(state.seat, gear)]
    if state.stage == FATE:
        return _fates(state)
    if state.stage == REROLL:
        return [*_faces(state, state.floor, FIRST_REROLL), STOP]
    return _faces(state, 1, FIRST_KILLER if state.stage == KILLER else FIRST_EXTRA)


def _catches(state: "FisheryBoomState") -> list[int]:
    """List the living fish for every die that is still to take or to kill, in any order of the dice (FB-F10)."""
    found: list[int] = []
    for die in range(1, DIE_FACES + 1):
        if showing(state.takes, die):
            _add_catches(state, die, state.first_take, found)
    if state.killer:
        _add_catches(state, state.killer, state.first_kill, found)
    return found


def _add_catches(state: "FisheryBoomState", die: i64, first: i64, found: list[int]) -> None:
    living: i64 = state.living
    catch: i64 = first + state.seas.first_catch[die]
    for fish in state.seas.die_fish[die]:
        if living & bit(fish):
            found.append(catch)
        catch += 1


def _fates(state: "FisheryBoomState") -> list[int]:
    fates = [KEEP]
    if can_refrigerate(state):
        fates.append(REFRIGERATE)
    if state.owns(state.seat, RELEASE):
        fates.append(LET_GO)
    return fates


def _faces(state: "FisheryBoomState", lowest: i64, first: i64) -> list[int]:
    """List the numbers that the dice show, each once, as actions."""
    return [first + die - 1 for die in range(lowest, DIE_FACES + 1) if showing(state.dice, die)]


def can_refrigerate(state: "FisheryBoomState") -> bool:
    return state.year + 1 < state.years and state.owns(state.seat, COLD)


def apply(state: "FisheryBoomState", action: int) -> None:
    if state.stage == CATCH:
        _catch(state, action)
    elif state.stage == GEAR:
        _begin(state, action - FIRST_GEAR)
    elif state.stage == FATE:
        _decide_fate(state, action)
    elif state.stage == REROLL:
        _reroll(state, action)
    elif state.stage == KILLER:
        state.killer = action - FIRST_KILLER + 1
        state.takes = state.dice - one(state.killer)
        go_on(state)
    else:
        state.takes = (state.dice + one(action - FIRST_EXTRA + 1)) & ~SIXES
        go_on(state)


def _begin(state: "FisheryBoomState", gear: i64) -> None:
    state.angler = state.seat
    state.gear = gear
    state.radar_used = False
    state.killer = 0
    state.dice = 0
    state.takes = 0
    state.to_roll = state.sheet.roll[gear]
    state.stage = ROLL


def roll(state: "FisheryBoomState", die: i64) -> None:
    state.dice += one(die)
    state.to_roll -= 1
    if state.to_roll:
        return
    if not state.radar_used and state.owns(state.seat, RADAR):
        state.radar_used = True
        state.floor = 1
        state.stage = REROLL
    else:
        _read_dice(state)


def _reroll(state: "FisheryBoomState", action: i64) -> None:
    """Set a die aside, in rising order; once no more can be named the dice set aside are rolled (FB-P3)."""
    if action != STOP:
        die: i64 = action - FIRST_REROLL + 1
        state.dice -= one(die)
        state.to_roll += 1
        state.floor = die
        if state.dice >= one(die):
            return
    if state.to_roll:
        state.stage = ROLL
    else:
        _read_dice(state)


def _read_dice(state: "FisheryBoomState") -> None:
    """Turn the dice into fish to take, by the equipment (FB-F8), or ask for the die that is to be chosen first."""
    if state.gear >= TRAWLER:
        state.stage = KILLER
        return
    if state.gear >= LONGLINE:
        state.takes = state.dice & ~SIXES
        if state.gear == LONGLINE_PLUS and state.takes:
            state.stage = EXTRA
            return
    elif state.gear:
        highest: i64 = DIE_FACES
        while not showing(state.dice, highest):
            highest -= 1
        state.takes = state.sheet.take[state.gear] * one(highest)
    else:
        state.takes = state.dice
    go_on(state)


def _catch(state: "FisheryBoomState", action: i64) -> None:
    seas = state.seas
    if action >= state.first_kill:
        state.killer = 0
        kill(state, seas.catch_fish[action - state.first_kill])
        go_on(state)
        return
    catch: i64 = action - state.first_take
    state.takes -= one(seas.catch_die[catch])
    if can_refrigerate(state) or state.owns(state.seat, RELEASE):
        state.caught = seas.catch_fish[catch]
        state.stage = FATE
    else:
        take(state, seas.catch_fish[catch], state.year)
        go_on(state)


def _decide_fate(state: "FisheryBoomState", action: int) -> None:
    if action != LET_GO:
        take(state, state.caught, state.year + (1 if action == REFRIGERATE else 0))
    state.caught = NO_FISH
    go_on(state)


def take(state: "FisheryBoomState", fish: i64, year: i64) -> None:
    """Mark a fish and draw it in the box of a year (FB-F4)."""
    state.mark_fish(fish, FIRST_TAKEN + state.seat)
    state.fish[state.seat * state.years + year] += 1


def kill(state: "FisheryBoomState", fish: i64) -> None:
    state.mark_fish(fish, FIRST_KILLED + state.seat)


def go_on(state: "FisheryBoomState") -> None:
    """Ask for the next fish as long as a die can have one; dice without a living fish are skipped (FB-F6)."""
    living: i64 = state.living
    masks = state.seas.die_mask
    for die in range(1, DIE_FACES + 1):
        if showing(state.takes, die) and living & masks[die]:
            state.stage = CATCH
            return
    if state.killer and living & masks[state.killer]:
        state.stage = CATCH
        return
    _finish(state)


def _finish(state: "FisheryBoomState") -> None:
    if state.overfishing:
        state.overfishing = False
        upgrades.next_seat(state)
        return
    state.done += 1
    state.seat = (state.seat + 1) % state.seats
    state.stage = GEAR
    if state.done == state.seats:
        state.done = 0
        state.stage = MARK
