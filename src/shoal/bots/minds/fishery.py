"""The mind of Fishery: a square belongs to the side whose ship reaches it first."""

from math import exp
from typing import Final, cast

from shoal.bots.mind import Mind
from shoal.core.game import State
from shoal.core.native import i64
from shoal.games.fishery.bits import count, step
from shoal.games.fishery.state import FisheryState

SQUARES_PER_UNIT: Final = 6.0


class FisheryMind(Mind):
    """Judges by the squares that are nearer to one side's ships than to the other's, with the nets cast so far."""

    def judge(self, state: State) -> list[float]:
        black = 1.0 / (1.0 + exp(-lead(cast("FisheryState", state)) / SQUARES_PER_UNIT))
        return [black, 1.0 - black]


def lead(state: FisheryState) -> float:
    """Return Black's squares minus White's: both fleets sail at once, and a square goes to the first ship there."""
    black: i64 = state.black
    white: i64 = state.white
    black_gained: i64 = black
    white_gained: i64 = white
    reached: i64 = black | white
    right: i64 = state.right_open
    up: i64 = state.up_open
    while black | white:
        next_black: i64 = step(black, right, up) & ~reached
        next_white: i64 = step(white, right, up) & ~reached
        black_gained |= next_black & ~next_white
        white_gained |= next_white & ~next_black
        black = next_black
        white = next_white
        reached |= black | white
    return float(count(black_gained) - count(white_gained))


MIND: Final = FisheryMind()
