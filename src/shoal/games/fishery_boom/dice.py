"""Dice: the odds of one die, and several dice in a machine word: four bits count the dice with each number."""

from typing import Final

from shoal.core.native import i64
from shoal.core.rng import Rng
from shoal.games.fishery_boom.actions import FIRST_ROLL
from shoal.games.fishery_boom.high_seas import DIE_FACES

SIXES: Final = 0xF000000
ODDS: Final = [(FIRST_ROLL + pips, 1) for pips in range(DIE_FACES)]
"""The outcomes of one die, as actions with their weights."""


def sample(rng: Rng) -> int:
    return FIRST_ROLL + rng.below(DIE_FACES)


def one(die: i64) -> i64:
    """Return a single die with that number, to be added or taken away."""
    word: i64 = 1
    word <<= 4 * die
    return word


def showing(dice: i64, die: i64) -> i64:
    """Count the dice with that number."""
    return (dice >> (4 * die)) & 15


def listed_dice(dice: int) -> list[int]:
    """List the numbers, rising."""
    return [die for die in range(1, DIE_FACES + 1) for _ in range(showing(dice, die))]


def packed_dice(numbers: list[int]) -> int:
    return sum([one(die) for die in numbers])
