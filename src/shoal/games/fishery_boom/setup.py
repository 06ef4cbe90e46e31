"""The setup of Fishery Boom: chance names the start player (FB-S4)."""

from shoal.core.rng import Rng
from shoal.games.fishery_boom.actions import FIRST_START
from shoal.games.fishery_boom.position import Position


def odds(position: Position) -> list[tuple[int, int]]:
    return [(FIRST_START + seat, 1) for seat in range(position.seats)]


def sample(position: Position, rng: Rng) -> int:
    return FIRST_START + rng.below(position.seats)


def act(position: Position, action: int) -> bool:
    position.start_player = action - FIRST_START
    return False
