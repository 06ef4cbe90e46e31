"""Quantisation: weights of a net as whole numbers, in the text of a file that `shoal.bots.neural_net` reads."""

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from shoal.bots.neural_net import LARGEST, SCORE_BITS, STEP_BITS, checksum

FINEST: Final = 16
DIRECT_BITS: Final = STEP_BITS + SCORE_BITS
LINE: Final = 24
"""Numbers in one line of a file."""


def net_file(seats: int, weights: dict[str, NDArray[Any]], spread: NDArray[Any]) -> str:
    """Return the file of a net whose features were divided by `spread`."""
    first = (weights["first"] / spread[:, None]).T
    shift = finest(first)
    layers = {
        "first": whole(first.reshape(-1) * 2.0**shift),
        "bias": whole(weights["bias"] * 2.0**shift, LARGEST**2),
        "second": whole(weights["second"] * 2.0**STEP_BITS),
        "direct": whole(weights["direct"] / spread * 2.0**DIRECT_BITS),
    }
    check = checksum(seats, shift, [number for layer in layers.values() for number in layer])
    head = (
        "# Written by shoal.net_training; docs/explanation/learning.md explains it.\n"
        f"seats = {seats}\nshift = {shift}\ncheck = {check}\n"
    )
    return head + "".join(f"{name} = [\n{lines(layer)}]\n" for name, layer in layers.items())


def finest(first: NDArray[Any]) -> int:
    """Return the largest shift with which all weights of the first layer have 16 bits."""
    return max(shift for shift in range(STEP_BITS, FINEST + 1) if np.abs(first).max() * 2.0**shift < LARGEST - 1)


def whole(numbers: NDArray[Any], end: int = LARGEST) -> list[int]:
    """Round, and cut off what has too many bits."""
    return [int(number) for number in np.clip(np.rint(numbers), -end, end - 1)]


def lines(numbers: list[int]) -> str:
    parts = [numbers[begin : begin + LINE] for begin in range(0, len(numbers), LINE)]
    return "".join("  " + ", ".join(map(str, part)) + ",\n" for part in parts)
