"""Small plots as SVG text: marks with intervals, strips, columns, bands, lines and divided bars.

Each has a title for screen readers, and writes its numbers beside its marks. Nothing is shown by colour alone.
"""

from collections.abc import Sequence
from html import escape
from math import ceil, floor, inf, log10
from typing import Final, NamedTuple

WIDTH: Final = 560
LEFT: Final = 150
RIGHT: Final = 118
ROW: Final = 26
TOP: Final = 22
FOOT: Final = 34
TALL: Final = 190
LETTERS: Final = 14
"""The height of a line of text."""
MARKS: Final = (
    "M-5 0a5 5 0 1 0 10 0a5 5 0 1 0 -10 0z",
    "M0 -6L6 5L-6 5z",
    "M-5 -5H5V5H-5z",
    "M-2 -6H2V-2H6V2H2V6H-2V2H-6V-2H-2z",
    "M0 -7L6 0L0 7L-6 0z",
    "M-5 -6H5L-5 6H5z",
)
"""Disc, triangle, square, cross, diamond, hourglass: the marks of the seats."""
NO_MARK: Final = -1
LEAST_SHOWN: Final = 0.01


class Dot(NamedTuple):
    """A row of `dots`: its label, its value and interval, a note on the right, and the index of its mark."""

    label: str
    value: float
    low: float
    high: float
    note: str
    mark: int = 0


class Strip(NamedTuple):
    """A row of `strips`: its label, five quantiles, a note on the right, and the index of its mark."""

    label: str
    quantiles: Sequence[float]
    note: str
    mark: int = 0


class PlotLine(NamedTuple):
    """A line of `lines`: its name, and its values at equal steps from 0."""

    name: str
    values: Sequence[float]


class Axis:
    """A scale from values to coordinates, with round ticks."""

    def __init__(self, low: float, high: float, begin: float, end: float, ticks: int = 5) -> None:
        step = _round_step((high - low) / ticks if high > low else 1.0)
        self.low, self.high = floor(low / step + 1e-9) * step, ceil(high / step - 1e-9) * step
        self.begin, self.end = begin, end
        self.ticks = [self.low + step * number for number in range(round((self.high - self.low) / step) + 1)]
        self.decimals = max(0, -floor(log10(step) + 1e-9))

    def at(self, value: float) -> float:
        return round(self.begin + (value - self.low) / (self.high - self.low) * (self.end - self.begin), 1)


def _round_step(rough: float) -> float:
    power = 10.0 ** floor(log10(rough))
    return next(step * power for step in (1, 2, 5, 10) if step * power >= rough * 0.999)


def dots(title: str, rows: Sequence[Dot], *, fair: float | None = None, percent: bool = True) -> str:
    """Draw a mark with its interval in each row, and a dashed line at an equal share."""
    values = [value for row in rows for value in (row.low, row.high)] + ([] if fair is None else [fair])
    axis = Axis(min(values), max(values), LEFT, WIDTH - RIGHT)
    height = TOP + ROW * len(rows) + FOOT
    parts = _grid(axis, TOP, height - FOOT, percent=percent)
    if fair is not None:
        x = axis.at(fair)
        parts.append(
            f'<path d="M{x} {TOP - 6}V{height - FOOT}" class="fair"/><text x="{x}" y="12" class="c">equal</text>'
        )
    for number, row in enumerate(rows):
        y = TOP + ROW * number + ROW / 2
        parts += [
            f'<text x="{LEFT - 10}" y="{y + 4}" class="e">{escape(row.label)}</text>',
            f'<path d="M{axis.at(row.low)} {y}H{axis.at(row.high)}" class="whisker"/>',
            _mark(axis.at(row.value), y, row.mark),
            f'<text x="{WIDTH - RIGHT + 10}" y="{y + 4}">{escape(row.note)}</text>',
        ]
    return figure(title, height, parts)


def strips(title: str, rows: Sequence[Strip]) -> str:
    """Draw a line from the 5th to the 95th percentile, the middle half as a box, and the median as a bar."""
    values = [value for row in rows for value in row.quantiles]
    axis = Axis(min(values), max(values), LEFT, WIDTH - RIGHT)
    height = TOP + ROW * len(rows) + FOOT
    parts = _grid(axis, TOP, height - FOOT)
    for number, row in enumerate(rows):
        y = TOP + ROW * number + ROW / 2
        least, lower, median, upper, most = (axis.at(value) for value in row.quantiles)
        parts += [
            f'<text x="{LEFT - 26}" y="{y + 4}" class="e">{escape(row.label)}</text>',
            _mark(LEFT - 14, y, row.mark),
            f'<path d="M{least} {y}H{most}" class="whisker"/>',
            f'<rect x="{lower}" y="{y - 7}" width="{max(1.0, round(upper - lower, 1))}" height="14" class="box"/>',
            f'<path d="M{median} {y - 9}V{y + 9}" class="median"/>',
            f'<text x="{WIDTH - RIGHT + 10}" y="{y + 4}">{escape(row.note)}</text>',
        ]
    return figure(title, height, parts)


def columns(title: str, labels: Sequence[str], shares: Sequence[float], below: str) -> str:
    """Draw shares of games as columns, each with its number above it if there is room."""
    axis = Axis(0.0, max(shares), TOP + TALL, TOP)
    begin, end = 50, WIDTH - 10
    wide = (end - begin) / len(labels)
    height = TOP + TALL + FOOT + 8
    parts = _levels(axis, begin, end)
    every = ceil(len(labels) * 40 / (end - begin))
    for number, (label, share) in enumerate(zip(labels, shares, strict=True)):
        x, y = begin + wide * number, axis.at(share)
        size = f'width="{max(1.0, wide - 2):.1f}" height="{TOP + TALL - y:.1f}"'
        parts.append(f'<rect x="{x + 1:.1f}" y="{y}" {size} class="bar"/>')
        if number % every == 0:
            parts.append(f'<text x="{x + wide / 2:.1f}" y="{TOP + TALL + 15}" class="c">{escape(label)}</text>')
        if wide >= 38 and share > 0:
            text = f"{share:.0%}" if share >= LEAST_SHOWN else "<1%"
            parts.append(f'<text x="{x + wide / 2:.1f}" y="{y - 4:.1f}" class="c">{escape(text)}</text>')
    parts.append(f'<text x="{(begin + end) / 2}" y="{height - 6}" class="c">{escape(below)}</text>')
    return figure(title, height, parts)


def band(
    title: str,
    middle: Sequence[float],
    low: Sequence[float],
    high: Sequence[float],
    below: str,
    *,
    percent: bool = False,
) -> str:
    """Draw a line through values at equal steps from 0, and a band that contains nine games of ten."""
    axis = Axis(min(0.0, *low), max(*high, *middle), TOP + TALL, TOP)
    begin, end = 50, WIDTH - 24
    steps = max(1, len(middle) - 1)
    xs = [begin + (end - begin) * number / steps for number in range(len(middle))]
    height = TOP + TALL + FOOT + 8
    outline = [f"{x:.1f} {axis.at(y)}" for x, y in zip(xs, high, strict=True)]
    outline += [f"{x:.1f} {axis.at(y)}" for x, y in reversed(list(zip(xs, low, strict=True)))]
    line = [f"{x:.1f} {axis.at(y)}" for x, y in zip(xs, middle, strict=True)]
    parts = _levels(axis, begin, end, percent=percent)
    parts += [f'<path d="M{"L".join(outline)}z" class="band"/>', f'<path d="M{"L".join(line)}" class="line"/>']
    every = ceil(len(xs) / 11)
    for number in range(0, len(xs), every):
        text = f"{number / steps:.0%}" if percent else str(number)
        parts.append(f'<text x="{xs[number]:.1f}" y="{TOP + TALL + 15}" class="c">{text}</text>')
    parts.append(f'<text x="{(begin + end) / 2}" y="{height - 6}" class="c">{escape(below)}</text>')
    return figure(title, height, parts)


def lines(title: str, rows: Sequence[PlotLine], below: str) -> str:
    """Draw lines, the first one solid and the others dashed, each with its name at its end."""
    values = [value for row in rows for value in row.values]
    axis = Axis(min(values), max(values), TOP + TALL, TOP)
    begin, end = 50, WIDTH - RIGHT
    steps = max(1, max(len(row.values) for row in rows) - 1)
    height = TOP + TALL + FOOT + 8
    parts = _levels(axis, begin, end, percent=False)
    lowest = -inf
    for number, row in sorted(enumerate(rows), key=lambda pair: axis.at(pair[1].values[-1])):
        points = [f"{begin + (end - begin) * at / steps:.1f} {axis.at(value)}" for at, value in enumerate(row.values)]
        lowest = max(axis.at(row.values[-1]) + 4, lowest + LETTERS)
        parts.append(f'<path d="M{"L".join(points)}" class="line{" dashed" if number else ""}"/>')
        parts.append(f'<text x="{end + 10}" y="{lowest}">{escape(row.name)}</text>')
    for at in range(0, steps + 1, ceil((steps + 1) / 11)):
        parts.append(f'<text x="{begin + (end - begin) * at / steps:.1f}" y="{TOP + TALL + 15}" class="c">{at}</text>')
    parts.append(f'<text x="{(begin + end) / 2}" y="{height - 6}" class="c">{escape(below)}</text>')
    return figure(title, height, parts)


def divided(title: str, rows: Sequence[tuple[str, Sequence[tuple[str, float]]]]) -> str:
    """Draw a bar from 0 to 1 in each row, divided into parts with different patterns, which are named below.

    Estimates below 0 are left out. If the rest is more than 1 in all, the parts are made smaller to fit the bar.
    """
    begin, end = LEFT, WIDTH - 12
    height = TOP + 40 * len(rows) + 26
    parts = [_PATTERNS]
    for number, (label, shares) in enumerate(rows):
        y, x = TOP + 40 * number, float(begin)
        parts.append(f'<text x="{LEFT - 10}" y="{y + 17}" class="e">{escape(label)}</text>')
        for place, share in enumerate(_parts_of_one([share for _, share in shares])):
            wide = share * (end - begin)
            parts.append(
                f'<rect x="{x:.1f}" y="{y}" width="{wide:.1f}" height="26" class="part" fill="url(#p{place})"/>'
            )
            if wide > 40:
                parts.append(f'<text x="{x + wide / 2:.1f}" y="{y + 17}" class="c chip">{share:.0%}</text>')
            x += wide
    for place, (name, _) in enumerate(rows[0][1]):
        x = begin + place * (end - begin) / len(rows[0][1])
        parts.append(f'<rect x="{x:.0f}" y="{height - 20}" width="14" height="14" class="part" fill="url(#p{place})"/>')
        parts.append(f'<text x="{x + 20:.0f}" y="{height - 9}">{escape(name)}</text>')
    return figure(title, height, parts)


def _parts_of_one(shares: Sequence[float]) -> list[float]:
    whole = max(1.0, sum(max(0.0, share) for share in shares))
    return [max(0.0, share) / whole for share in shares]


_PATTERNS = """<defs>
<pattern id="p0" width="8" height="8" patternUnits="userSpaceOnUse"><path d="M0 0H8V8H0z" fill="var(--sea)"/></pattern>
<pattern id="p1" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
<path d="M0 0H8V8H0z" fill="var(--sand)"/><path d="M0 0V8" stroke="var(--stripe)" stroke-width="2"/></pattern>
<pattern id="p2" width="8" height="8" patternUnits="userSpaceOnUse"><path d="M0 0H8V8H0z" fill="var(--sheet)"/>
<circle cx="4" cy="4" r="1.4" fill="var(--ink-2)"/></pattern>
<pattern id="p3" width="6" height="6" patternUnits="userSpaceOnUse"><path d="M0 0H6V6H0z" fill="var(--sheet)"/>
<path d="M0 3H6" stroke="var(--hair)" stroke-width="2"/></pattern></defs>"""


def _mark(x: float, y: float, place: int) -> str:
    if place == NO_MARK:
        return ""
    kind = place % len(MARKS)
    return f'<path d="{MARKS[kind]}" transform="translate({x} {y})" class="mark" fill="var(--seat-{kind})"/>'


def _grid(axis: Axis, top: float, foot: float, *, percent: bool = False) -> list[str]:
    parts = []
    for tick in axis.ticks:
        x = axis.at(tick)
        parts.append(f'<path d="M{x} {top}V{foot}" class="hair"/>')
        parts.append(f'<text x="{x}" y="{foot + 16}" class="c">{_tick(axis, tick, percent=percent)}</text>')
    return parts


def _levels(axis: Axis, begin: float, end: float, *, percent: bool | None = None) -> list[str]:
    parts = []
    for tick in axis.ticks:
        y = axis.at(tick)
        text = _tick(axis, tick, percent=percent is None or percent)
        parts.append(f'<path d="M{begin} {y}H{end}" class="hair"/>')
        parts.append(f'<text x="{begin - 6}" y="{y + 4}" class="e">{text}</text>')
    return parts


def _tick(axis: Axis, tick: float, *, percent: bool) -> str:
    return f"{100 * tick:.{max(0, axis.decimals - 2)}f}%" if percent else f"{tick:.{axis.decimals}f}"


def figure(title: str, height: float, parts: Sequence[str], width: float = WIDTH) -> str:
    head = f'<svg viewBox="0 0 {width:.0f} {height:.0f}" role="img"><title>{escape(title)}</title>'
    return f"<figure><figcaption>{escape(title)}</figcaption>{head}{''.join(parts)}</svg></figure>"
