"""Small neural nets of integers that judge positions: equal weights and features give equal shares in every build.

A net gets the features of one seat and returns a score. The scores of all seats become shares of the win, which sum to
1. It has one hidden layer, of units between 0 and 1, and weights that lead from the features straight to the score.
Files are text: `shoal.net_training` writes them, and `docs/explanation/learning.md` explains them.
"""

import tomllib
from struct import Struct
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
LARGEST_FEATURE: Final = 4000
"""No feature of any game is further from 0."""
MOST: Final = 1000
"""Numbers that could be larger are cut off here."""
LANE_BITS: Final = 32
HALF_LANE: Final = 1 << 31
"""A sum of weights times features has a lane of 32 bits. Half a lane is added, so that no lane is negative."""
MOST_BEHIND: Final = 4096
"""Steps from which on a seat that is behind has no chance: 1 in 9 million."""
CERTAIN: Final = 1 << 40
SHRINK: Final = 1044488
"""How a chance shrinks with each step, in parts of 2**20: by the 256th root of e."""


class DamagedNeuralNet(ShoalError):
    """The file of a net cannot be used."""


def limited(number: i64) -> i64:
    """Return a number as a feature: at most `MOST` from 0."""
    return min(max(number, -MOST), MOST)


def chances_behind() -> list[int]:
    """Return, for every number of steps, the chance of a seat that is so far behind, next to the one in front."""
    chances = [CERTAIN]
    for _ in range(MOST_BEHIND):
        chances.append(chances[-1] * SHRINK >> 20)
    return chances


CHANCES: Final = chances_behind()


class NeuralNet:
    """The weights of one game with one number of seats.

    seats    the number of seats; one row of features for each
    shift    a hidden unit of 1 is 2**shift
    start    the lanes before any feature: what is added to each hidden unit, and nothing for the score
    columns  for each feature the lanes that it adds for every 1: its weights for each hidden unit, and for the score
    second   the weights of the hidden units for the score, in steps of 1/256

    Lanes are numbers side by side in one long number, so that one multiplication serves all units. Python multiplies
    long numbers much faster than it takes single ones out of a list.
    """

    def __init__(
        self, seats: int, shift: int, first: list[int], bias: list[int], second: list[int], direct: list[int]
    ) -> None:
        inputs = len(direct)
        self.seats = seats
        self.shift = shift
        self.start = in_lanes([HALF_LANE + number for number in [*bias, 0]])
        self.columns = [in_lanes([*first[place::inputs], direct[place]]) for place in range(inputs)]
        self.second = second
        self.lanes = Struct(f"<{len(second) + 1}I")

    def __reduce__(self) -> tuple[Any, ...]:
        """Return what makes this net again in a pickle or a deep copy."""
        return _again, (self.seats, self.shift, self.start, self.columns, self.second)

    def score(self, features: list[int]) -> i64:
        """Return the score of a seat in steps of 1/256."""
        together = self.start
        for place, feature in enumerate(features):
            if feature != 0:
                together += feature * self.columns[place]
        lanes: tuple[int, ...] = self.lanes.unpack(together.to_bytes(self.lanes.size, "little"))
        shift: i64 = self.shift
        full: i64 = 1
        full <<= shift
        total: i64 = lanes[-1] - HALF_LANE
        for unit, second in enumerate(self.second):
            value: i64 = lanes[unit] - HALF_LANE
            if value > 0:
                step: i64 = min(value, full) >> (shift - STEP_BITS)
                weight: i64 = second
                total += step * weight
        return total >> SCORE_BITS

    def shares(self, rows: list[list[int]]) -> list[float]:
        """Return the share of each seat, from one row of features for each."""
        if len(rows[0]) != len(self.columns):
            raise DamagedNeuralNet("the net is for another game, or for other features of it")
        scores: list[int] = [self.score(row) for row in rows]
        best = max(scores)
        chances = [CHANCES[min(best - score, MOST_BEHIND)] for score in scores]
        total = float(sum(chances))
        return [float(chance) / total for chance in chances]


def _again(seats: int, shift: int, start: int, columns: list[int], second: list[int]) -> NeuralNet:
    net = NeuralNet(seats, shift, [], [], second, [])
    net.start, net.columns = start, columns
    return net


def neural_net_for(nets: list[NeuralNet], seats: i64) -> NeuralNet | None:
    """Return the net for that number of seats, if there is one."""
    for net in nets:
        if net.seats == seats:
            return net
    return None


def in_lanes(numbers: list[int]) -> int:
    """Return numbers side by side, the first one lowest; negative ones borrow from the lane above."""
    return sum([number << LANE_BITS * place for place, number in enumerate(numbers)])


def parse_neural_net(text: str) -> NeuralNet:
    """Return the net of a file, and refuse a file that is damaged."""
    try:
        data: dict[str, Any] = tomllib.loads(text)
        seats, shift, check = (whole(data[name]) for name in ("seats", "shift", "check"))
        first, second, direct = (numbers(data[name], LARGEST) for name in ("first", "second", "direct"))
        bias = numbers(data["bias"], LARGEST_BIAS)
    except (tomllib.TOMLDecodeError, KeyError, TypeError) as error:
        raise DamagedNeuralNet(f"this is not the file of a net: {error}") from error
    if check != checksum(seats, shift, [*first, *bias, *second, *direct]):
        raise DamagedNeuralNet("the numbers of the net do not fit its checksum")
    if not (STEP_BITS <= shift <= 2 * STEP_BITS and len(bias) == len(second) and len(first) == len(bias) * len(direct)):
        raise DamagedNeuralNet("the layers of the net do not fit together")
    inputs = len(direct)
    units = [(first[inputs * unit : inputs * (unit + 1)], bias[unit]) for unit in range(len(bias))]
    if max([largest_sum(weights, added) for weights, added in [*units, (direct, 0)]]) >= HALF_LANE:
        raise DamagedNeuralNet("the weights of the net are too large")
    return NeuralNet(seats, shift, first, bias, second, direct)


def largest_sum(weights: list[int], added: int) -> int:
    """Return how far from 0 a sum can be, whatever the features are."""
    return abs(added) + LARGEST_FEATURE * sum([abs(weight) for weight in weights])


def whole(value: Any) -> int:
    if type(value) is not int:
        raise TypeError(f"{value!r} is not a whole number")
    return value


def numbers(values: Any, most: int) -> list[int]:
    wholes = [whole(value) for value in values]
    if wholes and not -most <= min(wholes) <= max(wholes) < most:
        raise TypeError(f"a number is not from {-most} to {most - 1}")
    return wholes


def checksum(seats: int, shift: int, weights: list[int]) -> int:
    return crc32(" ".join([str(number) for number in [seats, shift, *weights]]).encode())
