"""Why an action is refused in Fleet, by rule id."""

from typing import TYPE_CHECKING, Final

from shoal.core.door import protocol_refusal
from shoal.core.game import CHANCE
from shoal.core.refusal import CHANCE_NOT, CHANCE_ONLY, ORDER, Refusal
from shoal.games.fleet import harbour, payment
from shoal.games.fleet.actions import (
    ABOARD,
    AUCTION,
    BID,
    CAPTAIN,
    DECLINE,
    DISCARD,
    DRAW,
    LAUNCH,
    LEVELS,
    PASS,
    PAY,
    PAY_CRATE,
    PROCESS,
    SETTLE,
    STOP,
    TRADE,
)
from shoal.games.fleet.boat_deck import discard_rule
from shoal.games.fleet.layout import CLASSES, LEVELS_OF_KIND
from shoal.games.fleet.phases import (
    BIDDING,
    BOARDING,
    CHOOSING,
    DISCARDING,
    HIRING,
    LAUNCHING,
    OPENING,
    PAYING,
    PROCESSING,
)
from shoal.games.fleet.printed import BOAT_KINDS, DISCARD_ANY, LARGEST_BID
from shoal.games.fleet.processing import boats_of_class
from shoal.games.fleet.words import BOAT_TITLES, LICENCE_TITLES, plural

if TYPE_CHECKING:
    from shoal.games.fleet.state import FleetState

DUE_NOW: Final = {
    CHOOSING: "choose a licence for auction, or decline",
    OPENING: "open the bidding",
    BIDDING: "raise the bid, or pass",
    PAYING: "pay, piece by piece",
    LAUNCHING: "launch a boat, or stop",
    HIRING: "choose a card to be a captain, or stop",
    BOARDING: "choose the boat for your captain",
    PROCESSING: "process crates, trade one, or stop",
    DISCARDING: "discard a card",
}
DECLINE_INSTEAD: Final = Refusal("FL-A2", "There is nothing to pass on yet: choose a licence, or decline.")
PASS_INSTEAD: Final = Refusal(
    "FL-A5", "You can only pass on this licence; declining is for when you are to choose one."
)
ALREADY_COVERED: Final = Refusal("FL-M3", "The price is covered: another piece would be superfluous. Settle now.")
NOT_COVERED: Final = Refusal("FL-M5", "The price is not covered yet.")
NO_CRATE: Final = Refusal("FL-M2", "You have no processed crate.")
TOO_FEW_CRATES: Final = Refusal("FL-M4", "After a crate only crates follow, and yours do not cover the rest.")
NOTHING_TO_TRADE: Final = Refusal("FL-P3", "You have no processed crate to trade.")


def refusal(state: "FleetState", seat: int, action: int) -> Refusal | None:
    by_protocol = protocol_refusal(state, seat)
    if by_protocol is not None:
        return by_protocol
    if seat == CHANCE:
        return None if any(outcome == action for outcome, _ in state.odds()) else CHANCE_NOT
    if DRAW <= action < SETTLE:
        return CHANCE_ONLY
    if state.phase < PAYING:
        return _auction_refusal(state, action)
    if state.phase == PAYING:
        return _payment_refusal(state, action)
    return _later_refusal(state, action)


def _not_now(state: "FleetState") -> Refusal:
    return Refusal("FL-R1", f"Not now: it is for you to {DUE_NOW[state.phase]}.")


def _later_refusal(state: "FleetState", action: int) -> Refusal | None:
    if state.phase == LAUNCHING:
        return _launch_refusal(state, action)
    if state.phase == HIRING:
        return _captain_refusal(state, action)
    if state.phase == BOARDING:
        return _boat_refusal(state, action)
    if state.phase == PROCESSING:
        return _processing_refusal(state, action)
    return _discard_refusal(state, action)


def _auction_refusal(state: "FleetState", action: int) -> Refusal | None:
    if state.phase == CHOOSING:
        if action == PASS:
            return DECLINE_INSTEAD
        if action == DECLINE:
            return None
        return _choice_refusal(state, action - AUCTION) if action < DECLINE else _not_now(state)
    if state.phase == BIDDING and action <= PASS:
        return None if action == PASS else PASS_INSTEAD if action == DECLINE else _not_now(state)
    return _bid_refusal(state, action - BID) if action > BID else _not_now(state)


def _choice_refusal(state: "FleetState", licence: int) -> Refusal | None:
    name, least = LICENCE_TITLES[licence], state.printed.minimum_bids[licence]
    if not state.display[licence]:
        return Refusal("FL-A2", f"No {name} licence is in the auction.")
    if state.power(state.seat) < least:
        return Refusal("FL-A6", f"The {name} licence starts at ${least}, and you can pay ${state.power(state.seat)}.")
    return None


def _bid_refusal(state: "FleetState", amount: int) -> Refusal | None:
    least = state.printed.minimum_bids[state.block]
    power = state.power(state.to_move)
    if state.phase == OPENING and amount < least:
        return Refusal("FL-A3", f"The bidding for the {LICENCE_TITLES[state.block]} licence starts at ${least}.")
    if state.phase == BIDDING and amount <= state.bid:
        return Refusal("FL-A4", f"The bid stands at ${state.bid}: bid more, or pass.")
    if amount > power:
        return Refusal("FL-A6", f"You can pay ${min(power, LARGEST_BID)} at most, so you cannot bid ${amount}.")
    return None


def _payment_refusal(state: "FleetState", action: int) -> Refusal | None:
    if SETTLE <= action <= BID:
        return _settling_refusal(state, action - SETTLE)
    if not PAY <= action <= PAY_CRATE:
        return _not_now(state)
    if state.due <= 0:
        return ALREADY_COVERED
    return _crate_refusal(state) if action == PAY_CRATE else _card_refusal(state, action - PAY)


def _crate_refusal(state: "FleetState") -> Refusal | None:
    if not state.processed[state.seat]:
        return NO_CRATE
    return None if state.processed[state.seat] >= state.due else TOO_FEW_CRATES


def _settling_refusal(state: "FleetState", lost: int) -> Refusal | None:
    if state.due > 0:
        return NOT_COVERED if state.hidden else _not_now(state)
    return None if lost == -state.due else Refusal("FL-M5", f"Your payment is ${-state.due} over, not ${lost}.")


def _card_refusal(state: "FleetState", kind: int) -> Refusal | None:
    if not state.hands[BOAT_KINDS * state.seat + kind]:
        return _not_in_hand(kind)
    if state.printed.place[kind] < state.place:
        return ORDER
    if not payment.can_follow(state, kind):
        name = BOAT_TITLES[kind]
        return Refusal(
            "FL-M4", f"Cards are paid by falling cash: from {name} downwards you cannot cover the ${state.due} due."
        )
    return None


def _not_in_hand(kind: int) -> Refusal:
    return Refusal("FL-S1", f"You hold no {BOAT_TITLES[kind]} card.")


def _launch_refusal(state: "FleetState", action: int) -> Refusal | None:
    if action == STOP:
        return None
    if not LAUNCH <= action < STOP:
        return _not_now(state)
    kind, seat = action - LAUNCH, state.seat
    if not state.hands[BOAT_KINDS * seat + kind]:
        return _not_in_hand(kind)
    if not harbour.licensed(state, seat, kind):
        return Refusal("FL-L2", f"You own no licence for {BOAT_TITLES[kind]} boats.")
    if not harbour.can_pay_launch(state, seat, kind):
        price = state.printed.costs[kind] - state.discount(seat)
        return Refusal("FL-L3", f"You cannot pay the ${price} for this launch; the boat itself does not count.")
    return None


def _captain_refusal(state: "FleetState", action: int) -> Refusal | None:
    if action == STOP:
        return None
    if not CAPTAIN <= action < ABOARD:
        return _not_now(state)
    held = state.hands[BOAT_KINDS * state.seat + action - CAPTAIN]
    return None if held else _not_in_hand(action - CAPTAIN)


def _boat_refusal(state: "FleetState", action: int) -> Refusal | None:
    if not ABOARD <= action < PROCESS:
        return _not_now(state)
    kind = action - ABOARD
    if not state.fleet[CLASSES * state.seat + LEVELS_OF_KIND * kind]:
        return Refusal("FL-H3", f"You have no {BOAT_TITLES[kind]} boat without a captain.")
    return None


def _processing_refusal(state: "FleetState", action: int) -> Refusal | None:
    if action == STOP:
        return None
    if action == TRADE:
        return None if state.processed[state.seat] else NOTHING_TO_TRADE
    if not PROCESS <= action < TRADE:
        return _not_now(state)
    boat_class = action - PROCESS
    if boat_class < state.process_from:
        return ORDER
    if not boats_of_class(state, state.seat, boat_class):
        kind, crates = divmod(boat_class, LEVELS)
        return Refusal("FL-P2", f"You have no {BOAT_TITLES[kind]} boat with {plural(crates + 1, 'crate')}.")
    return None


def _discard_refusal(state: "FleetState", action: int) -> Refusal | None:
    if not DISCARD <= action < DRAW:
        return _not_now(state)
    kind = action - DISCARD
    if discard_rule(state, state.seat) == DISCARD_ANY:
        return None if state.hands[BOAT_KINDS * state.seat + kind] else _not_in_hand(kind)
    if not state.fresh[kind]:
        return Refusal("FL-D2", f"You have not just drawn a {BOAT_TITLES[kind]} card, and must discard one of those.")
    return None
