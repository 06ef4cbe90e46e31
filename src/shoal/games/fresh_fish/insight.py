"""What helps a person see a position of Fresh Fish: routes and their bounds, and what building would force."""

from typing import TypedDict

from shoal.core.game import Game, View
from shoal.core.native import i64
from shoal.games.fresh_fish.actions import BUILD, CELLS, FIRST_OUTLET, OUTLETS, TRADES, cell_name
from shoal.games.fresh_fish.auction import eligible
from shoal.games.fresh_fish.expropriation import expropriated
from shoal.games.fresh_fish.phases import BIDS, BUILDING, NOT_YET, OFF_BOARD, mask_of
from shoal.games.fresh_fish.plots import around, beside, high_bit, list_plots, low_bit
from shoal.games.fresh_fish.routes import NEIGHBOURS, Roads
from shoal.games.fresh_fish.scoring import is_settled, route_values
from shoal.games.fresh_fish.state import FreshFishState
from shoal.games.fresh_fish.view import OFF, imagine


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


class Offer(TypedDict):
    """What the outlet in hand would be worth on a reserved plot: route today, its chain, and the shortest possible."""

    seat: int
    present: int | None
    bound: int | None
    chain: list[str]


class FreshFishInsight(TypedDict):
    """Facts derived from a view.

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
    offers: dict[str, Offer]
    ways: dict[str, list[list[str] | None]]
    maximum: int
    demonstration: int
    needed: list[int]
    outlets_left: int
    tiles_left: int


def insight(game: Game, view: View) -> FreshFishInsight:
    state = imagine(game, view)
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
        "needed": [_needed(state, seat) for seat in range(state.seats)],
        "outlets_left": state.outlets_left,
        "tiles_left": state.deck_size,
    }


def weights(state: FreshFishState, *, with_empty: bool) -> dict[int, int]:
    """Weigh the plots that a route may pass today, or could pass if every empty plot became a street."""
    found = dict.fromkeys(list_plots(state.street_low, state.street_high, 0), 1)
    found |= dict.fromkeys(list_plots(state.demo_low, state.demo_high, 0), int(state.demo_weight))
    return found | dict.fromkeys(empty_plots(state), 1) if with_empty else found


def empty_plots(state: FreshFishState) -> list[int]:
    return list_plots(state.empty_low, state.empty_high, 0)


def _routes(state: FreshFishState, streets: list[Roads], bounds: list[Roads]) -> list[list[Route]]:
    today = route_values(state, empty_as_streets=False)
    least = route_values(state, empty_as_streets=True)
    routes: list[list[Route]] = [[] for _ in range(state.seats)]
    for place, cell in enumerate(state.outlets):
        trade, built = place % TRADES, cell < CELLS
        final = today[place] == least[place] if built else cell == OFF_BOARD or not state.outlets_left
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


def _site(state: FreshFishState, cell: int, bounds: list[Roads]) -> Site:
    streets = forced_by(state, cell)
    outlet_streets = sorted({*streets, *sole_access(state, cell)})
    return {
        "streets": [cell_name(plot) for plot in streets],
        "outlet_streets": [cell_name(plot) for plot in outlet_streets],
        "sent_home": {cell_name(plot): seat for plot in outlet_streets if (seat := _owner(state, plot)) is not None},
        "bounds": [_bound(state, cell, trade, roads) for trade, roads in enumerate(bounds)],
    }


def _bound(state: FreshFishState, cell: int, trade: int, roads: Roads) -> int | None:
    """Give the length of the shortest route that an outlet on an empty plot could have."""
    return _round(state, cell, trade, roads).length(cell)


def _round(state: FreshFishState, cell: int, trade: int, roads: Roads) -> Roads:
    """Give the ways that do not lead over an empty plot on which an outlet would stand.

    The lightest way to a neighbour of the plot does not lead over the plot itself, unless that lies beside the center.
    """
    center = state.centers[trade]
    if cell not in NEIGHBOURS[center]:
        return roads
    others = weights(state, with_empty=True)
    del others[cell]
    return Roads(center, others)


def _ways(state: FreshFishState, bounds: list[Roads]) -> dict[str, list[list[str] | None]]:
    return {
        cell_name(action - BUILD): [_way(state, seat, trade, action - BUILD, bounds[trade]) for trade in range(TRADES)]
        for seat in range(state.seats)
        for action in state.plots[seat]
    }


def _way(state: FreshFishState, seat: int, trade: int, cell: int, bounds: Roads) -> list[str] | None:
    if state.outlets[TRADES * seat + trade] != NOT_YET:
        return None
    return [cell_name(step) for step in _round(state, cell, trade, bounds).chain(cell)] or None


def _owner(state: FreshFishState, cell: int) -> int | None:
    for seat in range(state.seats):
        if BUILD + cell in state.plots[seat]:
            return seat
    return None


def forced_by(state: FreshFishState, cell: int) -> list[int]:
    """List the plots that would become streets if apartments were built on an empty plot."""
    low, high = low_bit(cell), high_bit(cell)
    open_low: i64 = state.empty_low | state.street_low | state.demo_low
    open_high: i64 = state.empty_high | state.street_high | state.demo_high
    wall_low: i64 = state.ground.low & ~open_low & around(0, low, high)
    wall_high: i64 = state.ground.high & ~open_high & around(low, high, 0)
    if wall_low | wall_high == 0 and not _on_rim(state, cell):
        return []
    new_low, new_high = expropriated(
        state.ground,
        open_low & ~low,
        open_high & ~high,
        state.empty_low & ~low,
        state.empty_high & ~high,
        state.served_low,
        state.served_high,
    )
    return list_plots(new_low, new_high, 0)


def _on_rim(state: FreshFishState, cell: int) -> bool:
    return (state.ground.rim_low & low_bit(cell)) | (state.ground.rim_high & high_bit(cell)) != 0


def sole_access(state: FreshFishState, cell: int) -> list[int]:
    """List the empty plot that an outlet on this plot would need for itself, if it has only one passable neighbour."""
    passable = state.empty_low | state.street_low | state.demo_low
    passable_high = state.empty_high | state.street_high | state.demo_high
    near = list_plots(
        passable & beside(0, low_bit(cell), high_bit(cell)), passable_high & beside(low_bit(cell), high_bit(cell), 0), 0
    )
    empty = [plot for plot in near if (state.empty_low & low_bit(plot)) | (state.empty_high & high_bit(plot))]
    return empty if len(near) == 1 else []


def _offers(state: FreshFishState, bounds: list[Roads]) -> dict[str, Offer]:
    trade = state.tile - FIRST_OUTLET
    if state.phase not in (BIDS, BUILDING) or not 0 <= trade < TRADES:
        return {}
    asked = eligible(state) if state.phase == BIDS else state.due
    return {
        cell_name(action - BUILD): _offer(state, seat, trade, action - BUILD, bounds[trade])
        for seat in range(state.seats)
        if asked & mask_of(seat)
        for action in state.plots[seat]
    }


def _offer(state: FreshFishState, seat: int, trade: int, cell: int, bounds: Roads) -> Offer:
    known = weights(state, with_empty=False) | dict.fromkeys([*forced_by(state, cell), *sole_access(state, cell)], 1)
    roads = Roads(state.centers[trade], known)
    return {
        "seat": seat,
        "present": roads.length(cell),
        "bound": _bound(state, cell, trade, bounds),
        "chain": [cell_name(step) for step in roads.chain(cell)],
    }


def _needed(state: FreshFishState, seat: int) -> int:
    lacking = [trade for trade in range(TRADES) if state.outlets[TRADES * seat + trade] == NOT_YET]
    return sum(state.deck[FIRST_OUTLET + trade] for trade in lacking)
