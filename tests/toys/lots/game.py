"""The game object of Lots: the methods of the protocol, each answered by another file of the room."""

from typing import cast

from shoal.core.game import Game, Shown, View
from shoal.core.options import Options
from shoal.core.picture import Picture
from shoal.core.rng import Rng
from shoal.core.telling import Say, Telling
from toys.lots import insight, narration, text_picture
from toys.lots.actions import ACTIONS
from toys.lots.meta import EDITION, LOTS, META
from toys.lots.state import LotsState, state_of
from toys.lots.view import LotsView


class Lots(Game):
    """Sealed bids for two lots."""

    def __init__(self, name: str) -> None:
        super().__init__(name, META, EDITION, ACTIONS)

    def start(self, seats: int, options: Options) -> LotsState:
        return LotsState(self, seats, self.settle(seats, options))

    def max_plies(self, seats: int, options: Options) -> int:
        return seats * LOTS

    def imagine(self, view: View, rng: Rng) -> LotsState:
        return state_of(self, cast("LotsView", view))

    def insight(self, view: View) -> View:
        return insight.insight(view)

    def tell(self, before: View, shown: Shown, after: View) -> list[Telling]:
        return narration.tell(shown)

    def picture(self, view: View, say: Say, width: int) -> Picture:
        return text_picture.picture(view, say)
