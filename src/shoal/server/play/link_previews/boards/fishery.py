"""The sea of Fishery: waters, nets and ships, as `web/src/games/fishery` draws them."""

from collections.abc import Sequence
from typing import Final, cast

from shoal.core.game import View
from shoal.games.fishery.insight import FisheryInsight
from shoal.games.fishery.view import FisheryView
from shoal.server.play.link_previews.svg import COLOURS, SHEET, Drawing, circle, path, pattern, placed, rect

CELL: Final = 84
EDGE: Final = 5
GROUNDS: Final = {0: COLOURS["sea-2"], 1: COLOURS["sea-0"], None: COLOURS["sea-1"]}
PATTERNS: Final = {0: "url(#hatched)", 1: "url(#dotted)", None: "url(#ruled)"}
MARKS: Final = "".join([
    pattern("hatched", 9, path("M1.5 0V9", stroke="#1b2730", stroke_opacity=0.42, stroke_width=3),
            patternTransform="rotate(45)"),
    pattern("dotted", 9, circle(4.5, 4.5, 2.3, fill=SHEET, stroke="#1b2730", stroke_opacity=0.46, stroke_width=0.8)),
    pattern("ruled", 8, path("M0 4H8", stroke=COLOURS["ink-3"], stroke_opacity=0.34, stroke_width=1.4)),
])  # fmt: skip
SHIPS: Final = (
    "".join(
        path(line, fill=COLOURS["black"], stroke=SHEET, stroke_width=2.2, paint_order="stroke")
        for line in ("M3 24H37L31 33H9z", "M19 3V22H6z", "M22 8V22H34z")
    ),
    "".join(
        path(line, fill=SHEET, stroke=COLOURS["ink"], stroke_width=width, stroke_linejoin="round")
        for line, width in (
            ("M3 24H37L31 33H9z", 2.2),
            ("M20 24V3", 2.2),
            ("M10 6H30Q33 13 30 20H10Q13 13 10 6z", 2.2),
            ("M13 13h18", 1.4),
        )
    ),
)


def draw(view: View, insight: View) -> Drawing:
    seen, derived = cast("FisheryView", view), cast("FisheryInsight", insight)
    rows, columns = cast("int", seen["options"]["rows"]), cast("int", seen["options"]["columns"])
    width, height = columns * CELL, rows * CELL
    sea = rect(0, 0, width, height, fill=COLOURS["sea-0"])
    closed = derived["regions"] if len(derived["regions"]) > 1 else []
    waters = "".join(_water(rows, region["cells"], region["owner"]) for region in closed)
    cast_nets = "".join(_net(rows, net) for net in seen["nets"])
    nets = path(cast_nets, stroke=COLOURS["ink"], stroke_width=7, stroke_linecap="round") if cast_nets else ""
    rim = rect(0, 0, width, height, fill="none", stroke=COLOURS["rim"], stroke_width=9)
    ships = "".join(
        placed(SHIPS[seat], x + 17, y + 18, 1.25)
        for seat, cells in enumerate(seen["ships"])
        for x, y in (_corner(rows, cell) for cell in cells)
    )
    parts = placed(MARKS + sea + waters + nets + rim + ships, EDGE, EDGE)
    return Drawing(width + 2 * EDGE, height + 2 * EDGE, parts)


def _water(rows: int, cells: Sequence[str], owner: int | None) -> str:
    corners = (_corner(rows, cell) for cell in cells)
    squares = "".join(f"M{x} {y}h{CELL}v{CELL}h-{CELL}z" for x, y in corners)
    return path(squares, fill=GROUNDS[owner]) + path(squares, fill=PATTERNS[owner])


def _corner(rows: int, cell: str) -> tuple[int, int]:
    """Return the upper left corner of a square."""
    return (ord(cell[0]) - ord("a")) * CELL, (rows - int(cell[1:])) * CELL


def _net(rows: int, net: str) -> str:
    cell, other = net.split("/")
    x, y = _corner(rows, cell)
    return f"M{x + CELL} {y}v{CELL}" if cell[1:] == other[1:] else f"M{x} {y}h{CELL}"
