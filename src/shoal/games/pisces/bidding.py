"""Phase 8 of Pisces, bidding for the First-player Token: bids that can be paid exactly, and paying the highest."""

from shoal.core.native import i64
from shoal.games.pisces import payment
from shoal.games.pisces.phases import BID_PAYMENT, BIDDING
from shoal.games.pisces.position import Position


def begin(position: Position) -> None:
    """Open the auction; the player to the left of the first player is asked first."""
    position.phase, position.seat = BIDDING, position.first_player


def seek(position: Position) -> bool:
    """Find the next player who has not passed; the highest bidder is not asked when all others have passed."""
    still_in: i64 = position.seats
    for passed in position.passed:
        still_in -= passed
    if still_in == 0:
        return _close(position)
    following: i64 = position.left_of(position.seat)
    while position.passed[following]:
        following = position.left_of(following)
    if still_in == 1 and position.markers[following] and position.markers[following] == leading_bid(position):
        return _close(position)
    position.seat, position.to_move = following, following
    return True


def leading_bid(position: Position) -> i64:
    highest: i64 = 0
    for marker in position.markers:
        highest = max(highest, marker)
    return highest


def _close(position: Position) -> bool:
    """Let the highest bidder pay; if nobody has bid, the token passes to the left."""
    highest: i64 = leading_bid(position)
    if highest == 0:
        position.first_player = position.left_of(position.first_player)
        return False
    position.seat = position.markers.index(highest)
    position.due = highest
    position.motors_left = position.usable_motors(position.seat)
    return payment.begin(position, BID_PAYMENT)


def legal(position: Position) -> list[int]:
    """List the free spots above the player's marker that can be paid exactly; passing is always possible."""
    seat: i64 = position.seat
    floor: i64 = position.markers[seat]
    if position.top_leader:
        floor = leading_bid(position)
    sums: i64 = payment.payable(position, seat, position.usable_motors(seat))
    actions: list[int] = []
    action: i64 = position.actions.bid
    for spot in position.printed.spots:
        if spot > floor and (sums >> spot) & 1 and spot not in position.markers:
            actions.append(action)
        action += 1
    actions.append(position.actions.pass_)
    return actions


def act(position: Position, action: i64) -> bool:
    """Bid or pass."""
    if action == position.actions.pass_:
        position.passed[position.seat] = 1
        return False
    position.markers[position.seat] = position.printed.spots[action - position.actions.bid]
    position.tally[4] += 1
    if not position.pass_final:
        for other in range(position.seats):
            position.passed[other] = 0
    return False


def resume(position: Position) -> bool:
    """Hand the token to the player who has paid; the phase stays at the payment, after which nobody is asked."""
    position.first_player = position.seat
    return False


def end(position: Position) -> None:
    """Take the markers back; new motors are usable from the next round on."""
    for seat in range(position.seats):
        position.markers[seat] = 0
        position.passed[seat] = 0
        position.new_motors[seat] = 0
    position.motors_left = 0
