"""A fishing action, of phase 1 or of Overfish: choose equipment, roll, re-roll, assign dice, take and kill fish.

`begin`, `act` and `roll` return True while it goes on, and False when no die can take another fish.
"""

from shoal.core.game import CHANCE
from shoal.core.native import i64
from shoal.games.fishery_boom.actions import (
    FIRST_EXTRA,
    FIRST_GEAR,
    FIRST_KILLER,
    FIRST_REROLL,
    FIRST_ROLL,
    KEEP,
    LET_GO,
    REFRIGERATE,
    STOP,
)
from shoal.games.fishery_boom.dice import SIXES, one, showing
from shoal.games.fishery_boom.high_seas import DIE_FACES, FIRST_KILLED, FIRST_TAKEN, NO_FISH, bit
from shoal.games.fishery_boom.phases import CATCH, EXTRA, FATE, GEAR, KILLER, REROLL, ROLL
from shoal.games.fishery_boom.player_sheet import (
    COLD,
    GEAR_KINDS,
    LONGLINE,
    LONGLINE_PLUS,
    RADAR,
    RELEASE,
    TRAWLER,
)
from shoal.games.fishery_boom.position import Position


def begin(position: Position) -> bool:
    position.phase, position.to_move = GEAR, position.seat
    return True


def legal(position: Position) -> list[int]:
    if position.phase == CATCH:
        return _catches(position)
    if position.phase == GEAR:
        return [FIRST_GEAR + gear for gear in range(GEAR_KINDS + 1) if position.usable(position.seat, gear)]
    if position.phase == FATE:
        return _fates(position)
    if position.phase == REROLL:
        return [*_faces(position, position.floor, FIRST_REROLL), STOP]
    return _faces(position, 1, FIRST_KILLER if position.phase == KILLER else FIRST_EXTRA)


def _catches(position: Position) -> list[int]:
    """List the living fish for every die that is still to take or to kill, in any order of the dice (FB-F10)."""
    catches: list[int] = []
    takes: i64 = position.takes
    for die in range(1, DIE_FACES + 1):
        if showing(takes, die):
            _add_catches(position, die, position.first_take, catches)
    if position.killer:
        _add_catches(position, position.killer, position.first_kill, catches)
    return catches


def _add_catches(position: Position, die: i64, first: i64, catches: list[int]) -> None:
    living: i64 = position.living
    catch: i64 = first + position.seas.first_catch[die]
    for fish in position.seas.die_fish[die]:
        if living & bit(fish):
            catches.append(catch)
        catch += 1


def _fates(position: Position) -> list[int]:
    fates = [KEEP]
    if can_refrigerate(position):
        fates.append(REFRIGERATE)
    if position.owns(position.seat, RELEASE):
        fates.append(LET_GO)
    return fates


def _faces(position: Position, lowest: i64, first: i64) -> list[int]:
    """List the numbers that the dice show, each once, as actions."""
    return [first + die - 1 for die in range(lowest, DIE_FACES + 1) if showing(position.dice, die)]


def can_refrigerate(position: Position) -> bool:
    return position.year + 1 < position.years and position.owns(position.seat, COLD)


def act(position: Position, action: i64) -> bool:
    if position.phase == CATCH:
        return _catch(position, action)
    if position.phase == GEAR:
        return _choose_gear(position, action - FIRST_GEAR)
    if position.phase == FATE:
        return _decide_fate(position, action)
    if position.phase == REROLL:
        return _reroll(position, action)
    if position.phase == KILLER:
        position.killer = action - FIRST_KILLER + 1
        position.takes = position.dice - one(position.killer)
    else:
        position.takes = (position.dice + one(action - FIRST_EXTRA + 1)) & ~SIXES
    return _seek_catch(position)


def _choose_gear(position: Position, gear: i64) -> bool:
    position.angler = position.seat
    position.gear = gear
    position.radar_used = False
    position.killer = 0
    position.dice = 0
    position.takes = 0
    position.to_roll = position.sheet.roll[gear]
    return _ask_for_dice(position)


def _ask_for_dice(position: Position) -> bool:
    position.phase, position.to_move = ROLL, CHANCE
    return True


def roll(position: Position, action: i64) -> bool:
    """Put a die on the table; after the last one the seat decides again."""
    position.dice += one(action - FIRST_ROLL + 1)
    position.to_roll -= 1
    if position.to_roll:
        return True
    position.to_move = position.seat
    if not position.radar_used and position.owns(position.seat, RADAR):
        position.radar_used = True
        position.floor = 1
        position.phase = REROLL
        return True
    return _read_dice(position)


def _reroll(position: Position, action: i64) -> bool:
    """Set a die aside, in rising order; once no more can be named the dice set aside are rolled (FB-P3)."""
    if action != STOP:
        die: i64 = action - FIRST_REROLL + 1
        position.dice -= one(die)
        position.to_roll += 1
        position.floor = die
        if position.dice >= one(die):
            return True
    return _ask_for_dice(position) if position.to_roll else _read_dice(position)


def _read_dice(position: Position) -> bool:
    """Turn the dice into fish to take, by the equipment (FB-F8), or ask for the die that is to be chosen first."""
    if position.gear >= TRAWLER:
        position.phase = KILLER
        return True
    if position.gear >= LONGLINE:
        position.takes = position.dice & ~SIXES
        if position.gear == LONGLINE_PLUS and position.takes:
            position.phase = EXTRA
            return True
    elif position.gear:
        highest: i64 = DIE_FACES
        while not showing(position.dice, highest):
            highest -= 1
        position.takes = position.sheet.take[position.gear] * one(highest)
    else:
        position.takes = position.dice
    return _seek_catch(position)


def _catch(position: Position, action: i64) -> bool:
    seas = position.seas
    if action >= position.first_kill:
        position.killer = 0
        position.mark_fish(seas.catch_fish[action - position.first_kill], FIRST_KILLED + position.seat)
        return _seek_catch(position)
    catch: i64 = action - position.first_take
    position.takes -= one(seas.catch_die[catch])
    if can_refrigerate(position) or position.owns(position.seat, RELEASE):
        position.caught = seas.catch_fish[catch]
        position.phase = FATE
        return True
    _take(position, seas.catch_fish[catch], position.year)
    return _seek_catch(position)


def _decide_fate(position: Position, action: i64) -> bool:
    if action != LET_GO:
        _take(position, position.caught, position.year + (1 if action == REFRIGERATE else 0))
    position.caught = NO_FISH
    return _seek_catch(position)


def _take(position: Position, fish: i64, year: i64) -> None:
    """Mark a fish and draw it in the box of a year (FB-F4)."""
    position.mark_fish(fish, FIRST_TAKEN + position.seat)
    position.fish[position.seat * position.years + year] += 1


def _seek_catch(position: Position) -> bool:
    """Ask for the next fish as long as a die can take one; dice without a living fish are skipped (FB-F6)."""
    takes: i64 = position.takes
    living: i64 = position.living
    masks = position.seas.die_mask
    for die in range(1, DIE_FACES + 1):
        if showing(takes, die) and living & masks[die]:
            position.phase = CATCH
            return True
    if position.killer and living & masks[position.killer]:
        position.phase = CATCH
        return True
    return False
