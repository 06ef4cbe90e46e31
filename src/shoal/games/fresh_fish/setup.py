"""Setting up: supply centers by chance, the deck, money and markers."""

from typing import TYPE_CHECKING, Final

from shoal.core.options import Options
from shoal.games.fresh_fish import building
from shoal.games.fresh_fish.actions import APARTMENTS, COLUMNS, DEMONSTRATION, FIRST_OUTLET, NO_TILE, TRADES, ZONE
from shoal.games.fresh_fish.phases import CENTERS_DUE, FIRST_DUE, NO_AUCTION, NO_BID, NOT_YET
from shoal.games.fresh_fish.plots import list_plots
from shoal.games.fresh_fish.printed import Printed

if TYPE_CHECKING:
    from shoal.games.fresh_fish.state import FreshFishState

HARBOR_CELL: Final = 0
NO_QUARTER: Final = -1


def set_up(state: "FreshFishState", printed: Printed) -> None:
    seats, options = state.seats, state.options
    state.ground = printed.ground
    state.maximum = printed.maximum
    state.demo_weight = printed.demonstration
    state.left_first = options["tie_break"] == "left"
    state.to_full_board = options["play_to_full_board"] is True
    state.player = 0
    state.due = 0
    state.tile = NO_TILE
    state.turns = 0
    state.passes = 0
    state.expropriated = 0
    state.reserved_once = 0
    state.money = [printed.money] * seats
    state.bank = 0
    state.supply = [printed.markers] * seats
    state.aside = [printed.markers_aside] * seats
    state.plots = [[] for _ in range(seats)]
    state.outlets = [NOT_YET] * (TRADES * seats)
    state.bids = [NO_BID] * seats
    state.opened = []
    state.opened_outlet = NO_AUCTION
    state.opened_winner = NO_AUCTION
    _shuffle_deck(state, printed)
    _clear_board(state)
    place_center(state, HARBOR_CELL)


def _shuffle_deck(state: "FreshFishState", printed: Printed) -> None:
    zones, demos = _number(state.options, "construction_zones"), _number(state.options, "demonstrations")
    state.deck = [0] * (ZONE + 1)
    state.deck[APARTMENTS] = printed.apartments + zones
    for trade in range(TRADES):
        state.deck[FIRST_OUTLET + trade] = state.seats
    state.deck[DEMONSTRATION] = demos
    state.deck[ZONE] = zones
    state.deck_size = sum(state.deck)
    state.outlets_left = TRADES * state.seats
    state.set_aside = printed.box_apartments - state.deck[APARTMENTS]
    state.zones_waiting = 0
    state.zones_used = 0


def _number(options: Options, name: str) -> int:
    value = options[name]
    return value if isinstance(value, int) else 0


def _clear_board(state: "FreshFishState") -> None:
    state.empty_low = state.ground.low
    state.empty_high = state.ground.high
    state.taken_low = 0
    state.taken_high = 0
    state.street_low = 0
    state.street_high = 0
    state.demo_low = 0
    state.demo_high = 0
    state.served_low = 0
    state.served_high = 0
    state.zone_low = 0
    state.zone_high = 0
    state.centers = []


def place_center(state: "FreshFishState", cell: int) -> None:
    """Put the next supply center on a plot, and streets where it leaves no choice."""
    state.centers = [*state.centers, cell]
    building.develop(state, cell)
    building.serve(state, cell)
    building.expropriate(state)
    state.phase = CENTERS_DUE if len(state.centers) < TRADES else FIRST_DUE


def center_sites(state: "FreshFishState") -> list[int]:
    """List where the next center may come: an empty plot is safe, since all others have become streets."""
    empty = list_plots(state.empty_low, state.empty_high, 0)
    side = state.ground.side
    layout = state.options["layout"]
    if layout == "simple":
        far = side - 1
        corners = (far, COLUMNS * far, COLUMNS * far + far)
        return [cell for cell in empty if cell in corners]
    if layout == "moderate":
        used = [NO_QUARTER]
        used += [quarter_of(cell, side) for cell in state.centers]
        return [cell for cell in empty if quarter_of(cell, side) not in used]
    return empty


def quarter_of(cell: int, side: int) -> int:
    """Number a cell's quarter; the middle row and column of an odd board belong to none."""
    half = side // 2
    row, column = divmod(cell, COLUMNS)
    if half <= row < side - half or half <= column < side - half:
        return NO_QUARTER
    return (2 if row >= half else 0) + (1 if column >= half else 0)
