"""A position of Lots: money, bids, and who won which lot."""

from shoal.core.game import Game, State
from shoal.core.options import Options
from toys.lots.meta import LOTS, MONEY


class Position(State):
    """The fields, their set-up and their copy, and a small function for several files."""

    money: list[int]  # of each seat
    bank: int  # what was paid
    due: list[int]  # the seats that owe a bid
    bids: list[int | None]  # the sealed bid of each seat on the present lot
    opened: list[list[int]]  # the bids on each lot that was sold
    won: list[int]  # the winner of each lot that was sold

    def __init__(self, game: Game, seats: int, options: Options, source: "Position | None" = None) -> None:
        self.game, self.seats, self.options = game, seats, options
        if source is None:
            self._set_up()
        else:
            self._copy(source)

    def _set_up(self) -> None:
        self.money, self.bank = [MONEY] * self.seats, 0
        self.due, self.bids = list(range(self.seats)), [None] * self.seats
        self.opened, self.won = [], []

    def _copy(self, source: "Position") -> None:
        self.money, self.bank = source.money.copy(), source.bank
        self.due, self.bids = source.due.copy(), source.bids.copy()
        self.opened, self.won = [bids.copy() for bids in source.opened], source.won.copy()

    def is_over(self) -> bool:
        return len(self.won) == LOTS
