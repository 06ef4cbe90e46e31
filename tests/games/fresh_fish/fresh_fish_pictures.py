"""Asking the engine about drawn boards, and reaching positions of Fresh Fish that are drawn."""

from games.fresh_fish.fresh_fish_oracle import Board, Plot, having
from shoal.games.fresh_fish.bitboards import Ground, high_bit, list_plots, low_bit
from shoal.games.fresh_fish.expropriation import expropriated


def forced_by_engine(board: Board) -> set[Plot]:
    """Return the plots that the engine expropriates; beyond the drawn board everything is wall."""
    side = max(4, *(1 + max(plot) for plot in board))
    passable, empty, served = (_words(having(board, marks)) for marks in (".=D", ".", "SO"))
    low, high = expropriated(Ground(side), *passable, *empty, *served)
    return {divmod(cell, 10) for cell in list_plots(low, high, 0)}


def _words(plots: set[Plot]) -> tuple[int, int]:
    cells = [10 * row + column for row, column in plots]
    return sum(low_bit(cell) for cell in cells), sum(high_bit(cell) for cell in cells)
