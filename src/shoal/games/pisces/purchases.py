"""Phase 6, purchases: what can be bought, and chips that pay for it, by falling value, until it is covered."""

from typing import TYPE_CHECKING

from shoal.core.native import i64
from shoal.games.pisces.boards import BOAT, GEAR_TYPES, OUTBOARD
from shoal.games.pisces.phases import PAYMENT, PURCHASES

if TYPE_CHECKING:
    from shoal.games.pisces.state import PiscesState


def offers(state: "PiscesState") -> list[int]:
    """List what the player can have and pay for; leaving the shop is always possible."""
    found = [
        state.table.buy + item
        for item in range(state.item, GEAR_TYPES + 1)
        if in_stock(state, item) and affordable(state, item)
    ]
    found.append(state.table.done)
    return found


def in_stock(state: "PiscesState", item: i64) -> bool:
    if item == BOAT:
        return state.boats[state.player] + state.basket[BOAT] < state.boards.boats_most
    return state.gear_left[item - 1] > state.basket[item]


def affordable(state: "PiscesState", item: i64) -> bool:
    return state.points[state.player] >= state.due + state.boards.cost_of(item)


def shop(state: "PiscesState", action: i64) -> None:
    """Buy something, or leave."""
    if action == state.table.done:
        leave(state)
    else:
        buy(state, action - state.table.buy)


def buy(state: "PiscesState", item: i64) -> None:
    state.basket[item] += 1
    state.due += state.boards.cost_of(item)
    if state.joint_payment:
        state.item = item
    else:
        state.phase = PAYMENT


def leave(state: "PiscesState") -> None:
    """Pay for what is in the basket, if anything is; otherwise it is the next player's turn."""
    if state.due > 0:
        state.phase = PAYMENT
    elif state.pass_on():
        state.item = 0
        state.active = state.player
    else:
        state.item = 0
        state.live()


def payments(state: "PiscesState") -> list[int]:
    """List the chips that may be paid next: the rest must be coverable by chips that come no earlier."""
    boards = state.boards
    begin: i64 = state.player * boards.kinds
    left: i64 = 0
    dearest: i64 = boards.kinds
    rank: i64 = boards.kinds - 1
    while rank >= state.rank:
        kind = boards.dearest_first[rank]
        left += state.hold[begin + kind] * boards.values[kind]
        if left >= state.due:
            dearest = rank
            break
        rank -= 1
    return [
        state.table.pay + kind
        for kind in range(boards.kinds)
        if state.hold[begin + kind] and state.rank <= boards.rank_of[kind] <= dearest
    ]


def pay(state: "PiscesState", kind: i64) -> None:
    """Put one chip back into the centre of its board."""
    boards = state.boards
    state.hold[state.player * boards.kinds + kind] -= 1
    state.points[state.player] -= boards.values[kind]
    state.centre[kind] += 1
    state.due -= boards.values[kind]
    state.rank = boards.rank_of[kind]
    state.paid.append(kind)


def pay_for_items(state: "PiscesState", kind: i64) -> None:
    pay(state, kind)
    if state.due > 0:
        return
    deliver(state)
    state.phase = PURCHASES
    if state.joint_payment:
        leave(state)


def deliver(state: "PiscesState") -> None:
    seat: i64 = state.player
    state.boats[seat] += state.basket[BOAT]
    for gear in range(GEAR_TYPES):
        copies: i64 = state.basket[gear + 1]
        state.gear[GEAR_TYPES * seat + gear] += copies
        state.gear_left[gear] -= copies
    state.new_motors[seat] += state.basket[1 + OUTBOARD]
    state.basket = [0, 0, 0, 0]
    state.end_payment()
