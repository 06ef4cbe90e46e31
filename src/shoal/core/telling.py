"""Parts of sentences: marks for seats, counted things, lists.

A line says {0} for seat 0; the program that shows it puts a name there.
"""

from collections.abc import Sequence


def mark(seat: int) -> str:
    """Return the mark for a seat's name in a line."""
    return f"{{{seat}}}"


def named(lines: Sequence[str], names: Sequence[str]) -> list[str]:
    """Put names where the marks are."""
    return [line.format(*names) for line in lines]


def counted(number: int, thing: str, things: str = "") -> str:
    """Write a number of things: 1 crate, 2 crates; `things` is a plural that is not `thing` + s: 2 trophies."""
    return f"{number} {thing if number == 1 else things or thing + 's'}"


def listed(words: Sequence[str], last: str = "and") -> str:
    """Join words as a sentence does: a, b and c."""
    return f"{', '.join(words[:-1])} {last} {words[-1]}" if len(words) > 1 else "".join(words)
