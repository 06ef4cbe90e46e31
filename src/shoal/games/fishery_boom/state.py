"""A state of Fishery Boom: the methods of the protocol, each answered by another file of the room."""

from typing import Final, cast

from shoal.core.game import CHANCE, Game, View
from shoal.core.refusal import Refusal
from shoal.core.rng import Rng
from shoal.games.fishery_boom import refusals, scoring, view
from shoal.games.fishery_boom.position import Position
from shoal.games.fishery_boom.position_from_view import rebuild
from shoal.games.fishery_boom.turn_order import act, advance, legal, odds, sample
from shoal.games.fishery_boom.view import FisheryBoomView

TURNS: Final = [(0,), (1,), (2,), (3,), (), (CHANCE,)]
"""By seat, and from the end for chance (-1) and nobody (-2)."""


class FisheryBoomState(Position):
    """A position with the methods of the protocol."""

    def copy(self) -> "FisheryBoomState":
        return FisheryBoomState(self.game, self.seas, self.sheet, self.seats, self.options, self)

    def turn(self) -> tuple[int, ...]:
        return TURNS[self.to_move]

    def mover(self) -> int:
        return self.to_move

    def legal(self, seat: int) -> list[int]:
        return legal(self) if seat == self.to_move and seat >= 0 else []

    def odds(self) -> list[tuple[int, int]]:
        return odds(self) if self.to_move == CHANCE else []

    def sample(self, rng: Rng) -> int:
        return sample(self, rng)

    def refusal(self, seat: int, action: int) -> Refusal | None:
        return refusals.refusal(self, seat, action)

    def apply(self, seat: int, action: int) -> None:  # noqa: ARG002  (whose action it is follows from the position)
        if not act(self, action):
            advance(self)

    def scores(self) -> list[int]:
        return scoring.scores(self)

    def shares(self) -> list[float]:
        return scoring.shares(self)

    def reward(self, seat: int) -> float:
        return scoring.reward(self, seat)

    def ending(self) -> str:
        return scoring.ending(self)

    def figures(self) -> dict[str, int]:
        return scoring.figures(self)

    def census(self) -> dict[str, int]:
        return scoring.census(self)

    def view(self, reader: int) -> View:  # noqa: ARG002  (no secrets)
        return view.view(self)


def state_of(game: Game, boom_view: FisheryBoomView) -> FisheryBoomState:
    """Return the position that a view shows; it shows everything."""
    state = cast("FisheryBoomState", game.start(boom_view["seats"], boom_view["options"]))
    rebuild(state, boom_view)
    return state
