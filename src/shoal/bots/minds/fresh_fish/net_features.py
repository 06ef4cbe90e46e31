"""Features of Fresh Fish for a net: routes, plots and money of a seat, and the time left, as small whole numbers."""

from typing import Final

from shoal.bots.neural_net import limited
from shoal.core.native import i64
from shoal.games.fresh_fish.actions import BUILD
from shoal.games.fresh_fish.bitboards import CELLS, count
from shoal.games.fresh_fish.edition_numbers import DEMONSTRATION, FIRST_OUTLET, TRADES, ZONE
from shoal.games.fresh_fish.phases import BIDS, BUILDING, TILE_DUE, TURN
from shoal.games.fresh_fish.position_layout import NOT_YET, mask_of
from shoal.games.fresh_fish.state import FreshFishState

STEPS: Final = 64.0
"""The mind's own judgement is given in steps of 1/64."""


def features(state: FreshFishState, points: list[float], lengths: list[list[int]], per_unit: float) -> list[list[int]]:
    """Return one row for each seat, all of the same length.

    `points` and `lengths` are the mind's own estimates; `per_unit` is how much luck there still is.
    """
    mean = 0.0
    for own in points:
        mean += own / float(state.seats)
    shared = of_all(state)
    rows: list[list[int]] = []
    for seat in range(state.seats):
        row: list[int] = [limited(int((mean - points[seat]) / per_unit * STEPS))]
        add_holdings(state, seat, row)
        add_routes(state, seat, lengths, row)
        row.extend(shared)
        rows.append(row)
    return rows


def of_all(state: FreshFishState) -> list[int]:
    """Return what is the same for all seats: the time that is left, and the phase."""
    taken: i64 = count(state.taken_low, state.taken_high)
    return [
        count(state.empty_low, state.empty_high) - taken,
        taken,
        state.deck_size,
        state.outlets_left,
        state.deck[DEMONSTRATION] + state.deck[ZONE],
        int(state.phase == TURN),
        int(state.phase == TILE_DUE),
        int(state.phase == BIDS),
        int(state.phase == BUILDING),
    ]


def add_holdings(state: FreshFishState, seat: i64, row: list[int]) -> None:
    """Add money, plots, markers, and whether it is the seat's turn."""
    richest: i64 = 0
    for other in range(state.seats):
        if other != seat:
            richest = max(richest, state.money[other])
    row.append(limited(state.money[seat]))
    row.append(limited(state.money[seat] - richest))
    row.append(len(state.plots[seat]))
    row.append(state.supply[seat])
    row.append(int(state.player == seat))
    row.append(int(state.due & mask_of(seat) != 0))


def add_routes(state: FreshFishState, seat: i64, lengths: list[list[int]], row: list[int]) -> None:
    """Add the routes of outlets on the board, and the best plots for those to come."""
    longest: i64 = 2 * state.maximum
    built: i64 = 0
    built_halves: i64 = 0
    worst: i64 = 0
    to_come: i64 = 0
    hoped_halves: i64 = 0
    nearest: i64 = longest
    rivals: i64 = 0
    for trade in range(TRADES):
        cell = state.outlets[TRADES * seat + trade]
        if cell < CELLS:
            built += 1
            built_halves += lengths[trade][cell]
            worst = max(worst, lengths[trade][cell])
        elif cell == NOT_YET and state.deck[FIRST_OUTLET + trade] > 0:
            to_come += 1
            best: i64 = longest
            for plot in state.plots[seat]:
                best = min(best, lengths[trade][plot - BUILD])
            hoped_halves += best
            nearest = min(nearest, best)
            for other in range(state.seats):
                rivals += int(other != seat and state.outlets[TRADES * other + trade] == NOT_YET)
    row.append(built)
    row.append(built_halves)
    row.append(worst)
    row.append(to_come)
    row.append(hoped_halves)
    row.append(nearest)
    row.append(rivals)
    row.append(TRADES - built - to_come)
