"""The game object of Fresh Fish: the methods of the protocol, each answered by another file of the room."""

from typing import cast

from shoal.core.edition import Edition
from shoal.core.game import Forced, Game, Shown, View
from shoal.core.options import Options
from shoal.core.picture import Picture
from shoal.core.rng import Rng
from shoal.core.telling import Say, Telling
from shoal.games.fresh_fish import (
    benchmark_parts,
    edition_numbers,
    forced_step,
    hint_reasons,
    insight,
    narration,
    setup,
    text_picture,
)
from shoal.games.fresh_fish.actions import actions_for
from shoal.games.fresh_fish.edition_numbers import TRADES, FreshFishNumbers
from shoal.games.fresh_fish.meta import EDITION, meta_of
from shoal.games.fresh_fish.state import FreshFishState, state_of
from shoal.games.fresh_fish.view import FreshFishView


class FreshFish(Game):
    """Fresh Fish by Friedemann Friese."""

    printed: dict[int, FreshFishNumbers]

    def __init__(self, name: str, edition: Edition = EDITION) -> None:
        edition_numbers.check(edition)
        super().__init__(name, meta_of(edition), edition, actions_for(edition.sections["players"]["money"]))
        self.printed = {seats: FreshFishNumbers(edition, place) for place, seats in enumerate(self.meta.seats)}

    def with_edition(self, edition: Edition) -> "FreshFish":
        return FreshFish(self.name, edition)

    def start(self, seats: int, options: Options) -> FreshFishState:
        settled = self.settle(seats, options)
        state = FreshFishState(self, self.printed[seats], seats, settled)
        setup.begin(state)
        return state

    def max_plies(self, seats: int, options: Options) -> int:
        """Count the most reservations and draws, what each draw can lead to, and the passes between them.

        Every reservation uses a marker, and a plot gives a marker back at most once. A draw uses a tile of the deck,
        or develops a plot, or builds on a zone. Never do all pass in a row (RULES.md, "Why the game ends").
        """
        state = self.start(seats, options)
        plots = state.ground.side * state.ground.side
        reservations = sum(state.supply) + sum(state.aside) + plots
        draws, late_draws = state.deck_size, plots + state.deck[-1]
        passes = (seats - 1) * (reservations + draws + late_draws)
        return TRADES + reservations + draws * (seats + 3) + late_draws * 2 + passes

    def imagine(self, view: View, rng: Rng) -> FreshFishState:  # noqa: ARG002  (unknown bids are not made yet)
        return state_of(self, cast("FreshFishView", view))

    def forced(self, view: View) -> Forced | None:
        return forced_step.forced(self.imagine(view, Rng(0)))

    def insight(self, view: View) -> View:
        return insight.insight(self, view)

    def reasons(self, view: View, seat: int, action: int) -> list[Telling]:
        return hint_reasons.reasons(self, view, seat, action)

    def tell(self, before: View, shown: Shown, after: View) -> list[Telling]:
        return narration.tell(self, before, shown, after)

    def picture(self, view: View, say: Say, width: int) -> Picture:
        return text_picture.picture(self, view, say, width)

    def drills(self) -> list[str]:
        return list(benchmark_parts.DRILLS)

    def drill(self, name: str, times: int) -> None:
        if name not in benchmark_parts.DRILLS:
            super().drill(name, times)
        benchmark_parts.expropriation(times)
