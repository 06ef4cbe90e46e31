"""A state of Fleet: the methods of the protocol, each answered by another file of the room."""

from typing import Final, cast

from shoal.core.game import CHANCE, Game, View
from shoal.core.refusal import Refusal
from shoal.core.rng import Rng
from shoal.games.fleet import determinisation, refusals, scoring, view
from shoal.games.fleet.position import Position
from shoal.games.fleet.position_from_view import rebuild
from shoal.games.fleet.turn_order import act, advance, legal, odds, sample
from shoal.games.fleet.view import FleetView

TURNS: Final = [(0,), (1,), (2,), (3,), (), (CHANCE,)]
"""By seat, and from the end for chance (-1) and nobody (-2)."""


class FleetState(Position):
    """A position with the methods of the protocol."""

    def copy(self) -> "FleetState":
        return FleetState(self.game, self.printed, self.seats, self.options, self)

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

    def apply(self, seat: int, action: int) -> None:
        if not act(self, seat, action):
            advance(self)

    def seen_by(self, seat: int, action: int, reader: int) -> bool:
        return view.seen_by(self, seat, action, reader)

    def shows(self, seat: int, action: int) -> bool:
        return view.shows(self, seat, action)

    def scores(self) -> list[int]:
        return [scoring.points(self, seat) for seat in range(self.seats)]

    def shares(self) -> list[float]:
        return scoring.shares(self)

    def ending(self) -> str:
        return scoring.ending(self)

    def figures(self) -> dict[str, int]:
        return scoring.figures(self)

    def census(self) -> dict[str, int]:
        return scoring.census(self)

    def view(self, reader: int) -> View:
        return view.view(self, reader)

    def reshuffle(self, seat: int, rng: Rng) -> None:
        determinisation.reshuffle(self, seat, rng)


def state_of(game: Game, fleet_view: FleetView) -> FleetState:
    """Return the position that a view shows; hidden cards are there, but may be of any kind."""
    state = cast("FleetState", game.start(len(fleet_view["players"]), fleet_view["options"]))
    rebuild(state, fleet_view)
    return state
