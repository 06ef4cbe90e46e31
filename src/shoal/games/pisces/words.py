"""Counting and listing in plain English."""

from collections.abc import Mapping, Sequence
from typing import Final

PLURALS: Final = {"trophy": "trophies"}


def counted(number: int, word: str) -> str:
    """Say "1 star" or "3 stars"."""
    return f"{number} {word if number == 1 else PLURALS.get(word, word + 's')}"


def listed(counts: Mapping[str, int]) -> str:
    """Say "3 crab, 1 mahi"."""
    return ", ".join(f"{number} {name}" for name, number in counts.items())


def joined(words: Sequence[str], last: str = "and") -> str:
    """Say "snapper, tuna and crab"."""
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} {last} {words[-1]}"


def seats_of(seats: Sequence[int]) -> str:
    return joined([f"seat {seat}" for seat in seats]) if seats else ""
