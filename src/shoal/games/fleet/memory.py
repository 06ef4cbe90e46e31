"""What everybody remembers of a hand in Fleet.

Every hand begins with one card of each kind, and cards leave it in the open or unseen. Of each seat is kept

    base     the kinds of its first six cards that never left the hand in the open, as bits
    certain  those of them that cannot have left it unseen either
    floors   cash that the hand must hold, because its owner bid that much; each step unseen loosens it

and, from the first step that leaves a doubt, the events of the hand in their order: a captain hired from a hand whose
cards were known, a payment or discard face down, or the deck reshuffled, after which cards drawn earlier and later come
from two different known stocks. `imagination.py` plays these events again.
"""

from typing import TYPE_CHECKING, Final

from shoal.core.native import i64
from shoal.games.fleet.layout import KIND_BIT
from shoal.games.fleet.printed import BOAT_KINDS

if TYPE_CHECKING:
    from shoal.games.fleet.state import FleetState

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


def saw_bid(state: "FleetState", seat: i64, amount: i64) -> None:
    needed: i64 = amount - state.processed[seat] - state.discount(seat)
    state.floors[seat] = max(state.floors[seat], needed)


def _lower_floor(state: "FleetState", seat: i64, cash: i64) -> None:
    floor: i64 = state.floors[seat] - cash
    state.floors[seat] = max(0, floor)


def saw_leave(state: "FleetState", seat: i64, kind: i64) -> None:
    """Remember a card that left the hand in the open."""
    _lower_floor(state, seat, state.printed.cash[kind])
    if state.base[seat] & KIND_BIT[kind]:
        state.base[seat] ^= KIND_BIT[kind]
        state.certain[seat] &= state.base[seat]
    if state.recording[seat]:
        state.memory[seat].append(kind)
        if state.base[seat] == 0 and state.reshuffles == 0 and not state.hidden:
            state.recording[seat] = 0


def saw_drawn_leave(state: "FleetState", seat: i64, kind: i64) -> None:
    """Remember that one of the cards just drawn left in the open."""
    _lower_floor(state, seat, state.printed.least_cash)
    if state.recording[seat]:
        state.memory[seat].append(DRAWN_LEFT + kind)


def saw_draw(state: "FleetState", seat: i64) -> None:
    if state.floors[seat]:
        state.floors[seat] += state.printed.least_cash
    if state.recording[seat]:
        state.memory[seat].append(DREW)


def saw_hire(state: "FleetState", seat: i64) -> None:
    """Remember a captain; asked while the card is still in the hand."""
    _lower_floor(state, seat, state.printed.most_cash)
    if state.base[seat]:
        _record(state, seat)
        state.certain[seat] = 0
    if state.recording[seat]:
        state.memory[seat].append(HIRED)


def _record(state: "FleetState", seat: i64) -> None:
    if not state.recording[seat]:
        state.recording[seat] = 1
        state.memory_mask[seat] = state.base[seat]
        state.memory_size[seat] = state.hand_size[seat]


def saw_reshuffle(state: "FleetState") -> None:
    """Remember the stock that the deck is made of now, and how large each hand was."""
    if not state.hidden:
        state.deck_at_reshuffle = state.deck.copy()
    for seat in range(state.seats):
        if not state.memory[seat]:
            _record(state, seat)
        state.recording[seat] = 1
        if state.memory_mask[seat] == 0:
            state.memory[seat] = []
        state.memory[seat].append(RESHUFFLED + state.hand_size[seat])


def saw_hidden_payment(state: "FleetState", seat: i64) -> None:
    """Remember how many cards were paid face down, their sum, and what they had to cover."""
    _lower_floor(state, seat, state.paid_sum)
    due: i64 = state.price - state.discount(seat) - state.paid_crates
    state.memory[seat].append(PAID + (state.paid_cards * SUMS + state.paid_sum) * SUMS + due)
    for kind in range(BOAT_KINDS):
        if state.certain[seat] & KIND_BIT[kind]:
            cash: i64 = state.printed.cash[kind]
            for amounts in payments_of(state.printed.cash, state.paid_cards, state.paid_sum, due):
                if cash in amounts:
                    state.certain[seat] &= ~KIND_BIT[kind]


def saw_hidden_discard(state: "FleetState", seat: i64, *, of_the_drawn: bool) -> None:
    if of_the_drawn:
        _lower_floor(state, seat, state.printed.least_cash)
        state.memory[seat].append(DRAWN_THROWN)
    else:
        _lower_floor(state, seat, state.printed.most_cash)
        state.certain[seat] = 0
        state.memory[seat].append(THROWN)


def payments_of(cash: list[int], cards: int, total: int, due: int) -> list[list[int]]:
    """List the ways in which that many cards, none superfluous, make that sum: each card's cash, falling."""
    return [amounts for amounts in amounts_making(cash, cards, total) if total - amounts[-1] < due]


def amounts_making(cash: list[int], cards: int, total: int) -> list[list[int]]:
    """List the ways in which that many cards make that sum."""
    found: list[list[int]] = []
    _add_amounts(found, [], sorted(set(cash), reverse=True), cards, total)
    return found


def _add_amounts(found: list[list[int]], paid: list[int], amounts: list[int], cards: int, total: int) -> None:
    if cards == 0:
        if total == 0:
            found.append(paid)
        return
    if not amounts[-1] * cards <= total <= amounts[0] * cards:
        return
    for place, amount in enumerate(amounts):
        _add_amounts(found, [*paid, amount], amounts[place:], cards - 1, total - amount)
