"""A state of Fresh Fish: the methods of the protocol, each answered by another file of the room."""

from typing import Final, cast

from shoal.core.game import CHANCE, NOBODY, Game, View
from shoal.core.refusal import Refusal
from shoal.core.rng import Rng
from shoal.games.fresh_fish import determinisation, refusals, scoring, view
from shoal.games.fresh_fish.phases import OVER
from shoal.games.fresh_fish.position import Position
from shoal.games.fresh_fish.position_from_view import rebuild
from shoal.games.fresh_fish.turn_order import act, advance, legal, odds, sample
from shoal.games.fresh_fish.view import FreshFishView

NO_TURN: Final[tuple[int, ...]] = ()
CHANCES_TURN: Final = (CHANCE,)
TURNS: Final = [tuple(seat for seat in range(5) if mask >> seat & 1) for mask in range(32)]
"""The seats of a bit mask."""
LOWEST: Final = [turn[0] if turn else NOBODY for turn in TURNS]


class FreshFishState(Position):
    """A position with the methods of the protocol."""

    def copy(self) -> "FreshFishState":
        return FreshFishState(self.game, self.printed, self.seats, self.options, self)

    def turn(self) -> tuple[int, ...]:
        if self.due:
            return TURNS[self.due]
        return NO_TURN if self.phase == OVER else CHANCES_TURN

    def mover(self) -> int:
        if self.due:
            return LOWEST[self.due]
        return NOBODY if self.phase == OVER else CHANCE

    def legal(self, seat: int) -> list[int]:
        return legal(self, seat) if self.owes(seat) else []

    def odds(self) -> list[tuple[int, int]]:
        return [] if self.due or self.phase == OVER else odds(self)

    def sample(self, rng: Rng) -> int:
        return sample(self, rng)

    def refusal(self, seat: int, action: int) -> Refusal | None:
        return refusals.refusal(self, seat, action)

    def apply(self, seat: int, action: int) -> None:
        if not act(self, seat, action):
            advance(self)

    def seen_by(self, seat: int, action: int, reader: int) -> bool:  # noqa: ARG002  (bids alone are sealed)
        return view.seen_by_all(self)

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

    def view(self, reader: int) -> View:
        return view.view(self, reader)

    def reshuffle(self, seat: int, rng: Rng) -> None:  # noqa: ARG002  (sealed bids are reopened, not guessed)
        determinisation.reshuffle(self, seat)


def state_of(game: Game, fresh_fish_view: FreshFishView) -> FreshFishState:
    """Return the position that a view shows; unknown bids are still to be made."""
    state = cast("FreshFishState", game.start(len(fresh_fish_view["money"]), fresh_fish_view["options"]))
    rebuild(state, fresh_fish_view)
    return state
