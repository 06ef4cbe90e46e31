"""Features of Pisces for a net: what a seat has, and what it may expect, as small whole numbers."""

from typing import Final

from shoal.bots.minds.pisces.expected_points import PiscesExpectedPoints
from shoal.bots.neural_net import limited
from shoal.core.native import i64
from shoal.games.pisces.bidding import leading_bid
from shoal.games.pisces.edition_numbers import GEAR_TYPES, RED
from shoal.games.pisces.phases import BID_PAYMENT, BIDDING, FISHING, PURCHASES, REPRODUCTION
from shoal.games.pisces.state import PiscesState

STEPS: Final = 64.0
"""The mind's own judgement, and chances, are given in steps of 1/64."""
PARTS: Final = 4.0
"""Expected points and stars are given in quarters."""


def features(state: PiscesState, outlook: PiscesExpectedPoints, spread: float) -> list[list[int]]:
    """Return one row for each seat, all of the same length; `spread` is how much luck there still is."""
    mean = 0.0
    for prospect in outlook.prospects:
        mean += prospect / float(state.seats)
    shared = of_all(state)
    left: i64 = state.printed.rounds - state.round
    rows: list[list[int]] = []
    for seat in range(state.seats):
        row: list[int] = [limited(int((outlook.prospects[seat] - mean) / spread * STEPS))]
        add_hopes(outlook, seat, row)
        add_holdings(state, seat, left, row)
        add_waters(state, seat, row)
        row.extend(shared)
        rows.append(row)
    return rows


def of_all(state: PiscesState) -> list[int]:
    """Return what is the same for all seats: the time, and the fish that can be caught and that are still to come."""
    printed = state.printed
    fish: i64 = 0
    young: i64 = 0
    for place in range(len(state.stack)):
        chips: i64 = state.stack[place]
        if chips:
            if printed.icon_of[place] == RED:
                young += chips
            else:
                fish += chips * printed.values[printed.species_of[place]]
    phase = state.phase
    return [
        printed.rounds - state.round,
        limited(fish),
        young,
        int(phase < FISHING),
        int(FISHING <= phase < PURCHASES),
        int(PURCHASES <= phase < REPRODUCTION),
        int(phase == REPRODUCTION),
        int(phase >= BIDDING),
    ]


def add_hopes(outlook: PiscesExpectedPoints, seat: i64, row: list[int]) -> None:
    """Add what the rest of the round and the stars should bring."""
    row.append(limited(int(outlook.catches[seat] * PARTS)))
    row.append(int(outlook.trophies[seat] * STEPS))
    row.append(limited(int(outlook.stars[seat] * PARTS)))
    row.append(int(outlook.awards[seat] * STEPS))


def add_holdings(state: PiscesState, seat: i64, left: i64, row: list[int]) -> None:
    """Add points, boats, gear and honours, also times the rounds that are left."""
    ahead: i64 = 0
    for other in range(state.seats):
        if other != seat:
            ahead = max(ahead, state.points[other])
    row.append(limited(state.points[seat]))
    row.append(limited(state.points[seat] - ahead))
    row.append(state.trophies[seat])
    row.append(state.won[seat])
    row.append(int(state.first_player == seat))
    row.append(state.boats[seat])
    row.append(left * state.boats[seat])
    for gear in range(GEAR_TYPES):
        cards: i64 = state.gear[GEAR_TYPES * seat + gear]
        row.append(cards)
        row.append(left * cards)
    row.append(int(state.points[seat] >= state.printed.boat_cost and state.boats[seat] < state.printed.boats_most))
    row.append(int(state.phase in (BIDDING, BID_PAYMENT) and state.markers[seat] > 0 and leads(state, seat)))


def leads(state: PiscesState, seat: i64) -> bool:
    return state.markers[seat] == leading_bid(state)


def add_waters(state: PiscesState, seat: i64, row: list[int]) -> None:
    """Add the boats still at sea, the chips that the seat's block guards, and the fish of its own board."""
    printed = state.printed
    at_sea: i64 = 0
    for area in range(printed.kinds + 1):
        at_sea += state.at[seat * (printed.kinds + 1) + area]
    block: i64 = state.block[seat]
    own: i64 = 0
    kind: i64 = state.board[seat]
    for place in range(len(state.stack)):
        if printed.species_of[place] == kind:
            own += state.stack[place]
    row.append(at_sea)
    row.append(state.stack[block] if block >= 0 else 0)
    row.append(own)
