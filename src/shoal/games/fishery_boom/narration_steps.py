"""One telling for each single step of Fishery Boom."""

from typing import cast

from shoal.core.telling import Telling, telling
from shoal.games.fishery_boom.high_seas import DIE_FACES, NO_FISH, bit
from shoal.games.fishery_boom.illegal_fishing import topmost
from shoal.games.fishery_boom.player_sheet import (
    FAUX,
    GEAR_NAMES,
    GEAR_WORDS,
    MARKETING,
    OVERFISH,
    WORDS,
)
from shoal.games.fishery_boom.state import FisheryBoomState
from shoal.games.fishery_boom.view import CatchView, FisheryBoomView

DICE_STEPS = ("gear", "roll", "reroll", "killer", "extra")
FISHING_STEPS = ("roll", "reroll", "killer", "extra", "catch", "fate")
"""The steps of a fishing action that has begun."""


def tell_step(before: FisheryBoomView, text: str, after: FisheryBoomView, was: FisheryBoomState) -> Telling:
    step = before["step"]
    if step == "start":
        return telling("fishery_boom.start-player", seat=int(text.removeprefix("start ")))
    if step == "illegal":
        return _poached(was, int(text.removeprefix("roll ")))
    if step in DICE_STEPS:
        return _dice_step(before, text, after, was.seat)
    if step in ("catch", "fate"):
        return _fish_step(before, text, after, was.seat)
    return _box_step(before, text, after, was)


def catch_of(view: FisheryBoomView) -> CatchView:
    """Return the fishing action of a view that has one."""
    return cast("CatchView", view["catch"])


def gear_name(word: str) -> str:
    """Return what tellings call equipment."""
    return GEAR_NAMES[GEAR_WORDS.index(word)]


def _dice_step(before: FisheryBoomView, text: str, after: FisheryBoomView, seat: int) -> Telling:
    doing, _, last = text.rpartition(" ")
    if text == "stop":
        return _stopped(before, after, seat)
    if doing == "fish with":
        again = before["overfishing"]
        return telling("fishery_boom.fished-again" if again else "fishery_boom.fished", seat=seat, gear=gear_name(last))
    die = int(last)
    if doing == "roll":
        return _rolled(catch_of(before), seat, die)
    if doing == "extra for" and die == DIE_FACES:
        return telling("fishery_boom.extra-given-up", seat=seat)
    if doing == "extra for":
        return telling("fishery_boom.extra-chosen", seat=seat, die=die)
    return telling("fishery_boom.set-aside" if doing == "reroll" else "fishery_boom.killer-chosen", seat=seat, die=die)


def _stopped(before: FisheryBoomView, after: FisheryBoomView, seat: int) -> Telling:
    if after["step"] == "roll":
        return telling("fishery_boom.rolling-again", seat=seat, rolls=catch_of(before)["to_roll"])
    return telling("fishery_boom.dice-kept", seat=seat)


def _rolled(catch: CatchView, seat: int, die: int) -> Telling:
    dice = sorted([*catch["dice"], die])
    if catch["to_roll"] > 1 or len(dice) == 1:
        return telling("fishery_boom.rolled", seat=seat, die=die)
    return telling("fishery_boom.rolled-last", seat=seat, die=die, dice=dice)


def _fish_step(before: FisheryBoomView, text: str, after: FisheryBoomView, seat: int) -> Telling:
    if before["step"] == "fate":
        fish = str(catch_of(before)["caught"])
        if text == "release":
            return telling("fishery_boom.released", seat=seat, fish=fish)
        if text == "refrigerate":
            return telling("fishery_boom.refrigerated", seat=seat, fish=fish)
        plate = _has_plate(before, after, seat)
        return telling("fishery_boom.kept-on-plate" if plate else "fishery_boom.kept-in-excess", seat=seat, fish=fish)
    doing, _, catch = text.partition(" ")
    fish, _, pips = catch.partition(" for ")
    die = int(pips)
    if doing == "kill":
        return telling("fishery_boom.killed", seat=seat, fish=fish, die=die)
    if after["step"] == "fate":
        return telling("fishery_boom.hooked", seat=seat, fish=fish, die=die)
    plate = _has_plate(before, after, seat)
    return telling(
        "fishery_boom.taken-on-plate" if plate else "fishery_boom.taken-in-excess", seat=seat, fish=fish, die=die
    )


def _has_plate(before: FisheryBoomView, after: FisheryBoomView, seat: int) -> bool:
    """Say whether there is a plate for the fish just drawn."""
    year = before["year"] - 1
    sheet = after["sheets"][seat]
    return sheet["fish"][year] <= sheet["plates"][year]


def _box_step(before: FisheryBoomView, text: str, after: FisheryBoomView, was: FisheryBoomState) -> Telling:
    seat = was.seat
    if before["step"] == "mark":
        return _mark(before, text, after, was)
    if before["step"] == "shield":
        species = text.removeprefix("shield ")
        again = species in before["shields"]
        return telling("fishery_boom.shield-again" if again else "fishery_boom.shielded", seat=seat, species=species)
    year = before["year"] - 1
    sheet = before["sheets"][seat]
    if text == "add plate":
        excess = sheet["fish"][year] > sheet["plates"][year]
        return telling("fishery_boom.plate-added-filled" if excess else "fishery_boom.plate-added", seat=seat)
    crossed = after["sheets"][seat]["crossed"][year] > sheet["crossed"][year]
    return telling("fishery_boom.plate-crossed-out" if crossed else "fishery_boom.no-empty-plate", seat=seat)


def _mark(before: FisheryBoomView, text: str, after: FisheryBoomView, was: FisheryBoomState) -> Telling:
    seat, kind = was.seat, WORDS.index(text.removeprefix("mark "))
    box = was.sheet.names[kind]
    if kind == FAUX:
        plate = _has_plate(before, after, seat)
        return telling(
            "fishery_boom.marked-faux" if plate else "fishery_boom.marked-faux-in-excess", seat=seat, box=box
        )
    if kind >= MARKETING:
        again = kind == OVERFISH
        return telling("fishery_boom.marked-overfish" if again else "fishery_boom.marked", seat=seat, box=box)
    last = before["year"] == was.years
    return telling("fishery_boom.marked-too-late" if last else "fishery_boom.marked-upgrade", seat=seat, box=box)


def _poached(was: FisheryBoomState, die: int) -> Telling:
    """Tell what illegal fishing kills, and what a shield has saved from it."""
    seas, target = was.seas, topmost(was, die)
    above = seas.die_fish[die] if target == NO_FISH else [fish for fish in seas.die_fish[die] if fish < target]
    saved = list(dict.fromkeys([seas.species[seas.species_of[fish]] for fish in above if was.living & bit(fish)]))
    if target == NO_FISH:
        if saved:
            return telling("fishery_boom.all-protected", die=die, protected=saved)
        return telling("fishery_boom.nothing-poached", die=die)
    if saved:
        return telling("fishery_boom.poached-below", die=die, protected=saved, fish=seas.fish[target])
    return telling("fishery_boom.poached", die=die, fish=seas.fish[target])
