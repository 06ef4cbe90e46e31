"""The auction of an outlet in Fresh Fish: sealed bids, and the winner."""

from shoal.core.native import i64
from shoal.games.fresh_fish.actions import BID
from shoal.games.fresh_fish.edition_numbers import FIRST_OUTLET, TRADES
from shoal.games.fresh_fish.phases import BIDS
from shoal.games.fresh_fish.position import Position
from shoal.games.fresh_fish.position_layout import NO_BID, NOT_YET, mask_of


def begin(position: Position) -> bool:
    """Ask every seat that needs the outlet for a bid; if only one does, it gets the outlet for nothing."""
    bidders: i64 = eligible(position)
    position.phase = BIDS
    if bidders & (bidders - 1):
        position.due = bidders
        return True
    seat: i64 = 0
    while mask_of(seat) != bidders:
        seat += 1
    _open(position, seat)
    return False


def eligible(position: Position) -> i64:
    """Return the seats that do not have the outlet in hand, as a mask: they must bid."""
    trade: i64 = position.tile - FIRST_OUTLET
    mask: i64 = 0
    for seat in range(position.seats):
        if position.outlets[TRADES * seat + trade] == NOT_YET:
            mask |= mask_of(seat)
    return mask


def legal(position: Position, seat: int) -> list[int]:
    return list(range(BID, BID + position.money[seat] + 1))


def act(position: Position, seat: int, action: int) -> bool:
    """Seal a bid; the last one opens them all."""
    position.bids[seat] = action - BID
    position.due &= ~mask_of(seat)
    if position.due:
        return True
    winner = _winner(position)
    price = position.bids[winner]
    position.money[winner] -= price
    position.bank += price
    _open(position, winner)
    return False


def _winner(position: Position) -> int:
    """Find the highest bid; of equal ones the first, going clockwise from the drawer or from the drawer's left."""
    seat: i64 = position.player
    winner: i64 = -1
    highest: i64 = NO_BID
    for _ in range(position.seats):
        if position.left_first:
            seat = seat + 1 if seat + 1 < position.seats else 0
        if position.bids[seat] > highest:
            highest = position.bids[seat]
            winner = seat
        if not position.left_first:
            seat = seat + 1 if seat + 1 < position.seats else 0
    return winner


def _open(position: Position, winner: i64) -> None:
    """Store the bids, the outlet and its winner."""
    position.opened = position.bids
    position.opened_outlet = position.tile - FIRST_OUTLET
    position.opened_winner = winner
    position.bids = [NO_BID] * position.seats
