"""Phase 3 of Pisces, fleet: each player sends all their boats, in the order of the areas."""

from shoal.core.game import NOBODY
from shoal.core.native import i64
from shoal.games.pisces.phases import FLEET
from shoal.games.pisces.position import Position


def begin(position: Position) -> None:
    position.phase, position.seat = FLEET, NOBODY


def seek(position: Position) -> bool:
    """Find the next player, who sends boats from the first area on."""
    seat: i64 = position.next_seat()
    if seat < 0:
        return False
    position.to_move = seat
    position.area = 0
    position.boats_left = position.boats[seat]
    return True


def legal(position: Position) -> list[int]:
    boat, lowest = position.actions.boat, position.area
    return [boat + area for area in position.in_play if area >= lowest]


def act(position: Position, action: i64) -> bool:
    """Send one boat; the player goes on until all are sent."""
    area: i64 = action - position.actions.boat
    position.at[position.seat * (position.printed.kinds + 1) + area] += 1
    position.area = area
    position.boats_left -= 1
    return position.boats_left > 0
