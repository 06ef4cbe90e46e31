"""What speaks for an action of Fishery Boom: plates and points, dice with fish, and what the sea loses next year."""

from typing import cast

from shoal.core.game import Game, View
from shoal.core.telling import Telling, telling
from shoal.games.fishery_boom.actions import (
    ADD_PLATE,
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
from shoal.games.fishery_boom.dice import listed_dice
from shoal.games.fishery_boom.high_seas import DIE_FACES, bit, count
from shoal.games.fishery_boom.insight import Country, country_of, fish_names
from shoal.games.fishery_boom.player_sheet import GEAR_KINDS, GEAR_NAMES
from shoal.games.fishery_boom.state import FisheryBoomState, state_of
from shoal.games.fishery_boom.view import FisheryBoomView


def reasons(game: Game, view: View, seat: int, action: int) -> list[Telling]:
    state = state_of(game, cast("FisheryBoomView", view))
    if FIRST_GEAR <= action < FIRST_ROLL:
        return [*_gear(state, action - FIRST_GEAR), _hungry(state, seat)]
    if FIRST_REROLL <= action < KEEP:
        return _dice(state, action)
    if FIRST_SHIELD <= action < state.first_take:
        return _shield(state, action - FIRST_SHIELD)
    after = state.copy()
    after.apply(seat, action)
    told = _changes(state, after, seat)
    if action >= state.first_take:
        first = state.first_kill if action >= state.first_kill else state.first_take
        told = [*_loss(state, state.seas.catch_fish[action - first]), *told]
    elif action in (KEEP, REFRIGERATE):
        told = [*_loss(state, int(state.caught)), *told]
    elif action == LET_GO:
        told = [*_spared(after, int(state.caught)), *told]
    elif FIRST_MARK <= action < ADD_PLATE:
        told = [*_mark(state, action - FIRST_MARK), *told]
    return told or [_hungry(after if after.year == state.year else state, seat)]


def _gear(state: FisheryBoomState, gear: int) -> list[Telling]:
    """Tell what equipment rolls, takes and kills, and how many numbers of a die have fish."""
    sheet = state.sheet
    numbers = [die for die in range(1, DIE_FACES + 1) if state.living & state.seas.die_mask[die]]
    return [
        telling(
            "fishery_boom.why-gear",
            gear=GEAR_NAMES[gear],
            rolls=sheet.roll[gear],
            takes=sheet.take[gear],
            kills=sheet.kill[gear],
        ),
        telling("fishery_boom.why-numbers", number=len(numbers)),
    ]


def _hungry(state: FisheryBoomState, seat: int) -> Telling:
    box = country_of(state, seat)["boxes"][state.year]
    return telling("fishery_boom.why-hungry", filled=box["filled"], wanted=box["plates"])


def _dice(state: FisheryBoomState, action: int) -> list[Telling]:
    """Tell how many living fish there are for a number, or for all dice that are kept."""
    if action == STOP:
        rolled = listed_dice(state.dice)
        covered = [die for die in rolled if state.living & state.seas.die_mask[die]]
        return [telling("fishery_boom.why-covered", covered=len(covered), rolls=len(rolled))]
    first = FIRST_REROLL if action < STOP else FIRST_KILLER if action < FIRST_EXTRA else FIRST_EXTRA
    die = action - first + 1
    return [telling("fishery_boom.why-die", die=die, number=count(state.living & state.seas.die_mask[die]))]


def _shield(state: FisheryBoomState, species: int) -> list[Telling]:
    name, living = state.seas.species[species], count(state.living & state.seas.row_mask[species])
    poachers = state.sheet.illegal[state.seats][state.year]
    return [
        telling("fishery_boom.why-shield", species=name, number=living),
        telling("fishery_boom.why-poachers", rolls=poachers),
    ]


def _loss(state: FisheryBoomState, fish: int) -> list[Telling]:
    """Tell which fish of next year are lost with this one, or that none is."""
    if state.year + 1 >= state.years:
        return [telling("fishery_boom.why-last-year")]
    lost, name = _children(state, fish), state.seas.fish[fish]
    if lost:
        return [telling("fishery_boom.why-lost", fish=name, school=lost)]
    return [telling("fishery_boom.why-nothing-lost", fish=name)]


def _spared(state: FisheryBoomState, fish: int) -> list[Telling]:
    """Tell which fish of next year are kept because this one lives."""
    kept = _children(state, fish) if state.year + 1 < state.years else []
    return [telling("fishery_boom.why-spared", fish=state.seas.fish[fish], school=kept)] if kept else []


def _children(state: FisheryBoomState, fish: int) -> list[str]:
    """List the fish that next year has with this one, and would not have without it."""
    seas, living = state.seas, state.living
    alive = seas.survivors(living | bit(fish), spawn_one=state.spawn_one)
    return fish_names(seas, alive & ~seas.survivors(living & ~bit(fish), spawn_one=state.spawn_one))


def _mark(state: FisheryBoomState, kind: int) -> list[Telling]:
    """Tell what a box brings, and in how many years."""
    name, years = state.sheet.names[kind], int(state.years - state.year - 1)
    told = [telling("fishery_boom.why-years", box=name, years=years)]
    if kind < GEAR_KINDS:
        told += _gear(state, kind + 1)[:1]
    return told


def _changes(before: FisheryBoomState, after: FisheryBoomState, seat: int) -> list[Telling]:
    """Tell how the points and plates of the country change, within a year: the next one brings new plates."""
    if after.year != before.year:
        return []
    was, now = country_of(before, seat), country_of(after, seat)
    told: list[Telling] = []
    if now["score"] != was["score"]:
        told.append(telling("fishery_boom.why-points", points=now["score"], before=was["score"]))
    return told + _plates(was, now, int(before.year))


def _plates(was: Country, now: Country, year: int) -> list[Telling]:
    told: list[Telling] = []
    box, earlier = now["boxes"][year], was["boxes"][year]
    if box["filled"] > earlier["filled"]:
        told.append(telling("fishery_boom.why-hungry", filled=box["filled"], wanted=box["plates"]))
    elif box["excess"] > earlier["excess"]:
        told.append(telling("fishery_boom.why-excess", excess=box["excess"]))
    if now["next_plates"] is not None and now["next_plates"] != was["next_plates"]:
        told.append(telling("fishery_boom.why-next-plates", number=now["next_plates"]))
    return told
