"""The setup of Pisces: chance gives the First-player Token, each player takes a board, the ocean is laid out."""

from shoal.core.game import NOBODY
from shoal.core.native import i64
from shoal.games.pisces.edition_checks import FACES
from shoal.games.pisces.phases import BOARDS, FIRST_PLAYER
from shoal.games.pisces.position import Position


def odds(position: Position) -> list[tuple[int, int]]:
    return [(position.actions.first + seat, 1) for seat in range(position.seats)]


def seek(position: Position) -> bool:
    """Find the next player, who takes a board."""
    seat: i64 = position.next_seat()
    position.to_move = seat
    return seat >= 0


def legal(position: Position) -> list[int]:
    """List the boards that nobody has taken."""
    return [position.actions.take + kind for kind in range(position.printed.kinds) if position.owner[kind] < 0]


def act(position: Position, action: i64) -> bool:
    if position.phase == FIRST_PLAYER:
        position.first_player = action - position.actions.first
        position.phase, position.seat = BOARDS, NOBODY
    else:
        _take_board(position, action - position.actions.take)
    return False


def _take_board(position: Position, kind: i64) -> None:
    """Hand the player this board, with one chip on every location."""
    position.board[position.seat] = kind
    position.owner[kind] = position.seat
    begin: i64 = position.printed.board_from[kind]
    end: i64 = position.printed.board_from[kind + 1]
    for place in range(begin, end):
        position.stack[place] = 1
    position.centre[kind] -= end - begin


def end(position: Position) -> None:
    """Lay the Outcome Tokens clockwise from the first player's board; absent boards and their cards stay out."""
    printed = position.printed
    position.ocean = [-1] * (FACES + 1)
    for step, numbers in enumerate(printed.layouts[position.seats]):
        for number in numbers:
            position.ocean[number] = position.board[(position.first_player + step) % position.seats]
    position.in_play = [kind for kind, owner in enumerate(position.owner) if owner >= 0]
    position.in_play.append(printed.ocean)
    position.cards = [printed.cards_each if owner >= 0 else 0 for owner in position.owner]
