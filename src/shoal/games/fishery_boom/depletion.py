"""Phase 5: the fish of this year have young, and the sheet turns to the next year's column."""

from shoal.core.native import i64
from shoal.games.fishery_boom.high_seas import DEPLETED, LIVING, bit
from shoal.games.fishery_boom.position import Position


def deplete(position: Position) -> None:
    """Cross out the fish of next year that no living fish points at (FB-D1)."""
    seas = position.seas
    alive: i64 = seas.survivors(position.living, spawn_one=position.spawn_one)
    position.past.append(seas.write_column(position.marks))
    position.marks = [LIVING if alive & bit(fish) else DEPLETED for fish in range(len(seas.fish))]
    position.living = alive
    position.ran_out = alive == 0
