"""Fresh Fish: what a seat paid for its outlets, where they are and their routes, and what it reserved."""

from typing import Final, cast

from shoal.core.game import ALL, State
from shoal.games.fresh_fish.actions import cell_name
from shoal.games.fresh_fish.bitboards import CELLS, count
from shoal.games.fresh_fish.edition_numbers import TRADES
from shoal.games.fresh_fish.insight import weights
from shoal.games.fresh_fish.phases import NAMES
from shoal.games.fresh_fish.routes import Roads
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

    def size_of(self, state: State) -> tuple[int, int]:
        side = cast("FreshFishView", state.view(ALL))["side"]
        return side, side

    def places_of(self, state: State) -> list[list[list[str]]]:
        town = cast("FreshFishState", state)
        built = [_built(town, seat) for seat in range(town.seats)]
        passable = weights(town, with_empty=False)
        roads = [Roads(center, passable) for center in town.centers]
        routes = [sorted({cell for trade, outlet in mine for cell in roads[trade].chain(outlet)}) for mine in built]
        return [
            [[cell_name(outlet) for _, outlet in mine] for mine in built],
            [[cell_name(cell) for cell in mine] for mine in routes],
        ]


def _built(town: FreshFishState, seat: int) -> list[tuple[int, int]]:
    """Return the outlets of a seat on the board: the trade and the plot of each."""
    mine = town.outlets[TRADES * seat : TRADES * seat + TRADES]
    return [(trade, cell) for trade, cell in enumerate(mine) if cell < CELLS]


SHEET: Final = FreshFishSheet(
    phases=NAMES,
    era="round",
    stock="plots not yet developed",
    figures=(
        ("spent", "money spent"),
        ("off_board", "outlets off the board"),
        ("reserved", "plots still reserved"),
    ),
    maps=(("outlets", "outlets"), ("routes", "routes")),
)
