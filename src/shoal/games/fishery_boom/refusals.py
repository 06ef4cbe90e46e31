"""Why an action is refused in Fishery Boom, by rule id (texts: en.ftl)."""

from typing import Final

from shoal.core.game import CHANCE
from shoal.core.protocol_refusals import protocol_refusal
from shoal.core.refusal import Refusal, refused
from shoal.games.fishery_boom.actions import (
    ADD_PLATE,
    CROSS_OUT,
    FIRST_EXTRA,
    FIRST_GEAR,
    FIRST_KILLER,
    FIRST_MARK,
    FIRST_REROLL,
    FIRST_ROLL,
    FIRST_SHIELD,
    KEEP,
    LET_GO,
    REFRIGERATE,
    STOP,
)
from shoal.games.fishery_boom.dice import listed_dice, showing
from shoal.games.fishery_boom.fishing_action import can_refrigerate
from shoal.games.fishery_boom.high_seas import DIE_FACES, bit
from shoal.games.fishery_boom.phases import CATCH, EXTRA, FATE, GEAR, KILLER, MARK, MARKET, REROLL, SHIELD
from shoal.games.fishery_boom.player_sheet import (
    ALL_KINDS,
    COLD,
    ENFORCEMENT,
    GEAR_NAMES,
    LONGLINE,
    RELEASE,
    TRAWLER,
    upgrades_gear,
)
from shoal.games.fishery_boom.position import Position

INSTEAD: Final = {
    GEAR: refused("FB-F1", "fishery_boom.choose-gear"),
    REROLL: refused("FB-P3", "fishery_boom.choose-reroll"),
    KILLER: refused("FB-F8", "fishery_boom.choose-killer"),
    EXTRA: refused("FB-F8", "fishery_boom.choose-extra"),
    CATCH: refused("FB-F5", "fishery_boom.choose-fish"),
    FATE: refused("FB-F4", "fishery_boom.choose-fate"),
    MARK: refused("FB-U1", "fishery_boom.choose-box"),
    MARKET: refused("FB-B2", "fishery_boom.choose-plate"),
    SHIELD: refused("FB-B3", "fishery_boom.choose-shield"),
}
SIX_ON_LONGLINE: Final = refused("FB-F8", "fishery_boom.six-on-longline")
KILLED_ALREADY: Final = refused("FB-F8", "fishery_boom.killed-already")
LAST_YEAR: Final = refused("FB-P2", "fishery_boom.last-year")


def refusal(position: Position, seat: int, action: int) -> Refusal | None:
    by_protocol = protocol_refusal(position, seat, action)
    if by_protocol is not None or seat == CHANCE:
        return by_protocol
    return _choice_refusal(position, action) if position.phase < MARK else _box_refusal(position, action)


def _choice_refusal(position: Position, action: int) -> Refusal | None:
    """Return why a step of fishing is refused, or None."""
    phase = position.phase
    if phase == GEAR and action < FIRST_ROLL:
        return _gear_refusal(position, action - FIRST_GEAR)
    if phase == REROLL and FIRST_REROLL <= action <= STOP:
        return None if action == STOP else _reroll_refusal(position, action - FIRST_REROLL + 1)
    first = FIRST_KILLER if phase == KILLER else FIRST_EXTRA
    if phase in (KILLER, EXTRA) and first <= action < first + DIE_FACES:
        return _die_refusal(position, action - first + 1, "FB-F8")
    if phase == CATCH and action >= position.first_take:
        return _catch_refusal(position, action)
    if phase == FATE and KEEP <= action <= LET_GO:
        return _fate_refusal(position, action)
    return INSTEAD[phase]


def _gear_refusal(position: Position, gear: int) -> Refusal | None:
    if position.usable(position.seat, gear):
        return None
    if position.owns(position.seat, gear - 1):
        return refused("FB-F12", "fishery_boom.gear-replaced", gear=GEAR_NAMES[gear])
    return refused("FB-F1", "fishery_boom.gear-not-owned", gear=GEAR_NAMES[gear])


def _reroll_refusal(position: Position, die: int) -> Refusal | None:
    if not showing(position.dice, die):
        return _die_refusal(position, die, "FB-P3")
    return refused("ORDER", "fishery_boom.die-too-late", die=die) if die < position.floor else None


def _die_refusal(position: Position, die: int, rule: str) -> Refusal | None:
    return None if showing(position.dice, die) else refused(rule, "fishery_boom.no-such-die", die=die)


def _catch_refusal(position: Position, action: int) -> Refusal | None:
    seas, kills = position.seas, action >= position.first_kill
    catch = action - (position.first_kill if kills else position.first_take)
    die, fish = seas.catch_die[catch], seas.catch_fish[catch]
    by_die = _kill_refusal(position, die) if kills else _take_refusal(position, die)
    if by_die is not None or position.living & bit(fish):
        return by_die
    return refused("FB-F3", "fishery_boom.not-living", fish=seas.fish[fish])


def _take_refusal(position: Position, die: int) -> Refusal | None:
    """Judge the die that a fish is to be taken for, by the equipment (FB-F8)."""
    if showing(position.takes, die):
        return None
    if not showing(position.dice, die):
        return _die_refusal(position, die, "FB-F3")
    if position.killer == die:
        return refused("FB-F8", "fishery_boom.die-kills", die=die)
    if LONGLINE <= position.gear < TRAWLER and die == DIE_FACES:
        return SIX_ON_LONGLINE
    if 0 < position.gear < LONGLINE:
        highest = max(listed_dice(position.dice))
        return refused("FB-F8", "fishery_boom.higher-number", die=highest, gear=GEAR_NAMES[position.gear])
    return refused("FB-F8", "fishery_boom.die-used", die=die)


def _kill_refusal(position: Position, die: int) -> Refusal | None:
    if position.killer == die:
        return None
    if position.gear < TRAWLER:
        return refused("FB-F8", "fishery_boom.gear-kills-nothing", gear=GEAR_NAMES[position.gear])
    return refused("FB-F8", "fishery_boom.other-die-kills", die=position.killer) if position.killer else KILLED_ALREADY


def _fate_refusal(position: Position, action: int) -> Refusal | None:
    names = position.sheet.names
    if action == REFRIGERATE and not position.owns(position.seat, COLD):
        return refused("FB-P2", "fishery_boom.cannot-refrigerate", box=names[COLD])
    if action == REFRIGERATE and not can_refrigerate(position):
        return LAST_YEAR
    if action == LET_GO and not position.owns(position.seat, RELEASE):
        return refused("FB-P1", "fishery_boom.cannot-release", box=names[RELEASE])
    return None


def _box_refusal(position: Position, action: int) -> Refusal | None:
    """Return why a step of phase 2 is refused, or None."""
    phase = position.phase
    if phase == MARK and FIRST_MARK <= action < ADD_PLATE:
        return _mark_refusal(position, action - FIRST_MARK)
    if phase == MARKET and action in (ADD_PLATE, CROSS_OUT):
        return None
    if phase == SHIELD and FIRST_SHIELD <= action < position.first_take:
        return _shield_refusal(position, action - FIRST_SHIELD)
    return INSTEAD[phase]


def _mark_refusal(position: Position, kind: int) -> Refusal | None:
    first, box = position.seat * ALL_KINDS, position.sheet.names[kind]
    if kind == ENFORCEMENT and not position.enforced:
        return refused("FB-B3", "fishery_boom.not-with-so-many", box=box, players=position.seats)
    if position.boxes[first + kind] >= position.sheet.boxes[kind]:
        return refused("FB-U1", "fishery_boom.box-marked", box=box, boxes=position.sheet.boxes[kind])
    if upgrades_gear(kind) and not position.boxes[first + kind - 1]:
        return refused("FB-U3", "fishery_boom.gear-first", gear=GEAR_NAMES[kind])
    return None


def _shield_refusal(position: Position, species: int) -> Refusal | None:
    rows, name = position.seas.shieldable, position.seas.species[species]
    if species not in rows:
        return refused("FB-L3", "fishery_boom.no-shield", species=name)
    if species == position.floor - 1:
        return refused("FB-B3", "fishery_boom.shield-named", species=name)
    if species < position.floor:
        return refused("ORDER", "fishery_boom.shield-too-late", species=name)
    if rows.index(species) + position.shields_left > len(rows):
        return refused("ORDER", "fishery_boom.shield-too-early", species=name)
    return None
