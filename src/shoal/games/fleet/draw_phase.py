"""Phase five of Fleet: each seat draws cards, and discards one unless its Tuna licences let it keep all."""

from shoal.core.native import i64
from shoal.games.fleet import boat_deck, hand_tracking
from shoal.games.fleet.actions import DISCARD
from shoal.games.fleet.edition_numbers import BOAT_KINDS, DISCARD_ANY, DISCARD_DRAWN, DISCARD_NONE, LICENCE_KINDS, TUNA
from shoal.games.fleet.phases import DISCARDING, DRAWING
from shoal.games.fleet.position import Position


def begin(position: Position) -> None:
    position.phase, position.order = DRAWING, -1


def seek(position: Position) -> bool:
    while (seat := position.next_seat()) >= 0:
        cards: i64 = position.printed.tuna_draws[position.licences[LICENCE_KINDS * seat + TUNA]]
        if boat_deck.begin(position, seat, cards, DRAWING) or resume(position):
            return True
    return False


def resume(position: Position) -> bool:
    """Ask for a discard after the draw, if one is owed."""
    if discard_rule(position, position.seat) == DISCARD_NONE or boat_deck.fresh_cards(position) == 0:
        return False
    position.phase, position.to_move = DISCARDING, position.seat
    return True


def discard_rule(position: Position, seat: i64) -> i64:
    return position.printed.tuna_discards[position.licences[LICENCE_KINDS * seat + TUNA]]


def legal(position: Position) -> list[int]:
    first: i64 = BOAT_KINDS * position.seat
    if discard_rule(position, position.seat) == DISCARD_ANY:
        return [DISCARD + kind for kind in range(BOAT_KINDS) if position.hands[first + kind]]
    return [DISCARD + kind for kind in range(BOAT_KINDS) if position.fresh[kind]]


def act(position: Position, action: i64) -> bool:
    seat: i64 = position.seat
    kind: i64 = action - DISCARD
    of_the_drawn = discard_rule(position, seat) == DISCARD_DRAWN
    position.throw(seat, kind)
    if position.hidden:
        hand_tracking.saw_hidden_discard(position, seat, of_the_drawn=of_the_drawn)
    elif of_the_drawn:
        hand_tracking.saw_drawn_leave(position, seat, kind)
    else:
        hand_tracking.saw_leave(position, seat, kind)
    return False
