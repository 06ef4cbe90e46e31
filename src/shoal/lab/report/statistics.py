"""What can be said of results, and how surely: means with their intervals, pairs, and luck apart from skill."""

from dataclasses import dataclass
from typing import Final

import numpy as np

from shoal.lab.report.results import Numbers, Results, Words, seat_numbers

CONFIDENCE: Final = 1.96
"""Standard errors to each side: 95 % of intervals hold what they estimate."""
FEWEST: Final = 30
"""Seats or games that a group needs before anything is said of it."""
MOST_VALUES: Final = 8
GROUPS: Final = 5


@dataclass(frozen=True)
class Mean:
    """A mean with its 95 % interval, and how many it is a mean of."""

    value: float
    low: float
    high: float
    count: int

    @property
    def margin(self) -> float:
        return (self.high - self.low) / 2

    def apart_from(self, value: float) -> bool:
        return not self.low <= value <= self.high

    def well_apart_from(self, value: float) -> bool:
        """Say whether three standard errors lie between: for the most striking of several figures."""
        return abs(self.value - value) > 3 / CONFIDENCE * self.margin


def mean_of(values: Numbers, least: float = -np.inf, most: float = np.inf) -> Mean:
    value = float(values.mean())
    margin = CONFIDENCE * float(values.std(ddof=1)) / len(values) ** 0.5 if len(values) > 1 else 0.0
    return Mean(value, max(least, value - margin), min(most, value + margin), len(values))


def share_of(values: Numbers) -> Mean:
    return mean_of(values, 0.0, 1.0)


def seatless(results: Results) -> Numbers:
    """Give the win shares with what their seats win on average taken out, and a fair share put in its place."""
    shares = results.by_seat("shares")
    without: Numbers = shares - shares.mean(axis=0) + 1 / results.seats
    return without


def by_word(results: Results, words: Words) -> dict[str, Mean]:
    """Give the win share of each word that stands for a strategy, the best first; rare words are left out."""
    shares = seatless(results).ravel()
    flat = words.ravel()
    means = {str(word): share_of(shares[flat == word]) for word in np.unique(flat)}
    often = {word: mean for word, mean in means.items() if mean.count >= FEWEST}
    return dict(sorted(often.items(), key=lambda item: -item[1].value))


def by_amount(results: Results, amounts: Numbers) -> dict[str, Mean]:
    """Give the win share by amount: each amount if there are few, else five groups of about the same size."""
    shares, flat = seatless(results).ravel(), amounts.ravel()
    edges = np.unique(flat)
    if len(edges) > MOST_VALUES:
        edges = np.unique(np.quantile(flat, np.linspace(0, 1, GROUPS + 1)[:-1]).round())
    place = np.searchsorted(edges, flat, side="right") - 1
    found = {}
    for number in range(len(edges)):
        mine = place == number
        if mine.sum() >= FEWEST:
            low, high = flat[mine].min(), flat[mine].max()
            name = f"{low:.0f}" if low == high else f"{low:.0f} to {high:.0f}"
            found[name] = share_of(shares[mine])
    return found


@dataclass(frozen=True)
class Luck:
    """Shares of a result's variance: chance alone, choices alone, and what only both together decide."""

    chance: Mean
    choices: Mean

    @property
    def together(self) -> float:
        return max(0.0, 1 - max(0.0, self.chance.value) - max(0.0, self.choices.value))


def luck_of(results: Results, column: str) -> Luck | None:
    """Divide the variance of scores or win shares among chance and choices; None unless all players are equal.

    Two games with the same chance and other choices have in common what chance alone decides: their covariance, as a
    share of the variance, is its part. Likewise for choices. The mean is over the seats, weighted by their variance.
    """
    pairs = results.exchanged.num_rows // 2
    if pairs < FEWEST or len(set(results.case.bots)) > 1:
        return None
    plain = results.by_seat(column)
    first, second = plain[0 : 2 * pairs : 2], plain[1 : 2 * pairs : 2]
    other = seat_numbers(results.exchanged, column, results.seats)
    third, fourth = other[0::2], other[1::2]
    middle = plain.mean(axis=0)
    variance = float(((plain - middle) ** 2).mean(axis=0).sum())
    if variance == 0:
        return None
    a, b, c, d = (part - middle for part in (first, second, third, fourth))
    chance = mean_of((a * c + b * d).sum(axis=1) / 2 / variance)
    choices = mean_of((a * d + b * c).sum(axis=1) / 2 / variance)
    return Luck(chance, choices)


def explained_by(results: Results, words: Words, column: str) -> float:
    """Give the share of a result's variance that a word of each seat, such as its bot, explains."""
    values, flat = results.by_seat(column).ravel(), words.ravel()
    groups = [values[flat == word] for word in np.unique(flat)]
    between = sum(len(group) * float(group.mean() - values.mean()) ** 2 for group in groups)
    return between / (len(values) * float(values.var())) if values.var() else 0.0


@dataclass(frozen=True)
class Change:
    """A figure in the first of two variants and in the other, and the mean difference of their pairs."""

    title: str
    before: float
    after: float
    difference: Mean
    alone: float
    """The margin that the difference would have if the games were not pairs."""


def changes(before: Results, after: Results) -> list[Change]:
    """Compare two variants game by game; what no game changes is left out."""
    found = [_change(title, *pair) for title, pair in _pairs(before, after).items()]
    return [change for change in found if change.difference.value or change.difference.margin]


def _pairs(before: Results, after: Results) -> dict[str, tuple[Numbers, Numbers]]:
    pairs = {}
    for seat in range(before.seats):
        name = before.game.meta.seat_name(seat)
        pairs[f"wins of {name}"] = before.by_seat("shares")[:, seat], after.by_seat("shares")[:, seat]
    pairs["points of a seat"] = before.by_seat("scores").mean(axis=1), after.by_seat("scores").mean(axis=1)
    pairs["spread of points"] = np.ptp(before.by_seat("scores"), axis=1), np.ptp(after.by_seat("scores"), axis=1)
    for title, column in (("plies", "plies"), ("forced decisions", "forced"), ("lead changes", "lead_changes")):
        pairs[title] = before.column(column), after.column(column)
    settled = [one.column("settled") / one.column("plies") for one in (before, after)]
    pairs["part of the game until it is settled"] = settled[0], settled[1]
    for figure in before.names("figure"):
        if figure in after.names("figure"):
            pairs[figure.replace("_", " ")] = before.column(f"figure:{figure}"), after.column(f"figure:{figure}")
    return pairs


def _change(title: str, before: Numbers, after: Numbers) -> Change:
    alone = CONFIDENCE * ((before.var() + after.var()) / len(before)) ** 0.5
    return Change(title, float(before.mean()), float(after.mean()), mean_of(after - before), float(alone))
