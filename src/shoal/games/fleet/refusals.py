"""Why an action is refused in Fleet, by rule id."""

from typing import Final

from shoal.core.checks import protocol_refusal
from shoal.core.game import CHANCE
from shoal.core.refusal import ORDER, Refusal
from shoal.core.telling import counted
from shoal.games.fleet import launching, payment
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
from shoal.games.fleet.drawing_cards import discard_rule
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
from shoal.games.fleet.position import Position
from shoal.games.fleet.printed import BOAT_KINDS, DISCARD_ANY, LARGEST_BID
from shoal.games.fleet.processing import boats_of_class
from shoal.games.fleet.words import BOAT_TITLES, LICENCE_TITLES

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


def refusal(position: Position, seat: int, action: int) -> Refusal | None:
    by_protocol = protocol_refusal(position, seat, action)
    if by_protocol is not None or seat == CHANCE:
        return by_protocol
    if position.phase < PAYING:
        return _auction_refusal(position, action)
    if position.phase == PAYING:
        return _payment_refusal(position, action)
    return _later_refusal(position, action)


def _not_now(position: Position) -> Refusal:
    return Refusal("FL-R1", f"Not now: it is for you to {DUE_NOW[position.phase]}.")


def _later_refusal(position: Position, action: int) -> Refusal | None:
    if position.phase == LAUNCHING:
        return _launch_refusal(position, action)
    if position.phase == HIRING:
        return _captain_refusal(position, action)
    if position.phase == BOARDING:
        return _boat_refusal(position, action)
    if position.phase == PROCESSING:
        return _processing_refusal(position, action)
    return _discard_refusal(position, action)


def _auction_refusal(position: Position, action: int) -> Refusal | None:
    if position.phase == CHOOSING:
        if action == PASS:
            return DECLINE_INSTEAD
        if action == DECLINE:
            return None
        return _choice_refusal(position, action - AUCTION) if action < DECLINE else _not_now(position)
    if position.phase == BIDDING and action <= PASS:
        return None if action == PASS else PASS_INSTEAD if action == DECLINE else _not_now(position)
    return _bid_refusal(position, action - BID) if action > BID else _not_now(position)


def _choice_refusal(position: Position, licence: int) -> Refusal | None:
    name, least = LICENCE_TITLES[licence], position.printed.minimum_bids[licence]
    if not position.display[licence]:
        return Refusal("FL-A2", f"No {name} licence is in the auction.")
    if position.power(position.seat) < least:
        return Refusal(
            "FL-A6", f"The {name} licence starts at ${least}, and you can pay ${position.power(position.seat)}."
        )
    return None


def _bid_refusal(position: Position, amount: int) -> Refusal | None:
    least = position.printed.minimum_bids[position.block]
    power = position.power(position.to_move)
    if position.phase == OPENING and amount < least:
        return Refusal("FL-A3", f"The bidding for the {LICENCE_TITLES[position.block]} licence starts at ${least}.")
    if position.phase == BIDDING and amount <= position.bid:
        return Refusal("FL-A4", f"The bid stands at ${position.bid}: bid more, or pass.")
    if amount > power:
        return Refusal("FL-A6", f"You can pay ${min(power, LARGEST_BID)} at most, so you cannot bid ${amount}.")
    return None


def _payment_refusal(position: Position, action: int) -> Refusal | None:
    if SETTLE <= action <= BID:
        return _settling_refusal(position, action - SETTLE)
    if not PAY <= action <= PAY_CRATE:
        return _not_now(position)
    if position.due <= 0:
        return ALREADY_COVERED
    return _crate_refusal(position) if action == PAY_CRATE else _card_refusal(position, action - PAY)


def _crate_refusal(position: Position) -> Refusal | None:
    if not position.processed[position.seat]:
        return NO_CRATE
    return None if position.processed[position.seat] >= position.due else TOO_FEW_CRATES


def _settling_refusal(position: Position, lost: int) -> Refusal | None:
    if position.due > 0:
        return NOT_COVERED if position.hidden else _not_now(position)
    return None if lost == -position.due else Refusal("FL-M5", f"Your payment is ${-position.due} over, not ${lost}.")


def _card_refusal(position: Position, kind: int) -> Refusal | None:
    if not position.hands[BOAT_KINDS * position.seat + kind]:
        return _not_in_hand(kind)
    if position.printed.place[kind] < position.place:
        return ORDER
    if not payment.can_follow(position, kind):
        name = BOAT_TITLES[kind]
        return Refusal(
            "FL-M4", f"Cards are paid by falling cash: from {name} downwards you cannot cover the ${position.due} due."
        )
    return None


def _not_in_hand(kind: int) -> Refusal:
    return Refusal("FL-S1", f"You hold no {BOAT_TITLES[kind]} card.")


def _launch_refusal(position: Position, action: int) -> Refusal | None:
    if action == STOP:
        return None
    if not LAUNCH <= action < STOP:
        return _not_now(position)
    kind, seat = action - LAUNCH, position.seat
    if not position.hands[BOAT_KINDS * seat + kind]:
        return _not_in_hand(kind)
    if not launching.licensed(position, seat, kind):
        return Refusal("FL-L2", f"You own no licence for {BOAT_TITLES[kind]} boats.")
    if not launching.can_pay_launch(position, seat, kind):
        price = position.printed.costs[kind] - position.discount(seat)
        return Refusal("FL-L3", f"You cannot pay the ${price} for this launch; the boat itself does not count.")
    return None


def _captain_refusal(position: Position, action: int) -> Refusal | None:
    if action == STOP:
        return None
    if not CAPTAIN <= action < ABOARD:
        return _not_now(position)
    held = position.hands[BOAT_KINDS * position.seat + action - CAPTAIN]
    return None if held else _not_in_hand(action - CAPTAIN)


def _boat_refusal(position: Position, action: int) -> Refusal | None:
    if not ABOARD <= action < PROCESS:
        return _not_now(position)
    kind = action - ABOARD
    if not position.fleet[CLASSES * position.seat + LEVELS_OF_KIND * kind]:
        return Refusal("FL-H3", f"You have no {BOAT_TITLES[kind]} boat without a captain.")
    return None


def _processing_refusal(position: Position, action: int) -> Refusal | None:
    if action == STOP:
        return None
    if action == TRADE:
        return None if position.processed[position.seat] else NOTHING_TO_TRADE
    if not PROCESS <= action < TRADE:
        return _not_now(position)
    boat_class = action - PROCESS
    if boat_class < position.process_from:
        return ORDER
    if not boats_of_class(position, position.seat, boat_class):
        kind, crates = divmod(boat_class, LEVELS)
        return Refusal("FL-P2", f"You have no {BOAT_TITLES[kind]} boat with {counted(crates + 1, 'crate')}.")
    return None


def _discard_refusal(position: Position, action: int) -> Refusal | None:
    if not DISCARD <= action < DRAW:
        return _not_now(position)
    kind = action - DISCARD
    if discard_rule(position, position.seat) == DISCARD_ANY:
        return None if position.hands[BOAT_KINDS * position.seat + kind] else _not_in_hand(kind)
    if not position.fresh[kind]:
        return Refusal("FL-D2", f"You have not just drawn a {BOAT_TITLES[kind]} card, and must discard one of those.")
    return None
