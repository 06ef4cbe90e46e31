"""Setup and phases 1 to 3, in which pieces are only placed: token and boards, goals, blocks, boats."""

from typing import TYPE_CHECKING

from shoal.core.native import i64
from shoal.games.pisces.phases import BOARDS, FINDER, FISHING, FLEET, MANAGEMENT
from shoal.games.pisces.proofreading import FACES

if TYPE_CHECKING:
    from shoal.games.pisces.state import PiscesState


def placements(state: "PiscesState") -> list[int]:
    """List boards to take, stacks to guard, or areas for a boat."""
    table, boards = state.table, state.boards
    if state.phase == FLEET:
        return [table.boat + area for area in state.in_play if area >= state.area]
    if state.phase == FINDER:
        return [table.cast + area for area in state.in_play if area != state.origin]
    if state.phase == BOARDS:
        return [table.take + kind for kind in range(boards.kinds) if state.owner[kind] < 0]
    own = state.board[state.player]
    return [
        table.block + place for place in range(boards.board_from[own], boards.board_from[own + 1]) if state.stack[place]
    ]


def give_token(state: "PiscesState", seat: i64) -> None:
    state.first = seat
    state.player = seat
    state.active = seat
    state.phase = BOARDS


def take_board(state: "PiscesState", kind: i64) -> None:
    """Give the player this board, with one chip on every location."""
    state.board[state.player] = kind
    state.owner[kind] = state.player
    begin: i64 = state.boards.board_from[kind]
    end: i64 = state.boards.board_from[kind + 1]
    for place in range(begin, end):
        state.stack[place] = 1
    state.centre[kind] -= end - begin
    if state.pass_on():
        state.active = state.player
    else:
        open_ocean(state)
        state.begin_round()


def open_ocean(state: "PiscesState") -> None:
    """Lay the Outcome Tokens clockwise from the first player's board; absent boards and their cards stay out."""
    boards = state.boards
    state.ocean = [-1] * (FACES + 1)
    for step, numbers in enumerate(boards.layouts[state.seats]):
        for number in numbers:
            state.ocean[number] = state.board[(state.first + step) % state.seats]
    state.in_play = [kind for kind, owner in enumerate(state.owner) if owner >= 0]
    state.in_play.append(boards.ocean)
    state.cards = [boards.cards_each if owner >= 0 else 0 for owner in state.owner]


def turn_up(state: "PiscesState", kind: i64) -> None:
    state.cards[kind] -= 1
    state.goals.append(kind)
    if len(state.goals) == 2:
        state.player = state.first
        state.phase = MANAGEMENT
        state.active = state.player
        if not has_fish(state, state.board[state.player]):
            next_manager(state)


def has_fish(state: "PiscesState", kind: i64) -> bool:
    place: i64 = state.boards.board_from[kind]
    end: i64 = state.boards.board_from[kind + 1]
    while place < end and not state.stack[place]:
        place += 1
    return place < end


def place_block(state: "PiscesState", place: i64) -> None:
    state.block[state.player] = place
    next_manager(state)


def next_manager(state: "PiscesState") -> None:
    """Ask the next player whose board has a chip to guard; after the last one boats are sent."""
    while state.pass_on():
        if has_fish(state, state.board[state.player]):
            state.active = state.player
            return
    state.phase = FLEET
    muster(state)


def muster(state: "PiscesState") -> None:
    """Let the player send boats, from the first area on."""
    state.active = state.player
    state.area = 0
    state.boats_left = state.boats[state.player]


def send_boat(state: "PiscesState", area: i64) -> None:
    state.at[state.player * (state.boards.kinds + 1) + area] += 1
    state.area = area
    state.boats_left -= 1
    if state.boats_left > 0:
        return
    if state.pass_on():
        muster(state)
        return
    state.phase = FISHING
    state.area = -1
    state.boats_left = state.boats[state.player]
    state.active = state.player
