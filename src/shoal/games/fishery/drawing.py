"""A view of Fishery as plain text: ships B and W, nets as lines, letters below and numbers at the left."""

from typing import cast

from shoal.core.game import View
from shoal.core.telling import Say, Telling, telling
from shoal.games.fishery.actions import SEA_COLUMNS, cell_name
from shoal.games.fishery.view import FisheryView


def draw(view: View, say: Say) -> str:
    known = cast("FisheryView", view)
    rows, columns = int(known["options"]["rows"]), int(known["options"]["columns"])
    ships = {cell: mark for mark, cells in zip("BW", known["ships"], strict=True) for cell in cells}
    nets = set(known["nets"])
    lines = ["   +" + "===+" * columns]
    for row in range(rows - 1, -1, -1):
        cells = [cell_name(SEA_COLUMNS * row + column) for column in range(columns)]
        lines.append(_cell_line(cells, row + 1, ships, nets))
        if row:
            lines.append(_net_line(cells, [cell_name(SEA_COLUMNS * (row - 1) + c) for c in range(columns)], nets))
    lines.append("   +" + "===+" * columns)
    lines.append("     " + "   ".join("abcdefghi"[:columns]))
    lines.append(say(_asked(known)))
    return "\n".join(lines)


def _asked(known: FisheryView) -> Telling:
    """Say in one sentence what is to be decided."""
    seat = known["to_move"]
    if seat is None:
        return telling("core.over")
    if known["phase"] == "ships":
        return telling("fishery.asked-ship", seat=seat)
    return telling("fishery.asked-net-or-end" if known["passes_in_row"] else "fishery.asked-net", seat=seat)


def _cell_line(cells: list[str], number: int, ships: dict[str, str], nets: set[str]) -> str:
    line = f" {number} ‖"
    for cell, neighbour in zip(cells, [*cells[1:], ""], strict=True):
        side = "‖" if not neighbour else "|" if f"{cell}/{neighbour}" in nets else " "
        line += f" {ships.get(cell, '·')} {side}"
    return line


def _net_line(upper: list[str], lower: list[str], nets: set[str]) -> str:
    spans = ("---" if f"{below}/{above}" in nets else "   " for above, below in zip(upper, lower, strict=True))
    return "   +" + "+".join(spans) + "+"
