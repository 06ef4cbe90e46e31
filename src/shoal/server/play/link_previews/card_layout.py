"""A postcard, 1200 by 630: a board, words beside it, and our mark below."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from shoal.server.play.link_previews.svg import (
    COLOURS,
    INK,
    SHEET,
    Drawing,
    circle,
    element,
    flag,
    path,
    placed,
    rect,
    words,
)

WIDTH: Final = 1200
HEIGHT: Final = 630
BOARD: Final = (48, 40, 640, 476)
COLUMN: Final = 760
ROOM: Final = WIDTH - COLUMN - 48
SERIF: Final = {"font_family": "Shoal Serif", "font_weight": 600}
LETTER: Final = 0.55
"""The width of a letter of a heading, in heights; a little more than it is."""
MOST_LINES: Final = 3
"""With more lines there is no room for a graph."""
GRAPH: Final = (COLUMN, 440, ROOM, 84)
WAVE: Final = "q50-22 100 0t" + " ".join(["100 0"] * 11)


@dataclass(frozen=True)
class CardLine:
    """A line of the list: a seat's flag, or that of an empty chair, a name and perhaps a number.

    `sign` stands instead of the flag where seats have signs of their own.
    """

    seat: int | None
    name: str
    number: str = ""
    sign: str = ""


@dataclass(frozen=True)
class Graph:
    """A share over time, the place that is marked, and the words above: which turn that is, and what it changed."""

    shares: tuple[float, ...]
    marked: int
    caption: str
    change: str


@dataclass(frozen=True)
class Card:
    """What a card shows."""

    game: str
    headline: str
    lines: tuple[CardLine, ...]
    foot: str
    board: Drawing | None = None
    graph: Graph | None = None


def draw_card(card: Card) -> str:
    """Return the card as a file of SVG."""
    shown = card.graph if len(card.lines) <= MOST_LINES else None
    foot = GRAPH[1] - 50 if shown else 520
    parts = [rect(0, 0, WIDTH, HEIGHT, fill=COLOURS["paper"]), *_sea(), *_mark(), *_column(card, foot)]
    if shown is not None:
        parts += _graph(shown)
    if card.board is not None:
        parts += _frame(card.board)
    parts.append(words(WIDTH - 48, 600, 24, card.foot, text_anchor="end", fill=COLOURS["ink-2"]))
    return element(
        "svg",
        "".join(parts),
        xmlns="http://www.w3.org/2000/svg",
        width=WIDTH,
        height=HEIGHT,
        viewBox=f"0 0 {WIDTH} {HEIGHT}",
        font_family="Shoal Sans",
    )


def _sea() -> Iterator[str]:
    yield path(f"M0 560{WAVE}v70H0z", fill=COLOURS["sea-1"])
    yield path(f"M0 590{WAVE}v40H0z", fill=COLOURS["sea-2"])


def _mark() -> Iterator[str]:
    wave = "q4-5 8 0 4 5 8 0 4-5 8 0 2 2 4 1"
    line = path(
        f"M1 7{wave}M1 14{wave}", fill="none", stroke=COLOURS["action"], stroke_width=2.2, stroke_linecap="round"
    )
    swarm = "".join(circle(x, y, 1.2, fill=COLOURS["action"]) for x, y in ((22, 20), (16, 20.5), (10, 20)))
    yield placed(line + swarm, 48, 564, 1.8)
    yield words(112, 602, 38, "Shoal", **SERIF)


def _frame(board: Drawing) -> Iterator[str]:
    x, y, width, height = BOARD
    scale = min((width - 32) / board.width, (height - 32) / board.height)
    drawn, tall = board.width * scale, board.height * scale
    left, top = x + (width - drawn) / 2, y + (height - tall) / 2
    yield rect(left - 16, top - 16, drawn + 32, tall + 32, rx=14, fill=SHEET, stroke=COLOURS["hair"], stroke_width=2)
    yield placed(board.parts, left, top, scale)


def _graph(graph: Graph) -> Iterator[str]:
    x, y, width, height = GRAPH
    yield words(x, y - 16, 22, graph.caption, font_weight=700, fill=COLOURS["last"])
    yield words(x + width, y - 16, 22, graph.change, text_anchor="end", fill=COLOURS["last"])
    for level in (0, 0.5, 1):
        yield path(f"M{x} {y + height * level:g}h{width}", stroke=COLOURS["hair"], stroke_width=2)
    places = [
        (x + width * number / (len(graph.shares) - 1), y + height * (1 - share))
        for number, share in enumerate(graph.shares)
    ]
    line = "L".join(f"{across:.1f} {down:.1f}" for across, down in places)
    yield path(f"M{line}", fill="none", stroke=INK, stroke_width=3.5, stroke_linejoin="round")
    across, down = places[graph.marked]
    yield path(f"M{across:.1f} {y - 8}v{height + 16}", stroke=COLOURS["last"], stroke_width=2)
    yield circle(round(across, 1), round(down, 1), 7, fill=COLOURS["last"])


def _column(card: Card, foot: float) -> Iterator[str]:
    yield words(COLUMN, 100, 34, card.game, fill=COLOURS["ink-2"])
    rows = _folded(card.headline)
    size = min(60, *(ROOM / (LETTER * len(row)) for row in rows))
    for number, row in enumerate(rows):
        yield words(COLUMN, 168 + number * size * 1.1, round(size), row, **SERIF)
    top = 210 + (len(rows) - 1) * size * 1.1
    pitch = min(56, (foot - top) / max(1, len(card.lines)))
    for number, line in enumerate(card.lines):
        y = top + number * pitch
        yield placed(line.sign, COLUMN, y - 6) if line.sign else flag(line.seat, COLUMN, y, 1.4)
        name = line.name if len(line.name) <= 18 else f"{line.name[:17]}…"
        yield words(COLUMN + 54, y + 24, 28, name, font_weight=700, fill=INK)
        yield words(WIDTH - 48, y + 24, 28, line.number, text_anchor="end", fill=INK) if line.number else ""


def _folded(headline: str) -> list[str]:
    """Return the headline in one row, or in two if it is long."""
    if len(headline) <= 14 or " " not in headline:
        return [headline]
    middle = len(headline) / 2
    gaps = [place for place, letter in enumerate(headline) if letter == " "]
    at = min(gaps, key=lambda gap: abs(gap - middle))
    return [headline[:at], headline[at + 1 :]]
