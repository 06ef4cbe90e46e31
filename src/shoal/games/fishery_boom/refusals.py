"""Why an action is refused in Fishery Boom, by rule id."""

from typing import Final

from shoal.core.checks import protocol_refusal
from shoal.core.game import CHANCE
from shoal.core.refusal import ORDER, Refusal
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
from shoal.games.fishery_boom.catching import can_refrigerate
from shoal.games.fishery_boom.dice import showing
from shoal.games.fishery_boom.high_seas import DIE_FACES, bit
from shoal.games.fishery_boom.phases import CATCH, EXTRA, FATE, GEAR, KILLER, MARK, MARKET, REROLL, SHIELD
from shoal.games.fishery_boom.player_sheet import ALL_KINDS, COLD, ENFORCEMENT, GEAR_TITLES, RELEASE, upgrades_gear
from shoal.games.fishery_boom.position import Position

INSTEAD: Final = {
    GEAR: Refusal("FB-F1", "Choose the equipment that you fish with."),
    REROLL: Refusal("FB-P3", "Name a die to re-roll with Fish Radar, or stop."),
    KILLER: Refusal("FB-F8", "Choose the die that kills before any fish is taken."),
    EXTRA: Refusal("FB-F8", "Choose the die that the extra fish is for."),
    CATCH: Refusal("FB-F5", "Take or kill a fish for one of your dice: fishing is not finished while one matches."),
    FATE: Refusal("FB-F4", "Say first what becomes of the fish that you have just chosen."),
    MARK: Refusal("FB-U1", "Mark one box of your sheet."),
    MARKET: Refusal("FB-B2", "Marketing adds a plate or crosses one out."),
    SHIELD: Refusal("FB-B3", "Enforcement fills the shields of species."),
}
NO_BASE: Final = Refusal("FB-U3", "An upgrade of equipment needs that equipment first.")
NOT_WITH_SO_MANY: Final = Refusal("FB-B3", "With so many players nobody fishes illegally, and Enforcement is not used.")
NO_SHIELD: Final = Refusal("FB-L3", "That species has no shield on this sheet.")
TOO_FEW_AFTER: Final = Refusal("ORDER", "Shields are filled from top to bottom: name the upper species first.")


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
        return Refusal("FB-F12", f"You have upgraded {GEAR_TITLES[gear]}, and here the upgrade replaces it.")
    return Refusal("FB-F1", f"You do not own {GEAR_TITLES[gear]}.")


def _reroll_refusal(position: Position, die: int) -> Refusal | None:
    shown = _die_refusal(position, die, "FB-P3")
    return shown if shown is not None else ORDER if die < position.floor else None


def _die_refusal(position: Position, die: int, rule: str) -> Refusal | None:
    return None if showing(position.dice, die) else Refusal(rule, f"None of your dice shows a {die}.")


def _catch_refusal(position: Position, action: int) -> Refusal | None:
    seas, kills = position.seas, action >= position.first_kill
    catch = action - (position.first_kill if kills else position.first_take)
    die, fish = seas.catch_die[catch], seas.catch_fish[catch]
    if kills and position.killer != die:
        return Refusal("FB-F8", f"No {die} of yours is still to kill.")
    if not kills and not showing(position.takes, die):
        return Refusal("FB-F3", f"You have no {die} left to take a fish for.")
    return None if position.living & bit(fish) else Refusal("FB-F3", f"{seas.fish[fish]} does not live any more.")


def _fate_refusal(position: Position, action: int) -> Refusal | None:
    titles = position.sheet.titles
    if action == REFRIGERATE and not can_refrigerate(position):
        return Refusal("FB-P2", f"You need {titles[COLD]}, and a year to come.")
    if action == LET_GO and not position.owns(position.seat, RELEASE):
        return Refusal("FB-P1", f"You need {titles[RELEASE]} to let a fish go.")
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
    first = position.seat * ALL_KINDS
    if kind == ENFORCEMENT and not position.enforced:
        return NOT_WITH_SO_MANY
    if position.boxes[first + kind] >= position.sheet.boxes[kind]:
        return Refusal("FB-U1", f"You have no free box for {position.sheet.titles[kind]}.")
    return NO_BASE if upgrades_gear(kind) and not position.boxes[first + kind - 1] else None


def _shield_refusal(position: Position, species: int) -> Refusal | None:
    rows = position.seas.shieldable
    if species not in rows:
        return NO_SHIELD
    if species < position.floor:
        return ORDER
    return TOO_FEW_AFTER if rows.index(species) + position.shields_left > len(rows) else None
