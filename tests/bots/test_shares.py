"""The test that may be looked at after every game: how often it is wrong, and how soon it is right."""

from collections.abc import Callable
from math import sqrt

import pytest

from shoal.core.rng import Rng
from shoal.sequential_testing import ERROR, interval, verdict

RUNS, LONGEST = 2000, 300
UNIT = 1 << 20


def uniform(rng: Rng) -> float:
    return rng.below(UNIT) / UNIT


def coin(mean: float) -> Callable[[Rng], float]:
    return lambda rng: float(uniform(rng) < mean)


def pair(mean: float) -> Callable[[Rng], float]:
    """Return rounds of two games, each won or lost."""
    return lambda rng: (float(uniform(rng) < mean) + float(uniform(rng) < mean)) / 2


def verdicts(draw: Callable[[Rng], float], target: float, runs: int = RUNS) -> list[str | None]:
    found: list[str | None] = []
    for number in range(runs):
        rng = Rng(number)
        found.append(verdict([draw(rng) for _ in range(LONGEST)], target))
    return found


@pytest.mark.parametrize("target", [0.05, 0.5, 0.62, 0.95])
@pytest.mark.parametrize("kind", [coin, pair])
def test_at_the_target_a_verdict_is_rare_however_often_one_looks(
    kind: Callable[[float], Callable[[Rng], float]], target: float
) -> None:
    wrong = sum(one is not None for one in verdicts(kind(target), target)) / RUNS
    assert wrong <= ERROR + 3 * sqrt(ERROR * (1 - ERROR) / RUNS)


def test_below_the_target_nobody_is_called_above_it() -> None:
    assert verdicts(coin(0.45), 0.5, 500).count("above") / 500 <= ERROR / 2


def test_a_clear_share_is_decided_soon() -> None:
    assert verdicts(coin(0.9), 0.62, 300).count("above") >= 295
    assert verdict([1.0] * 12, 0.62) == "above"
    assert verdict([0.0] * 12, 0.38) == "below"
    assert verdict([1.0, 0.0] * 50, 0.5) is None
    assert verdict([], 0.5) is None


@pytest.mark.parametrize("target", [0.0, 1.0])
def test_targets_at_the_ends_are_targets(target: float) -> None:
    assert verdict([0.5] * 40, target) == ("above" if target == 0 else "below")
    assert verdict([target] * 40, target) is None


def test_an_interval_contains_the_mean_when_one_stops_at_a_verdict() -> None:
    missed = 0
    for number in range(300):
        rng, numbers = Rng(number), list[float]()
        while len(numbers) < 100 and verdict(numbers, 0.5) is None:
            numbers.append(float(uniform(rng) < 0.6))
        low, high = interval(numbers)
        missed += not low <= 0.6 <= high
    assert missed / 300 <= ERROR + 3 * sqrt(ERROR * (1 - ERROR) / 300)
