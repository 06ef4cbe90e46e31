"""One sentence for each single step of Fishery Boom."""

from typing import cast

from shoal.core.telling import counted, listed, mark
from shoal.games.fishery_boom.high_seas import NO_FISH, bit
from shoal.games.fishery_boom.illegal_fishing import topmost
from shoal.games.fishery_boom.player_sheet import FAUX, GEAR_TITLES, GEAR_WORDS, MARKETING, OVERFISH, WORDS
from shoal.games.fishery_boom.state import FisheryBoomState
from shoal.games.fishery_boom.view import CatchView, FisheryBoomView

DICE_STEPS = ("gear", "roll", "reroll", "killer", "extra")


def tell_step(before: FisheryBoomView, text: str, after: FisheryBoomView, was: FisheryBoomState) -> str:
    step = before["step"]
    if step == "start":
        return f"{mark(int(text.removeprefix('start ')))} ate seafood last and starts."
    if step == "illegal":
        return _poached(was, int(text.removeprefix("roll ")))
    who = mark(was.seat)
    if step in DICE_STEPS:
        return f"{who} {_dice_step(before, text, after)}"
    if step in ("catch", "fate"):
        return f"{who} {_fish_step(before, text, after, was.seat)}"
    return f"{who} {_box_step(before, text, after, was)}"


def catch_of(view: FisheryBoomView) -> CatchView:
    """Return the fishing action of a view that has one."""
    return cast("CatchView", view["catch"])


def _dice_step(before: FisheryBoomView, text: str, after: FisheryBoomView) -> str:
    if before["step"] == "gear":
        again = "once more " if before["overfishing"] else ""
        return f"fishes {again}with {GEAR_TITLES[GEAR_WORDS.index(text.removeprefix('fish with '))]}."
    doing, _, pips = text.rpartition(" ")
    if doing == "roll":
        dice = [str(die) for die in sorted([*catch_of(before)["dice"], int(pips)])]
        complete = catch_of(before)["to_roll"] == 1 and len(dice) > 1
        return f"rolls a {pips}: the dice show {listed(dice)}." if complete else f"rolls a {pips}."
    if doing == "reroll":
        return f"sets a {pips} aside to roll it again."
    if doing == "kill with":
        return f"kills with the {pips} and takes with the others."
    if doing == "extra for":
        return "gives up the extra fish to a 6." if pips == "6" else f"may take one more fish for the {pips}."
    again = counted(catch_of(before)["to_roll"], "die", "dice")
    return f"rolls {again} again." if after["step"] == "roll" else "keeps the dice as they are."


def _fish_step(before: FisheryBoomView, text: str, after: FisheryBoomView, seat: int) -> str:
    if before["step"] == "fate":
        fish = str(catch_of(before)["caught"])
        if text == "release":
            return f"lets {fish} go again."
        return (
            f"puts {fish} on ice for next year."
            if text == "refrigerate"
            else f"keeps {fish}{_served(before, after, seat)}"
        )
    doing, _, catch = text.partition(" ")
    fish, _, pips = catch.partition(" for ")
    if doing == "kill":
        return f"kills {fish} with the {pips}."
    if after["step"] == "fate":
        return f"has {fish} on the hook for the {pips}."
    return f"takes {fish} for the {pips}{_served(before, after, seat)}"


def _served(before: FisheryBoomView, after: FisheryBoomView, seat: int) -> str:
    """Return whether the fish just drawn has a plate."""
    year = before["year"] - 1
    sheet = after["sheets"][seat]
    return " and fills a plate." if sheet["fish"][year] <= sheet["plates"][year] else ", more than was asked for."


def _box_step(before: FisheryBoomView, text: str, after: FisheryBoomView, was: FisheryBoomState) -> str:
    if before["step"] == "mark":
        return _mark(before, text, after, was)
    if before["step"] == "shield":
        species = text.removeprefix("shield ")
        already = species in before["shields"]
        return f"names {species}, protected already." if already else f"fills the shield of {species}."
    year = before["year"] - 1
    sheet = before["sheets"][was.seat]
    if text == "add plate":
        excess = sheet["fish"][year] > sheet["plates"][year]
        return "adds a plate, and an excess fish goes on it." if excess else "adds an empty plate."
    crossed = after["sheets"][was.seat]["crossed"][year] > sheet["crossed"][year]
    return "crosses out an empty plate." if crossed else "crosses nothing out: no plate is empty."


def _mark(before: FisheryBoomView, text: str, after: FisheryBoomView, was: FisheryBoomState) -> str:
    kind = WORDS.index(text.removeprefix("mark "))
    title = was.sheet.titles[kind]
    if kind == FAUX:
        return f"marks {title}{_served(before, after, was.seat)}"
    if kind >= MARKETING:
        return f"marks {title} and goes fishing again." if kind == OVERFISH else f"marks {title}."
    last = before["year"] == was.years
    return f"marks {title}, too late to be of use." if last else f"marks {title}, which works from next year on."


def _poached(was: FisheryBoomState, die: int) -> str:
    """Tell which fish illegal fishing kills, and which one a shield has saved."""
    seas, target = was.seas, topmost(was, die)
    above = seas.die_fish[die] if target == NO_FISH else [fish for fish in seas.die_fish[die] if fish < target]
    saved = {seas.species[seas.species_of[fish]]: None for fish in above if was.living & bit(fish)}
    why = f"with {listed(list(saved))} protected, " if saved else ""
    what = "there is nothing to kill" if target == NO_FISH else f"{seas.fish[target]} is killed"
    return f"Illegal fishing rolls a {die}: {why}{what}."
