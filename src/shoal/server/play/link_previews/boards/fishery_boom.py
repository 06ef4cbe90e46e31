"""The High Seas of Fishery Boom this year: each species, its living fish, and who has taken the others."""

from collections.abc import Iterator
from typing import Final, cast

from shoal.core.game import View
from shoal.games.fishery_boom.insight import FisheryBoomInsight
from shoal.games.fishery_boom.view import FisheryBoomView
from shoal.server.play.link_previews.svg import (
    COLOURS,
    INK,
    Drawing,
    circle,
    fish,
    on_seat,
    path,
    rect,
    seat_colour,
    topmark,
    words,
)

WIDTH: Final = 640
HEIGHT: Final = 480
NAMES: Final = 112
PITCH: Final = 50
LIVES, DEPLETED = ".", "-"
TAKERS, KILLERS = "0123", "abcd"


def draw(view: View, insight: View) -> Drawing:
    seen, derived = cast("FisheryBoomView", view), cast("FisheryBoomInsight", insight)
    rows = seen["columns"][-1].split()
    pitch = HEIGHT / len(rows)
    parts = [
        rect(0, 0, WIDTH, HEIGHT, rx=10, fill=COLOURS["sea-0"], stroke=COLOURS["sea-3"], stroke_width=3),
        *(
            part
            for number, (printed, row) in enumerate(zip(derived["sheet"], rows, strict=True))
            for part in _row(printed["name"], row, (number + 0.5) * pitch, pitch)
        ),
    ]
    return Drawing(WIDTH, HEIGHT, "".join(parts))


def _row(species: str, row: str, y: float, pitch: float) -> Iterator[str]:
    if y > pitch:
        yield path(f"M10 {y - pitch / 2:g}H{WIDTH - 10}", stroke=COLOURS["sea-2"], stroke_width=2)
    yield words(16, y + 7, 20, species, fill=COLOURS["ink-2"])
    apart = min(PITCH, (WIDTH - NAMES - 40) / max(1, len(row)))
    for place, letter in enumerate(row):
        yield from _fish(species, letter, NAMES + 36 + place * apart, y)


def _fish(species: str, letter: str, x: float, y: float) -> Iterator[str]:
    if letter == LIVES:
        yield fish(species, x, y, 40, INK)
    elif letter == DEPLETED:
        yield rect(
            x - 14, y - 6, 28, 12, rx=6, fill="none", stroke=COLOURS["edge"], stroke_width=2, stroke_dasharray="4 3"
        )
    elif letter in TAKERS:
        seat = TAKERS.index(letter)
        yield fish(species, x, y, 40, COLOURS["sea-3"])
        yield circle(x, y, 10, fill=seat_colour(seat), stroke=INK, stroke_width=1.5) + topmark(
            seat, x, y, 4.6, on_seat(seat)
        )
    else:
        yield fish(species, x, y, 40, COLOURS["sea-3"])
        colour = seat_colour(KILLERS.index(letter)) if letter in KILLERS else COLOURS["danger"]
        yield path(f"M{x - 9:g} {y - 9:g}l18 18M{x + 9:g} {y - 9:g}l-18 18", stroke=colour, stroke_width=4)
