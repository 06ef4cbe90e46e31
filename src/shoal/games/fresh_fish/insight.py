"""What helps a person see a position of Fresh Fish: routes and their bounds, and what building would force."""

from typing import TypedDict, cast

from shoal.core.game import Game, View
from shoal.core.native import i64
from shoal.games.fresh_fish.actions import BUILD, cell_name
from shoal.games.fresh_fish.auction import eligible
from shoal.games.fresh_fish.bitboards import CELLS, around, beside, high_bit, list_plots, low_bit
from shoal.games.fresh_fish.edition_numbers import FIRST_OUTLET, OUTLETS, TRADES
from shoal.games.fresh_fish.expropriation import expropriated
from shoal.games.fresh_fish.phases import BIDS, BUILDING
from shoal.games.fresh_fish.position import Position
from shoal.games.fresh_fish.position_layout import NOT_YET, OFF_BOARD, mask_of
from shoal.games.fresh_fish.routes import NEIGHBOURS, Roads
from shoal.games.fresh_fish.scoring import is_settled, route_values
from shoal.games.fresh_fish.state import state_of
from shoal.games.fresh_fish.view import OFF, FreshFishView


class Route(TypedDict):
    """One seat's route of one trade.

    at         the plot of the outlet, "off board", or None
    counts     what it counts today: its length, or the maximum
    present    the length of the best route over today's streets; None if there is none
    bound      the length if every empty plot became a street: it cannot become shorter
    chain      today's best route, from the supply center on
    settled    whether what it counts can no longer change
    """

    outlet: str
    at: str | None
    counts: int
    present: int | None
    bound: int | None
    chain: list[str]
    settled: bool


class Site(TypedDict):
    """What building on an empty plot would do.

    streets          the plots that apartments there would turn into streets
    outlet_streets   the same for an outlet, which needs a street itself
    sent_home        of these plots the reserved ones, each with its owner
    bounds           for each trade the shortest route that an outlet there could ever have
    """

    streets: list[str]
    outlet_streets: list[str]
    sent_home: dict[str, int]
    bounds: list[int | None]


class PlotOffer(TypedDict):
    """What the outlet in hand would be worth on a reserved plot: route today, its chain, and the shortest possible."""

    seat: int
    present: int | None
    bound: int | None
    chain: list[str]


class FreshFishInsight(TypedDict):
    """What follows from a view.

    scores         points if the game ended now; the lowest is best
    settled        whether they can no longer change
    routes         for each seat its four routes by trade
    sites          for each empty plot what building there would do
    offers         while an outlet is auctioned or built: each plot where it may come to stand
    ways           for each reserved plot and each trade the plots of the shortest route that an outlet there could ever
                   have; None where its owner has the outlet, or where no route is possible
    maximum        what a route counts at most, and an outlet that is not on the board
    demonstration  what a demonstration counts in a route
    needed         for each seat how many outlets in the deck it may still bid for
    outlets_left   how many outlets the deck holds
    tiles_left     how many tiles
    """

    scores: list[int]
    settled: bool
    routes: list[list[Route]]
    sites: dict[str, Site]
    offers: dict[str, PlotOffer]
    ways: dict[str, list[list[str] | None]]
    maximum: int
    demonstration: int
    needed: list[int]
    outlets_left: int
    tiles_left: int


def insight(game: Game, view: View) -> FreshFishInsight:
    state = state_of(game, cast("FreshFishView", view))
    streets = [Roads(center, weights(state, with_empty=False)) for center in state.centers]
    bounds = [Roads(center, weights(state, with_empty=True)) for center in state.centers]
    return {
        "scores": state.scores(),
        "settled": is_settled(state),
        "routes": _routes(state, streets, bounds),
        "sites": {cell_name(cell): _site(state, cell, bounds) for cell in empty_plots(state)},
        "offers": _offers(state, bounds),
        "ways": _ways(state, bounds),
        "maximum": int(state.maximum),
        "demonstration": int(state.demo_weight),
        "needed": [needed_by(state, seat) for seat in range(state.seats)],
        "outlets_left": state.outlets_left,
        "tiles_left": state.deck_size,
    }


def weights(position: Position, *, with_empty: bool) -> dict[int, int]:
    """Return the weights of plots that a route may pass today, or could pass if every empty plot became a street."""
    plot_weights = dict.fromkeys(list_plots(position.street_low, position.street_high, 0), 1)
    plot_weights |= dict.fromkeys(list_plots(position.demo_low, position.demo_high, 0), int(position.demo_weight))
    return plot_weights | dict.fromkeys(empty_plots(position), 1) if with_empty else plot_weights


def empty_plots(position: Position) -> list[int]:
    return list_plots(position.empty_low, position.empty_high, 0)


def _routes(position: Position, streets: list[Roads], bounds: list[Roads]) -> list[list[Route]]:
    today = route_values(position, empty_as_streets=False)
    least = route_values(position, empty_as_streets=True)
    routes: list[list[Route]] = [[] for _ in range(position.seats)]
    for place, cell in enumerate(position.outlets):
        trade, built = place % TRADES, cell < CELLS
        final = today[place] == least[place] if built else cell == OFF_BOARD or not position.outlets_left
        routes[place // TRADES].append(
            {
                "outlet": OUTLETS[trade],
                "at": cell_name(cell) if built else OFF if cell == OFF_BOARD else None,
                "counts": today[place],
                "present": streets[trade].length(cell) if built else None,
                "bound": bounds[trade].length(cell) if built else None,
                "chain": [cell_name(step) for step in streets[trade].chain(cell)] if built else [],
                "settled": final,
            }
        )
    return routes


def _site(position: Position, cell: int, bounds: list[Roads]) -> Site:
    streets = forced_by(position, cell)
    outlet_streets = sorted({*streets, *sole_access(position, cell)})
    return {
        "streets": [cell_name(plot) for plot in streets],
        "outlet_streets": [cell_name(plot) for plot in outlet_streets],
        "sent_home": {
            cell_name(plot): seat for plot in outlet_streets if (seat := owner_of(position, plot)) is not None
        },
        "bounds": [shortest(position, cell, trade, roads) for trade, roads in enumerate(bounds)],
    }


def shortest(position: Position, cell: int, trade: int, roads: Roads) -> int | None:
    """Return the length of the shortest route that an outlet on an empty plot could have."""
    return _round(position, cell, trade, roads).length(cell)


def _round(position: Position, cell: int, trade: int, roads: Roads) -> Roads:
    """Return the ways that do not lead over an empty plot on which an outlet would stand.

    The lightest way to a neighbour of the plot does not lead over the plot itself, unless that lies beside the center.
    """
    center = position.centers[trade]
    if cell not in NEIGHBOURS[center]:
        return roads
    others = weights(position, with_empty=True)
    del others[cell]
    return Roads(center, others)


def _ways(position: Position, bounds: list[Roads]) -> dict[str, list[list[str] | None]]:
    return {
        cell_name(action - BUILD): [
            _way(position, seat, trade, action - BUILD, bounds[trade]) for trade in range(TRADES)
        ]
        for seat in range(position.seats)
        for action in position.plots[seat]
    }


def _way(position: Position, seat: int, trade: int, cell: int, bounds: Roads) -> list[str] | None:
    if position.outlets[TRADES * seat + trade] != NOT_YET:
        return None
    return [cell_name(step) for step in _round(position, cell, trade, bounds).chain(cell)] or None


def owner_of(position: Position, cell: int) -> int | None:
    """Return who has reserved a plot."""
    for seat in range(position.seats):
        if BUILD + cell in position.plots[seat]:
            return seat
    return None


def forced_by(position: Position, cell: int) -> list[int]:
    """List the plots that would become streets if apartments were built on an empty plot."""
    low, high = low_bit(cell), high_bit(cell)
    open_low: i64 = position.empty_low | position.street_low | position.demo_low
    open_high: i64 = position.empty_high | position.street_high | position.demo_high
    wall_low: i64 = position.ground.low & ~open_low & around(0, low, high)
    wall_high: i64 = position.ground.high & ~open_high & around(low, high, 0)
    if wall_low | wall_high == 0 and not _on_rim(position, cell):
        return []
    new_low, new_high = expropriated(
        position.ground,
        open_low & ~low,
        open_high & ~high,
        position.empty_low & ~low,
        position.empty_high & ~high,
        position.served_low,
        position.served_high,
    )
    return list_plots(new_low, new_high, 0)


def _on_rim(position: Position, cell: int) -> bool:
    return (position.ground.rim_low & low_bit(cell)) | (position.ground.rim_high & high_bit(cell)) != 0


def sole_access(position: Position, cell: int) -> list[int]:
    """List the empty plot that an outlet on this plot would need for itself, if it has only one passable neighbour."""
    passable = position.empty_low | position.street_low | position.demo_low
    passable_high = position.empty_high | position.street_high | position.demo_high
    near = list_plots(
        passable & beside(0, low_bit(cell), high_bit(cell)), passable_high & beside(low_bit(cell), high_bit(cell), 0), 0
    )
    empty = [plot for plot in near if (position.empty_low & low_bit(plot)) | (position.empty_high & high_bit(plot))]
    return empty if len(near) == 1 else []


def _offers(position: Position, bounds: list[Roads]) -> dict[str, PlotOffer]:
    trade = position.tile - FIRST_OUTLET
    if position.phase not in (BIDS, BUILDING) or not 0 <= trade < TRADES:
        return {}
    asked = eligible(position) if position.phase == BIDS else position.due
    return {
        cell_name(action - BUILD): offer_of(position, seat, trade, action - BUILD, bounds[trade])
        for seat in range(position.seats)
        if asked & mask_of(seat)
        for action in position.plots[seat]
    }


def offer_of(position: Position, seat: int, trade: int, cell: int, bounds: Roads) -> PlotOffer:
    """Return what an outlet would be worth on a reserved plot."""
    plot_weights = weights(position, with_empty=False) | dict.fromkeys(
        [*forced_by(position, cell), *sole_access(position, cell)], 1
    )
    roads = Roads(position.centers[trade], plot_weights)
    return {
        "seat": seat,
        "present": roads.length(cell),
        "bound": shortest(position, cell, trade, bounds),
        "chain": [cell_name(step) for step in roads.chain(cell)],
    }


def needed_by(position: Position, seat: int) -> int:
    """Count the outlets in the deck that a seat may still bid for."""
    lacking = [trade for trade in range(TRADES) if position.outlets[TRADES * seat + trade] == NOT_YET]
    return sum(position.deck[FIRST_OUTLET + trade] for trade in lacking)
