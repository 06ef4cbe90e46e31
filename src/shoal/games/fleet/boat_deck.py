"""The boat deck of Fleet, and every draw from it: card by card, each by chance."""

from shoal.core.game import CHANCE
from shoal.core.native import i64
from shoal.core.rng import Rng
from shoal.games.fleet import hand_tracking
from shoal.games.fleet.actions import DRAW
from shoal.games.fleet.edition_numbers import BOAT_KINDS
from shoal.games.fleet.position import Position


def begin(position: Position, seat: i64, cards: i64, phase: i64) -> bool:
    """Let the seat draw that many cards; return True if chance must draw one, False if there is none."""
    position.seat = seat
    position.draws_left = cards
    position.phase = phase
    for kind in range(BOAT_KINDS):
        position.fresh[kind] = 0
    return _goes_on(position)


def _goes_on(position: Position) -> bool:
    if position.draws_left <= 0 or position.deck_size + position.thrown_size == 0:
        return False
    if position.deck_size == 0:
        reshuffle_discards(position)
    position.to_move = CHANCE
    return True


def reshuffle_discards(position: Position) -> None:
    for place in range(BOAT_KINDS * position.seats):
        position.deck[place % BOAT_KINDS] += position.thrown[place]
        position.thrown[place] = 0
        position.drawn[place] = 0
    position.deck_size = position.thrown_size
    position.thrown_size = 0
    position.reshuffles += 1
    hand_tracking.saw_reshuffle(position)


def odds(position: Position) -> list[tuple[int, int]]:
    return [(DRAW + kind, position.deck[kind]) for kind in range(BOAT_KINDS) if position.deck[kind]]


def sample(position: Position, rng: Rng) -> int:
    mark: i64 = rng.below(position.deck_size)
    kind: i64 = 0
    while True:
        mark -= position.deck[kind]
        if mark < 0:
            return DRAW + kind
        kind += 1


def act(position: Position, action: i64) -> bool:
    """Draw a card; return True if another one follows, False when the draw is done."""
    seat: i64 = position.seat
    kind: i64 = action - DRAW
    position.deck[kind] -= 1
    position.deck_size -= 1
    position.hands[BOAT_KINDS * seat + kind] += 1
    position.hand_size[seat] += 1
    position.cash[seat] += position.printed.cash[kind]
    position.fresh[kind] += 1
    position.draws_left -= 1
    if position.reshuffles > 0:
        position.drawn[BOAT_KINDS * seat + kind] += 1
    hand_tracking.saw_draw(position, seat)
    return _goes_on(position)


def fresh_cards(position: Position) -> i64:
    """Count the cards of the present draw."""
    cards: i64 = 0
    for kind in range(BOAT_KINDS):
        cards += position.fresh[kind]
    return cards
