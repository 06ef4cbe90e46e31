"""A sequential test against a target, which may be looked at after every game, and Wilson intervals of win shares.

A test with a fixed interval that is looked at again and again gives a wrong verdict in a third of the cases. Here two
gamblers bet on each new number, from 0 to 1, before they see it: one that the mean is above the target, the other that
it is below. If the mean is the target, no way of betting makes a fortune: the chance that one ever has 2 / ERROR times
what they began with is at most ERROR / 2 for each (Ville). So a verdict is wrong with a chance of at most ERROR, no
matter how often it is asked for. How much they bet follows from what they have seen (Waudby-Smith and Ramdas, 2024,
"Estimating means of bounded random variables by betting").
"""

from collections.abc import Sequence
from math import log, sqrt
from typing import Final, Literal

ERROR: Final = 0.05
CONFIDENCE: Final = 1.96
"""Standard errors to each side of a 95 % interval."""
Verdict = Literal["above", "below"]
MOST: Final = 0.75
"""The part of what a gambler has that is bet at most, so that one number never ruins them."""
STEPS: Final = 1000
"""An interval is found to a thousandth."""


def wilson(share: float, count: float) -> tuple[float, float]:
    """Return Wilson's 95 % interval of a share, for a number of games that was chosen before."""
    square = CONFIDENCE**2
    centre = (share + square / (2 * count)) / (1 + square / count)
    half = CONFIDENCE * sqrt(share * (1 - share) / count + square / (4 * count**2)) / (1 + square / count)
    return min(share, max(0.0, centre - half)), max(share, min(1.0, centre + half))


def verdict(numbers: Sequence[float], target: float, error: float = ERROR) -> Verdict | None:
    """Return whether the mean is above or below the target, as soon as the numbers so far show it."""
    enough = log(2 / error)
    highest, lowest = MOST / max(target, 0.001), -MOST / max(1 - target, 0.001)
    mean, spread = 0.5, 0.25
    above = below = 0.0
    for count, number in enumerate(numbers, 1):
        lead = mean - target
        stake = lead / (spread / count + lead * lead)
        above += log(1 + min(max(stake, 0.0), highest) * (number - target))
        below += log(1 + max(min(stake, 0.0), lowest) * (number - target))
        if above >= enough:
            return "above"
        if below >= enough:
            return "below"
        spread += (number - mean) * (number - mean)
        mean += (number - mean) / (count + 1)
    return None


def interval(numbers: Sequence[float], error: float = ERROR) -> tuple[float, float]:
    """Return the means that the numbers do not contradict: it holds at whatever moment one stops."""
    return least_of(numbers, error), 1 - least_of([1 - number for number in numbers], error)


def least_of(numbers: Sequence[float], error: float) -> float:
    """Return the least mean that the numbers do not contradict."""
    low, high = 0, STEPS
    while low < high:
        middle = (low + high) // 2
        if verdict(numbers, middle / STEPS, error) == "above":
            low = middle + 1
        else:
            high = middle
    return low / STEPS
