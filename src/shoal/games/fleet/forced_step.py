"""The only legal step of Fleet, as far as a reader can know it: their own hand exactly, of other hands only bounds.

The state is made from the reader's view, so cards that they cannot see may be of any kind: nothing here looks at them.
"""

from shoal.core.game import ALL, Forced
from shoal.core.native import i64
from shoal.core.telling import Telling, telling
from shoal.games.fleet import launching, processing
from shoal.games.fleet.actions import ABOARD, BID, DECLINE, PASS, PAY_CRATE, STOP
from shoal.games.fleet.captains import legal as boats_to_board
from shoal.games.fleet.edition_numbers import BOAT_KINDS, BOATS, LARGEST_BID, LICENCE_KINDS
from shoal.games.fleet.phases import BIDDING, BOARDING, CHOOSING, DISCARDING, LAUNCHING, OPENING, PAYING, PROCESSING
from shoal.games.fleet.position_layout import KIND_BIT
from shoal.games.fleet.state import FleetState


def forced(state: FleetState, reader: int) -> Forced | None:
    seat = state.mover()
    if seat < 0:
        return None
    step = _only(state.legal(seat)) if reader in (seat, ALL) else _seen_by_others(state, seat)
    return None if step is None else Forced(seat, step, why(state, seat, step))


def _only(legal: list[int]) -> int | None:
    return legal[0] if len(legal) == 1 else None


def _seen_by_others(state: FleetState, seat: int) -> int | None:
    """Return the only legal step, if it is that with every hand that the seat may have."""
    phase: i64 = state.phase
    if phase <= BIDDING:
        return _in_auction(state, seat)
    if phase == PAYING:
        pays_crates = not state.hidden and state.hand_size[seat] == 0
        return PAY_CRATE if pays_crates else None
    if phase == LAUNCHING:
        return None if _may_launch(state, seat) else STOP
    if phase == BOARDING:
        return _only(boats_to_board(state))
    return _only(processing.legal(state)) if phase == PROCESSING else None


def _in_auction(state: FleetState, seat: int) -> int | None:
    most, least = most_power(state, seat), state.printed.minimum_bids
    if state.phase == CHOOSING:
        within = any(state.display[kind] and least[kind] <= most for kind in range(LICENCE_KINDS))
        return None if within else DECLINE
    most = min(most, LARGEST_BID)
    if state.phase == OPENING:
        return BID + least[state.block] if most <= least[state.block] else None
    return PASS if state.bid >= most else None


def most_power(state: FleetState, seat: int, spent: int = 0) -> int:
    """Return the highest price that the seat may be able to pay with all but `spent` cards of its hand."""
    cash = state.printed.cash
    certain = sorted((cash[kind] for kind in range(BOAT_KINDS) if state.certain[seat] & KIND_BIT[kind]), reverse=True)
    dearest = max(cash)
    worth = certain + [dearest] * (state.hand_size[seat] - len(certain))
    kept = sorted(worth, reverse=True)[: max(0, len(worth) - spent)]
    return sum(kept) + state.processed[seat] + int(state.discount(seat))


def _may_launch(state: FleetState, seat: int) -> bool:
    most = most_power(state, seat, 1)
    return any(
        launching.licensed(state, seat, kind) and state.printed.costs[kind] <= most for kind in range(BOAT_KINDS)
    )


def why(state: FleetState, seat: int, step: int) -> Telling:
    """Return what is said when this step is taken for the seat."""
    return _why_in_auction(state, seat, step) if state.phase <= BIDDING else _why_later(state, seat, step)


def _why_in_auction(state: FleetState, seat: int, step: int) -> Telling:
    if state.phase == CHOOSING:
        return telling("fleet.forced-decline", seat=seat)
    if state.phase == OPENING:
        return telling("fleet.forced-bid", seat=seat, bid=step - BID)
    return telling("fleet.forced-pass", seat=seat, bid=int(state.bid))


def _why_later(state: FleetState, seat: int, step: int) -> Telling:
    if state.phase == BOARDING:
        return telling("fleet.forced-aboard", seat=seat, boat=BOATS[step - ABOARD])
    if state.phase == LAUNCHING:
        return telling("fleet.forced-stop", seat=seat)
    if state.phase == PROCESSING:
        return telling("fleet.forced-stop-processing", seat=seat)
    return telling("fleet.forced-discard" if state.phase == DISCARDING else "fleet.forced-payment", seat=seat)
