"""What an action would change on the board: the places in which two pictures differ."""

import re
from collections.abc import Iterator, Mapping
from difflib import SequenceMatcher
from typing import Final, NamedTuple

from shoal.core.picture import Line, Picture

ALIKE: Final = 0.8
"""How alike two lines must be (1: equal) if one of them is the other with some changes."""


class LineSpan(NamedTuple):
    """Some characters on a line."""

    line: int
    begin: int
    end: int


def shown_text(line: Line) -> str:
    """Return a line as the full screen shows it."""
    return "".join(span.glyph or span.text for span in line)


def changes(before: Picture, after: Picture) -> list[LineSpan]:
    """Return the places of the later picture that are new in it. Lines that moved are not new."""
    earlier, later = [shown_text(line) for line in before], [shown_text(line) for line in after]
    places: list[LineSpan] = []
    for kind, begin, end, first, last in SequenceMatcher(None, earlier, later, autojunk=False).get_opcodes():
        same_size = end - begin == last - first
        for line in range(first, last) if kind != "equal" else ():
            origin = begin + line - first if same_size else _origin(earlier, range(begin, end), later[line])
            if origin is not None:
                places += _differences(before[origin], after[line], line)
            elif later[line].strip():
                places.append(LineSpan(line, *_extent(later[line])))
    return places


def _origin(earlier: list[str], lines: range, text: str) -> int | None:
    """Return which of the earlier lines a later one was made of, or None if it is a new one."""
    alike = {line: SequenceMatcher(None, earlier[line], text, autojunk=False).ratio() for line in lines}
    best = max(alike, key=lambda line: alike[line], default=None)
    return best if best is not None and alike[best] > ALIKE else None


def places_of(picture: Picture, what: str) -> list[LineSpan]:
    """Return where the picture shows the thing that an action names: as much of its name as the picture has."""
    places: dict[str, list[LineSpan]] = {}
    for number, line in enumerate(picture):
        at = 0
        for span in line:
            length = len(span.glyph or span.text)
            if span.what and f"{what} ".startswith(f"{span.what} "):
                places.setdefault(span.what, []).append(LineSpan(number, at, at + length))
            at += length
    return places[max(places, key=len)] if places else []


def nearest(spots: Mapping[str, LineSpan], start: str | None, right: int, down: int) -> str | None:
    """Return the action that is nearest on the board in a direction; any of them if there is no start."""
    here = spots.get(start or "")
    if here is None:
        return next(iter(spots), None)
    costs: dict[str, float] = {}
    for text, spot in spots.items():
        across, below = (spot.begin - here.begin) / 2, spot.line - here.line  # a character is half as wide as high
        ahead, aside = (across * right, below) if right else (below * down, across)
        if ahead > 0:
            costs[text] = ahead + 4 * abs(aside)
    return min(costs, key=lambda text: costs[text], default=None)


def _extent(text: str) -> tuple[int, int]:
    return len(text) - len(text.lstrip()), len(text.rstrip())


def _differences(before: Line, after: Line, line: int) -> Iterator[LineSpan]:
    """Yield what is new on a line: things of the board as a whole, else words. A sentence alone is never lit."""
    if len(after) == 1 and not after[0].what:
        return
    if [span.what for span in before] != [span.what for span in after]:
        yield from _new_words(shown_text(before), shown_text(after), LineSpan(line, 0, 0))
        return
    at = 0
    for old, new in zip(before, after, strict=True):
        text = shown_text([new])
        if shown_text([old]) != text and new.what:
            yield LineSpan(line, at, at + len(text))
        elif shown_text([old]) != text:
            yield from _new_words(shown_text([old]), text, LineSpan(line, at, at))
        at += len(text)


def _new_words(before: str, after: str, start: LineSpan) -> Iterator[LineSpan]:
    """Yield the words that are new in a text, which begins at a place."""
    words = list(re.finditer(r"\S+", after))
    matcher = SequenceMatcher(None, before.split(), [word.group() for word in words], autojunk=False)
    for kind, _begin, _end, first, last in matcher.get_opcodes():
        if kind in ("replace", "insert") and first < last:
            yield LineSpan(start.line, start.begin + words[first].start(), start.begin + words[last - 1].end())
