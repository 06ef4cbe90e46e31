"""Phase 2 of Pisces, management: each player guards one stack on their own board."""

from shoal.core.game import NOBODY
from shoal.core.native import i64
from shoal.games.pisces.phases import MANAGEMENT
from shoal.games.pisces.position import Position


def begin(position: Position) -> None:
    position.phase, position.seat = MANAGEMENT, NOBODY


def seek(position: Position) -> bool:
    """Find the next player whose board has a chip to guard."""
    while (seat := position.next_seat()) >= 0:
        if _has_fish(position, position.board[seat]):
            position.to_move = seat
            return True
    return False


def _has_fish(position: Position, kind: i64) -> bool:
    place: i64 = position.printed.board_from[kind]
    end: i64 = position.printed.board_from[kind + 1]
    while place < end and not position.stack[place]:
        place += 1
    return place < end


def legal(position: Position) -> list[int]:
    """List the stacks on the player's own board."""
    begins, own = position.printed.board_from, position.board[position.seat]
    block, stack = position.actions.block, position.stack
    return [block + place for place in range(begins[own], begins[own + 1]) if stack[place]]


def act(position: Position, action: i64) -> bool:
    position.block[position.seat] = action - position.actions.block
    return False
