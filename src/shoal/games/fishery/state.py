"""A state of Fishery: the methods of the protocol, each answered by another file of the room."""

from typing import Final, cast

from shoal.core.game import NOBODY, Game, View
from shoal.core.refusal import Refusal
from shoal.games.fishery import refusals, scoring, view
from shoal.games.fishery.position import BLACK, WHITE, Position
from shoal.games.fishery.position_from_view import rebuild
from shoal.games.fishery.turn_order import act, advance, legal
from shoal.games.fishery.view import FisheryView

BLACKS_TURN: Final = (BLACK,)
WHITES_TURN: Final = (WHITE,)


class FisheryState(Position):
    """A position with the methods of the protocol."""

    def copy(self) -> "FisheryState":
        return FisheryState(self.game, self.options, self)

    def turn(self) -> tuple[int, ...]:
        if self.passes_in_row == 2:
            return ()
        return WHITES_TURN if self.ply & 1 else BLACKS_TURN

    def mover(self) -> int:
        return NOBODY if self.passes_in_row == 2 else self.ply & 1

    def legal(self, seat: int) -> list[int]:
        return legal(self) if seat == self.mover() else []

    def refusal(self, seat: int, action: int) -> Refusal | None:
        return refusals.refusal(self, seat, action)

    def apply(self, seat: int, action: int) -> None:
        if not act(self, seat, action):
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


def state_of(game: Game, fishery_view: FisheryView) -> FisheryState:
    """Return the position that a view shows; it shows everything."""
    state = cast("FisheryState", game.start(2, fishery_view["options"]))
    rebuild(state, fishery_view)
    return state
