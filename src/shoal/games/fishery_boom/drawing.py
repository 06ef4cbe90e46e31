"""A view of Fishery Boom as plain text: last year, this year and the next on the High Seas, and every sheet."""

from typing import cast

from shoal.core.game import Game, View
from shoal.core.telling import listed
from shoal.games.fishery_boom.insight import FisheryBoomInsight, insight
from shoal.games.fishery_boom.player_sheet import GEAR_TITLES, GEAR_WORDS
from shoal.games.fishery_boom.view import CatchView, FisheryBoomView

RECONSTRUCTED = "(The printed sheet is lost: species, dice, fish and arrows are our reconstruction.)"


def draw(game: Game, view: View) -> str:
    known = cast("FisheryBoomView", view)
    insights = insight(game, view)
    lines = [_head(game, known)]
    if "species" in insights["reconstructed"]:
        lines.append(RECONSTRUCTED)
    lines += ["", *_seas(game, known, insights)]
    if known["phase"] != "over" and any(insights["illegal_dice"]):
        this, *later = insights["illegal_dice"]
        lines.append(f"Dice of illegal fishing: {this} this year" + "".join([f", {dice} next year" for dice in later]))
    lines.append("")
    for seat in range(known["seats"]):
        lines += _sheet(game, known, insights, seat)
    if known["options"]["scoring"] == "co-operative":
        lines.append(f"Together {insights['total']}")
    if known["catch"] is not None and known["phase"] != "over":
        lines += ["", *_catch(game, known["catch"])]
    return "\n".join([line.rstrip() for line in lines])


def _head(game: Game, known: FisheryBoomView) -> str:
    head = f"High Seas, year {known['year']} of {len(known['sheets'][0]['plates'])}: {known['phase']}"
    start = known["start_player"]
    return head if start is None or known["phase"] == "over" else f"{head}, start player {game.meta.seat_name(start)}"


def _seas(game: Game, known: FisheryBoomView, insights: FisheryBoomInsight) -> list[str]:
    """Draw up to three years side by side; the next one as it will be if no more fish are taken."""
    year = known["year"]
    shown = [[_row(game, marks) for marks in column.split(" ")] for column in known["columns"][-2:]]
    heads = [f"year {year - 1}", f"year {year}"] if len(shown) > 1 else [f"year {year}"]
    if insights["next_year"] is not None:
        shown.append([_outlook(row["name"], row["fish"], insights) for row in insights["sheet"]])
        heads.append(f"year {year + 1} as it stands")
    width = 2 + max(len(" ".join(row)) for column in shown for row in column)
    names = 4 + max(len(row["name"]) for row in insights["sheet"])
    lines = [" " * names + "dice  " + "".join([head.ljust(width) for head in heads])]
    for species, row in enumerate(insights["sheet"]):
        name = row["name"] + (" *" if row["name"] in known["shields"] else "")
        dice = " ".join([str(die) for die in row["dice"]])
        cells = "".join([" ".join(column[species]).ljust(width) for column in shown])
        lines.append(f"{name.ljust(names)}{dice.ljust(6)}{cells}")
    first = game.meta.seat_name(0)
    return [
        *lines,
        f"(- depleted, x killed illegally, {first[0]} taken and {first[0].lower()} killed by {first}, * protected)",
    ]


def _row(game: Game, marks: str) -> list[str]:
    return [_fish(game, mark, str(number)) for number, mark in enumerate(marks, 1)]


def _fish(game: Game, mark: str, number: str) -> str:
    if mark in "0123":
        mark = game.meta.seat_name("0123".index(mark))[0]
    elif mark in "abcd":
        mark = game.meta.seat_name("abcd".index(mark))[0].lower()
    return number if mark == "." else mark.rjust(len(number))


def _outlook(name: str, fish: int, insights: FisheryBoomInsight) -> list[str]:
    numbers = range(1, fish + 1)
    return ["-".rjust(len(str(n))) if f"{name} {n}" in insights["lost"] else str(n) for n in numbers]


def _sheet(game: Game, known: FisheryBoomView, insights: FisheryBoomInsight, seat: int) -> list[str]:
    """Draw the boxes of a country: plates and fish by year, points, and what it has marked."""
    country = insights["countries"][seat]
    boxes = country["boxes"]
    rows = {
        "year": [box["year"] for box in boxes],
        "plates": [str(box["plates"]) for box in boxes],
        "fish": [str(box["fish"]) for box in boxes],
    }
    name = game.meta.seat_name(seat)
    score = f"{country['score']} point{'' if country['score'] == 1 else 's'}"
    first = name if known["to_move"] != seat else f"> {name}"
    lines = [f"{first}, {score}"]
    lines += ["  " + label.ljust(7) + "".join([cell.rjust(6) for cell in cells]) for label, cells in rows.items()]
    marked = known["sheets"][seat]["marked"]
    if marked:
        often = [f"{word} x{marked.count(word)}" if marked.count(word) > 1 else word for word in dict.fromkeys(marked)]
        lines.append(f"  marked {', '.join(often)}")
    return lines


def _catch(game: Game, catch: CatchView) -> list[str]:
    """Tell of the fishing action that is going on, or that was the last."""
    line = f"{game.meta.seat_name(catch['seat'])} with {GEAR_TITLES[GEAR_WORDS.index(catch['gear'])]}"
    if catch["dice"]:
        line += f": dice {listed([str(die) for die in catch['dice']])}"
    if catch["to_roll"]:
        line += f", {catch['to_roll']} to roll"
    if catch["takes"]:
        line += f"; to take for {listed([str(die) for die in catch['takes']])}"
    if catch["killer"]:
        line += f"; to kill for {catch['killer']}"
    return [line] if catch["caught"] is None else [line, f"{catch['caught']} is on the hook"]
