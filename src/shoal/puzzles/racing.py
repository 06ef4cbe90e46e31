"""The choices of a position in a race: small searches of all, longer ones of the better half, full ones of all again.

A race ends as soon as the lead of the best choice cannot hold. So a position that is no puzzle costs little.
"""

from collections.abc import Sequence
from typing import Final

from shoal.core.rng import Rng
from shoal.puzzles.choices import Choice
from shoal.puzzles.rules import LEAD, LEAST, Effort, Refused, Rule, Spot, check_lead
from shoal.puzzles.weighing import Weighing

SMALL_LEAD: Final = 0.2
"""The part of the full lead that the best choice must have at a glance."""
SMALL_LEAST: Final = 0.8
"""The part of the least share that it must have in small searches."""


def entered(spot: Spot, choices: Sequence[Choice], effort: Effort, seed: int, run: int) -> list[Weighing]:
    """Return searches of all choices, none of them begun. Each has random numbers of its own, for each run."""
    return [
        Weighing(spot.game, spot.seat, choice, effort.full, Rng(seed, run << 16 | number))
        for number, choice in enumerate(choices)
    ]


def glance(field: list[Weighing], effort: Effort) -> list[Weighing]:
    """Search all choices a little, and return them, the best first."""
    return _go_on(field, effort.glance, SMALL_LEAD, "glance")


def look(field: list[Weighing], effort: Effort) -> list[Weighing]:
    """Search the better half further, and of these the better half, and so on; return all choices, the best first."""
    racing = field
    out: list[Weighing] = []
    for iterations, lead in effort.looks:
        half = max(2, len(racing) // 2)
        racing, out = racing[:half], [*racing[half:], *out]
        racing = _go_on(racing, iterations, lead, "look")
    return [*racing, *out]


def _go_on(racing: list[Weighing], iterations: int, lead: float, rule: Rule) -> list[Weighing]:
    for one in racing:
        one.go_on(iterations)
    ranked = sorted(racing, key=lambda one: -one.share())
    best, second = ranked[0].share(), ranked[1].share()
    if best < LEAST * SMALL_LEAST or best - second < LEAD * lead:
        raise Refused(rule)
    return ranked


def in_full(field: Sequence[Weighing], effort: Effort) -> list[float]:
    """Return the shares of all choices by full searches. The first must be far enough ahead of each other one.

    Those that come closest stand first, so that a position that is no puzzle is refused soon.
    """
    best, *others = field
    best.go_on(effort.full)
    if best.weight().share < LEAST:
        raise Refused("lost")
    for other in others:
        other.go_on(effort.full)
        check_lead(best.weight(), other.weight())
    return [one.weight().share for one in field]
