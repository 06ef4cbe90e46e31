"""The turning point of a finished game, once workers have judged all of its acts."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from shoal.table.http_types import Judged

LEAST: Final = 0.05
"""A turn that changed less is no turning point."""


@dataclass(frozen=True)
class TurningPoint:
    """The winner's share of the win before each turn and at the end, and the turn that changed it most."""

    shares: tuple[float, ...]
    turn: int

    @property
    def before(self) -> float:
        return self.shares[self.turn - 1]

    @property
    def after(self) -> float:
        return self.shares[self.turn]


def turning_point_of(judged: Sequence[Judged], acts: int, end: Sequence[float]) -> TurningPoint | None:
    """Return the turning point for the first winner; None if not all was judged, or if there is none."""
    if acts == 0 or len(judged) < acts:
        return None
    seat = max(range(len(end)), key=end.__getitem__)
    shares = (*(judgement["shares"][seat] for judgement in judged), end[seat])
    changes = [abs(after - before) for before, after in pairwise(shares)]
    most = max(changes)
    return TurningPoint(shares, changes.index(most) + 1) if most >= LEAST else None
