"""Features of Fleet for a net: what a seat has where a round begins, as small whole numbers."""

from typing import Final

from shoal.bots.neural_net import limited
from shoal.core.native import i64
from shoal.games.fleet import launching, scoring
from shoal.games.fleet.edition_numbers import BOAT_KINDS, COMMONS, LICENCE_KINDS
from shoal.games.fleet.licence_deck import licences_to_come
from shoal.games.fleet.position_layout import CLASSES, LEVELS_OF_KIND
from shoal.games.fleet.state import FleetState

STEPS: Final = 64.0
"""The mind's own judgement is given in steps of 1/64."""


def features(state: FleetState, prospects: list[float], scale: float, rounds: float) -> list[list[int]]:
    """Return one row for each seat, all of the same length.

    `prospects` and `rounds` are the mind's own estimates of points and of rounds left; `scale` is how much luck
    there still is.
    """
    mean = 0.0
    for prospect in prospects:
        mean += prospect / float(state.seats)
    shared = of_all(state, rounds)
    rows: list[list[int]] = []
    for seat in range(state.seats):
        row: list[int] = [limited(int((prospects[seat] - mean) / scale * STEPS))]
        add_holdings(state, seat, row)
        add_boats(state, seat, row)
        add_pace(state, seat, rounds, row)
        row.extend(shared)
        rows.append(row)
    return rows


def of_all(state: FleetState, rounds: float) -> list[int]:
    """Return what is the same for all seats: the time that is left, and the licences on display."""
    boats: i64 = 0
    for seat in range(state.seats):
        boats += state.captained(seat)
    row: list[int] = [int(rounds * 8.0), limited(state.supply), licences_to_come(state), boats, state.round]
    row.extend(state.display)
    return row


def add_holdings(state: FleetState, seat: i64, row: list[int]) -> None:
    """Add money, cards and licences."""
    richest: i64 = 0
    for other in range(state.seats):
        if other != seat:
            richest = max(richest, state.power(other))
    row.append(state.cash[seat])
    row.append(state.processed[seat])
    row.append(state.hand_size[seat])
    row.append(limited(state.power(seat) - richest))
    row.append(int(state.start_player == seat))
    row.extend(state.licences[LICENCE_KINDS * seat : LICENCE_KINDS * (seat + 1)])
    row.append(scoring.kinds_of_licence(state, seat))


def add_boats(state: FleetState, seat: i64, row: list[int]) -> None:
    """Add points, boats afloat with the room on them, and the cards in hand that may be launched."""
    capacity: i64 = state.printed.capacity
    captained: i64 = state.captained(seat)
    crates: i64 = state.crates_on_boats(seat)
    full: i64 = 0
    for first in range(CLASSES * seat, CLASSES * seat + CLASSES, LEVELS_OF_KIND):
        full += state.fleet[first + 1 + capacity]
    best: i64 = 0
    total: i64 = 0
    ready: i64 = 0
    for kind in range(BOAT_KINDS):
        cards: i64 = state.hands[BOAT_KINDS * seat + kind]
        if cards and launching.licensed(state, seat, kind):
            points: i64 = state.printed.boat_points[kind]
            best = max(best, points)
            total += points * cards
            ready += cards
    row.append(scoring.points(state, seat))
    row.append(captained)
    row.append(state.waiting[seat])
    row.append(crates)
    row.append(captained * capacity - crates)
    row.append(full)
    row.append(best)
    row.append(total)
    row.append(ready)


def add_pace(state: FleetState, seat: i64, rounds: float, row: list[int]) -> None:
    """Add licences that bring something every round, times the rounds that are left."""
    left: i64 = int(rounds * 4.0)
    row.extend([left * state.licences[LICENCE_KINDS * seat + kind] for kind in range(COMMONS)])
    row.append(left * state.captained(seat))
    row.append(left * (state.cash[seat] + state.processed[seat]))
