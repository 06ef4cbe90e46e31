"""Money in Fleet: cards by falling cash, then crates, one step each, until the price is covered.

A step is legal if the rest can still be paid from its place downwards. So the payments that can be reached are exactly
those without a superfluous piece, each in one order, and none ends in the middle. A payment with cards face down ends
by a step of its own, which tells all what it came to.
"""

from typing import TYPE_CHECKING, Final

from shoal.core.native import i64
from shoal.games.fleet import auction, harbour, memory
from shoal.games.fleet.actions import PAY, PAY_CRATE, SETTLE
from shoal.games.fleet.phases import PAYING
from shoal.games.fleet.printed import BOAT_KINDS

if TYPE_CHECKING:
    from shoal.games.fleet.state import FleetState

CRATES_PLACE: Final = 6
"""The place of crates in the order of payments: after every kind of card."""
FOR_LAUNCH: Final = 100
"""Payments are for a kind of licence, or for this plus a kind of boat."""


def begin(state: "FleetState", seat: i64, price: i64, paying_for: i64) -> None:
    """Ask the seat to pay, unless its discount covers the price."""
    due: i64 = price - state.discount(seat)
    state.phase, state.seat, state.to_move = PAYING, seat, seat
    state.payer, state.paying_for, state.price = seat, paying_for, price
    state.paid_discount = state.discount(seat) if price > 0 else 0
    state.due = max(0, due)
    state.place, state.paid_cards, state.paid_sum, state.paid_crates = 0, 0, 0, 0
    if due <= 0:
        _complete(state)


def usable(state: "FleetState", seat: i64, place: i64) -> i64:
    """Sum up the cash of the hand from a place downwards, crates included."""
    total: i64 = state.processed[seat]
    place_of, cash = state.printed.place, state.printed.cash
    first: i64 = BOAT_KINDS * seat
    for kind in range(BOAT_KINDS):
        if place_of[kind] >= place:
            total += state.hands[first + kind] * cash[kind]
    return total


def can_follow(state: "FleetState", kind: i64) -> bool:
    """Say whether a card that the payer holds may be paid next."""
    place: i64 = state.printed.place[kind]
    return place >= state.place and usable(state, state.seat, place) >= state.due


def legal(state: "FleetState") -> list[int]:
    seat: i64 = state.seat
    first: i64 = BOAT_KINDS * seat
    if state.due <= 0:
        return [SETTLE - state.due]
    steps = [PAY + kind for kind in range(BOAT_KINDS) if state.hands[first + kind] and can_follow(state, kind)]
    if state.processed[seat] >= state.due:
        steps.append(PAY_CRATE)
    return steps


def pay(state: "FleetState", action: i64) -> None:
    seat: i64 = state.seat
    if action >= SETTLE:
        memory.saw_hidden_payment(state, seat)
        _complete(state)
        return
    if action == PAY_CRATE:
        state.processed[seat] -= 1
        state.crates_gone += 1
        state.paid_crates += 1
        state.place = CRATES_PLACE
        state.due -= 1
    else:
        kind: i64 = action - PAY
        state.throw(seat, kind)
        state.paid_cards += 1
        state.paid_sum += state.printed.cash[kind]
        state.place = state.printed.place[kind]
        state.due -= state.printed.cash[kind]
        if not state.hidden:
            memory.saw_leave(state, seat, kind)
    if state.due <= 0 and not (state.hidden and state.paid_cards):
        _complete(state)


def _complete(state: "FleetState") -> None:
    state.due = 0
    state.place = 0
    if state.paying_for >= FOR_LAUNCH:
        harbour.launched(state)
    else:
        auction.take_licence(state, state.seat, state.paying_for)
