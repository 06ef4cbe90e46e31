"""The points of a table: 6 for the first, 0 for the last, evenly between. Those who share a place share its points."""

from collections.abc import Sequence
from typing import Any

from shoal.server.community.tournaments.pairing.history import FIRST


def points_of(merits: Sequence[Any]) -> tuple[int, ...]:
    """Return each seat's points, in twentieths; more merit is better, and equal merits share.

    At n seats the place p brings 6 (n - p) / (n - 1).
    """
    most = 2 * (len(merits) - 1)
    return tuple(FIRST * beaten(merits, merit) // most for merit in merits)


def beaten(merits: Sequence[Any], mine: Any) -> int:
    """Return twice the number of the others who are behind; an equal counts half."""
    behind = sum(bool(other < mine) for other in merits)
    return 2 * behind + sum(bool(other == mine) for other in merits) - 1


def merits_of(shares: Sequence[float], scores: Sequence[int], left: Sequence[bool]) -> list[tuple[bool, float, int]]:
    """Return what decides the places of a finished game: who stayed, the share of the win, and then the score.

    Whether the most or the fewest points win is told by the winner: theirs are the best.
    """
    best = [score for score, share in zip(scores, shares, strict=True) if share == max(shares)]
    sign = -1 if min(best) < max(scores) and max(best) == min(scores) else 1
    merits = zip(left, shares, scores, strict=True)
    return [(not gone, share, sign * score) for gone, share, score in merits]
