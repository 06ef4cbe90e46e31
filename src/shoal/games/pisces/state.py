"""A state of Pisces: the methods of the protocol, each answered by another file of the room."""

from typing import Final, cast

from shoal.core.game import CHANCE, Game, View
from shoal.core.refusal import Refusal
from shoal.core.rng import Rng
from shoal.games.pisces import refusals, scoring, view
from shoal.games.pisces.position import Position
from shoal.games.pisces.position_from_view import rebuild
from shoal.games.pisces.turn_order import act, advance, legal, odds
from shoal.games.pisces.view import PiscesView

TURNS: Final[list[tuple[int, ...]]] = [*((seat,) for seat in range(26)), (), (CHANCE,)]
"""By seat, and from the end for chance (-1) and nobody (-2)."""


class PiscesState(Position):
    """A position with the methods of the protocol."""

    def copy(self) -> "PiscesState":
        return PiscesState(self.game, self.printed, self.actions, self.seats, self.options, self)

    def turn(self) -> tuple[int, ...]:
        return TURNS[self.to_move]

    def mover(self) -> int:
        return self.to_move

    def legal(self, seat: int) -> list[int]:
        return legal(self) if seat == self.to_move and seat >= 0 else []

    def odds(self) -> list[tuple[int, int]]:
        return odds(self) if self.to_move == CHANCE else []

    def refusal(self, seat: int, action: int) -> Refusal | None:
        return refusals.refusal(self, seat, action)

    def apply(self, seat: int, action: int) -> None:  # noqa: ARG002  (whose action it is follows from the position)
        if not act(self, action):
            advance(self)

    def scores(self) -> list[int]:
        return scoring.scores(self)

    def shares(self) -> list[float]:
        return scoring.shares(self)

    def ending(self) -> str:
        return scoring.ending(self)

    def figures(self) -> dict[str, int]:
        return scoring.figures(self)

    def census(self) -> dict[str, int]:
        return scoring.census(self)

    def view(self, reader: int) -> View:  # noqa: ARG002  (no secrets)
        return view.view(self)

    def reshuffle(self, seat: int, rng: Rng) -> None:
        """Do nothing: nothing is hidden."""


def state_of(game: Game, plain_view: View) -> PiscesState:
    """Return the position that a view shows; it shows everything."""
    seen = cast("PiscesView", plain_view)
    state = cast("PiscesState", game.start(len(seen["players"]), seen["options"]))
    rebuild(state, seen)
    return state
