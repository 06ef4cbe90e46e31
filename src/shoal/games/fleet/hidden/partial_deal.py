"""A guess at the hidden cards of Fleet: what is certain of them, what they must pay, and how they become a position."""

from typing import Final

from shoal.core.native import i64
from shoal.core.rng import Rng
from shoal.games.fleet.edition_numbers import BOAT_KINDS
from shoal.games.fleet.hand_tracking import HIRED
from shoal.games.fleet.hidden.hand_history import Recollection
from shoal.games.fleet.phases import OPENING, PAYING
from shoal.games.fleet.position import Position
from shoal.games.fleet.position_layout import BITS_IN, CLASSES, KIND_BIT, LEVELS_OF_KIND

TELLINGS: Final = 30
CAREFUL_TELLINGS: Final = 20


class Guess:
    """A deal that is not complete yet.

    others         the seats whose cards are hidden
    pool           unseen cards without a place yet
    hands ...      as in the position, with what is certain or dealt so far
    any_hand ...   places of each seat for cards of any kind; `old` ones are of the stock before the last reshuffle
    dealt          cards dealt to places of any kind in a hand, the oldest first
    due, place     of an open payment; open_labels of its cards, if face down, are the last of the labels
    """

    position: Position
    reader: int
    rng: Rng
    others: list[int]
    pool: list[int]
    hands: list[int]
    captains: list[int]
    thrown: list[int]
    drawn: list[int]
    fresh: list[int]
    any_hand: list[int]
    any_captains: list[int]
    any_thrown: list[int]
    labels: list[list[int]]
    trails: list[list[int]]
    old_hand: list[int]
    old_captains: list[int]
    dealt: list[list[int]]
    dealt_captains: list[list[int]]
    due: int
    place: int
    open_labels: int

    def __init__(self, position: Position, reader: int, rng: Rng) -> None:
        seats = position.seats
        self.position, self.reader, self.rng = position, reader, rng
        self.others = [seat for seat in range(seats) if seat != reader]
        self.hands, self.captains = position.hands.copy(), position.captains.copy()
        self.thrown, self.drawn = position.thrown.copy(), position.drawn.copy()
        self.fresh = position.fresh
        self.any_hand, self.any_captains, self.any_thrown = [0] * seats, [0] * seats, [0] * seats
        self.old_hand, self.old_captains = [0] * seats, [0] * seats
        self.labels, self.trails = [[] for _ in range(seats)], [[] for _ in range(seats)]
        self.dealt, self.dealt_captains = [[] for _ in range(seats)], [[] for _ in range(seats)]
        self.due, self.place, self.open_labels = position.due, position.place, 0
        self._clear()
        self.pool = self._unseen()

    def _clear(self) -> None:
        for seat in self.others:
            for place in range(BOAT_KINDS * seat, BOAT_KINDS * seat + BOAT_KINDS):
                self.hands[place] = 0
                self.captains[place] = 0
                self.drawn[place] = 0
                if self.position.hidden:
                    self.thrown[place] = 0

    def _unseen(self) -> list[int]:
        """Count the cards that the reader does not see."""
        position = self.position
        pool = position.printed.boat_copies.copy()
        for place in range(BOAT_KINDS * position.seats):
            pool[place % BOAT_KINDS] -= self.hands[place] + self.captains[place] + self.thrown[place]
        for place in range(CLASSES * position.seats):
            pool[place % CLASSES // LEVELS_OF_KIND] -= position.fleet[place]
        return pool

    def pays_face_down(self, seat: i64) -> bool:
        return self.position.hidden and self.position.phase == PAYING and self.position.seat == seat

    def captain_places(self, seat: int) -> int:
        return sum(self.position.captains[BOAT_KINDS * seat : BOAT_KINDS * seat + BOAT_KINDS])

    def recollect(self) -> bool:
        for seat in self.others:
            telling = self._recollection(seat)
            if telling is None:
                return False
            first = BOAT_KINDS * seat
            for kind in range(BOAT_KINDS):
                self.hands[first + kind] = int(telling.mask & KIND_BIT[kind] != 0)
                self.captains[first + kind] = telling.captains[kind]
                self.pool[kind] -= self.hands[first + kind] + telling.captains[kind]
                if self.position.hidden:
                    self.thrown[first + kind] = telling.thrown[kind]
                    self.pool[kind] -= telling.thrown[kind]
            self.any_hand[seat] = self.position.hand_size[seat] - BITS_IN[telling.mask]
            self.any_captains[seat] = self.captain_places(seat) - sum(telling.captains)
            self.any_thrown[seat] = telling.any_thrown
            self.labels[seat], self.trails[seat] = telling.labels, telling.trail
            self.old_hand[seat] = telling.old
            self.old_captains[seat] = self.any_captains[seat] - telling.trail.count(HIRED)
            if self.any_hand[seat] < 0 or self.any_captains[seat] < 0:
                return False
        return min(self.pool) >= 0

    def _recollection(self, seat: int) -> Recollection | None:
        """Try tellings of the hand at random until one fits, at last careful ones; return None if none does."""
        for number in range(TELLINGS + CAREFUL_TELLINGS):
            telling = Recollection(self.position, seat, self.rng, careful=number >= TELLINGS)
            if telling.play() and (not self.pays_face_down(seat) or self.recollect_payment(seat, telling)):
                return telling
        return None

    def recollect_payment(self, seat: int, telling: Recollection) -> bool:
        """Decide what may have been paid face down so far."""
        position = self.position
        due = position.price - position.discount(seat)
        if not telling.pay_openly_counted(position.paid_cards, due, position.paid_crates, position.processed[seat]):
            return False
        self.place, self.due = 0, due - position.paid_crates
        for kind in range(BOAT_KINDS):
            if telling.spent & KIND_BIT[kind]:
                self.count_payment(kind)
        self.open_labels = telling.spent_labels
        return True

    def count_payment(self, kind: int) -> None:
        self.due -= self.position.printed.cash[kind]
        self.place = max(self.place, self.position.printed.place[kind])

    def cash(self, seat: i64, place: i64) -> int:
        printed = self.position.printed
        first: i64 = BOAT_KINDS * seat
        total: i64 = 0
        for kind in range(BOAT_KINDS):
            if printed.place[kind] >= place:
                total += self.hands[first + kind] * printed.cash[kind]
        return total

    def _owed(self, seat: int) -> int:
        """Return the cash that the hand must hold for its bid or payment."""
        position = self.position
        if position.phase == PAYING:
            return self.due - position.processed[seat]
        bid = position.printed.minimum_bids[position.block] if position.phase == OPENING else position.bid
        return bid - position.discount(seat) - position.processed[seat]

    def open_place(self) -> int:
        """Return the place from which an open payment goes on; crates are not in the hand."""
        return 0 if self.position.phase != PAYING else BOAT_KINDS if self.position.paid_crates else self.place

    def can_pay(self, seat: int) -> bool:
        return self.cash(seat, self.open_place()) >= self._owed(seat)

    def commit(self) -> None:
        """Copy the deal into the position."""
        position = self.position
        position.hands, position.captains = self.hands, self.captains
        position.thrown, position.drawn = self.thrown, self.drawn
        position.deck, position.fresh = self.pool, self.fresh
        cash = position.printed.cash
        for seat in self.others:
            if self.pays_face_down(seat):
                self._commit_payment(seat)
            first = BOAT_KINDS * seat
            position.cash[seat] = sum(position.hands[first + kind] * cash[kind] for kind in range(BOAT_KINDS))

    def _commit_payment(self, seat: int) -> None:
        position = self.position
        position.due, position.place = self.due, self.open_place()
        position.paid_sum = position.price - position.discount(seat) - position.paid_crates - self.due
