"""A view of Fishery Boom as plain text: last year, this year and the next on the High Seas, and every sheet."""

from typing import Final, cast
from unicodedata import east_asian_width

from shoal.core.game import Game, View
from shoal.core.telling import Say, telling
from shoal.games.fishery_boom.insight import FisheryBoomInsight, insight
from shoal.games.fishery_boom.player_sheet import WORDS
from shoal.games.fishery_boom.steps import FISHING_STEPS, catch_of, gear_name
from shoal.games.fishery_boom.view import CatchView, FisheryBoomView

LETTERS: Final = str.maketrans("0123", "ABCD")
"""Fish taken by a seat; those that it killed have small letters in views already."""
LINE: Final = 78


def draw(game: Game, view: View, say: Say) -> str:
    known = cast("FisheryBoomView", view)
    facts = insight(game, view)
    lines = [_head(known, say)]
    if "species" in facts["reconstructed"]:
        lines.append(say(telling("fishery_boom.reconstructed")))
    lines += ["", *_seas(known, facts, say)]
    if known["phase"] != "over" and any(facts["illegal_dice"]):
        now, *later = facts["illegal_dice"]
        lines.append(
            say(telling("fishery_boom.poachers", now=now, next=later[0]))
            if later
            else say(telling("fishery_boom.poachers-now", now=now))
        )
    lines.append("")
    for seat in range(known["seats"]):
        lines += _sheet(known, facts, seat, say)
    if known["options"]["scoring"] == "co-operative":
        lines.append(say(telling("fishery_boom.together", total=facts["total"])))
    if known["step"] in FISHING_STEPS:
        lines += ["", *_catch(catch_of(known), say)]
    return "\n".join([line.rstrip() for line in lines])


def _head(known: FisheryBoomView, say: Say) -> str:
    year, years = known["year"], len(known["sheets"][0]["plates"])
    phase, start = known["phase"], known["start_player"]
    if start is None or phase == "over":
        return say(telling("fishery_boom.head", year=year, years=years, phase=phase))
    return say(telling("fishery_boom.head-started", year=year, years=years, phase=phase, seat=start))


def _seas(known: FisheryBoomView, facts: FisheryBoomInsight, say: Say) -> list[str]:
    """Draw up to three years side by side; the next one as it will be if no more fish are taken."""
    year = known["year"]
    shown = [[_row(marks) for marks in column.split(" ")] for column in known["columns"][-2:]]
    heads = [say(telling("fishery_boom.column", year=one)) for one in range(year + 1 - len(shown), year + 1)]
    if facts["next_year"] is not None:
        shown.append([_outlook(row["name"], row["fish"], facts) for row in facts["sheet"]])
        heads.append(say(telling("fishery_boom.column-ahead", year=year + 1)))
    names = [say(telling("fishery_boom.row", species=row["name"])) for row in facts["sheet"]]
    dice = say(telling("fishery_boom.column-dice"))
    width = 2 + max([_width(" ".join(row)) for column in shown for row in column])
    first, second = 4 + max([_width(name) for name in names]), 2 + max(4, _width(dice))
    lines = [" " * first + _left(dice, second) + "".join([_left(head, width) for head in heads])]
    for species, row in enumerate(facts["sheet"]):
        name = names[species] + (" *" if row["name"] in known["shields"] else "")
        numbers = " ".join([str(die) for die in row["dice"]])
        cells = "".join([_left(" ".join(column[species]), width) for column in shown])
        lines.append(f"{_left(name, first)}{_left(numbers, second)}{cells}")
    return [*lines, say(telling("fishery_boom.legend"))]


def _row(marks: str) -> list[str]:
    return [_fish(mark, str(number)) for number, mark in enumerate(marks, 1)]


def _fish(mark: str, number: str) -> str:
    return number if mark == "." else mark.translate(LETTERS).rjust(len(number))


def _outlook(name: str, fish: int, insights: FisheryBoomInsight) -> list[str]:
    numbers = range(1, fish + 1)
    return ["-".rjust(len(str(n))) if f"{name} {n}" in insights["lost"] else str(n) for n in numbers]


def _sheet(known: FisheryBoomView, facts: FisheryBoomInsight, seat: int, say: Say) -> list[str]:
    """Draw the boxes of a country: its letter and points, plates and fish by year, and what it has marked."""
    country = facts["countries"][seat]
    boxes = country["boxes"]
    title = say(telling("fishery_boom.country", seat=seat, points=country["score"]))
    labels = [
        say(telling("fishery_boom.row-year")),
        say(telling("fishery_boom.row-plates")),
        say(telling("fishery_boom.row-fish")),
    ]
    rows = [
        [say(telling("fishery_boom.label", label=box["year"])) for box in boxes],
        [str(box["plates"]) for box in boxes],
        [str(box["fish"]) for box in boxes],
    ]
    width = 1 + max([_width(label) for label in labels])
    lines = [f"{'> ' if known['to_move'] == seat else ''}{'ABCD'[seat]} {title}"]
    for label, cells in zip(labels, rows, strict=True):
        lines.append("  " + _left(label, width) + "".join([_right(cell, 6) for cell in cells]))
    return lines + _marked(known, facts, seat, say)


def _marked(known: FisheryBoomView, facts: FisheryBoomInsight, seat: int, say: Say) -> list[str]:
    """List the boxes that a country has marked, each kind once."""
    marked = known["sheets"][seat]["marked"]
    if not marked:
        return []
    lines = ["  " + say(telling("fishery_boom.boxes-marked"))]
    for word in dict.fromkeys(marked):
        name = say(telling("fishery_boom.box", box=facts["kinds"][WORDS.index(word)]["box"]))
        often = f" {name} x{marked.count(word)};" if marked.count(word) > 1 else f" {name};"
        if _width(lines[-1] + often) > LINE:
            lines.append("   ")
        lines[-1] += often
    return [*lines[:-1], lines[-1].removesuffix(";")]


def _catch(catch: CatchView, say: Say) -> list[str]:
    """Tell of the fishing action that is going on."""
    parts = [telling("fishery_boom.catch", seat=catch["seat"], gear=gear_name(catch["gear"]))]
    if catch["dice"]:
        parts.append(telling("fishery_boom.catch-dice", dice=catch["dice"]))
    if catch["to_roll"]:
        parts.append(telling("fishery_boom.catch-rolls", rolls=catch["to_roll"]))
    if catch["takes"]:
        parts.append(telling("fishery_boom.catch-takes", dice=catch["takes"]))
    if catch["killer"]:
        parts.append(telling("fishery_boom.catch-kills", die=catch["killer"]))
    if catch["caught"] is not None:
        parts.append(telling("fishery_boom.catch-hooked", fish=catch["caught"]))
    return [say(part) for part in parts]


def _width(text: str) -> int:
    """Count the columns that a text takes in a terminal: two for each full-width character."""
    return sum([2 if east_asian_width(letter) in ("W", "F") else 1 for letter in text])


def _left(text: str, width: int) -> str:
    return text + " " * (width - _width(text))


def _right(text: str, width: int) -> str:
    return " " * (width - _width(text)) + text
