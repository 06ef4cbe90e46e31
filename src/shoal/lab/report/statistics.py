"""Statistics of results: means with their intervals, comparisons of pairs. Luck has its own file."""

from dataclasses import dataclass
from math import erfc
from typing import Final

import numpy as np

from shoal.lab.report.results import Numbers, Places, Results, Words
from shoal.sequential_testing import CONFIDENCE, ERROR, wilson

FEWEST: Final = 30
"""The fewest seats or games in a group that is reported."""
MOST_VALUES: Final = 8
GROUPS: Final = 5


@dataclass(frozen=True)
class Mean:
    """A mean with its 95 % interval, and the number of values."""

    value: float
    low: float
    high: float
    count: int

    @property
    def margin(self) -> float:
        return (self.high - self.low) / 2

    def well_apart_from(self, value: float) -> bool:
        """Return whether the difference is over three standard errors, for the most extreme of several figures."""
        return abs(self.value - value) > 3 / CONFIDENCE * self.margin


def mean_of(values: Numbers) -> Mean:
    value = float(values.mean())
    margin = CONFIDENCE * float(values.std(ddof=1)) / len(values) ** 0.5 if len(values) > 1 else 0.0
    return Mean(value, value - margin, value + margin, len(values))


def share_of(values: Numbers, games: Places | None = None) -> Mean:
    """Return a mean share with Wilson's interval; `games` names the game of each value if a game has several."""
    share = min(1.0, max(0.0, float(values.mean())))
    places = np.arange(len(values)) if games is None else games
    return Mean(share, *wilson(share, independent(values, places)), len(values))


def independent(values: Numbers, games: Places) -> float:
    """Return how many independent games would give a share as sure as this one: seats of a game are not independent."""
    _, place = np.unique(games, return_inverse=True)
    sums = np.bincount(place, weights=values - values.mean())
    variance = float((sums**2).sum()) / len(values) ** 2
    share = float(values.mean())
    return min(float(len(values)), share * (1 - share) / variance) if 0 < share < 1 and variance else float(len(sums))


def seatless(results: Results) -> Numbers:
    """Return the win shares without the advantage of the seat: less the mean of the seat, plus an equal share."""
    shares = results.by_seat("shares")
    without: Numbers = shares - shares.mean(axis=0) + 1 / results.seats
    return without


def games_of(results: Results) -> Places:
    """Return the game of each seat, in the order of all seats of all games."""
    return np.repeat(np.arange(results.games), results.seats)


def by_word(results: Results, words: Words) -> dict[str, Mean]:
    """Return the win share of each word (a strategy), the best first; rare words are left out."""
    shares, games = seatless(results).ravel(), games_of(results)
    flat = words.ravel()
    means = {str(word): share_of(shares[flat == word], games[flat == word]) for word in np.unique(flat)}
    often = {word: mean for word, mean in means.items() if mean.count >= FEWEST}
    return dict(sorted(often.items(), key=lambda item: -item[1].value))


def by_amount(results: Results, amounts: Numbers) -> dict[str, Mean]:
    """Return the win share by amount: for each amount if there are few, otherwise for five groups of similar size."""
    shares, games, flat = seatless(results).ravel(), games_of(results), amounts.ravel()
    edges = np.unique(flat)
    if len(edges) > MOST_VALUES:
        edges = np.unique(np.quantile(flat, np.linspace(0, 1, GROUPS + 1)[:-1]).round())
    place = np.searchsorted(edges, flat, side="right") - 1
    means = {}
    for number in range(len(edges)):
        mine = place == number
        if mine.sum() >= FEWEST:
            low, high = flat[mine].min(), flat[mine].max()
            name = f"{low:.0f}" if low == high else f"{low:.0f} to {high:.0f}"
            means[name] = share_of(shares[mine], games[mine])
    return means


@dataclass(frozen=True)
class FigureChange:
    """A figure in two variants, and the mean difference of their pairs of games."""

    title: str
    before: float
    after: float
    difference: Mean
    alone: float
    """The margin that the difference would have if the games were not pairs."""

    @property
    def chance(self) -> float:
        """Return how often a difference as large as this one comes by chance alone."""
        margin = self.difference.margin
        return erfc(CONFIDENCE * abs(self.difference.value) / margin / 2**0.5) if margin else 0.0


def changes(before: Results, after: Results) -> list[FigureChange]:
    """Compare two variants game by game; figures that are equal in all games are left out."""
    compared = [_change(title, *pair) for title, pair in _pairs(before, after).items()]
    return [change for change in compared if change.difference.value or change.difference.margin]


def marked(compared: list[FigureChange]) -> list[bool]:
    """Return which changes are no noise, so that at most one table of twenty marks any that is (Holm's correction)."""
    chances = [change.chance for change in compared]
    order = sorted(range(len(compared)), key=lambda place: chances[place])
    marks = [False] * len(compared)
    for step, place in enumerate(order):
        if chances[place] > ERROR / (len(compared) - step):
            break
        marks[place] = True
    return marks


def _pairs(before: Results, after: Results) -> dict[str, tuple[Numbers, Numbers]]:
    pairs = {}
    for seat in range(before.seats):
        name = before.speaker.seat(seat)
        pairs[f"wins of {name}"] = before.by_seat("shares")[:, seat], after.by_seat("shares")[:, seat]
    pairs["points of a seat"] = before.by_seat("scores").mean(axis=1), after.by_seat("scores").mean(axis=1)
    pairs["spread of points"] = np.ptp(before.by_seat("scores"), axis=1), np.ptp(after.by_seat("scores"), axis=1)
    for title, column in (("plies", "plies"), ("forced decisions", "forced"), ("lead changes", "lead_changes")):
        pairs[title] = before.column(column), after.column(column)
    settled = [results.column("settled") / results.column("plies") for results in (before, after)]
    pairs["part of the game until it is settled"] = settled[0], settled[1]
    for figure in before.names("figure"):
        if figure in after.names("figure"):
            pairs[figure.replace("_", " ")] = before.column(f"figure:{figure}"), after.column(f"figure:{figure}")
    return pairs


def _change(title: str, before: Numbers, after: Numbers) -> FigureChange:
    alone = CONFIDENCE * ((before.var() + after.var()) / len(before)) ** 0.5
    return FigureChange(title, float(before.mean()), float(after.mean()), mean_of(after - before), float(alone))
