"""Phase two of Fleet: boats are launched, then the seats that launched draw cards for their Cod licences."""

from typing import Final

from shoal.core.native import i64
from shoal.games.fleet import boat_deck, hand_tracking, payment
from shoal.games.fleet.actions import LAUNCH, STOP
from shoal.games.fleet.edition_numbers import BOAT_KINDS, BOAT_OF_LICENCE, COD, KING_CRAB_BOAT, LICENCE_KINDS
from shoal.games.fleet.phases import COD_DRAWS, LAUNCHING
from shoal.games.fleet.position import Position
from shoal.games.fleet.position_layout import CLASSES, LEVELS_OF_KIND, SEAT_BIT

LICENCE_OF_BOAT: Final = [3, 0, 2, 4, 1]
"""The licence that each kind of boat needs, King Crab apart."""


def begin(position: Position) -> None:
    position.phase, position.order = LAUNCHING, -1
    position.launched = 0


def seek(position: Position) -> bool:
    """Find the next seat that may launch; after the last, the next one that draws for Cod licences."""
    if position.phase == LAUNCHING:
        if _seek_launcher(position):
            return True
        position.phase, position.order = COD_DRAWS, -1
    return _seek_cod_draw(position)


def _seek_launcher(position: Position) -> bool:
    """Find a seat with a card and a licence for boats: the others, as all can see, have nothing to decide."""
    while (seat := position.next_seat()) >= 0:
        if position.hand_size[seat] and has_any_boat_licence(position, seat):
            has_cod = position.licences[LICENCE_KINDS * seat + COD] > 0
            position.launches_left = position.printed.cod_launches if has_cod else 1
            position.seat, position.to_move = seat, seat
            return True
    return False


def _seek_cod_draw(position: Position) -> bool:
    while (seat := position.next_seat()) >= 0:
        cards: i64 = position.licences[LICENCE_KINDS * seat + COD]
        draws = cards > 0 and position.launched & SEAT_BIT[seat]
        if draws and boat_deck.begin(position, seat, cards, COD_DRAWS):
            return True
    return False


def has_any_boat_licence(position: Position, seat: i64) -> bool:
    first: i64 = LICENCE_KINDS * seat
    owned: i64 = 0
    for kind in range(LICENCE_KINDS):
        if BOAT_OF_LICENCE[kind] >= 0:
            owned += position.licences[first + kind]
    return owned > 0


def licensed(position: Position, seat: i64, kind: i64) -> bool:
    """Return whether the seat owns a licence for that kind of boat: any of the three will do for King Crab."""
    first: i64 = LICENCE_KINDS * seat
    if kind == KING_CRAB_BOAT:
        return position.licences[first + 6] + position.licences[first + 7] + position.licences[first + 8] > 0
    return position.licences[first + LICENCE_OF_BOAT[kind]] > 0


def can_pay_launch(position: Position, seat: i64, kind: i64) -> bool:
    """Return whether the rest of the hand, crates and discount cover the launch; the boat itself cannot pay."""
    return position.power(seat) - position.printed.cash[kind] >= position.printed.costs[kind]


def legal(position: Position) -> list[int]:
    seat: i64 = position.seat
    first: i64 = BOAT_KINDS * seat
    steps = [
        LAUNCH + kind
        for kind in range(BOAT_KINDS)
        if position.hands[first + kind] and licensed(position, seat, kind) and can_pay_launch(position, seat, kind)
    ]
    steps.append(STOP)
    return steps


def act(position: Position, action: i64) -> bool:
    if action == STOP:
        return False
    kind: i64 = action - LAUNCH
    seat: i64 = position.seat
    position.take_from_hand(seat, kind)
    hand_tracking.saw_leave(position, seat, kind)
    position.fleet[CLASSES * seat + LEVELS_OF_KIND * kind] += 1
    position.waiting[seat] += 1
    price: i64 = position.printed.costs[kind]
    return payment.begin(position, seat, price, payment.FOR_LAUNCH + kind) or resume(position)


def resume(position: Position) -> bool:
    """Go on after a launch has been paid: with the same seat, if it may launch another boat."""
    position.phase = LAUNCHING
    position.launched |= SEAT_BIT[position.seat]
    position.launches_left -= 1
    if position.launches_left <= 0 or position.hand_size[position.seat] == 0:
        return False
    position.to_move = position.seat
    return True
