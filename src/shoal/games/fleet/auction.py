"""Phase one of Fleet, the auction: a seat chooses a licence and opens, the others bid or pass, the winner pays."""

from shoal.core.native import i64
from shoal.games.fleet import hand_tracking, payment
from shoal.games.fleet.actions import AUCTION, BID, DECLINE, PASS
from shoal.games.fleet.edition_numbers import LARGEST_BID, LICENCE_KINDS
from shoal.games.fleet.phases import BIDDING, CHOOSING, OPENING
from shoal.games.fleet.position import Position
from shoal.games.fleet.position_layout import SEAT_BIT


def begin(position: Position) -> None:
    position.phase = CHOOSING
    position.round += 1
    position.done = 0
    position.bought = 0


def seek(position: Position) -> bool:
    """Find the first seat in turn order that has neither won nor declined: it chooses a licence."""
    for order in range(position.seats):
        seat = position.seat_in_order(order)
        if not position.done & SEAT_BIT[seat]:
            position.seat, position.to_move = seat, seat
            return True
    return False


def legal(position: Position) -> list[int]:
    power = position.power(position.to_move)
    if position.phase == CHOOSING:
        choices = [
            AUCTION + kind
            for kind in range(LICENCE_KINDS)
            if position.display[kind] and position.printed.minimum_bids[kind] <= power
        ]
        choices.append(DECLINE)
        return choices
    most: i64 = min(LARGEST_BID, power)
    if position.phase == OPENING:
        return list(range(BID + position.printed.minimum_bids[position.block], BID + most + 1))
    bids = [PASS]
    amount: i64 = position.bid + 1
    while amount <= most:
        bids.append(BID + amount)
        amount += 1
    return bids


def act(position: Position, action: int) -> bool:
    if position.phase == CHOOSING:
        return _choose(position, action)
    if action == PASS:
        position.passed |= SEAT_BIT[position.to_move]
    else:
        position.phase = BIDDING
        position.bid = action - BID
        position.high = position.to_move
        hand_tracking.saw_bid(position, position.high, position.bid)
    return _next_bidder(position)


def _choose(position: Position, action: int) -> bool:
    """Put a licence up for auction, with the first bid by the same seat, or decline."""
    if action == DECLINE:
        position.done |= SEAT_BIT[position.seat]
        return False
    position.block = action - AUCTION
    position.passed = 0
    position.phase = OPENING
    hand_tracking.saw_bid(position, position.seat, position.printed.minimum_bids[position.block])
    return True


def _next_bidder(position: Position) -> bool:
    """Go clockwise to the next seat that may still bid; if that is the highest bidder, it pays."""
    out: i64 = position.done | position.passed
    seat: i64 = position.to_move
    while True:
        seat = seat + 1 if seat + 1 < position.seats else 0
        if seat == position.high:
            return payment.begin(position, seat, position.bid, position.block) or resume(position)
        if not out & SEAT_BIT[seat]:
            position.to_move = seat
            return True


def resume(position: Position) -> bool:
    """Hand the licence to the winner, who has paid for it."""
    seat: i64 = position.payer
    kind: i64 = position.paying_for
    position.phase = CHOOSING
    position.display[kind] -= 1
    position.displayed -= 1
    position.licences[LICENCE_KINDS * seat + kind] += 1
    position.bought += 1
    position.done |= SEAT_BIT[seat]
    return False


def end(position: Position) -> None:
    """Remove the licences on display if nobody has bought any."""
    if position.bought == 0:
        for kind in range(LICENCE_KINDS):
            position.removed[kind] += position.display[kind]
            position.display[kind] = 0
        position.displayed = 0
