"""Games that reveal secrets, to test that leaks are found: a real game whose views or veils have a hole.

They wrap a game instead of patching it, so that they also work in the compiled build.
"""

from collections.abc import Callable
from typing import Any

from shoal.core.game import ALL, Game, Shown, State, View
from shoal.core.options import Options
from shoal.core.picture import Picture
from shoal.core.refusal import Refusal
from shoal.core.rng import Rng
from shoal.core.telling import Say, Telling

Hole = Callable[[Any], object]
"""Returns the secret of a position that its view reveals."""


class LeakyState(State):
    """A position whose view reveals a secret."""

    def __init__(self, game: "LeakyGame", real: State) -> None:
        self.game = game
        self.seats = real.seats
        self.options = real.options
        self.real = real
        self.leaky = game

    def __getattr__(self, name: str) -> object:
        return getattr(self.__dict__["real"], name)

    def turn(self) -> tuple[int, ...]:
        return self.real.turn()

    def legal(self, seat: int) -> list[int]:
        return self.real.legal(seat)

    def odds(self) -> list[tuple[int, int]]:
        return self.real.odds()

    def apply(self, seat: int, action: int) -> None:
        self.real.apply(seat, action)

    def refusal(self, seat: int, action: int) -> Refusal | None:
        return self.real.refusal(seat, action)

    def seen_by(self, seat: int, action: int, reader: int) -> bool:
        return self.leaky.hole is None or self.real.seen_by(seat, action, reader)

    def copy(self) -> "LeakyState":
        return LeakyState(self.leaky, self.real.copy())

    def scores(self) -> list[int]:
        return self.real.scores()

    def shares(self) -> list[float]:
        return self.real.shares()

    def ending(self) -> str:
        return self.real.ending()

    def view(self, reader: int) -> View:
        hole, view = self.leaky.hole, self.real.view(reader)
        return view if hole is None or reader == ALL else {**view, "hole": hole(self.real)}


class LeakyGame(Game):
    """A game whose views reveal a secret; without a hole, its veils hide nothing instead."""

    def __init__(self, real: Game, hole: Hole | None) -> None:
        super().__init__(real.name, real.meta, real.edition, real.actions)
        self.real = real
        self.hole = hole

    def start(self, seats: int, options: Options) -> LeakyState:
        return LeakyState(self, self.real.start(seats, options))

    def imagine(self, view: View, rng: Rng) -> LeakyState:
        return LeakyState(self, self.real.imagine(view, rng))

    def max_plies(self, seats: int, options: Options) -> int:
        return self.real.max_plies(seats, options)

    def insight(self, view: View) -> View:
        return self.real.insight(view)

    def tell(self, before: View, shown: Shown, after: View) -> list[Telling]:
        return self.real.tell(before, shown, after)

    def picture(self, view: View, say: Say, width: int) -> Picture:
        return self.real.picture(view, say, width)
