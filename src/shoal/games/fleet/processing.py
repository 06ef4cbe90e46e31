"""Phase four of Fleet: processing crates, and trading one of them for cards."""

from typing import TYPE_CHECKING

from shoal.core.native import i64
from shoal.games.fleet import boat_deck
from shoal.games.fleet.actions import LEVELS, PROCESS, STOP, TRADE
from shoal.games.fleet.layout import CLASSES, LEVELS_OF_KIND
from shoal.games.fleet.phases import PROCESSING, TRADE_DRAWS
from shoal.games.fleet.printed import BOAT_KINDS, LICENCE_KINDS, VESSEL

if TYPE_CHECKING:
    from shoal.games.fleet.state import FleetState


def begin(state: "FleetState") -> None:
    state.order = -1
    next_processor(state)


def next_processor(state: "FleetState") -> None:
    """Go to the next player with a Processing Vessel licence and a crate to process or to trade."""
    while True:
        state.order += 1
        if state.order == state.seats:
            state.order = -1
            boat_deck.next_drawer(state)
            return
        seat = state.seat_in_order(state.order)
        if state.licences[LICENCE_KINDS * seat + VESSEL] and (state.processed[seat] or crates_on_boats(state, seat)):
            state.phase, state.seat, state.to_move = PROCESSING, seat, seat
            state.process_from = 0
            return


def crates_on_boats(state: "FleetState", seat: i64) -> i64:
    crates: i64 = 0
    for kind in range(BOAT_KINDS):
        first: i64 = CLASSES * seat + LEVELS_OF_KIND * kind + 1
        for level in range(1, LEVELS + 1):
            crates += level * state.fleet[first + level]
    return crates


def boats_of_class(state: "FleetState", seat: i64, boat_class: i64) -> i64:
    kind: i64 = boat_class // LEVELS
    return state.fleet[CLASSES * seat + LEVELS_OF_KIND * kind + boat_class - LEVELS * kind + 2]


def legal(state: "FleetState") -> list[int]:
    """List boats by kind and rising crates: a boat that gave a crate falls behind, and cannot give another."""
    steps = [STOP] + [
        PROCESS + boat_class
        for boat_class in range(state.process_from, LEVELS * BOAT_KINDS)
        if boats_of_class(state, state.seat, boat_class)
    ]
    if state.processed[state.seat]:
        steps.append(TRADE)
    return steps


def process_trade_or_stop(state: "FleetState", action: i64) -> None:
    seat: i64 = state.seat
    if action == STOP:
        next_processor(state)
    elif action == TRADE:
        state.processed[seat] -= 1
        state.crates_gone += 1
        boat_deck.begin(state, seat, state.licences[LICENCE_KINDS * seat + VESSEL], TRADE_DRAWS)
    else:
        boat_class: i64 = action - PROCESS
        kind: i64 = boat_class // LEVELS
        place: i64 = CLASSES * seat + LEVELS_OF_KIND * kind + boat_class - LEVELS * kind + 2
        state.fleet[place] -= 1
        state.fleet[place - 1] += 1
        state.processed[seat] += 1
        state.process_from = boat_class
