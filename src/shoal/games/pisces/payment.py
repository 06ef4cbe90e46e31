"""Payments in Pisces: chips by falling value, one step each, until the price is covered.

A price of the shop must be covered without a superfluous chip, unless the table lets players overpay. A bid must be met
exactly, and motors may count for it. Sums that can be paid are bits of one word: bit 12 is set if 12 points can be
paid.
"""

from shoal.core.native import i64
from shoal.games.pisces.phases import BID_PAYMENT, PAYMENT
from shoal.games.pisces.position import Position


def begin(position: Position, phase: i64) -> bool:
    """Ask the present seat to pay what is due; return False if nothing is."""
    if position.due == 0:
        return False
    position.phase, position.to_move = phase, position.seat
    return True


def legal(position: Position) -> list[int]:
    return _exact(position) if position.phase == BID_PAYMENT else _covering(position)


def _covering(position: Position) -> list[int]:
    """List the chips that may be paid next: the rest must be coverable by chips that come no earlier.

    A price that is covered is still being paid only where players may overpay: they can add chips, or be done.
    """
    printed = position.printed
    first: i64 = position.seat * printed.kinds
    left: i64 = 0
    dearest: i64 = printed.kinds
    rank: i64 = printed.kinds - 1
    while rank >= position.rank:
        kind = printed.dearest_first[rank]
        left += position.hold[first + kind] * printed.values[kind]
        if left >= position.due:
            dearest = rank
            break
        rank -= 1
    actions: list[int] = []
    if position.due == 0:
        actions.append(position.actions.done)
    actions += [
        position.actions.pay + kind
        for kind in range(printed.kinds)
        if position.hold[first + kind] and position.rank <= printed.rank_of[kind] <= dearest
    ]
    return actions


def _exact(position: Position) -> list[int]:
    """List the next pieces of an exact payment: motors come first, then chips by falling value."""
    printed = position.printed
    due: i64 = position.due
    actions: list[int] = []
    if position.motors_left > 0 and not position.paid and due >= printed.motor_bonus:
        sums: i64 = payable(position, position.seat, position.motors_left - 1)
        if (sums >> (due - printed.motor_bonus)) & 1:
            actions.append(position.actions.motor)
    actions += [position.actions.pay + kind for kind in range(printed.kinds) if _pays_exactly(position, kind)]
    return actions


def _pays_exactly(position: Position, kind: i64) -> bool:
    """Return whether the payment can go on with a chip of this kind and be finished by it and cheaper ones."""
    printed = position.printed
    if printed.rank_of[kind] < position.rank:
        return False
    value: i64 = printed.values[kind]
    rest: i64 = position.due
    sums: i64 = chip_sums(position, position.seat, printed.rank_of[kind] + 1)
    for _ in range(position.hold[position.seat * printed.kinds + kind]):
        rest -= value
        if rest < 0:
            return False
        if (sums >> rest) & 1:
            return True
    return False


def chip_sums(position: Position, seat: i64, rank: i64) -> i64:
    """Return the sums that the seat's chips make, those before this rank left out."""
    printed = position.printed
    first: i64 = seat * printed.kinds
    sums: i64 = 1
    while rank < printed.kinds:
        kind: i64 = printed.dearest_first[rank]
        for _ in range(position.hold[first + kind]):
            wider: i64 = sums | ((sums & printed.room_for[kind]) << printed.values[kind])
            if wider == sums:
                break
            sums = wider
        rank += 1
    return sums


def payable(position: Position, seat: i64, motors: i64) -> i64:
    """Return the sums that the seat can pay exactly with its chips and up to that many motors."""
    printed = position.printed
    sums: i64 = chip_sums(position, seat, 0)
    for _ in range(motors):
        sums |= (sums & printed.room_for_motor) << printed.motor_bonus
    return sums


def act(position: Position, action: i64) -> bool:
    """Count a motor or pay a chip; return True if more may be paid, False when the payment is done."""
    table = position.actions
    if action == table.motor:
        position.motors_left -= 1
        position.due -= position.printed.motor_bonus
    elif action != table.done:
        _pay(position, action - table.pay)
        if position.overpay and position.phase == PAYMENT:
            return True
    if position.due > 0:
        return True
    position.rank, position.paid = 0, []
    return False


def _pay(position: Position, kind: i64) -> None:
    """Put one chip back into the centre of its board."""
    printed = position.printed
    value: i64 = printed.values[kind]
    position.hold[position.seat * printed.kinds + kind] -= 1
    position.points[position.seat] -= value
    position.centre[kind] += 1
    position.due = max(position.due - value, 0)
    position.rank = printed.rank_of[kind]
    position.paid.append(kind)
