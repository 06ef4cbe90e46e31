"""Phase 1: each player fishes once, in turn order."""

from shoal.games.fishery_boom import fishing_action
from shoal.games.fishery_boom.phases import GEAR
from shoal.games.fishery_boom.position import Position


def begin(position: Position) -> None:
    position.phase, position.order = GEAR, -1


def seek(position: Position) -> bool:
    return position.next_seat() >= 0 and fishing_action.begin(position)
