"""The bays of Pisces: each Fisheries Board with its stages as rings, and how many chips lie where."""

import math
from collections.abc import Iterator
from functools import partial
from typing import Final, cast

from shoal.core.game import View
from shoal.games.pisces.insight import Board, PiscesInsight
from shoal.games.pisces.insight_printed import Location
from shoal.games.pisces.view import PiscesView
from shoal.server.play.link_previews.svg import (
    COLOURS,
    INK,
    SHEET,
    Drawing,
    circle,
    element,
    fish,
    path,
    placed,
    rect,
    seat_colour,
    words,
)

WIDTH: Final = 640
HEIGHT: Final = 480
BAY: Final = 372
SEA: Final = 161
RINGS: Final = {1: (112,), 2: (82, 138), 3: (65, 101, 138)}
"""How far each ring lies from the middle, by the number of rings inside the open sea."""
DOT: Final = 17.5
FLAT: Final = 0.78
"""How high a bay is for its width."""
TURNS: Final = 24
Dot = tuple[float, float, Location]


def draw(view: View, insight: View) -> Drawing:
    seen, derived = cast("PiscesView", view), cast("PiscesInsight", insight)
    boards = [(species, derived["boards"][species], board["centre"]) for species, board in seen["boards"].items()]
    columns = 1 if len(boards) <= 1 else 2 if len(boards) <= 4 else 3
    rows = max(1, math.ceil(len(boards) / columns))
    width, height = WIDTH / columns, HEIGHT / rows
    scale = min(width / (BAY + 16), height / (BAY * FLAT + 16))
    parts = [rect(0, 0, WIDTH, HEIGHT, rx=10, fill=COLOURS["sea-1"])]
    for place, (species, board, centre) in enumerate(boards):
        x = (place % columns + 0.5) * width
        y = (place // columns + 0.5) * height
        parts.append(placed(_bay(species, board, centre), x, y, scale))
    return Drawing(WIDTH, HEIGHT, "".join(parts))


def _bay(species: str, board: Board, centre: int) -> Iterator[str]:
    """Return a bay around (0, 0): rings from the young in the middle to the spawners at the open sea."""
    locations = board["locations"]
    stages = list(dict.fromkeys(location["stage"] for location in locations))
    radii: list[float] = [*RINGS.get(len(stages) - 1, range(60, SEA - 20, 24)), SEA]
    yield element("ellipse", cx=0, cy=0, rx=BAY / 2 - 4, ry=(BAY / 2 - 4) * FLAT, fill=COLOURS["sea-0"],
                  stroke=seat_colour(board["owner"]), stroke_width=5)  # fmt: skip
    for radius in radii[:-1]:
        yield element("ellipse", cx=0, cy=0, rx=radius + 22, ry=(radius + 22) * FLAT, fill="none",
                      stroke=COLOURS["sea-3"], stroke_width=1.5, stroke_dasharray="6 5")  # fmt: skip
    yield element("ellipse", cx=0, cy=0, rx=34, ry=34 * FLAT, fill=COLOURS["sea-2"])
    yield fish(species, 0, -5, 44, INK) + words(0, 17, 15, str(centre), text_anchor="middle", font_weight=700)
    for x, y, location in _around(locations, dict(zip(stages, radii, strict=False))):
        yield _stack(x, y, location["chips"], blocked=location["blocked"])


def _around(locations: list[Location], radii: dict[str, float]) -> list[Dot]:
    """Return where each location lies: every ring is turned so that it keeps clear of those outside it."""
    placed_dots: list[Dot] = []
    for stage, radius in reversed(radii.items()):
        here = [location for location in locations if location["stage"] == stage]
        ways = [_ring(here, radius, turn / TURNS) for turn in range(TURNS if placed_dots else 1)]
        placed_dots += max(ways, key=partial(_apart, placed_dots))
    return placed_dots


def _ring(here: list[Location], radius: float, turn: float) -> list[Dot]:
    angles = (2 * math.pi * (place + turn) / len(here) for place in range(len(here)))
    return [
        (radius * math.cos(angle), radius * FLAT * math.sin(angle), location)
        for angle, location in zip(angles, here, strict=True)
    ]


def _apart(outside: list[Dot], ring: list[Dot]) -> float:
    """Return the least distance between a ring and what lies outside it."""
    return min((math.hypot(x - far_x, y - far_y) for x, y, _ in ring for far_x, far_y, _ in outside), default=0)


def _stack(x: float, y: float, chips: int, *, blocked: bool) -> str:
    ground, ink = (COLOURS["action"], SHEET) if chips else (SHEET, COLOURS["ink-3"])
    dot = circle(x, y, DOT, fill=ground, stroke=INK if chips else COLOURS["edge"], stroke_width=2)
    number = words(x, y + 7, 19, str(chips), fill=ink, text_anchor="middle", font_weight=700) if chips else ""
    block = path(f"M{x - 11:g} {y - 11:g}h22v22h-22z", fill="none", stroke=COLOURS["danger"], stroke_width=4)
    return dot + number + (block if blocked else "")
