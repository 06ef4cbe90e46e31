"""Skill, by decomposition of variance: how much of a result is decided by who plays, by chance, and by both.

A result varies from game to game because of three things: the lineup (which bot sits where), the game's chance, and the
bots' own coin tosses. Two games that share some of them and nothing else have a covariance that is what the shared
things explain, alone and together:

    the same lineup                 plain games, all pairs of them        strength
    the same chance                 a game and its like by other bots     chance
    the same lineup and chance      a game and its like by the same bots  strength, chance, and both together

For the last two the mean of each lineup is subtracted first: strength is known from all games and would blur them.
What is left of the variance are the coin tosses, alone and with the rest. Means are over the seats, by their variance.
"""

from dataclasses import dataclass
from typing import Final

import numpy as np
import numpy.typing as npt
import pyarrow as pa
import pyarrow.compute as pc

from shoal.lab.report.results import Numbers, Places, Results, seat_numbers
from shoal.lab.report.statistics import FEWEST, Mean

ROUNDS: Final = 1000
"""How often games are drawn again for an interval."""
LIMITS: Final = (0.025, 0.975)


@dataclass(frozen=True)
class Skill:
    """Shares of a result's variance; chance and both are None if no games were played for them."""

    strength: Mean
    chance: Mean | None
    both: Mean | None
    rest: Mean

    def parts(self) -> list[tuple[str, Mean]]:
        """Return the parts with the names that reports give them."""
        if self.chance is None or self.both is None:
            return [("strength", self.strength), ("chance and own tosses", self.rest)]
        return [("strength", self.strength), ("chance", self.chance), ("both", self.both), ("own tosses", self.rest)]


@dataclass(frozen=True)
class Sample:
    """Results less the mean of their seat, by game; `alike` and `others` are games with the chance of the first ones.

    lineups   a row for each lineup, with 1 for each of its games
    alike     played by the same bots in the same seats, with other coin tosses
    others    played by a lineup that was drawn, with other coin tosses; `drawn` has the row of that lineup
    """

    values: Numbers
    lineups: Numbers
    alike: Numbers
    others: Numbers
    drawn: Places

    def shares(self, weights: Numbers) -> Numbers:
        """Return the shares of strength, chance, both and the rest, if each game counts so many times."""
        middle = _pair_mean(self.values, weights)
        whole = float((weights @ self.values**2).sum() / weights.sum()) - middle
        strength = self._same_lineup(weights) - middle
        chance, both = self._same_chance(weights) if len(self.alike) else (0.0, 0.0)
        return np.array([strength, chance, both, whole - strength - chance - both]) / whole

    def _same_chance(self, weights: Numbers) -> tuple[float, float]:
        """Return what chance explains alone, and together with strength, after the mean of each lineup is subtracted.

        A game is part of the mean of its own lineup, which makes its product with another game smaller by that part.
        """
        games = np.maximum(self.lineups @ weights, 1e-9)
        usual = self.lineups @ (weights[:, None] * self.values) / games[:, None]
        own = self.lineups.argmax(axis=0)[: len(self.alike)]
        count = weights[: len(self.alike)]
        left = 1 - count / games[own]
        counted = np.where(left > 0, count, 0.0)
        factor = np.where(left > 0, count / np.where(left > 0, left, 1.0), 0.0) / counted.sum()
        first = self.values[: len(self.alike)] - usual[own]
        chance = float((factor @ (first * (self.others - usual[self.drawn]))).sum())
        return chance, float((factor @ (first * (self.alike - usual[own]))).sum()) - chance

    def _same_lineup(self, weights: Numbers) -> float:
        """Return the mean product of two games with the same lineup; lineups count by their games."""
        games, squares = self.lineups @ weights, self.lineups @ weights**2
        sums, own = (
            self.lineups @ (weights[:, None] * self.values),
            self.lineups @ (weights[:, None] * self.values) ** 2,
        )
        pairs = games**2 - squares
        products = ((sums**2 - own).sum(axis=1))[pairs > 0] / pairs[pairs > 0]
        return float(games[pairs > 0] @ products) / float(games[pairs > 0].sum())


def _pair_mean(values: Numbers, weights: Numbers) -> float:
    """Return the mean product of two different games, summed over the seats; a game is no pair with itself."""
    pairs = float(weights.sum() ** 2 - (weights**2).sum())
    products = ((weights @ values) ** 2 - weights**2 @ values**2).sum()
    return float(products) / pairs if pairs else 0.0


def skill_of(results: Results, column: str) -> Skill | None:
    """Divide the variance of scores or win shares; return None if all bots are equal, or nothing varies."""
    if len(set(results.case.bots)) == 1 or results.games < FEWEST:
        return None
    sample = sample_of(results, column)
    if not sample.values.any():
        return None
    parts = sample.shares(np.ones(len(sample.values)))
    again = np.array([sample.shares(weights) for weights in _drawn(len(sample.values))])
    low, high = np.quantile(again, LIMITS, axis=0)
    means = [
        Mean(float(parts[part]), float(low[part]), float(high[part]), len(sample.values)) for part in range(len(parts))
    ]
    separable = len(sample.alike) > 0 or not results.case.chance
    return Skill(means[0], means[1] if separable else None, means[2] if separable else None, means[3])


def _drawn(games: int) -> list[Numbers]:
    """Return how often each game counts in each round: pairs of games are drawn again, with replacement."""
    rng = np.random.default_rng(0)
    pairs = (games + 1) // 2
    return [
        np.repeat(rng.multinomial(pairs, np.full(pairs, 1 / pairs)), 2)[:games].astype(np.float64)
        for _ in range(ROUNDS)
    ]


def sample_of(results: Results, column: str) -> Sample:
    values = results.by_seat(column)
    middle = values.mean(axis=0)
    same = pc.equal(results.exchanged["lineup"], results.exchanged["chance"])
    names = _names(results.plain)
    unique_names = np.unique(names)
    lineups = (unique_names[:, None] == names).astype(np.float64)
    alike, others = results.exchanged.filter(same), results.exchanged.filter(pc.invert(same))
    again = [seat_numbers(table, column, results.seats) - middle for table in (alike, others)]
    drawn = np.searchsorted(unique_names, _names(others))
    return Sample(values - middle, lineups, again[0], again[1], drawn)


def _names(table: pa.Table) -> npt.NDArray[np.str_]:
    """Return the bots of each game, by seat, as one word."""
    return np.array(["\n".join(bots) for bots in table["bots"].to_pylist()], dtype=np.str_)
