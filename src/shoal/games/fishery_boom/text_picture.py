"""A view of Fishery Boom as a picture: last year, this year and the next on the High Seas, and every sheet."""

from typing import Final, cast

from shoal.core.game import Game, View
from shoal.core.picture import (
    Line,
    Picture,
    Span,
    abreast,
    columns,
    extent,
    flush_left,
    flush_right,
    folded,
    packed,
)
from shoal.core.telling import Say, telling
from shoal.games.fishery_boom.insight import FisheryBoomInsight, insight
from shoal.games.fishery_boom.narration_steps import FISHING_STEPS, catch_of, gear_name
from shoal.games.fishery_boom.player_sheet import WORDS
from shoal.games.fishery_boom.view import CatchView, FisheryBoomView

LETTERS: Final = "ABCD"
"""Fish taken by a seat; those that it killed have small letters."""
SHEET: Final = 46
"""The columns in which a country lists what it has marked, so that two sheets fit beside each other."""


def picture(game: Game, view: View, say: Say, width: int) -> Picture:
    boom_view = cast("FisheryBoomView", view)
    facts = insight(game, view)
    lines: Picture = [[Span(_head(boom_view, say), "strong")]]
    if boom_view["step"] in FISHING_STEPS:
        lines.append([Span(_catch(catch_of(boom_view), say))])
    lines += [*_tally(boom_view, facts, say, width), *_seas(boom_view, facts, say, width)]
    if boom_view["phase"] != "over" and any(facts["illegal_dice"]):
        now, *later = facts["illegal_dice"]
        illegal = telling("fishery_boom.poachers-now", now=now)
        lines.append([Span(say(telling("fishery_boom.poachers", now=now, next=later[0]) if later else illegal), "bad")])
    lines.append([Span(say(telling("fishery_boom.legend")), "faint")])
    lines += [[], *abreast([_sheet(boom_view, facts, seat, say, width) for seat in range(boom_view["seats"])], width)]
    if boom_view["options"]["scoring"] == "co-operative":
        lines.append([Span(say(telling("fishery_boom.together", total=facts["total"])), "strong")])
    if "species" in facts["reconstructed"]:
        lines.append([Span(say(telling("fishery_boom.reconstructed")), "faint")])
    return folded(lines, width)


def _head(view: FisheryBoomView, say: Say) -> str:
    year, years = view["year"], len(view["sheets"][0]["plates"])
    phase, start = view["phase"], view["start_player"]
    if start is None or phase == "over":
        return say(telling("fishery_boom.head", year=year, years=years, phase=phase))
    return say(telling("fishery_boom.head-started", year=year, years=years, phase=phase, seat=start))


def _tally(view: FisheryBoomView, facts: FisheryBoomInsight, say: Say, width: int) -> Picture:
    """Tell whose letter is whose, and what each country has served this year, where it can be seen beside the seas."""
    parts: Picture = []
    for seat, country in enumerate(facts["countries"]):
        box = country["boxes"][view["year"] - 1]
        served = telling("fishery_boom.served", seat=seat, drawn=box["fish"], asked=box["plates"])
        parts.append([Span(f"{LETTERS[seat]} {say(served)}", f"seat-{seat}")])
    return packed([], parts, "   ", width, 0)


def _seas(view: FisheryBoomView, facts: FisheryBoomInsight, say: Say, width: int) -> Picture:
    """Draw up to three years side by side, as far as they fit; the next one as it will be if no more fish are taken."""
    year, names = view["year"], [row["name"] for row in facts["sheet"]]
    past = view["columns"][-2:-1]
    shown = [[_row(marks, "", "faint") for marks in column.split(" ")] for column in past]
    now = view["columns"][-1].split(" ")
    shown.append([_row(marks, name, "") for name, marks in zip(names, now, strict=True)])
    heads = [
        say(telling("fishery_boom.column", year=column_year)) for column_year in range(year + 1 - len(shown), year + 1)
    ]
    if facts["next_year"] is not None:
        shown.append([_outlook(row["name"], row["fish"], facts) for row in facts["sheet"]])
        heads.append(say(telling("fishery_boom.column-ahead", year=year + 1)))
    left = _species(view, facts, say)
    each = 2 + max([extent(row) for column in shown for row in column])
    while len(shown) > 1 and extent(left[0]) + each * len(shown) - 2 > width:
        drop = 0 if len(shown) > 2 or facts["next_year"] is None else -1
        del shown[drop], heads[drop]
    if extent(left[0]) + each * (len(heads) - 1) + columns(heads[-1]) > width:
        heads[-1] = say(telling("fishery_boom.column", year=year + 1))
    lines: Picture = [[*left[0], *[Span(flush_left(head, each), "faint") for head in heads]]]
    for species, line in enumerate(left[1:]):
        cells = [[*column[species], Span(" " * (each - extent(column[species])))] for column in shown]
        lines.append([*line, *[span for cell in cells for span in cell]])
    return lines


def _species(view: FisheryBoomView, facts: FisheryBoomInsight, say: Say) -> Picture:
    """Draw the names of all species and their dice, below an empty line with the word for dice."""
    names = [say(telling("fishery_boom.row", species=row["name"])) for row in facts["sheet"]]
    dice = say(telling("fishery_boom.column-dice"))
    first, second = 4 + max([columns(name) for name in names]), 2 + max(4, columns(dice))
    lines: Picture = [[Span(" " * first + flush_left(dice, second), "faint")]]
    for name, row in zip(names, facts["sheet"], strict=True):
        shield = " *" if row["name"] in view["shields"] else ""
        numbers = " ".join([str(die) for die in row["dice"]])
        style = "good" if shield else ""
        lines.append([Span(flush_left(name + shield, first), style, row["name"]), Span(flush_left(numbers, second))])
    return lines


def _row(marks: str, name: str, style: str) -> Line:
    line: Line = []
    for number, mark in enumerate(marks, 1):
        what = f"{name} {number}" if name else ""
        text = str(number) if mark == "." else (LETTERS[int(mark)] if mark.isdigit() else mark)
        line += [Span(flush_right(text, len(str(number))), _style(mark, style), what), Span(" ")]
    return line[:-1]


def _style(mark: str, style: str) -> str:
    """Return how a fish looks: free, taken by a seat, killed by a seat, or gone."""
    if mark.isdigit():
        return f"held-{mark} seat-{mark} strong"
    if mark in "abcd":
        return f"seat-{'abcd'.index(mark)} strong"
    return style or "water" if mark == "." else "bad" if mark == "x" else "faint"


def _outlook(name: str, fish: int, facts: FisheryBoomInsight) -> Line:
    line: Line = []
    for number in range(1, fish + 1):
        lost = f"{name} {number}" in facts["lost"]
        line += [
            Span(flush_right("-" if lost else str(number), len(str(number))), "bad" if lost else "faint"),
            Span(" "),
        ]
    return line[:-1]


def _sheet(view: FisheryBoomView, facts: FisheryBoomInsight, seat: int, say: Say, width: int) -> Picture:
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
    first = max([columns(label) for label in labels])
    widths = [1 + max([columns(row[place]) for row in rows]) for place in range(len(boxes))]
    mark = "> " if view["to_move"] == seat else ""
    lines: Picture = [[Span(f"{mark}{LETTERS[seat]} {title}", f"seat-{seat} strong")]]
    for label, cells in zip(labels, rows, strict=True):
        numbers = "".join([flush_right(cell, max(3, room)) for cell, room in zip(cells, widths, strict=True)])
        lines.append([Span(f"  {flush_left(label, first)}", "faint"), Span(numbers)])
    return lines + _marked(view, facts, seat, say, width)


def _marked(view: FisheryBoomView, facts: FisheryBoomInsight, seat: int, say: Say, width: int) -> Picture:
    """List the boxes that a country has marked, each kind once."""
    marked = view["sheets"][seat]["marked"]
    if not marked:
        return []
    parts: Picture = []
    for word in dict.fromkeys(marked):
        name = say(telling("fishery_boom.box", box=facts["kinds"][WORDS.index(word)]["box"]))
        parts.append([Span(f"{name} x{marked.count(word)}" if marked.count(word) > 1 else name)])
    head = [Span(f"  {say(telling('fishery_boom.boxes-marked'))} ", "faint")]
    return packed(head, parts, "; ", min(width, SHEET), 4)


def _catch(catch: CatchView, say: Say) -> str:
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
    return " ".join([say(part) for part in parts])
