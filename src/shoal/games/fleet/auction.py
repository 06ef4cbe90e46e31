"""Phase one of Fleet, the auction, and the licence deck that feeds it."""

from typing import TYPE_CHECKING

from shoal.core.game import CHANCE
from shoal.core.native import i64
from shoal.games.fleet import harbour, memory, payment
from shoal.games.fleet.actions import AUCTION, BID, DECLINE, PASS, REVEAL, START
from shoal.games.fleet.layout import SEAT_BIT
from shoal.games.fleet.phases import BIDDING, CHOOSING, OPENING, REVEALING
from shoal.games.fleet.printed import COMMONS, LARGEST_BID, LICENCE_KINDS

if TYPE_CHECKING:
    from shoal.games.fleet.state import FleetState

# The licence deck


def start_player_odds(state: "FleetState") -> list[tuple[int, int]]:
    return [(START + seat, 1) for seat in range(state.seats)]


def set_start_player(state: "FleetState", action: int) -> None:
    state.start_player = action - START
    refresh(state)


def licence_odds(state: "FleetState") -> list[tuple[int, int]]:
    """Weigh the licences that may come next.

    All unseen licences of one sort are alike, those that left the game at the setup included. On top lie commons only;
    below them the next one is common or premium as the commons and premiums still to come are mixed.
    """
    commons: i64 = 0
    premiums: i64 = 0
    for kind in range(LICENCE_KINDS):
        if kind < COMMONS:
            commons += state.unseen[kind]
        else:
            premiums += state.unseen[kind]
    each_common: i64 = state.commons_left * premiums
    each_premium: i64 = state.premiums_left * commons
    if state.top_left > 0 or state.premiums_left == 0:
        each_common, each_premium = 1, 0
    elif state.commons_left == 0:
        each_common, each_premium = 0, 1
    odds: list[tuple[int, int]] = []
    for kind in range(LICENCE_KINDS):
        weight: i64 = state.unseen[kind] * (each_common if kind < COMMONS else each_premium)
        if weight > 0:
            odds.append((REVEAL + kind, weight))
    return odds


def licences_to_come(state: "FleetState") -> i64:
    return state.top_left + state.commons_left + state.premiums_left


def reveal(state: "FleetState", action: i64) -> None:
    kind: i64 = action - REVEAL
    state.unseen[kind] -= 1
    state.display[kind] += 1
    state.displayed += 1
    if state.top_left > 0:
        state.top_left -= 1
    elif kind < COMMONS:
        state.commons_left -= 1
    else:
        state.premiums_left -= 1
    refresh(state)


def refresh(state: "FleetState") -> None:
    """Reveal licences until there is one for each player; if they run out this round is the last."""
    if state.displayed < state.seats:
        if licences_to_come(state) > 0:
            state.phase, state.to_move = REVEALING, CHANCE
            return
        state.no_licences = True
    if state.round == 0:
        begin(state)
    else:
        harbour.begin_launching(state)


# The auction


def begin(state: "FleetState") -> None:
    state.round += 1
    state.done = 0
    state.bought = 0
    _next_choice(state)


def _next_choice(state: "FleetState") -> None:
    """Let the first player in turn order who has neither won nor declined choose a licence."""
    for order in range(state.seats):
        seat = state.seat_in_order(order)
        if not state.done & SEAT_BIT[seat]:
            state.phase, state.seat, state.to_move = CHOOSING, seat, seat
            return
    if state.bought == 0:
        for kind in range(LICENCE_KINDS):
            state.removed[kind] += state.display[kind]
            state.display[kind] = 0
        state.displayed = 0
    refresh(state)


def legal(state: "FleetState") -> list[int]:
    power = state.power(state.to_move)
    if state.phase == CHOOSING:
        choices = [
            AUCTION + kind
            for kind in range(LICENCE_KINDS)
            if state.display[kind] and state.printed.minimum_bids[kind] <= power
        ]
        choices.append(DECLINE)
        return choices
    most: i64 = min(LARGEST_BID, power)
    if state.phase == OPENING:
        return list(range(BID + state.printed.minimum_bids[state.block], BID + most + 1))
    bids = [PASS]
    amount: i64 = state.bid + 1
    while amount <= most:
        bids.append(BID + amount)
        amount += 1
    return bids


def choose(state: "FleetState", action: int) -> None:
    if action == DECLINE:
        state.done |= SEAT_BIT[state.seat]
        _next_choice(state)
        return
    state.block = action - AUCTION
    state.passed = 0
    state.phase = OPENING
    memory.saw_bid(state, state.seat, state.printed.minimum_bids[state.block])


def open_bidding(state: "FleetState", action: int) -> None:
    _bid(state, action)
    _next_bidder(state)


def bid_or_pass(state: "FleetState", action: int) -> None:
    if action == PASS:
        state.passed |= SEAT_BIT[state.to_move]
    else:
        _bid(state, action)
    _next_bidder(state)


def _bid(state: "FleetState", action: int) -> None:
    state.bid = action - BID
    state.high = state.to_move
    memory.saw_bid(state, state.high, state.bid)


def _next_bidder(state: "FleetState") -> None:
    """Go clockwise to the next player who may still bid; none is left when it is the high bidder's own turn."""
    out: i64 = state.done | state.passed
    seat: i64 = state.to_move
    while True:
        seat = seat + 1 if seat + 1 < state.seats else 0
        if seat == state.high:
            payment.begin(state, seat, state.bid, state.block)
            return
        if not out & SEAT_BIT[seat]:
            state.phase, state.to_move = BIDDING, seat
            return


def take_licence(state: "FleetState", seat: i64, kind: i64) -> None:
    """Give the licence to the winner, who has paid for it."""
    state.display[kind] -= 1
    state.displayed -= 1
    state.licences[LICENCE_KINDS * seat + kind] += 1
    state.bought += 1
    state.done |= SEAT_BIT[seat]
    _next_choice(state)
