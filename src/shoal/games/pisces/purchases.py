"""Phase 6 of Pisces, purchases: boats and gear, each paid by itself or all together."""

from shoal.core.game import NOBODY
from shoal.core.native import i64
from shoal.games.pisces import payment
from shoal.games.pisces.edition_numbers import BOAT, GEAR_TYPES, OUTBOARD
from shoal.games.pisces.phases import PAYMENT, PURCHASES
from shoal.games.pisces.position import Position


def begin(position: Position) -> None:
    position.phase, position.seat = PURCHASES, NOBODY


def seek(position: Position) -> bool:
    """Find the next player, who goes to the shop."""
    seat: i64 = position.next_seat()
    position.to_move = seat
    return seat >= 0


def legal(position: Position) -> list[int]:
    """List what the player can have and pay for; leaving the shop is always possible."""
    actions = [
        position.actions.buy + item
        for item in range(position.item, GEAR_TYPES + 1)
        if in_stock(position, item) and _affordable(position, item)
    ]
    actions.append(position.actions.done)
    return actions


def in_stock(position: Position, item: i64) -> bool:
    if item == BOAT:
        return position.boats[position.seat] + position.basket[BOAT] < position.printed.boats_most
    return position.gear_left[item - 1] > position.basket[item]


def _affordable(position: Position, item: i64) -> bool:
    return position.points[position.seat] >= position.due + position.printed.cost_of(item)


def act(position: Position, action: i64) -> bool:
    """Buy something, or leave; with a joint payment what is in the basket is paid on leaving."""
    if action == position.actions.done:
        return position.joint_payment and (payment.begin(position, PAYMENT) or resume(position))
    item: i64 = action - position.actions.buy
    position.basket[item] += 1
    position.due += position.printed.cost_of(item)
    if not position.joint_payment:
        return payment.begin(position, PAYMENT)
    position.item = item
    return True


def resume(position: Position) -> bool:
    """Hand over what was paid; the player goes on shopping unless everything was paid together."""
    seat: i64 = position.seat
    position.boats[seat] += position.basket[BOAT]
    for gear in range(GEAR_TYPES):
        copies: i64 = position.basket[gear + 1]
        position.gear[GEAR_TYPES * seat + gear] += copies
        position.gear_left[gear] -= copies
    position.new_motors[seat] += position.basket[1 + OUTBOARD]
    position.basket = [0, 0, 0, 0]
    position.phase, position.item = PURCHASES, 0
    return not position.joint_payment
