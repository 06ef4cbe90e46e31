"""Fresh Fish: what a seat paid for its outlets, how many it could build, and what it reserved."""

from typing import Final, cast

from shoal.core.game import ALL, State
from shoal.games.fresh_fish.phases import NAMES
from shoal.games.fresh_fish.plots import count
from shoal.games.fresh_fish.state import FreshFishState
from shoal.games.fresh_fish.view import OFF, FreshFishView
from shoal.lab.play.sheet import Figure, Sheet


class FreshFishSheet(Sheet):
    """An era is one turn of each seat; the stock is the plots that can still be built on."""

    def phase_of(self, state: State) -> int:
        return cast("FreshFishState", state).phase

    def era_of(self, state: State) -> int:
        return cast("FreshFishState", state).turns // state.seats

    def stock_of(self, state: State) -> int:
        town = cast("FreshFishState", state)
        return count(town.empty_low, town.empty_high)

    def figures_of(self, state: State) -> list[list[Figure]]:
        purse = int(state.game.edition.sections["players"]["money"])
        view = cast("FreshFishView", state.view(ALL))
        rows = zip(view["money"], view["outlets"], view["reserved"], strict=True)
        return [[purse - money, outlets.count(OFF), len(plots)] for money, outlets, plots in rows]


SHEET: Final = FreshFishSheet(
    phases=NAMES,
    era="round",
    stock="plots not yet developed",
    figures=(
        ("spent", "money spent"),
        ("off_board", "outlets off the board"),
        ("reserved", "plots still reserved"),
    ),
)
