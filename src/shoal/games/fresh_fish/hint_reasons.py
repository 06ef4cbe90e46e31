"""What speaks for an action of Fresh Fish: routes, streets that are forced, scores, and what a bid leaves."""

from typing import Final, cast

from shoal.core.game import Game, View
from shoal.core.telling import Telling, telling
from shoal.games.fresh_fish.actions import BID, BUILD, DRAW, PASS, cell_name
from shoal.games.fresh_fish.edition_numbers import APARTMENTS, DEMONSTRATION, FIRST_OUTLET, TILES, TRADES
from shoal.games.fresh_fish.insight import (
    empty_plots,
    forced_by,
    needed_by,
    offer_of,
    owner_of,
    shortest,
    sole_access,
    weights,
)
from shoal.games.fresh_fish.position_layout import NOT_YET
from shoal.games.fresh_fish.routes import Roads
from shoal.games.fresh_fish.state import FreshFishState, state_of
from shoal.games.fresh_fish.view import FreshFishView

MOST_TRADES: Final = 2


def reasons(game: Game, view: View, seat: int, action: int) -> list[Telling]:
    state = state_of(game, cast("FreshFishView", view))
    if action >= BID:
        return _bid(state, seat, action - BID)
    if action == DRAW:
        return _draw(state, seat)
    if action >= PASS:
        return []
    if action < BUILD:
        return _reserve(state, seat, action)
    return _build(state, seat, action) if action < DRAW else [_markers(state, seat, back=1)]


def _bounds(state: FreshFishState) -> list[Roads]:
    return [Roads(center, weights(state, with_empty=True)) for center in state.centers]


def _reserve(state: FreshFishState, seat: int, cell: int) -> list[Telling]:
    """Tell for the outlets that the seat lacks how short a route from this plot could be, the shortest first."""
    bounds = _bounds(state)
    lacking = [trade for trade in range(TRADES) if state.outlets[TRADES * seat + trade] == NOT_YET]
    lengths = [(shortest(state, cell, trade, bounds[trade]), trade) for trade in lacking]
    possible = sorted((length, trade) for length, trade in lengths if length is not None)
    told = [
        telling("fresh_fish.why-plot", outlet=TILES[FIRST_OUTLET + trade], length=length)
        for length, trade in possible[:MOST_TRADES]
    ]
    return [*told, _markers(state, seat, back=-1)]


def _markers(state: FreshFishState, seat: int, *, back: int) -> Telling:
    return telling("fresh_fish.why-markers", markers=state.supply[seat] + back)


def _draw(state: FreshFishState, seat: int) -> list[Telling]:
    told = [telling("fresh_fish.why-deck", tiles=int(state.deck_size), number=needed_by(state, seat))]
    plots = [cell_name(action - BUILD) for action in state.plots[seat]]
    return [*told, telling("fresh_fish.why-own-plots", plots=plots)]


def _bid(state: FreshFishState, seat: int, bid: int) -> list[Telling]:
    """Tell the shortest route that the outlet could have on a plot of the seat, and the money that is left."""
    trade = state.tile - FIRST_OUTLET
    bounds = _bounds(state)[trade]
    offers = [(offer_of(state, seat, trade, action - BUILD, bounds), action - BUILD) for action in state.plots[seat]]
    routes = sorted((offer["bound"], cell) for offer, cell in offers if offer["bound"] is not None)
    left = telling("fresh_fish.why-money", money=state.money[seat] - bid)
    without = telling("fresh_fish.why-without", maximum=int(state.maximum))
    if not routes:
        return [telling("fresh_fish.why-no-plot"), left]
    length, cell = routes[0]
    return [telling("fresh_fish.why-best-plot", plot=cell_name(cell), length=length), without, left]


def _build(state: FreshFishState, seat: int, action: int) -> list[Telling]:
    cell, trade = action - BUILD, state.tile - FIRST_OUTLET
    told: list[Telling] = []
    if 0 <= trade < TRADES:
        offer = offer_of(state, seat, trade, cell, _bounds(state)[trade])
        if offer["present"] is not None:
            told.append(telling("fresh_fish.why-route", length=offer["present"]))
        elif offer["bound"] is not None:
            told.append(telling("fresh_fish.why-no-route-yet", length=min(offer["bound"], int(state.maximum))))
    after = state.copy()
    after.apply(seat, action)
    told += _scores(state, after, seat, own=not any(reason.id == "fresh_fish.why-no-route-yet" for reason in told))
    if cell in empty_plots(state) and state.tile < DEMONSTRATION:
        told += _streets(state, seat, cell, outlet=state.tile != APARTMENTS)
    return told


def _streets(state: FreshFishState, seat: int, cell: int, *, outlet: bool) -> list[Telling]:
    """Tell the plots that become streets by force, and whose markers go home."""
    forced = sorted({*forced_by(state, cell), *(sole_access(state, cell) if outlet else [])})
    if not forced:
        return [telling("fresh_fish.why-no-streets")]
    told: list[Telling] = []
    for owner in range(state.seats):
        plots = [cell_name(plot) for plot in forced if owner_of(state, plot) == owner]
        if plots and owner == seat:
            told.append(telling("fresh_fish.why-own-home", plots=plots))
        elif plots:
            told.append(telling("fresh_fish.why-sent-home", other=owner, plots=plots))
    return [*told, telling("fresh_fish.why-streets", plots=[cell_name(plot) for plot in forced])]


def _scores(before: FreshFishState, after: FreshFishState, seat: int, *, own: bool) -> list[Telling]:
    """Tell the score of the seat if it changes, and of the rival whose score changes most.

    Without `own` nothing is told of the seat: an outlet that has no route yet counts as if it never had one.
    """
    was, now = before.scores(), after.scores()
    told: list[Telling] = []
    if own and now[seat] != was[seat]:
        told.append(telling("fresh_fish.why-score", score=now[seat], before=was[seat]))
    rivals = [(abs(now[other] - was[other]), other) for other in range(before.seats) if other != seat]
    change, rival = max(rivals)
    if change:
        told.append(telling("fresh_fish.why-rival", other=rival, score=now[rival], before=was[rival]))
    return told
