"""Small nets of integers that judge positions: equal weights and equal features give equal shares in every build.

A net gets the features of one seat and returns a score. The scores of all seats become shares of the win, which sum to
1. It has one hidden layer, of units between 0 and 1, and weights that lead from the features straight to the score.
Files are text: `shoal.learn` writes them, and `docs/learning.md` explains them.
"""

import tomllib
from typing import Any, Final
from zlib import crc32

from shoal.core.errors import ShoalError
from shoal.core.native import i64

LARGEST: Final = 2**15
LARGEST_BIAS: Final = 2**31
"""Weights have 16 bits, and what is added to a hidden unit has 32."""
STEP_BITS: Final = 8
"""A hidden unit of 1, and the weights behind it, are in steps of 1/256."""
SCORE_BITS: Final = 8
"""Bits that are dropped from the sum of the last layer: scores are in steps of 1/256 too."""
MOST_BEHIND: Final = 4096
"""Steps from which on a seat that is behind has no chance: 1 in 9 million."""
CERTAIN: Final = 1 << 40
SHRINK: Final = 1044488
"""How a chance shrinks with each step, in parts of 2**20: by the 256th root of e."""


class DamagedNet(ShoalError):
    """The file of a net cannot be used."""


def chances_behind() -> list[int]:
    """Return, for every number of steps, the chance of a seat that is so far behind, next to the one in front."""
    chances = [CERTAIN]
    for _ in range(MOST_BEHIND):
        chances.append(chances[-1] * SHRINK >> 20)
    return chances


CHANCES: Final = chances_behind()


class Net:
    """The weights of one game with one number of seats.

    first    the weights of each hidden unit for all features, one unit after another; `bias` is added to each unit
    shift    2**shift in these weights is a hidden unit of 1
    second   the weights of the hidden units for the score, in steps of 1/256
    direct   the weights of the features for the score, in steps of 1/65536
    """

    def __init__(
        self, seats: int, shift: int, first: list[int], bias: list[int], second: list[int], direct: list[int]
    ) -> None:
        self.seats = seats
        self.shift = shift
        self.first = first
        self.bias = bias
        self.second = second
        self.direct = direct

    def score(self, features: list[int]) -> i64:
        """Return the score of a seat in steps of 1/256."""
        first = self.first
        inputs: i64 = len(self.direct)
        shift: i64 = self.shift
        full: i64 = 1
        full <<= shift
        down: i64 = shift - STEP_BITS
        total: i64 = 0
        for place in range(inputs):
            feature: i64 = features[place]
            weight: i64 = self.direct[place]
            total += feature * weight
        begin: i64 = 0
        for unit in range(len(self.bias)):
            value: i64 = self.bias[unit]
            for place in range(inputs):
                feature = features[place]
                weight = first[begin + place]
                value += feature * weight
            if value > 0:
                step: i64 = min(value, full) >> down
                weight = self.second[unit]
                total += step * weight
            begin += inputs
        return total >> SCORE_BITS

    def shares(self, rows: list[list[int]]) -> list[float]:
        """Return the share of each seat, from one row of features for each."""
        scores: list[int] = [self.score(row) for row in rows]
        best = max(scores)
        chances = [CHANCES[min(best - score, MOST_BEHIND)] for score in scores]
        total = float(sum(chances))
        return [float(chance) / total for chance in chances]


def parse_net(text: str) -> Net:
    """Return the net of a file, and refuse a file that is damaged."""
    try:
        data: dict[str, Any] = tomllib.loads(text)
        seats, shift, check = (whole(data[name]) for name in ("seats", "shift", "check"))
        first, second, direct = (numbers(data[name], LARGEST) for name in ("first", "second", "direct"))
        bias = numbers(data["bias"], LARGEST_BIAS)
    except (tomllib.TOMLDecodeError, KeyError, TypeError) as error:
        raise DamagedNet(f"this is not the file of a net: {error}") from error
    if check != checksum(seats, shift, [*first, *bias, *second, *direct]):
        raise DamagedNet("the numbers of the net do not fit its checksum")
    if not (STEP_BITS <= shift <= 2 * STEP_BITS and len(bias) == len(second) and len(first) == len(bias) * len(direct)):
        raise DamagedNet("the layers of the net do not fit together")
    return Net(seats, shift, first, bias, second, direct)


def whole(value: Any) -> int:
    if type(value) is not int:
        raise TypeError(f"{value!r} is not a whole number")
    return value


def numbers(values: Any, most: int) -> list[int]:
    found = [whole(value) for value in values]
    if found and not -most <= min(found) <= max(found) < most:
        raise TypeError(f"a number is not from {-most} to {most - 1}")
    return found


def checksum(seats: int, shift: int, weights: list[int]) -> int:
    return crc32(" ".join([str(number) for number in [seats, shift, *weights]]).encode())
