"""A fair set-up: points for the seats that win too little, found on half of the games and tested on the other half.

The players did not know of these points, so they might play otherwise with them.
"""

from dataclasses import dataclass
from typing import Final

import numpy as np

from shoal.lab.report.results import Numbers, Results
from shoal.lab.report.statistics import FEWEST, Mean, share_of

STEP: Final = 0.5
MOST_STEPS: Final = 80


@dataclass(frozen=True)
class Fair:
    """The points that each seat gets, and each seat's win share in the games that test them, without and with them.

    fewest   whether the fewest points win, so that points are taken away
    """

    points: list[float]
    fewest: bool
    without: list[Mean]
    with_them: list[Mean]


def fair_of(results: Results) -> Fair | None:
    """Return the points that make the seats equal; None if no seat stands out, or if there are too few games."""
    shares = results.by_seat("shares")
    middle = 1 / results.seats
    if results.together or results.games < 2 * FEWEST:
        return None
    if not any(share_of(column).well_apart_from(middle) for column in shares.T):
        return None
    direction = _direction(results)
    scores = results.by_seat("scores") * direction
    points = even_points(scores[0::2])
    tested = divided(scores[1::2] + points)
    return Fair(
        [float(point) for point in points],
        direction < 0,
        [share_of(column) for column in shares[1::2].T],
        [share_of(column) for column in tested.T],
    )


def _direction(results: Results) -> float:
    """Return 1 if the most points win, -1 if the fewest do."""
    shares, scores = results.by_seat("shares"), results.by_seat("scores")
    return 1.0 if ((shares - shares.mean()) * (scores - scores.mean())).sum() >= 0 else -1.0


def even_points(scores: Numbers) -> Numbers:
    """Return the points, in halves, with which the most and the least successful seat differ least."""
    points = np.zeros(scores.shape[1])
    best, least = points, 2.0
    for _ in range(MOST_STEPS):
        shares = divided(scores + points).mean(axis=0)
        apart = float(np.ptp(shares))
        if apart < least:
            best, least = points, apart
        points = points.copy()
        points[int(np.argmin(shares))] += STEP
    without_gifts_to_all: Numbers = best - best.min()
    return without_gifts_to_all


def divided(scores: Numbers) -> Numbers:
    """Return the win shares if the most points win and equal ones divide the win."""
    first = scores == scores.max(axis=1, keepdims=True)
    shares: Numbers = first / first.sum(axis=1, keepdims=True)
    return shares
