"""The table of Fleet: the licences on display, and what each seat has: licences, boats with captains and crates."""

from collections.abc import Iterator
from typing import Final, cast

from shoal.core.game import View
from shoal.games.fleet.view import Boats, FleetView, Player
from shoal.server.play.link_previews.svg import (
    COLOURS,
    INK,
    SHAPES,
    SHEET,
    Drawing,
    animal,
    flag,
    path,
    placed,
    rect,
    words,
)

WIDTH: Final = 640
DISPLAY: Final = 118
CARD: Final = 92
BOAT: Final = 76
MOST_LICENCES: Final = 6
MOST_BOATS: Final = 6
CRATES: Final = 4


def draw(view: View, insight: View) -> Drawing:
    del insight
    seen = cast("FleetView", view)
    height = 480 - DISPLAY
    rows = len(seen["players"])
    parts = [
        rect(0, 0, WIDTH, 480, rx=10, fill=COLOURS["sea-1"]),
        *_display(seen["display"]),
        *(
            placed(_harbour(seat, player, height / rows), 0, DISPLAY + seat * height / rows)
            for seat, player in enumerate(seen["players"])
        ),
    ]
    return Drawing(WIDTH, 480, "".join(parts))


def _display(display: dict[str, int]) -> Iterator[str]:
    shown = [kind for kind, count in display.items() for _ in range(count)][:MOST_LICENCES]
    for place, kind in enumerate(shown):
        x = 16 + place * (CARD + 10)
        card = rect(x, 14, CARD, DISPLAY - 28, rx=7, fill=SHEET, stroke=INK, stroke_width=2)
        yield card + placed(_kind(kind, INK), x + 10, 36, 1.5)


def _harbour(seat: int, player: Player, height: float) -> str:
    """Return a seat's part of the table: its flag, its licences in small, its boats."""
    scale = min(1.0, height / 92)
    licences = [kind for kind, count in player["licences"].items() for _ in range(count)]
    boats = [boat for boat in player["boats"] for _ in range(boat["boats"])]
    many = len(boats) - MOST_BOATS
    parts = [
        path(f"M0 0H{WIDTH / scale:.1f}", stroke=COLOURS["sea-3"], stroke_width=2),
        flag(seat, 14, 12, 1.5),
        *(placed(_kind(kind, COLOURS["ink-2"]), 62 + place * 30, 16, 0.55) for place, kind in enumerate(licences[:18])),
        *(placed(_boat(boat), 62 + place * (BOAT + 14), 38) for place, boat in enumerate(boats[:MOST_BOATS])),
        words(62 + MOST_BOATS * (BOAT + 14), 68, 22, f"+{many}", fill=COLOURS["ink-2"]) if many > 0 else "",
    ]
    return placed(parts, 0, 0, scale)


def _boat(boat: Boats) -> str:
    full = COLOURS["action"] if boat["captain"] else COLOURS["edge"]
    crates = "".join(
        rect(6 + place * 17, 30, 13, 11, rx=2, fill=COLOURS["land-2"] if place < boat["crates"] else "none",
             stroke=INK, stroke_width=1.5, stroke_dasharray="none" if place < boat["crates"] else "3 2")
        for place in range(CRATES)
    )  # fmt: skip
    card = rect(0, 0, BOAT, 46, rx=6, fill=SHEET, stroke=full, stroke_width=3 if boat["captain"] else 2)
    return card + placed(_kind(boat["kind"], INK), 18, 2, 0.85) + crates


def _kind(kind: str, colour: str) -> str:
    shape = SHAPES["cards"].get(kind.replace(" ", "-"), SHAPES["cards"]["vessel"])
    return animal(shape, colour)
