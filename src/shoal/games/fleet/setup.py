"""The setup of Fleet: chance names the start player."""

from shoal.games.fleet.actions import START
from shoal.games.fleet.position import Position


def odds(position: Position) -> list[tuple[int, int]]:
    return [(START + seat, 1) for seat in range(position.seats)]


def act(position: Position, action: int) -> bool:
    position.start_player = action - START
    return False
