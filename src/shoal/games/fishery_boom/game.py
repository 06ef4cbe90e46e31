"""The game object of Fishery Boom: the methods of the protocol, each answered by another file of the room."""

from collections.abc import Sequence
from typing import cast

from shoal.core.edition import Edition
from shoal.core.game import Game, Shown, State, View
from shoal.core.options import Options
from shoal.core.picture import Picture
from shoal.core.rng import Rng
from shoal.core.telling import Say, Telling
from shoal.games.fishery_boom import forced_step, hint_reasons, insight, narration, text_picture
from shoal.games.fishery_boom.actions import actions_for
from shoal.games.fishery_boom.high_seas import HighSeas
from shoal.games.fishery_boom.meta import EDITION, meta_of
from shoal.games.fishery_boom.player_sheet import ENFORCEMENT, OVERFISH, PlayerSheet
from shoal.games.fishery_boom.state import FisheryBoomState, state_of
from shoal.games.fishery_boom.view import FisheryBoomView


class FisheryBoom(Game):
    """Fishery Boom with the sheets of one edition."""

    seas: HighSeas
    sheet: PlayerSheet

    def __init__(self, name: str, edition: Edition = EDITION) -> None:
        self.seas = HighSeas(edition)
        self.sheet = PlayerSheet(edition, EDITION)
        seats = tuple(range(self.sheet.fewest_seats, self.sheet.most_seats + 1))
        super().__init__(name, meta_of(edition, seats), edition, actions_for(self.seas))

    def with_edition(self, edition: Edition) -> "FisheryBoom":
        return FisheryBoom(self.name, edition)

    def start(self, seats: int, options: Options) -> FisheryBoomState:
        return FisheryBoomState(self, self.seas, self.sheet, seats, self.settle(seats, options))

    def max_plies(self, seats: int, options: Options) -> int:  # noqa: ARG002  (no option lengthens a game)
        """Count the longest fishing action each year and for each Overfish, every box and what it asks for."""
        sheet = self.sheet
        fishing = sheet.most_plies_of_fishing() * (sheet.years + sheet.boxes[OVERFISH])
        bonuses = sheet.years + sheet.shields * sheet.boxes[ENFORCEMENT]
        return 1 + seats * (fishing + sheet.years + bonuses) + sum(sheet.illegal[seats])

    def imagine(self, view: View, rng: Rng) -> FisheryBoomState:  # noqa: ARG002  (nothing is left to chance)
        return state_of(self, cast("FisheryBoomView", view))

    def why_forced(self, state: State, seat: int) -> Telling:
        return forced_step.why(state, seat)

    def insight(self, view: View) -> View:
        return insight.insight(self, view)

    def reasons(self, view: View, seat: int, action: int) -> list[Telling]:
        return hint_reasons.reasons(self, view, seat, action)

    def habits(self, view: View, seat: int, acts: Sequence[str]) -> list[tuple[str, str]]:  # noqa: ARG002  (the view tells)
        """Return the box that the seat marked first."""
        marked = cast("FisheryBoomView", view)["sheets"][seat]["marked"]
        return [("box", word.replace("+", "-plus")) for word in marked[:1]]

    def tell(self, before: View, shown: Shown, after: View) -> list[Telling]:
        return narration.tell(self, before, shown, after)

    def picture(self, view: View, say: Say, width: int) -> Picture:
        return text_picture.picture(self, view, say, width)
