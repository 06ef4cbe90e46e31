"""The auction of an outlet: sealed bids, the winner, and where the outlet comes to stand."""

from typing import TYPE_CHECKING

from shoal.core.native import i64
from shoal.games.fresh_fish import building
from shoal.games.fresh_fish.actions import FIRST_OUTLET, TRADES
from shoal.games.fresh_fish.phases import BIDS, NO_BID, NOT_YET, OFF_BOARD, mask_of

if TYPE_CHECKING:
    from shoal.games.fresh_fish.state import FreshFishState


def eligible(state: "FreshFishState") -> i64:
    """Give the seats that do not have the outlet in hand, as a mask: they must bid."""
    trade: i64 = state.tile - FIRST_OUTLET
    mask: i64 = 0
    for seat in range(state.seats):
        if state.outlets[TRADES * seat + trade] == NOT_YET:
            mask |= mask_of(seat)
    return mask


def open_auction(state: "FreshFishState") -> None:
    """Ask all who need the outlet for a bid; if there is but one, it is his for nothing."""
    bidders: i64 = eligible(state)
    if bidders & (bidders - 1) == 0:
        seat: i64 = 0
        while mask_of(seat) != bidders:
            seat += 1
        _hand_over(state, seat)
    else:
        state.phase = BIDS
        state.due = bidders


def bid(state: "FreshFishState", seat: int, amount: int) -> None:
    """Seal a bid; the last one opens them all."""
    state.bids[seat] = amount
    state.due &= ~mask_of(seat)
    if state.due == 0:
        winner = winner_of(state)
        price = state.bids[winner]
        state.money[winner] -= price
        state.bank += price
        _hand_over(state, winner)


def winner_of(state: "FreshFishState") -> int:
    """Find the highest bid; of equal ones the first, going clockwise from the drawer or from his left."""
    seat: i64 = state.player
    winner: i64 = -1
    highest: i64 = NO_BID
    for _ in range(state.seats):
        if state.left_first:
            seat = seat + 1 if seat + 1 < state.seats else 0
        if state.bids[seat] > highest:
            highest = state.bids[seat]
            winner = seat
        if not state.left_first:
            seat = seat + 1 if seat + 1 < state.seats else 0
    return winner


def _hand_over(state: "FreshFishState", winner: i64) -> None:
    """Give the winner his outlet: to build if he has a plot, else to keep beside the board."""
    state.opened = state.bids
    state.opened_outlet = state.tile - FIRST_OUTLET
    state.opened_winner = winner
    state.bids = [NO_BID] * state.seats
    if state.plots[winner]:
        state.let_build(winner)
    else:
        state.outlets[TRADES * winner + state.opened_outlet] = OFF_BOARD
        _go_on(state, winner)


def build_outlet(state: "FreshFishState", seat: int, cell: int) -> None:
    """Put the outlet under the marker, which stays; the first two outlets free a marker that was set aside."""
    building.release(state, seat, cell)
    building.develop(state, cell)
    building.serve(state, cell)
    state.outlets[TRADES * seat + state.tile - FIRST_OUTLET] = cell
    if state.aside[seat] > 0:
        state.aside[seat] -= 1
        state.supply[seat] += 1
    building.expropriate(state)
    _go_on(state, seat)


def _go_on(state: "FreshFishState", winner: i64) -> None:
    """End the turn of a drawer who won; another winner gives the drawer his turn again."""
    if state.end_if_over():
        return
    if winner == state.player:
        state.end_turn()
    else:
        state.begin_turn()
