"""The boat deck of Fleet, every draw from it, and phase five, the draw."""

from typing import TYPE_CHECKING

from shoal.core.game import CHANCE, NOBODY
from shoal.core.native import i64
from shoal.core.rng import Rng
from shoal.games.fleet import auction, harbour, memory, processing
from shoal.games.fleet.actions import DISCARD, DRAW
from shoal.games.fleet.phases import COD_DRAWS, DISCARDING, DRAWING, LOBSTER_DRAWS, OVER, TRADE_DRAWS
from shoal.games.fleet.printed import BOAT_KINDS, DISCARD_ANY, DISCARD_DRAWN, DISCARD_NONE, LICENCE_KINDS, TUNA

if TYPE_CHECKING:
    from shoal.games.fleet.state import FleetState


def begin(state: "FleetState", seat: i64, cards: i64, phase: i64) -> None:
    """Let the seat draw that many cards, one by one."""
    state.seat = seat
    state.draws_left = cards
    state.phase = phase
    for kind in range(BOAT_KINDS):
        state.fresh[kind] = 0
    _go_on(state)


def _go_on(state: "FleetState") -> None:
    if state.draws_left > 0 and state.deck_size + state.thrown_size > 0:
        if state.deck_size == 0:
            reshuffle_discards(state)
        state.to_move = CHANCE
    elif state.phase == COD_DRAWS:
        harbour.next_cod_draw(state)
    elif state.phase == LOBSTER_DRAWS:
        harbour.next_lobster_draw(state)
    elif state.phase == TRADE_DRAWS:
        processing.next_processor(state)
    else:
        _after_drawing(state)


def reshuffle_discards(state: "FleetState") -> None:
    for place in range(BOAT_KINDS * state.seats):
        state.deck[place % BOAT_KINDS] += state.thrown[place]
        state.thrown[place] = 0
        state.drawn[place] = 0
    state.deck_size = state.thrown_size
    state.thrown_size = 0
    state.reshuffles += 1
    memory.saw_reshuffle(state)


def odds(state: "FleetState") -> list[tuple[int, int]]:
    return [(DRAW + kind, state.deck[kind]) for kind in range(BOAT_KINDS) if state.deck[kind]]


def sample(state: "FleetState", rng: Rng) -> int:
    mark: i64 = rng.below(state.deck_size)
    kind: i64 = 0
    while True:
        mark -= state.deck[kind]
        if mark < 0:
            return DRAW + kind
        kind += 1


def draw(state: "FleetState", kind: i64) -> None:
    seat: i64 = state.seat
    state.deck[kind] -= 1
    state.deck_size -= 1
    state.hands[BOAT_KINDS * seat + kind] += 1
    state.hand_size[seat] += 1
    state.cash[seat] += state.printed.cash[kind]
    state.fresh[kind] += 1
    state.draws_left -= 1
    if state.reshuffles > 0:
        state.drawn[BOAT_KINDS * seat + kind] += 1
    memory.saw_draw(state, seat)
    _go_on(state)


# The draw phase


def next_drawer(state: "FleetState") -> None:
    state.order += 1
    if state.order == state.seats:
        _end_round(state)
        return
    seat = state.seat_in_order(state.order)
    begin(state, seat, state.printed.tuna_draws[state.licences[LICENCE_KINDS * seat + TUNA]], DRAWING)


def fresh_cards(state: "FleetState") -> i64:
    cards: i64 = 0
    for kind in range(BOAT_KINDS):
        cards += state.fresh[kind]
    return cards


def discard_rule(state: "FleetState", seat: i64) -> i64:
    return state.printed.tuna_discards[state.licences[LICENCE_KINDS * seat + TUNA]]


def _after_drawing(state: "FleetState") -> None:
    if discard_rule(state, state.seat) != DISCARD_NONE and fresh_cards(state) > 0:
        state.phase, state.to_move = DISCARDING, state.seat
    else:
        next_drawer(state)


def legal_discards(state: "FleetState") -> list[int]:
    first: i64 = BOAT_KINDS * state.seat
    if discard_rule(state, state.seat) == DISCARD_ANY:
        return [DISCARD + kind for kind in range(BOAT_KINDS) if state.hands[first + kind]]
    return [DISCARD + kind for kind in range(BOAT_KINDS) if state.fresh[kind]]


def discard(state: "FleetState", kind: i64) -> None:
    seat: i64 = state.seat
    of_the_drawn = discard_rule(state, seat) == DISCARD_DRAWN
    state.throw(seat, kind)
    if state.hidden:
        memory.saw_hidden_discard(state, seat, of_the_drawn=of_the_drawn)
    elif of_the_drawn:
        memory.saw_drawn_leave(state, seat, kind)
    else:
        memory.saw_leave(state, seat, kind)
    next_drawer(state)


def _end_round(state: "FleetState") -> None:
    """Pass the marker clockwise and begin another round, unless this one was the last."""
    if state.no_licences or state.no_crates:
        state.phase, state.to_move = OVER, NOBODY
        return
    state.start_player = state.seat_in_order(1)
    auction.begin(state)
