"""Phase four of Fleet: processing crates, and trading one of them for cards."""

from shoal.core.native import i64
from shoal.games.fleet import boat_deck
from shoal.games.fleet.actions import LEVELS, PROCESS, STOP, TRADE
from shoal.games.fleet.edition_numbers import BOAT_KINDS, LICENCE_KINDS, VESSEL
from shoal.games.fleet.phases import PROCESSING, TRADE_DRAWS
from shoal.games.fleet.position import Position
from shoal.games.fleet.position_layout import CLASSES, LEVELS_OF_KIND


def begin(position: Position) -> None:
    position.phase, position.order = PROCESSING, -1


def seek(position: Position) -> bool:
    """Find the next seat with a Processing Vessel licence and a crate to process or to trade."""
    while (seat := position.next_seat()) >= 0:
        licensed = position.licences[LICENCE_KINDS * seat + VESSEL] > 0
        if licensed and (position.processed[seat] > 0 or position.crates_on_boats(seat) > 0):
            position.phase, position.seat, position.to_move = PROCESSING, seat, seat
            position.process_from = 0
            return True
    return False


def boats_of_class(position: Position, seat: i64, boat_class: i64) -> i64:
    return position.fleet[_place(seat, boat_class)]


def _place(seat: i64, boat_class: i64) -> i64:
    """Return where the boats of a class to process are counted: classes are 4 * kind + crates - 1."""
    kind: i64 = boat_class // LEVELS
    return CLASSES * seat + LEVELS_OF_KIND * kind + boat_class - LEVELS * kind + 2


def legal(position: Position) -> list[int]:
    """List boats by kind and rising crates; one that gave a crate comes earlier in this order, so it gives no other."""
    steps = [STOP] + [
        PROCESS + boat_class
        for boat_class in range(position.process_from, LEVELS * BOAT_KINDS)
        if boats_of_class(position, position.seat, boat_class)
    ]
    if position.processed[position.seat]:
        steps.append(TRADE)
    return steps


def act(position: Position, action: i64) -> bool:
    seat: i64 = position.seat
    if action == STOP:
        return False
    if action == TRADE:
        position.processed[seat] -= 1
        position.crates_gone += 1
        return boat_deck.begin(position, seat, position.licences[LICENCE_KINDS * seat + VESSEL], TRADE_DRAWS)
    place: i64 = _place(seat, action - PROCESS)
    position.fleet[place] -= 1
    position.fleet[place - 1] += 1
    position.processed[seat] += 1
    position.process_from = action - PROCESS
    return True
