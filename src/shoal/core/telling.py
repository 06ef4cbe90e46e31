"""Seats in narration: a line says {0} for seat 0, and whoever shows it puts a name there."""

from collections.abc import Sequence


def mark(seat: int) -> str:
    """Give what stands for the seat's name in a line."""
    return f"{{{seat}}}"


def named(lines: Sequence[str], names: Sequence[str]) -> list[str]:
    """Put names where the marks are."""
    return [line.format(*names) for line in lines]
