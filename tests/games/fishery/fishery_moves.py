"""Reaching positions of Fishery: by a list of moves, or from a picture as the game draws it."""

from collections.abc import Sequence
from itertools import chain

from shoal.core.game import act
from shoal.games.fishery import GAME
from shoal.games.fishery.state import FisheryState


def play(state: FisheryState, moves: str) -> FisheryState:
    """Play moves, separated by blanks, each checked and by the seat whose turn it is; return the same state."""
    for text in moves.split():
        act(state, state.mover(), GAME.actions.parse(text))
    return state


def opened(moves: str = "", **options: int) -> FisheryState:
    return play(GAME.start(2, options), moves)


def legal_texts(state: FisheryState) -> list[str]:
    return [GAME.actions.format(action) for action in state.legal(state.mover())]


def refused_by(state: FisheryState, text: str, seat: int | None = None) -> str | None:
    """Return the rule that refuses the move to that seat, or to the one whose turn it is."""
    refusal = state.refusal(state.mover() if seat is None else seat, GAME.actions.parse(text))
    return None if refusal is None else refusal.rule


def sketch(picture: str) -> FisheryState:
    """Play the position of a picture: its ships, then its nets row by row from the top, by both seats in turn."""
    lines = [line for line in picture.splitlines() if line.strip()]
    left = min(len(line) - len(line.lstrip()) for line in lines) - 1
    grid = [line[left:] for line in lines]
    columns = grid[0].count("===")
    rows = len(grid) // 2 - 1
    ships = [_ships(grid, rows, columns, mark) for mark in "BW"]
    turns = chain.from_iterable(zip(*ships, strict=True))
    state = opened(" ".join(turns), rows=rows, columns=columns, ships=len(ships[0]))
    return play(state, " ".join(_nets(grid, rows, columns)))


def _name(row: int, column: int) -> str:
    return "abcdefghi"[column] + str(row)


def _ships(grid: Sequence[str], rows: int, columns: int, mark: str) -> list[str]:
    spots = [(line, column) for line in range(rows) for column in range(columns)]
    return [_name(rows - line, column) for line, column in spots if grid[2 * line + 1][4 * column + 5] == mark]


def _nets(grid: Sequence[str], rows: int, columns: int) -> list[str]:
    nets: list[str] = []
    for line in range(rows):
        row = rows - line
        upright = [column for column in range(columns - 1) if grid[2 * line + 1][4 * column + 7] == "|"]
        level = [column for column in range(columns) if line < rows - 1 and grid[2 * line + 2][4 * column + 5] == "-"]
        nets += [f"{_name(row, column)}/{_name(row, column + 1)}" for column in upright]
        nets += [f"{_name(row - 1, column)}/{_name(row, column)}" for column in level]
    return nets
