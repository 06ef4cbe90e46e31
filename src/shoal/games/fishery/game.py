"""The game object of Fishery: the methods of the protocol, each answered by another file of the room."""

from collections.abc import Sequence
from typing import Final, cast

from shoal.core.edition import Edition
from shoal.core.game import Game, Shown, State, View
from shoal.core.options import Options
from shoal.core.picture import Picture
from shoal.core.rng import Rng
from shoal.core.telling import Say, Telling, telling
from shoal.games.fishery.actions import ACTIONS
from shoal.games.fishery.bitboards import count
from shoal.games.fishery.hint_reasons import reasons
from shoal.games.fishery.insight import insight
from shoal.games.fishery.meta import EDITION, meta_of
from shoal.games.fishery.narration import tell
from shoal.games.fishery.state import FisheryState, state_of
from shoal.games.fishery.text_picture import picture
from shoal.games.fishery.view import FisheryView

WHOLE_SEA: Final = {"rows": 7, "columns": 9}


class Fishery(Game):
    """Fishery by Yuuki Doi."""

    def __init__(self, name: str, edition: Edition = EDITION) -> None:
        super().__init__(name, meta_of(edition), edition, ACTIONS)

    def with_edition(self, edition: Edition) -> "Fishery":
        return Fishery(self.name, edition)

    def start(self, seats: int, options: Options) -> FisheryState:
        return FisheryState(self, self.settle(seats, options))

    def max_plies(self, seats: int, options: Options) -> int:
        """Count all ships, at most one pass before each net, and the two passes that end the game."""
        state = self.start(seats, options)
        most_nets = count(state.posts) + state.ship_plies - 1
        return state.ship_plies + 2 * most_nets + 2

    def imagine(self, view: View, rng: Rng) -> FisheryState:  # noqa: ARG002  (nothing is left to chance)
        return state_of(self, cast("FisheryView", view))

    def why_forced(self, state: State, seat: int) -> Telling:
        placing = cast("FisheryState", state).placing_ships()
        return telling("core.only-step" if placing else "fishery.forced-pass", seat=seat)

    def insight(self, view: View) -> View:
        return insight(self, view)

    def reasons(self, view: View, seat: int, action: int) -> list[Telling]:
        return reasons(self, view, seat, action)

    def habits(self, view: View, seat: int, acts: Sequence[str]) -> list[tuple[str, str]]:
        """Return where Black began; a square means the same on boards of the same size only."""
        options = cast("FisheryView", view)["options"]
        if seat != 0 or any(options[name] != size for name, size in WHOLE_SEA.items()):
            return []
        return [("square", act) for act in acts if len(act) == len("a1")][:1]

    def tell(self, before: View, shown: Shown, after: View) -> list[Telling]:
        return tell(self, before, shown, after)

    def picture(self, view: View, say: Say, width: int) -> Picture:
        return picture(self, view, say, width)
