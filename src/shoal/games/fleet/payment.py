"""Money in Fleet: cards by falling cash, then crates, one step each, until the price is covered.

A step is legal if the rest can still be paid from its place downwards. So the payments that can be reached are exactly
those without a superfluous piece, each in one order, and none gets stuck. A payment with cards face down ends by a
step of its own, which tells everybody the sum.
"""

from typing import Final

from shoal.core.native import i64
from shoal.games.fleet import hand_tracking
from shoal.games.fleet.actions import PAY, PAY_CRATE, SETTLE
from shoal.games.fleet.edition_numbers import BOAT_KINDS
from shoal.games.fleet.phases import PAYING
from shoal.games.fleet.position import Position

CRATES_PLACE: Final = 6
"""The place of crates in the order of payments: after every kind of card."""
FOR_LAUNCH: Final = 100
"""Payments are for a kind of licence, or for this plus a kind of boat."""


def begin(position: Position, seat: i64, price: i64, paying_for: i64) -> bool:
    """Ask the seat to pay; return True if it must, False if its discount covers the price."""
    due: i64 = price - position.discount(seat)
    position.phase, position.seat, position.to_move = PAYING, seat, seat
    position.payer, position.paying_for, position.price = seat, paying_for, price
    position.paid_discount = position.discount(seat) if price > 0 else 0
    position.due = max(0, due)
    position.place, position.paid_cards, position.paid_sum, position.paid_crates = 0, 0, 0, 0
    return due > 0


def usable(position: Position, seat: i64, place: i64) -> i64:
    """Return the cash of the hand from a place downwards, crates included."""
    total: i64 = position.processed[seat]
    place_of, cash = position.printed.place, position.printed.cash
    first: i64 = BOAT_KINDS * seat
    for kind in range(BOAT_KINDS):
        if place_of[kind] >= place:
            total += position.hands[first + kind] * cash[kind]
    return total


def can_follow(position: Position, kind: i64) -> bool:
    """Return whether a card that the payer holds may be paid next."""
    place: i64 = position.printed.place[kind]
    return place >= position.place and usable(position, position.seat, place) >= position.due


def legal(position: Position) -> list[int]:
    seat: i64 = position.seat
    first: i64 = BOAT_KINDS * seat
    if position.due <= 0:
        return [SETTLE - position.due]
    steps = [PAY + kind for kind in range(BOAT_KINDS) if position.hands[first + kind] and can_follow(position, kind)]
    if position.processed[seat] >= position.due:
        steps.append(PAY_CRATE)
    return steps


def act(position: Position, action: i64) -> bool:
    """Pay one piece, or settle; return True if more is to be paid, False when the payment is done."""
    seat: i64 = position.seat
    if action >= SETTLE:
        hand_tracking.saw_hidden_payment(position, seat)
        return _done(position)
    if action == PAY_CRATE:
        position.processed[seat] -= 1
        position.crates_gone += 1
        position.paid_crates += 1
        position.place = CRATES_PLACE
        position.due -= 1
    else:
        kind: i64 = action - PAY
        position.throw(seat, kind)
        position.paid_cards += 1
        position.paid_sum += position.printed.cash[kind]
        position.place = position.printed.place[kind]
        position.due -= position.printed.cash[kind]
        if not position.hidden:
            hand_tracking.saw_leave(position, seat, kind)
    must_settle = position.hidden and position.paid_cards > 0
    return True if position.due > 0 or must_settle else _done(position)


def _done(position: Position) -> bool:
    position.due = 0
    position.place = 0
    return False
