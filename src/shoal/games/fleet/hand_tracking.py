"""What everybody remembers of a hand in Fleet.

Every hand begins with one card of each kind, and cards leave it in the open or unseen. For each seat we keep

    base     the kinds of its first six cards that never left the hand in the open, as bits
    certain  those of them that cannot have left it unseen either
    floors   cash that the hand must hold, because its owner bid that much; each unseen step lowers it

and, from the first step that is not certain, the events of the hand in their order: a captain hired from a hand whose
cards were known, a payment or discard face down, or the deck reshuffled, after which cards drawn earlier and later come
from two different known stocks. `determinisation.py` plays these events again.
"""

from typing import Final

from shoal.core.native import i64
from shoal.games.fleet.edition_numbers import BOAT_KINDS
from shoal.games.fleet.position import Position
from shoal.games.fleet.position_layout import KIND_BIT

DREW: Final = 6
HIRED: Final = 7
THROWN: Final = 8
DRAWN_THROWN: Final = 9
DRAWN_LEFT: Final = 10
RESHUFFLED: Final = 20
PAID: Final = 1000
"""Events: below 6 a card of that kind left in the open; 10 + kind one just drawn did; 20 + size of the hand when the
deck was reshuffled; from 1000 on a payment face down."""
SUMS: Final = 1000


def saw_bid(position: Position, seat: i64, amount: i64) -> None:
    needed: i64 = amount - position.processed[seat] - position.discount(seat)
    position.floors[seat] = max(position.floors[seat], needed)


def _lower_floor(position: Position, seat: i64, cash: i64) -> None:
    floor: i64 = position.floors[seat] - cash
    position.floors[seat] = max(0, floor)


def saw_leave(position: Position, seat: i64, kind: i64) -> None:
    """Remember a card that left the hand in the open."""
    _lower_floor(position, seat, position.printed.cash[kind])
    if position.base[seat] & KIND_BIT[kind]:
        position.base[seat] ^= KIND_BIT[kind]
        position.certain[seat] &= position.base[seat]
    if position.recording[seat]:
        position.memory[seat].append(kind)
        if position.base[seat] == 0 and position.reshuffles == 0 and not position.hidden:
            position.recording[seat] = 0


def saw_drawn_leave(position: Position, seat: i64, kind: i64) -> None:
    """Remember that one of the cards just drawn left in the open."""
    _lower_floor(position, seat, position.printed.least_cash)
    if position.recording[seat]:
        position.memory[seat].append(DRAWN_LEFT + kind)


def saw_draw(position: Position, seat: i64) -> None:
    if position.floors[seat]:
        position.floors[seat] += position.printed.least_cash
    if position.recording[seat]:
        position.memory[seat].append(DREW)


def saw_hire(position: Position, seat: i64) -> None:
    """Remember a captain; asked while the card is still in the hand."""
    _lower_floor(position, seat, position.printed.most_cash)
    if position.base[seat]:
        _record(position, seat)
        position.certain[seat] = 0
    if position.recording[seat]:
        position.memory[seat].append(HIRED)


def _record(position: Position, seat: i64) -> None:
    if not position.recording[seat]:
        position.recording[seat] = 1
        position.memory_mask[seat] = position.base[seat]
        position.memory_size[seat] = position.hand_size[seat]


def saw_reshuffle(position: Position) -> None:
    """Remember the stock that the deck is made of now, and how large each hand was."""
    if not position.hidden:
        position.deck_at_reshuffle = position.deck.copy()
    for seat in range(position.seats):
        if not position.memory[seat]:
            _record(position, seat)
        position.recording[seat] = 1
        if position.memory_mask[seat] == 0:
            position.memory[seat] = []
        position.memory[seat].append(RESHUFFLED + position.hand_size[seat])


def saw_hidden_payment(position: Position, seat: i64) -> None:
    """Remember how many cards were paid face down, their sum, and what they had to cover."""
    _lower_floor(position, seat, position.paid_sum)
    due: i64 = position.price - position.discount(seat) - position.paid_crates
    position.memory[seat].append(PAID + (position.paid_cards * SUMS + position.paid_sum) * SUMS + due)
    for kind in range(BOAT_KINDS):
        if position.certain[seat] & KIND_BIT[kind]:
            cash: i64 = position.printed.cash[kind]
            for amounts in payments_of(position.printed.cash, position.paid_cards, position.paid_sum, due):
                if cash in amounts:
                    position.certain[seat] &= ~KIND_BIT[kind]


def saw_hidden_discard(position: Position, seat: i64, *, of_the_drawn: bool) -> None:
    if of_the_drawn:
        _lower_floor(position, seat, position.printed.least_cash)
        position.memory[seat].append(DRAWN_THROWN)
    else:
        _lower_floor(position, seat, position.printed.most_cash)
        position.certain[seat] = 0
        position.memory[seat].append(THROWN)


def payments_of(cash: list[int], cards: int, total: int, due: int) -> list[list[int]]:
    """List the ways in which that many cards, none superfluous, make that sum: each card's cash, falling."""
    return [amounts for amounts in amounts_making(cash, cards, total) if total - amounts[-1] < due]


def amounts_making(cash: list[int], cards: int, total: int) -> list[list[int]]:
    """List the ways in which that many cards make that sum."""
    ways: list[list[int]] = []
    _add_amounts(ways, [], sorted(set(cash), reverse=True), cards, total)
    return ways


def _add_amounts(ways: list[list[int]], paid: list[int], amounts: list[int], cards: int, total: int) -> None:
    if cards == 0:
        if total == 0:
            ways.append(paid)
        return
    if not amounts[-1] * cards <= total <= amounts[0] * cards:
        return
    for place, amount in enumerate(amounts):
        _add_amounts(ways, [*paid, amount], amounts[place:], cards - 1, total - amount)
