"""The game object of Fleet: the methods of the protocol, each answered by another file of the room."""

from collections.abc import Sequence
from typing import cast

from shoal.core.edition import Edition
from shoal.core.game import ALL, Forced, Game, Shown, View
from shoal.core.options import Options
from shoal.core.picture import Picture
from shoal.core.rng import Rng
from shoal.core.telling import Say, Telling
from shoal.games.fleet import forced_step, hint_reasons, insight, narration, text_picture
from shoal.games.fleet.actions import ACTIONS
from shoal.games.fleet.edition_numbers import LARGEST_BID, FleetNumbers
from shoal.games.fleet.meta import EDITION, META
from shoal.games.fleet.state import FleetState, state_of
from shoal.games.fleet.view import FleetView


class Fleet(Game):
    """Fleet by Benjamin Pinchback and Matthew D. Riddle."""

    def __init__(self, name: str, edition: Edition = EDITION) -> None:
        super().__init__(name, META, edition, ACTIONS)
        self.printed = FleetNumbers(edition)

    def with_edition(self, edition: Edition) -> "Fleet":
        return Fleet(self.name, edition)

    def start(self, seats: int, options: Options) -> FleetState:
        return FleetState(self, self.printed, seats, self.settle(seats, options))

    def max_rounds(self, seats: int) -> int:
        """Return the most rounds: each takes a licence out of the auction, and the last leaves too few to fill it."""
        printed = self.printed
        licences = printed.top[seats] + printed.commons_below[seats] + printed.premiums_below[seats]
        return licences - seats + 1

    def max_plies(self, seats: int, options: Options) -> int:  # noqa: ARG002  (options change nothing here)
        """Return a bound: every phase as long as if each player did the most in it."""
        printed = self.printed
        cards = sum(printed.boat_copies)
        bidding = 1 + LARGEST_BID + seats + LARGEST_BID
        launching = printed.cod_launches * (1 + max(printed.costs)) + 1 + max(printed.licence_copies)
        hiring = 2 * printed.lobster_captains + 1 + len(printed.lobster_several)
        trading = 2 + max(printed.licence_copies)
        drawing_ = max(printed.tuna_draws) + 1
        each_round = seats * (1 + bidding + launching + hiring + trading + drawing_) + cards
        return 1 + seats + self.max_rounds(seats) * each_round

    def imagine(self, view: View, rng: Rng) -> FleetState:
        fleet_view = cast("FleetView", view)
        state = state_of(self, fleet_view)
        if fleet_view["reader"] != ALL:
            state.reshuffle(fleet_view["reader"], rng)
        return state

    def forced(self, view: View) -> Forced | None:
        fleet_view = cast("FleetView", view)
        return forced_step.forced(state_of(self, fleet_view), fleet_view["reader"])

    def insight(self, view: View) -> View:
        return insight.insight(self, view)

    def reasons(self, view: View, seat: int, action: int) -> list[Telling]:
        return hint_reasons.reasons(self, view, seat, action)

    def habits(self, view: View, seat: int, acts: Sequence[str]) -> list[tuple[str, str]]:  # noqa: ARG002  (the view tells)
        """Return the licences that the seat has bought."""
        return [("licence", licence) for licence in cast("FleetView", view)["players"][seat]["licences"]]

    def tell(self, before: View, shown: Shown, after: View) -> list[Telling]:
        return narration.tell(self, before, shown, after)

    def picture(self, view: View, say: Say, width: int) -> Picture:
        return text_picture.picture(self, view, say, width)
