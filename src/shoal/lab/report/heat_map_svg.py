"""Heat maps of a board as SVG: squares with their numbers, and sides between squares. Row 1 is at the bottom."""

from collections.abc import Mapping
from html import escape
from typing import Final

from shoal.lab.report.svg import WIDTH, figure

CELL: Final = 44
LEFT: Final = 26
TOP: Final = 8
WIDEST: Final = 12.0
LETTERS: Final = "abcdefghijklmnopqrstuvwxyz"


def squares(title: str, texts: Mapping[str, str], values: Mapping[str, float], rows: int, columns: int) -> str:
    """Draw a square for each place, with its text; the greater its value, the darker."""
    low, high = min(values.values(), default=0.0), max(values.values(), default=1.0)
    parts = _board(rows, columns)
    for place, value in values.items():
        x, y = _corner(place, rows)
        strength = (value - low) / (high - low) if high > low else 0.0
        parts.append(f'<rect x="{x}" y="{y}" width="{CELL}" height="{CELL}" class="heat" opacity="{strength:.2f}"/>')
    for place, text in texts.items():
        x, y = _corner(place, rows)
        parts.append(f'<text x="{x + CELL / 2}" y="{y + CELL / 2 + 4}" class="c chip">{escape(text)}</text>')
    return figure(title, TOP + rows * CELL + 22, parts, max(WIDTH, LEFT + columns * CELL + 4))


def sides(title: str, values: Mapping[str, float], rows: int, columns: int) -> str:
    """Draw a line for each side between two squares; the greater its value, the wider. The title says the extremes."""
    low, high = min(values.values(), default=0.0), max(values.values(), default=1.0)
    parts = _board(rows, columns)
    for side, value in values.items():
        (x, y), (u, v) = (_corner(place, rows) for place in side.split("/"))
        path = f"M{u} {v}V{v + CELL}" if y == v else f"M{x} {y}H{x + CELL}"
        wide = 1 + (WIDEST - 1) * ((value - low) / (high - low) if high > low else 0.0)
        parts.append(f'<path d="{path}" class="net" stroke-width="{wide:.1f}"/>')
    extremes = f": from {low:.0%} (narrow) to {high:.0%} (wide)"
    return figure(title + extremes, TOP + rows * CELL + 22, parts, max(WIDTH, LEFT + columns * CELL + 4))


def _board(rows: int, columns: int) -> list[str]:
    parts = [f'<rect x="{LEFT}" y="{TOP}" width="{columns * CELL}" height="{rows * CELL}" class="board"/>']
    for column in range(columns):
        x = LEFT + column * CELL
        parts.append(f'<path d="M{x} {TOP}v{rows * CELL}" class="hair"/>')
        parts.append(f'<text x="{x + CELL / 2}" y="{TOP + rows * CELL + 16}" class="c">{LETTERS[column]}</text>')
    for row in range(rows):
        y = TOP + (rows - 1 - row) * CELL
        parts.append(f'<path d="M{LEFT} {y}h{columns * CELL}" class="hair"/>')
        parts.append(f'<text x="{LEFT - 6}" y="{y + CELL / 2 + 4}" class="e">{row + 1}</text>')
    return parts


def _corner(place: str, rows: int) -> tuple[int, int]:
    """Return the upper left corner of a square."""
    return LEFT + LETTERS.index(place[0]) * CELL, TOP + (rows - int(place[1:])) * CELL
