"""Who wins a whole pond of Fishery, from the empty board on.

Both sides place ships as well as possible; a placement with all ships is left to the solver. Turned and mirrored boards
have the same winner, so each placement is looked at once. The answer to a move that is tried first is the same move on
the board turned by half: if White can always give it, there is a tie, and White wins ties.
"""

from shoal.bots.minds.fishery.mind import lead
from shoal.bots.minds.fishery.solver import UNKNOWN, ExactSolver
from shoal.games.fishery.actions import ACTIONS, FIRST_NET, NETS, SEA_COLUMNS, SHIP_ON, cell_name
from shoal.games.fishery.bitboards import bit, values_of
from shoal.games.fishery.position import BLACK, WHITE
from shoal.games.fishery.state import FisheryState


class Pond:
    """The search for the winner of a board; it gives up after a number of positions with all ships.

    turned  every square after half a turn of the board
    likes   all ways to turn and mirror the board: every square after it
    """

    def __init__(self, start: FisheryState, most: int) -> None:
        self.start = start
        self.most = most
        self.seen = 0
        self.placements = 0
        self.winners: dict[tuple[int, int], int] = {}
        self.likes = _likes(start)
        self.turned = self.likes[0]
        self.answers = _answers(start, self.turned)

    def winner(self) -> int:
        """Return the seat that wins, or UNKNOWN."""
        return self._winner(self.start, -1)

    def _winner(self, position: FisheryState, last: int) -> int:
        key = self._key(position)
        if key not in self.winners:
            winner = self._place(position, last) if position.placing_ships() else self._solve(position)
            if winner == UNKNOWN:
                return UNKNOWN
            self.winners[key] = winner
        return self.winners[key]

    def _solve(self, position: FisheryState) -> int:
        solver = ExactSolver(self.most - self.seen, self.answers)
        winner = solver.winner(position, BLACK)
        self.seen += solver.seen
        self.placements += 1
        return winner

    def _place(self, position: FisheryState, last: int) -> int:
        mover = position.mover()
        ways: dict[tuple[int, int], tuple[int, int]] = {}
        for square in position.legal(mover):
            after = position.copy()
            after.apply(mover, square)
            key = self._key(after)
            if self.winners.get(key, UNKNOWN) == mover:
                return mover
            likes = lead(after) if mover == BLACK else -lead(after)
            if mover == WHITE and self.turned[last] == square:
                likes = 100
            ways[key] = max(ways.get(key, (-100, square)), (likes, square))
        for _, square in sorted(ways.values(), reverse=True):
            after = position.copy()
            after.apply(mover, square)
            winner = self._winner(after, square)
            if winner != 1 - mover:
                return winner
        return 1 - mover

    def _key(self, position: FisheryState) -> tuple[int, int]:
        """Return the ships on that board, among all like it, where they make the smallest numbers."""
        black, white = values_of(position.black, SHIP_ON), values_of(position.white, SHIP_ON)
        return min((_moved(black, like), _moved(white, like)) for like in self.likes)


def _moved(squares: list[int], like: list[int]) -> int:
    moved = 0
    for square in squares:
        moved |= bit(like[square])
    return moved


def _likes(start: FisheryState) -> list[list[int]]:
    """Return the ways to turn and mirror a board, the half turn first."""
    squares = values_of(start.cells, SHIP_ON)
    last_row, last_column = divmod(squares[-1], SEA_COLUMNS)
    likes: list[list[int]] = []
    for swapped in (False, True) if last_row == last_column else (False,):
        for down in (True, False):
            for left in (True, False):
                like = [0] * (squares[-1] + 1)
                for square in squares:
                    row, column = divmod(square, SEA_COLUMNS)
                    row, column = (column, row) if swapped else (row, column)
                    row = last_row - row if down else row
                    like[square] = row * SEA_COLUMNS + (last_column - column if left else column)
                likes.append(like)
    return likes


def _answers(start: FisheryState, turned: list[int]) -> list[int]:
    """Return every net after half a turn of the board."""
    answers = [-1] * len(ACTIONS)
    for action, net in enumerate(NETS, FIRST_NET):
        if start.cells & bit(net.cell) and start.cells & bit(net.beyond):
            first, second = sorted((turned[net.cell], turned[net.beyond]))
            answers[action] = ACTIONS.parse(f"{cell_name(first)}/{cell_name(second)}")
    return answers
