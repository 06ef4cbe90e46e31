"""Phases two and three of Fleet: launching boats, hiring captains, fishing."""

from typing import TYPE_CHECKING, Final

from shoal.core.native import i64
from shoal.games.fleet import boat_deck, memory, payment, processing
from shoal.games.fleet.actions import ABOARD, CAPTAIN, LAUNCH, STOP
from shoal.games.fleet.layout import CLASSES, LEVELS_OF_KIND, SEAT_BIT
from shoal.games.fleet.phases import BOARDING, COD_DRAWS, HIRING, LAUNCHING, LOBSTER_DRAWS
from shoal.games.fleet.printed import BOAT_KINDS, BOAT_OF_LICENCE, COD, KING_CRAB_BOAT, LICENCE_KINDS, LOBSTER

if TYPE_CHECKING:
    from shoal.games.fleet.state import FleetState

LICENCE_OF_BOAT: Final = [3, 0, 2, 4, 1]
"""The licence that each kind of boat needs, King Crab apart."""


def legal(state: "FleetState") -> list[int]:
    if state.phase == LAUNCHING:
        return _legal_launches(state)
    return _legal_captains(state) if state.phase == HIRING else _legal_boats(state)


# Launching


def licensed(state: "FleetState", seat: i64, kind: i64) -> bool:
    """Say whether the seat owns a licence for that kind of boat: any of the three will do for King Crab."""
    first: i64 = LICENCE_KINDS * seat
    if kind == KING_CRAB_BOAT:
        return state.licences[first + 6] + state.licences[first + 7] + state.licences[first + 8] > 0
    return state.licences[first + LICENCE_OF_BOAT[kind]] > 0


def has_any_boat_licence(state: "FleetState", seat: i64) -> bool:
    first: i64 = LICENCE_KINDS * seat
    owned: i64 = 0
    for kind in range(LICENCE_KINDS):
        if BOAT_OF_LICENCE[kind] >= 0:
            owned += state.licences[first + kind]
    return owned > 0


def begin_launching(state: "FleetState") -> None:
    state.order = -1
    state.launched = 0
    _next_launcher(state)


def _next_launcher(state: "FleetState") -> None:
    """Go to the next player with a card and a licence for boats: the others, as all can see, have nothing to decide."""
    while True:
        state.order += 1
        if state.order == state.seats:
            state.order = -1
            next_cod_draw(state)
            return
        seat = state.seat_in_order(state.order)
        if state.hand_size[seat] and has_any_boat_licence(state, seat):
            has_cod = state.licences[LICENCE_KINDS * seat + COD] > 0
            state.launches_left = state.printed.cod_launches if has_cod else 1
            state.phase, state.seat, state.to_move = LAUNCHING, seat, seat
            return


def can_pay_launch(state: "FleetState", seat: i64, kind: i64) -> bool:
    """Say whether the rest of the hand, crates and discount cover the launch; the boat itself cannot pay."""
    return state.power(seat) - state.printed.cash[kind] >= state.printed.costs[kind]


def _legal_launches(state: "FleetState") -> list[int]:
    seat: i64 = state.seat
    first: i64 = BOAT_KINDS * seat
    steps = [
        LAUNCH + kind
        for kind in range(BOAT_KINDS)
        if state.hands[first + kind] and licensed(state, seat, kind) and can_pay_launch(state, seat, kind)
    ]
    steps.append(STOP)
    return steps


def launch_or_stop(state: "FleetState", action: i64) -> None:
    if action == STOP:
        _next_launcher(state)
        return
    kind: i64 = action - LAUNCH
    seat: i64 = state.seat
    state.take_from_hand(seat, kind)
    memory.saw_leave(state, seat, kind)
    state.fleet[CLASSES * seat + LEVELS_OF_KIND * kind] += 1
    state.waiting[seat] += 1
    payment.begin(state, seat, state.printed.costs[kind], payment.FOR_LAUNCH + kind)


def launched(state: "FleetState") -> None:
    """Go on after a launch has been paid."""
    state.launched |= SEAT_BIT[state.seat]
    state.launches_left -= 1
    if state.launches_left > 0 and state.hand_size[state.seat]:
        state.phase, state.to_move = LAUNCHING, state.seat
    else:
        _next_launcher(state)


def next_cod_draw(state: "FleetState") -> None:
    """Let the next player who has launched draw for his Cod licences; after the last one captains are hired."""
    while True:
        state.order += 1
        if state.order == state.seats:
            state.order = -1
            _next_hirer(state)
            return
        seat = state.seat_in_order(state.order)
        cards: i64 = state.licences[LICENCE_KINDS * seat + COD]
        if cards > 0 and state.launched & SEAT_BIT[seat]:
            boat_deck.begin(state, seat, cards, COD_DRAWS)
            return


# Captains


def _next_hirer(state: "FleetState") -> None:
    while True:
        state.order += 1
        if state.order == state.seats:
            state.order = -1
            next_lobster_draw(state)
            return
        seat = state.seat_in_order(state.order)
        if state.hand_size[seat] and state.waiting[seat]:
            has_lobster = state.licences[LICENCE_KINDS * seat + LOBSTER] > 0
            state.hires_left = state.printed.lobster_captains if has_lobster else 1
            state.phase, state.seat, state.to_move = HIRING, seat, seat
            return


def _legal_captains(state: "FleetState") -> list[int]:
    first: i64 = BOAT_KINDS * state.seat
    return [STOP] + [CAPTAIN + kind for kind in range(BOAT_KINDS) if state.hands[first + kind]]


def hire_or_stop(state: "FleetState", action: i64) -> None:
    if action == STOP:
        _next_hirer(state)
        return
    seat: i64 = state.seat
    kind: i64 = action - CAPTAIN
    memory.saw_hire(state, seat)
    state.take_from_hand(seat, kind)
    state.captains[BOAT_KINDS * seat + kind] += 1
    state.phase = BOARDING


def _legal_boats(state: "FleetState") -> list[int]:
    first: i64 = CLASSES * state.seat
    return [ABOARD + kind for kind in range(BOAT_KINDS) if state.fleet[first + LEVELS_OF_KIND * kind]]


def board(state: "FleetState", action: i64) -> None:
    seat: i64 = state.seat
    place: i64 = CLASSES * seat + LEVELS_OF_KIND * (action - ABOARD)
    state.fleet[place] -= 1
    state.fleet[place + 1] += 1
    state.waiting[seat] -= 1
    state.hires_left -= 1
    if state.hires_left > 0 and state.hand_size[seat] and state.waiting[seat]:
        state.phase = HIRING
    else:
        _next_hirer(state)


def captained(state: "FleetState", seat: i64) -> i64:
    """Count the boats with a captain."""
    boats: i64 = 0
    for place in range(CLASSES * seat, CLASSES * seat + CLASSES):
        boats += state.fleet[place]
    return boats - state.waiting[seat]


def lobster_cards(state: "FleetState", licences: i64, boats: i64) -> i64:
    """Count the cards that Lobster licences draw for that many captained boats."""
    if licences == 0:
        return 0
    cards: i64 = 0
    for threshold in state.printed.lobster_one if licences == 1 else state.printed.lobster_several:
        cards += threshold <= boats
    return cards


def next_lobster_draw(state: "FleetState") -> None:
    """Let the next player draw for his Lobster licences; after the last one all fish."""
    while True:
        state.order += 1
        if state.order == state.seats:
            fish(state)
            processing.begin(state)
            return
        seat = state.seat_in_order(state.order)
        cards = lobster_cards(state, state.licences[LICENCE_KINDS * seat + LOBSTER], captained(state, seat))
        if cards > 0:
            boat_deck.begin(state, seat, cards, LOBSTER_DRAWS)
            return


# Fishing


def fish(state: "FleetState") -> None:
    """Put a crate on every captained boat that has room; the supply may run out, but nobody goes short."""
    fleet = state.fleet
    full: i64 = state.printed.capacity + 1
    caught: i64 = 0
    for first in range(0, CLASSES * state.seats, LEVELS_OF_KIND):
        for level in range(first + full - 1, first, -1):
            boats = fleet[level]
            if boats:
                fleet[level] = 0
                fleet[level + 1] += boats
                caught += boats
    state.supply -= caught
    if state.supply <= 0:
        state.no_crates = True
