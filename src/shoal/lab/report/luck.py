"""Luck analysis: how much of the variance of results is variance by chance."""

from dataclasses import dataclass

from shoal.lab.report.results import Results, seat_numbers
from shoal.lab.report.statistics import FEWEST, Mean, mean_of


@dataclass(frozen=True)
class Luck:
    """Shares of a result's variance: by the game's chance alone, the bots' own coin tosses alone, both together."""

    chance: Mean
    choices: Mean

    @property
    def together(self) -> float:
        return max(0.0, 1 - max(0.0, self.chance.value) - max(0.0, self.choices.value))


def luck_of(results: Results, column: str) -> Luck | None:
    """Divide the variance of scores or win shares among chance and choices; return None if the bots differ.

    The part of chance is the covariance of two games with the same chance and different choices, as a share of the
    variance. The part of choices is found in the same way. The mean is over the seats, weighted by their variance.
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
