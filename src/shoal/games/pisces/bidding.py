"""Phase 8, bidding for the First-player Token: bids that can be paid exactly, and paying the highest.

Sums that can be paid are bits of one word: bit 12 is set if 12 points can be paid.
"""

from typing import TYPE_CHECKING

from shoal.core.native import i64
from shoal.games.pisces.boards import GEAR_TYPES, OUTBOARD
from shoal.games.pisces.phases import BID_PAYMENT, BIDDING
from shoal.games.pisces.purchases import pay

if TYPE_CHECKING:
    from shoal.games.pisces.state import PiscesState


def begin(state: "PiscesState") -> None:
    """Open the auction to the left of the first player."""
    state.phase = BIDDING
    state.player = state.left_of(state.first)
    state.active = state.player


def usable_motors(state: "PiscesState", seat: i64) -> i64:
    """Count the motors that were not bought in this very round."""
    return state.gear[GEAR_TYPES * seat + OUTBOARD] - state.new_motors[seat]


def chip_sums(state: "PiscesState", seat: i64, rank: i64) -> i64:
    """Give the sums that the seat's chips make, those before this rank left out."""
    boards = state.boards
    begin: i64 = seat * boards.kinds
    sums: i64 = 1
    while rank < boards.kinds:
        kind: i64 = boards.dearest_first[rank]
        for _ in range(state.hold[begin + kind]):
            wider: i64 = sums | ((sums & boards.room_for[kind]) << boards.values[kind])
            if wider == sums:
                break
            sums = wider
        rank += 1
    return sums


def payable(state: "PiscesState", seat: i64, motors: i64) -> i64:
    """Give the sums that the seat can pay exactly with its chips and up to that many motors."""
    boards = state.boards
    sums: i64 = chip_sums(state, seat, 0)
    for _ in range(motors):
        sums |= (sums & boards.room_for_motor) << boards.motor_bonus
    return sums


def bids(state: "PiscesState") -> list[int]:
    """List the free spots above the player's marker that can be paid exactly; passing is always possible."""
    seat: i64 = state.player
    floor: i64 = state.markers[seat]
    if state.top_leader:
        floor = leading_bid(state)
    sums: i64 = payable(state, seat, usable_motors(state, seat))
    found: list[int] = []
    action: i64 = state.table.bid
    for spot in state.boards.spots:
        if spot > floor and (sums >> spot) & 1 and spot not in state.markers:
            found.append(action)
        action += 1
    found.append(state.table.pass_)
    return found


def leading_bid(state: "PiscesState") -> i64:
    highest: i64 = 0
    for marker in state.markers:
        highest = max(highest, marker)
    return highest


def speak(state: "PiscesState", action: i64) -> None:
    """Bid or pass."""
    if action == state.table.pass_:
        state.passed[state.player] = 1
    else:
        bid(state, state.boards.spots[action - state.table.bid])
    ask_next(state)


def bid(state: "PiscesState", spot: i64) -> None:
    seat: i64 = state.player
    state.markers[seat] = spot
    state.tally[4] += 1
    if not state.pass_final:
        for other in range(state.seats):
            state.passed[other] = 0


def ask_next(state: "PiscesState") -> None:
    """Ask the next player who has not passed; a leader whom nobody opposes any more is not asked."""
    still_in: i64 = 0
    for seat in range(state.seats):
        still_in += 1 - state.passed[seat]
    if still_in == 0:
        close(state)
        return
    following: i64 = state.left_of(state.player)
    while state.passed[following]:
        following = state.left_of(following)
    if still_in == 1 and state.markers[following] and state.markers[following] == leading_bid(state):
        close(state)
        return
    state.player = following
    state.active = following


def close(state: "PiscesState") -> None:
    """Let the highest bidder pay; if nobody has bid, the token passes to the left."""
    highest: i64 = leading_bid(state)
    if highest == 0:
        state.first = state.left_of(state.first)
        state.end_auction()
        return
    winner: i64 = state.markers.index(highest)
    state.player = winner
    state.active = winner
    state.due = highest
    state.motors_left = usable_motors(state, winner)
    state.phase = BID_PAYMENT


def payments(state: "PiscesState") -> list[int]:
    """List the next pieces of an exact payment: motors come first, then chips by falling value."""
    boards = state.boards
    seat: i64 = state.player
    due: i64 = state.due
    found: list[int] = []
    if state.motors_left > 0 and not state.paid and due >= boards.motor_bonus:
        sums: i64 = payable(state, seat, state.motors_left - 1)
        if (sums >> (due - boards.motor_bonus)) & 1:
            found.append(state.table.motor)
    found += [state.table.pay + kind for kind in range(boards.kinds) if pays_exactly(state, kind)]
    return found


def pays_exactly(state: "PiscesState", kind: i64) -> bool:
    """Say whether the payment can begin with a chip of this kind and be finished by it and cheaper ones."""
    boards = state.boards
    if boards.rank_of[kind] < state.rank:
        return False
    value: i64 = boards.values[kind]
    rest: i64 = state.due
    sums: i64 = chip_sums(state, state.player, boards.rank_of[kind] + 1)
    for _ in range(state.hold[state.player * boards.kinds + kind]):
        rest -= value
        if rest < 0:
            return False
        if (sums >> rest) & 1:
            return True
    return False


def pay_bid(state: "PiscesState", action: i64) -> None:
    """Count a motor or pay a chip; with the last one the token is the player's."""
    if action == state.table.motor:
        state.motors_left -= 1
        state.due -= state.boards.motor_bonus
    else:
        pay(state, action - state.table.pay)
    if state.due == 0:
        state.first = state.player
        state.end_auction()
