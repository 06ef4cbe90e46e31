"""Successive halving of choices: small searches of all, longer ones of the better half, full ones of all again.

A race ends as soon as the lead of the best choice cannot hold. So a position that is no puzzle costs little.
"""

from collections.abc import Sequence
from typing import Final

from shoal.core.rng import Rng
from shoal.puzzles.criteria import LEAD, LEAST, Effort, NotAPuzzle, Rule, Spot, check_lead
from shoal.puzzles.evaluation import ChoiceSearch
from shoal.puzzles.whole_turns import TurnChoice

SMALL_LEAD: Final = 0.2
"""The part of the full lead that the best choice must have at a glance."""
SMALL_LEAST: Final = 0.8
"""The part of the least share that it must have in small searches."""


def start_searches(
    spot: Spot, choices: Sequence[TurnChoice], effort: Effort, seed: int, run: int
) -> list[ChoiceSearch]:
    """Return searches of all choices, none of them begun. Each has random numbers of its own, for each run."""
    return [
        ChoiceSearch(spot.game, spot.seat, choice, effort.full, Rng(seed, run << 16 | number))
        for number, choice in enumerate(choices)
    ]


def first_elimination(field: list[ChoiceSearch], effort: Effort) -> list[ChoiceSearch]:
    """Search all choices a little, and return them, the best first."""
    return _go_on(field, effort.glance, SMALL_LEAD, "glance")


def halving_rounds(field: list[ChoiceSearch], effort: Effort) -> list[ChoiceSearch]:
    """Search the better half further, and of these the better half, and so on; return all choices, the best first."""
    racing = field
    out: list[ChoiceSearch] = []
    for iterations, lead in effort.looks:
        half = max(2, len(racing) // 2)
        racing, out = racing[:half], [*racing[half:], *out]
        racing = _go_on(racing, iterations, lead, "look")
    return [*racing, *out]


def _go_on(racing: list[ChoiceSearch], iterations: int, lead: float, rule: Rule) -> list[ChoiceSearch]:
    for weighing in racing:
        weighing.go_on(iterations)
    ranked = sorted(racing, key=lambda weighing: -weighing.share())
    best, second = ranked[0].share(), ranked[1].share()
    if best < LEAST * SMALL_LEAST or best - second < LEAD * lead:
        raise NotAPuzzle(rule)
    return ranked


def full_searches(field: Sequence[ChoiceSearch], effort: Effort) -> list[float]:
    """Return the shares of all choices by full searches. The first must be far enough ahead of each other one.

    Those that come closest stand first, so that a position that is no puzzle is refused soon.
    """
    best, *others = field
    best.go_on(effort.full)
    if best.weight().share < LEAST:
        raise NotAPuzzle("lost")
    for other in others:
        other.go_on(effort.full)
        check_lead(best.weight(), other.weight())
    return [weighing.weight().share for weighing in field]
