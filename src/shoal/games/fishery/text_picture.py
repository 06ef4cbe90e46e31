"""A view of Fishery as a picture: ships B and W, nets as lines, letters below and numbers at the left."""

from typing import cast

from shoal.core.game import Game, View
from shoal.core.picture import Line, Picture, Span, folded
from shoal.core.telling import Say, Telling, telling
from shoal.games.fishery.actions import PASS, SEA_COLUMNS, cell_name
from shoal.games.fishery.insight import insight
from shoal.games.fishery.state import state_of
from shoal.games.fishery.view import FisheryView

SHIPS = (Span(" B ", "seat-0 strong", "", " ▲ "), Span(" W ", "seat-1 strong", "", " △ "))
WATER = Span(" · ", "water")


def picture(game: Game, view: View, say: Say, width: int) -> Picture:
    fishery_view = cast("FisheryView", view)
    rows, columns = int(fishery_view["options"]["rows"]), int(fishery_view["options"]["columns"])
    cells, nets = _cells(game, fishery_view), set(fishery_view["nets"])
    lines = [_edge("   ╔", "═══╤", columns, "═══╗")]
    for row in range(rows - 1, -1, -1):
        names = [cell_name(SEA_COLUMNS * row + column) for column in range(columns)]
        lines.append(_cell_line(names, row + 1, cells, nets))
        if row:
            lines.append(_net_line(names, [cell_name(SEA_COLUMNS * (row - 1) + c) for c in range(columns)], nets))
    lines.append(_edge("   ╚", "═══╧", columns, "═══╝"))
    lines.append([Span("     " + "   ".join("abcdefghi"[:columns]), "faint")])
    return [*lines, *folded([[Span(say(_asked(game, fishery_view)), "strong")]], width)]


def _asked(game: Game, view: FisheryView) -> Telling:
    """Say in one sentence what is to be decided."""
    seat = view["to_move"]
    if seat is None:
        return telling("core.over")
    if view["phase"] == "ships":
        return telling("fishery.asked-ship", seat=seat)
    if state_of(game, view).legal(seat) == [PASS]:
        return telling("fishery.asked-end" if view["passes_in_row"] else "fishery.asked-pass", seat=seat)
    return telling("fishery.asked-net-or-end" if view["passes_in_row"] else "fishery.asked-net", seat=seat)


def _cells(game: Game, view: FisheryView) -> dict[str, Span]:
    """Return what lies on each square: a ship or water, on the ground of who would score its fishery."""
    cells = {}
    ships = {cell: seat for seat, placed in enumerate(view["ships"]) for cell in placed}
    for region in insight(game, view)["regions"]:
        ground = "water" if region["owner"] is None else f"held-{region['owner']}"
        for name in region["cells"]:
            mark = SHIPS[ships[name]] if name in ships else WATER
            cells[name] = Span(mark.text, f"{ground} {mark.style}", name, mark.glyph)
    return cells


def _edge(first: str, middle: str, columns: int, last: str) -> Line:
    return [Span("   +" + "===+" * columns, "faint", "", first + middle * (columns - 1) + last)]


def _cell_line(names: list[str], number: int, cells: dict[str, Span], nets: set[str]) -> Line:
    line = [Span(f" {number} ‖", "faint", "", f" {number} ║")]
    for name, neighbour in zip(names, [*names[1:], ""], strict=True):
        line.append(cells[name])
        net = f"{name}/{neighbour}"
        if not neighbour:
            line.append(Span("‖", "faint", "", "║"))
        else:
            line.append(Span("|", "water net", net, "┃") if net in nets else Span(" ", "water", net))
    return line


def _net_line(upper: list[str], lower: list[str], nets: set[str]) -> Line:
    line = [Span("   +", "faint", "", "   ╟")]
    for above, below in zip(upper, lower, strict=True):
        net = f"{below}/{above}"
        line.append(Span("---", "water net", net, "━━━") if net in nets else Span("   ", "water", net))
        line.append(Span("+", "water faint", "", "┼") if above != upper[-1] else Span("+", "faint", "", "╢"))
    return line
