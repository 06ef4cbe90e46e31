"""The board of Fresh Fish: plots, streets and buildings, as `web/src/games/fresh_fish` draws them."""

from collections.abc import Iterator
from typing import Any, Final, cast

from shoal.core.game import View
from shoal.games.fresh_fish.view import OFF, FreshFishView
from shoal.server.play.link_previews.svg import (
    COLOURS,
    INK,
    SHAPES,
    SHEET,
    Drawing,
    circle,
    on_seat,
    path,
    placed,
    rect,
    seat_colour,
    topmark,
)

PLOT: Final = 66
EDGE: Final = 3
CENTERS: Final = ("harbor", "nuclear", "refinery", "factory")
OUTLETS: Final = ("market", "waste", "gas", "shop")


def draw(view: View, insight: View) -> Drawing:
    del insight
    seen = cast("FreshFishView", view)
    side = seen["side"]
    size = side * PLOT
    grid = "".join(f"M{at} 0V{size}M0 {at}H{size}" for at in range(PLOT, size, PLOT))
    parts = [
        rect(0, 0, size, size, fill=COLOURS["sea-0"], stroke=COLOURS["sea-3"], stroke_width=3),
        path(grid, stroke=COLOURS["sea-2"], stroke_width=2, fill="none"),
        *_streets(seen),
        *_buildings(seen),
        *_markers(seen),
    ]
    return Drawing(size + 2 * EDGE, size + 2 * EDGE, placed(parts, EDGE, EDGE))


def _streets(seen: FreshFishView) -> Iterator[str]:
    side, streets = seen["side"], {*seen["streets"], *seen["demonstrations"]}
    joined = streets | set(seen["centers"]) | {plot for own in seen["outlets"] for plot in own if plot and plot != OFF}
    yield "".join(rect(*_corner(side, plot), PLOT, PLOT, fill=COLOURS["land"]) for plot in streets)
    for plot in sorted(streets):
        x, y = (at + PLOT / 2 for at in _corner(side, plot))
        roads = "".join(
            f"M{x:g} {y:g}l{right * PLOT / 2:g} {down * PLOT / 2:g}"
            for other, right, down in _beside(plot)
            if other in joined
        )
        yield path(roads or f"M{x - 12:g} {y:g}h24", stroke=COLOURS["ink-3"], stroke_width=12, stroke_linecap="round")
    for plot in seen["demonstrations"]:
        yield _tile(side, plot, "banner", COLOURS["last-soft"], COLOURS["last"])


def _buildings(seen: FreshFishView) -> Iterator[str]:
    side = seen["side"]
    for plot in seen["apartments"]:
        x, y = _corner(side, plot)
        yield rect(x + 4, y + 4, PLOT - 8, PLOT - 8, rx=5, fill=COLOURS["land-2"])
    for plot in seen["zones"]:
        yield _tile(side, plot, "crane", COLOURS["land"], INK)
    for plot, glyph in zip(seen["centers"], CENTERS, strict=False):
        yield _tile(side, plot, glyph, INK, SHEET)
    for seat, own in enumerate(seen["outlets"]):
        for outlet, glyph in zip(own, OUTLETS, strict=True):
            if outlet is not None and outlet != OFF:
                yield _tile(side, outlet, glyph, seat_colour(seat), on_seat(seat))


def _markers(seen: FreshFishView) -> Iterator[str]:
    for seat, plots in enumerate(seen["reserved"]):
        for plot in plots:
            x, y = (at + PLOT / 2 for at in _corner(seen["side"], plot))
            yield circle(x, y, 19, fill=seat_colour(seat), stroke=INK, stroke_width=2.5)
            yield topmark(seat, x, y, 8.5, on_seat(seat))


def _tile(side: int, plot: str, glyph: str, ground: str, ink: str) -> str:
    x, y = _corner(side, plot)
    sign: dict[str, Any] = SHAPES["tiles"][glyph]
    drawn = {"fill": "none", "stroke": ink, "stroke_width": 2, "stroke_linecap": "round", "stroke_linejoin": "round"}
    parts = [
        path(sign["fill"], fill=ink) if "fill" in sign else "",
        path(sign["stroke"], **drawn) if "stroke" in sign else "",
    ]
    wall = rect(x + 4, y + 4, PLOT - 8, PLOT - 8, rx=6, fill=ground, stroke=INK, stroke_width=2.5)
    return wall + placed(parts, x + 15, y + 15, 1.5)


def _corner(side: int, plot: str) -> tuple[int, int]:
    """Return the upper left corner of a plot."""
    return (ord(plot[0]) - ord("a")) * PLOT, (side - int(plot[1:])) * PLOT


def _beside(plot: str) -> list[tuple[str, int, int]]:
    letter, row = plot[0], int(plot[1:])
    left, right = chr(ord(letter) - 1), chr(ord(letter) + 1)
    return [
        (f"{letter}{row + 1}", 0, -1),
        (f"{letter}{row - 1}", 0, 1),
        (f"{left}{row}", -1, 0),
        (f"{right}{row}", 1, 0),
    ]
