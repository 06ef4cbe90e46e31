"""Drawings as text. A drawing is made of strings that hold elements of SVG."""

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, cast
from xml.sax.saxutils import escape, quoteattr

SHAPES: Final[Mapping[str, Any]] = json.loads(Path(__file__).with_name("shapes.json").read_text(encoding="utf-8"))
"""Colours and shapes of the pages; `web/src/games/postcards.test.ts` writes them."""
COLOURS: Final = cast("Mapping[str, str]", SHAPES["colours"])
INK: Final = COLOURS["ink"]
SHEET: Final = COLOURS["sheet"]


@dataclass(frozen=True)
class Drawing:
    """A drawing from (0, 0) on, and its size."""

    width: float
    height: float
    parts: str


def element(name: str, inside: str = "", /, **attributes: object) -> str:
    """Return an element. In the names of attributes, `_` stands for `-`."""
    written = "".join(
        f" {key.strip('_').replace('_', '-')}={quoteattr(str(value))}" for key, value in attributes.items()
    )
    return f"<{name}{written}>{inside}</{name}>" if inside else f"<{name}{written}/>"


def rect(x: float, y: float, width: float, height: float, **attributes: object) -> str:
    return element("rect", x=_short(x), y=_short(y), width=_short(width), height=_short(height), **attributes)


def circle(x: float, y: float, radius: float, **attributes: object) -> str:
    return element("circle", cx=_short(x), cy=_short(y), r=_short(radius), **attributes)


def path(line: str, **attributes: object) -> str:
    return element("path", d=line, **attributes)


def words(x: float, y: float, size: float, text: str, **attributes: object) -> str:
    """Return a line of text; its characters are made safe here."""
    return element(
        "text", escape(text), **{"x": _short(x), "y": _short(y), "font_size": size, "fill": INK, **attributes}
    )


def placed(parts: Iterable[str] | str, x: float, y: float, scale: float = 1) -> str:
    inside = parts if isinstance(parts, str) else "".join(parts)
    return element("g", inside, transform=f"translate({_short(x)} {_short(y)}) scale({scale:.4g})")


def pattern(name: str, size: float, inside: str, **attributes: object) -> str:
    return element("pattern", inside, id=name, width=size, height=size, patternUnits="userSpaceOnUse", **attributes)


def seat_colour(seat: int) -> str:
    return COLOURS[f"seat-{seat + 1}"]


def on_seat(seat: int) -> str:
    return COLOURS[f"on-seat-{seat + 1}"]


def topmark(seat: int, x: float, y: float, size: float, colour: str) -> str:
    return placed(path(SHAPES["topmarks"][seat], fill=colour), x, y, size)


def flag(seat: int | None, x: float, y: float, scale: float) -> str:
    """Return a seat's flag, or the outline of an empty chair's."""
    if seat is None:
        empty = rect(0, 0, 26, 20, rx=3, fill="none", stroke=COLOURS["edge"], stroke_width=1.5, stroke_dasharray="4 3")
        return placed(empty, x, y, scale)
    parts = [
        rect(0, 0, 26, 20, rx=2, fill=seat_colour(seat), stroke=INK, stroke_width=1.5),
        path(SHAPES["flags"][seat], fill=on_seat(seat), opacity=0.7) if SHAPES["flags"][seat] else "",
        topmark(seat, 9.5, 10, 4.6, on_seat(seat)),
    ]
    return placed(parts, x, y, scale)


def animal(shape: Mapping[str, Any], colour: str, ground: str = SHEET) -> str:
    """Return an animal of the pages, 48 by 24, its lines and its eyes."""
    drawn = {"fill": "none", "stroke_linecap": "round", "stroke_linejoin": "round"}
    line, cut = shape.get("line", shape.get("lines", "")), shape.get("cut", shape.get("cuts", ""))
    return "".join([
        path(shape["solid"], fill=colour),
        path(line, stroke=colour, stroke_width=1.7, **drawn) if line else "",
        path(cut, stroke=ground, stroke_width=1.4, **drawn) if cut else "",
        *(circle(x, y, 1.4, fill=ground) for x, y in shape.get("eyes", ())),
    ])  # fmt: skip


def fish(species: str, x: float, y: float, width: float, colour: str) -> str:
    """Return an animal around a point; a herring if the pages have no such shape."""
    shapes, name = SHAPES["fish"], species.lower()
    shape = shapes.get(name) or shapes.get(f"{name}s") or shapes["herring"]
    scale = width / 48
    return placed(animal(shape, colour), x - width / 2, y - 12 * scale, scale)


def _short(number: float) -> str:
    return f"{number:.6g}"
