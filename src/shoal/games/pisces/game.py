"""The game object of Pisces: the methods of the protocol, each answered by another file of the room."""

from collections.abc import Sequence
from typing import cast

from shoal.core.edition import Edition
from shoal.core.game import Game, Shown, State, View
from shoal.core.options import Options, flag
from shoal.core.picture import Picture
from shoal.core.rng import Rng
from shoal.core.telling import Say, Telling
from shoal.games.pisces import forced_step, hint_reasons, insight, narration, text_picture
from shoal.games.pisces.actions import PiscesActions
from shoal.games.pisces.edition_numbers import GEAR_TYPES, PiscesNumbers
from shoal.games.pisces.meta import EDITION, meta_of
from shoal.games.pisces.state import PiscesState, state_of
from shoal.games.pisces.view import PiscesView


class Pisces(Game):
    """Pisces, with the boards of one edition."""

    def __init__(self, name: str, edition: Edition = EDITION) -> None:
        self.printed = PiscesNumbers(edition)
        self.pisces_actions = PiscesActions(self.printed)
        super().__init__(name, meta_of(edition), edition, self.pisces_actions)

    def with_edition(self, edition: Edition) -> "Pisces":
        return Pisces(self.name, edition)

    def start(self, seats: int, options: Options) -> PiscesState:
        return PiscesState(self, self.printed, self.pisces_actions, seats, self.settle(seats, options))

    def max_plies(self, seats: int, options: Options) -> int:
        """Count the steps that each phase can have at most."""
        printed = self.printed
        settled = self.settle(seats, options)
        setup = 1 + seats
        cards = int(GEAR_TYPES * printed.gear_copies)
        boats = int(seats * printed.boats_most)
        placing = 2 + seats + boats
        fishing = 3 * boats + 3 * cards
        shopping = boats + cards + sum(printed.chips) + seats
        if flag(settled, "overpay"):
            shopping += boats + cards
        breeding = len(printed.species)
        bidding = seats * (len(printed.spots) * seats + 1) + cards + sum(printed.chips)
        return setup + int(printed.rounds) * (placing + fishing + shopping + breeding + bidding)

    def imagine(self, view: View, rng: Rng) -> PiscesState:  # noqa: ARG002  (nothing is hidden)
        return state_of(self, view)

    def why_forced(self, state: State, seat: int) -> Telling:
        return forced_step.why(state, seat)

    def insight(self, view: View) -> View:
        return insight.insight(self, view)

    def reasons(self, view: View, seat: int, action: int) -> list[Telling]:
        return hint_reasons.reasons(self, view, seat, action)

    def habits(self, view: View, seat: int, acts: Sequence[str]) -> list[tuple[str, str]]:  # noqa: ARG002  (the view tells)
        """Return the board that the seat has chosen."""
        species = cast("PiscesView", view)["players"][seat]["board"]
        return [] if species is None else [("species", species)]

    def tell(self, before: View, shown: Shown, after: View) -> list[Telling]:
        return narration.tell(self, before, shown, after)

    def picture(self, view: View, say: Say, width: int) -> Picture:
        return text_picture.picture(self, view, say, width)
