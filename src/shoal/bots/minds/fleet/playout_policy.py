"""The playout policy of Fleet (hunches): buy cheap licences, launch boats, hire captains, keep cards to launch."""

from typing import Final

from shoal.core.native import i64
from shoal.core.rng import Rng
from shoal.games.fleet import launching
from shoal.games.fleet.actions import (
    AUCTION,
    BID,
    CAPTAIN,
    DECLINE,
    DISCARD,
    LAUNCH,
    LEVELS,
    PASS,
    PAY,
    PAY_CRATE,
    PROCESS,
    STOP,
    TRADE,
)
from shoal.games.fleet.edition_numbers import BOAT_KINDS, LICENCE_KINDS
from shoal.games.fleet.licence_deck import licences_to_come
from shoal.games.fleet.phases import CHOOSING, DISCARDING, HIRING, LAUNCHING, OPENING, PAYING, PROCESSING
from shoal.games.fleet.state import FleetState
from shoal.games.fleet.ways_to_pay import DOLLAR, boat_worth

EARLY_MARGINS: Final = [4, 3, 3, 2, 2, 3, 2, 2, 2]
LATE_MARGINS: Final = [2, 2, 0, 0, 0, 4, 2, 2, 2]
"""About how many dollars above the minimum bid a licence of each kind is worth."""
MUCH: Final = 1000


def hunch(state: FleetState, seat: i64, rng: Rng) -> int:
    phase = state.phase
    if phase == PAYING:
        return pay_by_hunch(state, seat)
    if phase < PAYING:
        return auction_by_hunch(state, seat, rng)
    if phase == LAUNCHING:
        return launch_by_hunch(state, seat)
    if phase == HIRING:
        return CAPTAIN + cheapest(state, seat)
    if phase == PROCESSING:
        return process_by_hunch(state, seat)
    return discard_by_hunch(state, seat) if phase == DISCARDING else state.legal(seat)[0]


def auction_by_hunch(state: FleetState, seat: i64, rng: Rng) -> int:
    if state.phase == CHOOSING:
        return choose_by_hunch(state, seat, rng)
    if state.phase == OPENING:
        return BID + state.printed.minimum_bids[state.block]
    bid: i64 = state.bid + 1
    return BID + bid if bid <= state.power(seat) and bid <= worth(state, state.block, rng) else PASS


def worth(state: FleetState, kind: i64, rng: Rng) -> i64:
    """Return a random estimate of a licence's worth in dollars."""
    early = licences_to_come(state) > 2 * state.seats
    margins = EARLY_MARGINS if early else LATE_MARGINS
    return state.printed.minimum_bids[kind] + margins[kind] - 2 + rng.below(5)


def choose_by_hunch(state: FleetState, seat: i64, rng: Rng) -> int:
    power: i64 = state.power(seat)
    best: i64 = -1
    best_gain: i64 = -1
    for kind in range(LICENCE_KINDS):
        price: i64 = state.printed.minimum_bids[kind]
        if state.display[kind] and price <= power:
            gain: i64 = worth(state, kind, rng) - price
            if gain > best_gain:
                best, best_gain = kind, gain
    return DECLINE if best < 0 else AUCTION + best


def pay_by_hunch(state: FleetState, seat: i64) -> int:
    legal = state.legal(seat)
    best = legal[0]
    least: i64 = MUCH
    for action in legal:
        missed: i64 = 1
        if action < PAY_CRATE:
            kind: i64 = action - PAY
            missed = boat_worth(state, seat, kind) + DOLLAR * max(0, state.printed.cash[kind] - state.due)
        if missed < least:
            best, least = action, missed
    return best


def launch_by_hunch(state: FleetState, seat: i64) -> int:
    best: i64 = STOP
    most: i64 = -1
    for kind in range(BOAT_KINDS):
        points: i64 = state.printed.boat_points[kind]
        if (
            state.hands[BOAT_KINDS * seat + kind]
            and points > most
            and launching.licensed(state, seat, kind)
            and launching.can_pay_launch(state, seat, kind)
        ):
            best, most = LAUNCH + kind, points
    return best


def loss(state: FleetState, seat: i64, kind: i64) -> i64:
    """Return how much it costs to lose a card, as money and as a boat."""
    return 2 * state.printed.cash[kind] + boat_worth(state, seat, kind)


def cheapest(state: FleetState, seat: i64) -> i64:
    """Return the card in hand that costs least to lose."""
    best: i64 = 0
    least: i64 = MUCH
    for kind in range(BOAT_KINDS):
        if state.hands[BOAT_KINDS * seat + kind] and loss(state, seat, kind) < least:
            best, least = kind, loss(state, seat, kind)
    return best


def discard_by_hunch(state: FleetState, seat: i64) -> int:
    legal = state.legal(seat)
    best = legal[0]
    least: i64 = MUCH
    for action in legal:
        if loss(state, seat, action - DISCARD) < least:
            best, least = action, loss(state, seat, action - DISCARD)
    return best


def process_by_hunch(state: FleetState, seat: i64) -> int:
    """Trade a crate, if there is time to use the cards; take crates from full boats first."""
    if state.no_licences or state.no_crates:
        return STOP
    legal = state.legal(seat)
    for action in legal:
        if PROCESS <= action < TRADE and (action - PROCESS) % LEVELS == LEVELS - 1:
            return action
    return TRADE if state.processed[seat] else legal[-1]
