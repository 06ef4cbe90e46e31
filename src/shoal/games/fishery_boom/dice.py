"""Several dice as one machine word: how many of them show each number, in four bits each."""

from typing import Final

from shoal.core.native import i64
from shoal.games.fishery_boom.high_seas import DIE_FACES

SIXES: Final = 0xF000000


def one(die: i64) -> i64:
    """Give a single die with that number, to be added or taken away."""
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
