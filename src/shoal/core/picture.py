"""Pictures: a view drawn as lines of styled text. A game says what a piece of text is; who shows it chooses colours.

Styles are words, several separated by spaces: `seat-0` to `seat-5` (something of that seat), `held-0` (ground that it
holds), `water`, `land`, `street`, `net`, `strong`, `faint`, `good`, `bad`, `chosen`.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple
from unicodedata import east_asian_width

PLAIN_WIDTH: Final = 80
"""The columns of a drawing for pipes, files and screen readers."""
NEVER_FIRST: Final = "、。・」』】ー々っゃゅょッャュョ"
"""Characters of Japanese that may not begin a line."""


class Span(NamedTuple):
    """A piece of text on a line.

    what   the thing that it shows, as actions name it (`a1`, `d3/e3`, `shrimp`), or nothing
    glyph  what a full-screen program shows instead: the same width, prettier, worse to read aloud
    """

    text: str
    style: str = ""
    what: str = ""
    glyph: str = ""


Line = list[Span]
Picture = list[Line]


def plain(picture: Picture) -> str:
    """Return the picture as text without styles."""
    return "\n".join(["".join([span.text for span in line]).rstrip() for line in picture])


def written(lines: Sequence[str], style: str = "") -> Picture:
    """Return lines of text in one style."""
    return [[Span(line, style)] for line in lines]


def columns(text: str) -> int:
    """Count the columns that a text takes in a terminal: two for each full-width character."""
    return sum([2 if east_asian_width(letter) in ("W", "F") else 1 for letter in text])


def extent(line: Line) -> int:
    return sum([columns(span.text) for span in line])


def flush_left(text: str, width: int) -> str:
    return text + " " * (width - columns(text))


def flush_right(text: str, width: int) -> str:
    return " " * (width - columns(text)) + text


def packed(head: Line, parts: Sequence[Line], between: str, width: int, indent: int) -> Picture:
    """Write parts one after the other, on as many lines as they need; further lines are indented."""
    lines = [head]
    for number, part in enumerate(parts):
        piece = part if number == len(parts) - 1 else [*part, Span(between.rstrip())]
        gap = between[len(between.rstrip()) :] if number else ""
        if number and extent(lines[-1]) + columns(gap) + extent(piece) > width:
            lines.append([Span(" " * indent)])
            gap = ""
        lines[-1] = [*lines[-1], Span(gap), *piece]
    return lines


def itemized(text: str, style: str, width: int) -> Picture:
    """Write a text whose parts have three spaces between them, such as a legend; no part is broken."""
    return packed([], [[Span(part, style)] for part in text.split("   ")], "   ", width, 0)


def beside(left: Picture, right: Picture, place: int) -> Picture:
    """Put two pictures side by side; the right one begins at that column."""
    lines = []
    for number in range(max(len(left), len(right))):
        line = left[number] if number < len(left) else []
        other = right[number] if number < len(right) else []
        lines.append([*line, Span(" " * (place - extent(line))), *other] if other else line)
    return lines


def abreast(blocks: Sequence[Picture], width: int, gap: int = 3) -> Picture:
    """Put blocks two abreast if that fits, or below each other; an empty line follows each row of blocks."""
    place = gap + max([extent(line) for block in blocks[::2] for line in block], default=0)
    fits = place + max([extent(line) for block in blocks[1::2] for line in block], default=0) <= width
    lines: Picture = []
    if not fits:
        for block in blocks:
            lines += [*block, []]
        return lines
    for number in range(0, len(blocks), 2):
        other = blocks[number + 1] if number + 1 < len(blocks) else []
        lines += [*beside(blocks[number], other, place), []]
    return lines


def folded(picture: Picture, width: int) -> Picture:
    """Break lines that are too long between words; what follows is indented two columns more than the line was."""
    lines: Picture = []
    for line in picture:
        lines += [line] if extent(line) <= width else _fold(line, width)
    return lines


def fold_text(text: str, width: int) -> list[str]:
    """Break a text between words, without any indent."""
    rows: list[str] = []
    for line in text.split("\n"):
        lines = [[Span(line)]] if columns(line) <= width else _fold([Span(line)], width, 0)
        rows += plain(lines).split("\n")
    return rows


def _fold(line: Line, width: int, more: int = 2) -> Picture:
    """Break one line; if a short word were left alone at the end, break a little earlier."""
    start = "".join([span.text for span in line])
    indent = len(start) - len(start.lstrip(" ")) + more
    words = _words(line)
    lines = _filled(words, width, indent)
    for narrower in range(width, width - 16, -4):
        other = _filled(words, narrower, indent)
        if len(other) == len(lines) and extent(other[-1]) >= indent + 8:
            return other
    return lines


def _filled(words: list[Line], width: int, indent: int) -> Picture:
    lines: Picture = [[]]
    gap: Line = []
    for word in words:
        if not "".join([span.text for span in word]).strip(" "):
            gap = word
            continue
        if lines[-1] and extent(lines[-1]) + extent(gap) + extent(word) > width:
            lines.append([Span(" " * indent)])
            gap = []
        lines[-1] = [*lines[-1], *gap, *word]
        gap = []
    return lines


def _words(line: Line) -> list[Line]:
    """Split a line where it may be broken: at spaces, and between full-width characters."""
    words: list[Line] = []
    joined = False
    for span in line:
        for piece in [span.text] if span.what or span.glyph else _pieces(span.text):
            wide, blank = columns(piece[:1]) == 2, piece.startswith(" ")
            if words and ((joined and not wide and not blank) or piece[:1] in NEVER_FIRST):
                words[-1].append(span._replace(text=piece))
            else:
                words.append([span._replace(text=piece)])
            joined = not blank and columns(piece[-1:]) == 1
    return words


def _pieces(text: str) -> list[str]:
    """Split a text into runs of spaces, runs of other narrow characters, and single full-width characters."""
    pieces: list[str] = []
    for letter in text:
        same = bool(pieces) and (pieces[-1][0] == " ") == (letter == " ")
        if same and columns(letter) == 1 and columns(pieces[-1][0]) == 1:
            pieces[-1] += letter
        else:
            pieces.append(letter)
    return pieces
