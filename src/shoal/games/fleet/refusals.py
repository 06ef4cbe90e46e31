"""Why an action is refused in Fleet, by rule id (texts: en.ftl)."""

from typing import Final

from shoal.core.game import CHANCE
from shoal.core.protocol_refusals import protocol_refusal
from shoal.core.refusal import Refusal, refused
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
from shoal.games.fleet.draw_phase import discard_rule
from shoal.games.fleet.edition_numbers import BOAT_KINDS, BOATS, DISCARD_ANY, LICENCES
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
from shoal.games.fleet.position_layout import CLASSES, LEVELS_OF_KIND
from shoal.games.fleet.processing import boats_of_class
from shoal.games.fleet.turn_order import legal

CHOOSE_NOW: Final = refused("FL-R1", "fleet.choose-now")
DECLINE_NOW: Final = refused("FL-R1", "fleet.decline-now")
OPEN_NOW: Final = refused("FL-R1", "fleet.open-now")
RAISE_NOW: Final = refused("FL-R1", "fleet.raise-now")
PASS_NOW: Final = refused("FL-R1", "fleet.pass-now")
SETTLE_NOW: Final = refused("FL-R1", "fleet.settle-now")
LAUNCH_NOW: Final = refused("FL-R1", "fleet.launch-now")
HIRE_NOW: Final = refused("FL-R1", "fleet.hire-now")
BOARD_NOW: Final = refused("FL-R1", "fleet.board-now")
PROCESS_NOW: Final = refused("FL-R1", "fleet.process-now")
TRADE_NOW: Final = refused("FL-R1", "fleet.trade-now")
PROCESS_OR_TRADE_NOW: Final = refused("FL-R1", "fleet.process-or-trade-now")
STOP_NOW: Final = refused("FL-R1", "fleet.stop-now")
DISCARD_NOW: Final = refused("FL-R1", "fleet.discard-now")
DUE_NOW: Final = {
    CHOOSING: (DECLINE_NOW, CHOOSE_NOW),
    OPENING: (OPEN_NOW, OPEN_NOW),
    BIDDING: (PASS_NOW, RAISE_NOW),
    LAUNCHING: (STOP_NOW, LAUNCH_NOW),
    HIRING: (HIRE_NOW, HIRE_NOW),
    BOARDING: (BOARD_NOW, BOARD_NOW),
    DISCARDING: (DISCARD_NOW, DISCARD_NOW),
}
"""What is due in a phase: where there is no choice left, and where there is one."""
CHOOSE_INSTEAD: Final = refused("FL-A2", "fleet.choose-instead")
DECLINE_INSTEAD: Final = refused("FL-A2", "fleet.decline-instead")
PASS_INSTEAD: Final = refused("FL-A5", "fleet.pass-instead")
ALREADY_COVERED: Final = refused("FL-M3", "fleet.already-covered")
NOT_FACE_DOWN: Final = refused("FL-M5", "fleet.not-face-down")
NO_CRATE: Final = refused("FL-M2", "fleet.no-crate")
NOTHING_TO_TRADE: Final = refused("FL-P3", "fleet.nothing-to-trade")


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
    """Say what is due instead, and only what is possible."""
    if position.phase == PAYING:
        return SETTLE_NOW if position.due <= 0 else refused("FL-R1", "fleet.pay-now", due=int(position.due))
    steps = legal(position)
    if position.phase == PROCESSING:
        processes = any(PROCESS <= step < TRADE for step in steps)
        if TRADE in steps:
            return PROCESS_OR_TRADE_NOW if processes else TRADE_NOW
        return PROCESS_NOW if processes else STOP_NOW
    forced, free = DUE_NOW[int(position.phase)]
    return forced if len(steps) == 1 else free


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
        return _choice_refusal(position, action)
    if action > BID:
        return _bid_refusal(position, action - BID)
    if action not in (PASS, DECLINE):
        return _not_now(position)
    if position.phase == OPENING:
        licence, least = LICENCES[position.block], position.printed.minimum_bids[position.block]
        return refused("FL-A3", "fleet.open-first", licence=licence, least=least)
    return None if action == PASS else PASS_INSTEAD


def _choice_refusal(position: Position, action: int) -> Refusal | None:
    if action == PASS:
        return CHOOSE_INSTEAD if len(legal(position)) > 1 else DECLINE_INSTEAD
    if action >= DECLINE:
        return None if action == DECLINE else _not_now(position)
    kind = action - AUCTION
    least, power = position.printed.minimum_bids[kind], int(position.power(position.seat))
    if not position.display[kind]:
        return refused("FL-A2", "fleet.not-in-auction", licence=LICENCES[kind])
    if power < least:
        return refused("FL-A6", "fleet.too-dear", licence=LICENCES[kind], least=least, power=power)
    return None


def _bid_refusal(position: Position, amount: int) -> Refusal | None:
    least, standing = position.printed.minimum_bids[position.block], int(position.bid)
    power = int(position.power(position.to_move))
    if position.phase == OPENING and amount < least:
        return refused("FL-A3", "fleet.below-least", licence=LICENCES[position.block], least=least)
    if position.phase == BIDDING and amount <= standing:
        if power <= standing:
            return refused("FL-A4", "fleet.out-of-reach", bid=standing, power=power)
        return refused("FL-A4", "fleet.not-higher", bid=standing)
    if amount > power:
        return refused("FL-A6", "fleet.beyond-means", bid=amount, power=power)
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
    crates, due = position.processed[position.seat], int(position.due)
    if not crates:
        return NO_CRATE
    return None if crates >= due else refused("FL-M4", "fleet.crates-last", crates=crates, due=due)


def _settling_refusal(position: Position, said: int) -> Refusal | None:
    if not position.hidden:
        return NOT_FACE_DOWN
    if position.due > 0:
        return refused("FL-M5", "fleet.not-covered", due=int(position.due))
    over = -int(position.due)
    return None if said == over else refused("FL-M5", "fleet.settled-wrong", over=over, said=said)


def _card_refusal(position: Position, kind: int) -> Refusal | None:
    if not position.hands[BOAT_KINDS * position.seat + kind]:
        return _not_in_hand(kind)
    place_of = position.printed.place
    order = sorted(BOATS, key=lambda name: place_of[BOATS.index(name)])
    if place_of[kind] < position.place:
        return refused("FL-M4", "fleet.paid-past", card_order=order, card=BOATS[kind])
    if not payment.can_follow(position, kind):
        rest, due = int(payment.usable(position, position.seat, place_of[kind])), int(position.due)
        return refused("FL-M4", "fleet.too-little-after", card_order=order, card=BOATS[kind], rest=rest, due=due)
    return None


def _not_in_hand(kind: int) -> Refusal:
    return refused("FL-S1", "fleet.not-in-hand", card=BOATS[kind])


def _launch_refusal(position: Position, action: int) -> Refusal | None:
    if action == STOP:
        return None
    if not LAUNCH <= action < STOP:
        return _not_now(position)
    kind, seat = action - LAUNCH, position.seat
    if not position.hands[BOAT_KINDS * seat + kind]:
        return _not_in_hand(kind)
    if not launching.licensed(position, seat, kind):
        return refused("FL-L2", "fleet.no-licence", boat=BOATS[kind])
    if not launching.can_pay_launch(position, seat, kind):
        discount = int(position.discount(seat))
        price, power = position.printed.costs[kind] - discount, int(position.power(seat)) - discount
        return refused(
            "FL-L3", "fleet.launch-too-dear", boat=BOATS[kind], price=price, power=power - position.printed.cash[kind]
        )
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
        return refused("FL-H3", "fleet.no-boat-to-board", boat=BOATS[kind])
    return None


def _processing_refusal(position: Position, action: int) -> Refusal | None:
    if action == STOP:
        return None
    if action == TRADE:
        return None if position.processed[position.seat] else NOTHING_TO_TRADE
    if not PROCESS <= action < TRADE:
        return _not_now(position)
    kind, level = divmod(action - PROCESS, LEVELS)
    if not boats_of_class(position, position.seat, action - PROCESS):
        return refused("FL-P2", "fleet.no-boat-to-process", boat=BOATS[kind], crates=level + 1)
    if action - PROCESS < position.process_from:
        return refused("FL-P2", "fleet.processed-past", boat_order=list(BOATS), boat=BOATS[kind], crates=level + 1)
    return None


def _discard_refusal(position: Position, action: int) -> Refusal | None:
    if not DISCARD <= action < DRAW:
        return _not_now(position)
    kind = action - DISCARD
    if discard_rule(position, position.seat) == DISCARD_ANY:
        return None if position.hands[BOAT_KINDS * position.seat + kind] else _not_in_hand(kind)
    return None if position.fresh[kind] else refused("FL-D2", "fleet.not-just-drawn", card=BOATS[kind])
