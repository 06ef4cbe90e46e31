"""A state of Lots: the methods of the protocol, each answered by another file of the room."""

from typing import cast

from shoal.core.game import Game, View
from shoal.core.refusal import Refusal
from shoal.core.rng import Rng
from toys.lots import determinisation, refusals, scoring, view
from toys.lots.position import Position
from toys.lots.position_from_view import rebuild
from toys.lots.turn_order import act, advance, legal
from toys.lots.view import LotsView


class LotsState(Position):
    """A position with the methods of the protocol."""

    def copy(self) -> "LotsState":
        return type(self)(self.game, self.seats, self.options, self)

    def turn(self) -> tuple[int, ...]:
        return tuple(self.due)

    def legal(self, seat: int) -> list[int]:
        return legal(self, seat) if seat in self.due else []

    def refusal(self, seat: int, action: int) -> Refusal | None:
        return refusals.refusal(self, seat, action)

    def apply(self, seat: int, action: int) -> None:
        if not act(self, seat, action):
            advance(self)

    def seen_by(self, seat: int, action: int, reader: int) -> bool:
        return view.seen_by_all(self)

    def scores(self) -> list[int]:
        return scoring.scores(self)

    def shares(self) -> list[float]:
        return scoring.shares(self)

    def ending(self) -> str:
        return scoring.ending(self)

    def census(self) -> dict[str, int]:
        return scoring.census(self)

    def view(self, reader: int) -> View:
        return view.view(self, reader)

    def reshuffle(self, seat: int, rng: Rng) -> None:
        determinisation.reshuffle(self, seat)


def state_of(game: Game, known: LotsView) -> LotsState:
    """Return the position that a view shows; unknown bids are still to be made."""
    state = cast("LotsState", game.start(len(known["money"]), known["options"]))
    rebuild(state, known)
    return state
