"""Phase three of Fleet, its first half: captains are hired, then all draw cards for their Lobster licences."""

from shoal.core.native import i64
from shoal.games.fleet import boat_deck, hand_tracking
from shoal.games.fleet.actions import ABOARD, CAPTAIN, STOP
from shoal.games.fleet.edition_numbers import BOAT_KINDS, LICENCE_KINDS, LOBSTER
from shoal.games.fleet.phases import BOARDING, HIRING, LOBSTER_DRAWS
from shoal.games.fleet.position import Position
from shoal.games.fleet.position_layout import CLASSES, LEVELS_OF_KIND


def begin(position: Position) -> None:
    position.phase, position.order = HIRING, -1


def seek(position: Position) -> bool:
    """Find the next seat that may hire; after the last, the next one that draws for Lobster licences."""
    if position.phase == HIRING:
        if _seek_hirer(position):
            return True
        position.phase, position.order = LOBSTER_DRAWS, -1
    return _seek_lobster_draw(position)


def _seek_hirer(position: Position) -> bool:
    while (seat := position.next_seat()) >= 0:
        if position.hand_size[seat] and position.waiting[seat]:
            has_lobster = position.licences[LICENCE_KINDS * seat + LOBSTER] > 0
            position.hires_left = position.printed.lobster_captains if has_lobster else 1
            position.seat, position.to_move = seat, seat
            return True
    return False


def _seek_lobster_draw(position: Position) -> bool:
    while (seat := position.next_seat()) >= 0:
        licences: i64 = position.licences[LICENCE_KINDS * seat + LOBSTER]
        if licences > 0:
            cards = lobster_cards(position, licences, position.captained(seat))
            if cards > 0 and boat_deck.begin(position, seat, cards, LOBSTER_DRAWS):
                return True
    return False


def lobster_cards(position: Position, licences: i64, boats: i64) -> i64:
    """Count the cards that Lobster licences draw for that many captained boats."""
    if licences == 0:
        return 0
    cards: i64 = 0
    for threshold in position.printed.lobster_one if licences == 1 else position.printed.lobster_several:
        cards += threshold <= boats
    return cards


def legal(position: Position) -> list[int]:
    if position.phase == HIRING:
        hand: i64 = BOAT_KINDS * position.seat
        return [STOP] + [CAPTAIN + kind for kind in range(BOAT_KINDS) if position.hands[hand + kind]]
    fleet: i64 = CLASSES * position.seat
    return [ABOARD + kind for kind in range(BOAT_KINDS) if position.fleet[fleet + LEVELS_OF_KIND * kind]]


def act(position: Position, action: i64) -> bool:
    if position.phase == BOARDING:
        return _board(position, action - ABOARD)
    if action == STOP:
        return False
    seat: i64 = position.seat
    kind: i64 = action - CAPTAIN
    hand_tracking.saw_hire(position, seat)
    position.take_from_hand(seat, kind)
    position.captains[BOAT_KINDS * seat + kind] += 1
    position.phase = BOARDING
    return True


def _board(position: Position, kind: i64) -> bool:
    """Put the captain aboard; the same seat goes on, if it may hire another one."""
    seat: i64 = position.seat
    place: i64 = CLASSES * seat + LEVELS_OF_KIND * kind
    position.fleet[place] -= 1
    position.fleet[place + 1] += 1
    position.waiting[seat] -= 1
    position.hires_left -= 1
    position.phase = HIRING
    return position.hires_left > 0 and position.hand_size[seat] > 0 and position.waiting[seat] > 0
