"""Masks of legal actions: one byte for each action of the table, 1 if it is legal."""

from typing import Final

from shoal.core.native import i64
from shoal.rl.features.planes import strips

WIDTH: Final = 8
STRIPS: Final = strips(WIDTH)
"""Eight actions at a time, by the bits of those that are legal."""


class Masks:
    """Makes the masks of one action table."""

    actions: i64
    zeros: list[bytes]

    def __init__(self, actions: int) -> None:
        self.actions = actions
        self.zeros = [bytes(size) for size in range(actions + 1)]

    def of(self, legal: list[int]) -> bytes:
        """Return the mask of a rising list of actions."""
        parts: list[bytes] = []
        here: i64 = 0
        bits: i64 = 0
        for action in legal:
            place: i64 = action
            strip: i64 = place >> 3
            if strip != here:
                parts.append(STRIPS[bits])
                if strip > here + 1:
                    parts.append(self.zeros[WIDTH * (strip - here - 1)])
                here, bits = strip, 0
            bit: i64 = 1
            bit <<= place & 7
            bits |= bit
        rest: i64 = self.actions - WIDTH * (here + 1)
        if rest >= 0:
            parts.append(STRIPS[bits])
            parts.append(self.zeros[rest])
        else:
            parts.append(STRIPS[bits][:rest])
        return b"".join(parts)
