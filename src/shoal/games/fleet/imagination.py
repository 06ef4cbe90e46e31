"""A fair sample of what a reader of Fleet cannot know: hands, captains, cards face down, the deck.

Each hidden hand is first recollected from what everybody saw of it (`recollection.py`); then the unseen cards are dealt
to all places that may hold any. A deal that contradicts a bid or an open payment is thrown away and dealt again, which
keeps the law; only where that fails many times over are single cards exchanged.
"""

from typing import TYPE_CHECKING, Final

from shoal.core.native import i64
from shoal.core.rng import Rng
from shoal.games.fleet.boat_deck import fresh_cards
from shoal.games.fleet.layout import BITS_IN, CLASSES, KIND_BIT, LEVELS_OF_KIND
from shoal.games.fleet.memory import DRAWN_LEFT, DREW, HIRED
from shoal.games.fleet.mending import mend
from shoal.games.fleet.phases import BIDDING, DISCARDING, DRAWING, OPENING, PAYING
from shoal.games.fleet.printed import BOAT_KINDS
from shoal.games.fleet.recollection import Recollection

if TYPE_CHECKING:
    from shoal.games.fleet.state import FleetState

FAIR_TRIES: Final = 40
MENDED_TRIES: Final = 20
FORGETFUL_TRIES: Final = 200
TELLINGS: Final = 30
CAREFUL_TELLINGS: Final = 20
NOTHING_OWED: Final = -1


def reshuffle(state: "FleetState", reader: int, rng: Rng) -> None:
    """Replace what the reader cannot know, in place."""
    for number in range(FAIR_TRIES + MENDED_TRIES + FORGETFUL_TRIES):
        guess = Guess(state, reader, rng)
        remembering = number < FAIR_TRIES + MENDED_TRIES
        dealt = guess.recollect() and guess.deal() if remembering else guess.forget()
        if dealt and guess.settle(mending=number >= FAIR_TRIES):
            guess.commit()
            return
    raise AssertionError("the hidden cards cannot be what was seen of them")


class Guess:
    """A deal in the making.

    others         the seats whose cards are hidden
    pool           unseen cards without a place yet
    hands ...      as in the state, with what is certain or dealt so far
    any_hand ...   places of each seat for cards of any kind; `old` ones are of the stock before the last reshuffle
    dealt          cards dealt to places of any kind in a hand, the oldest first
    due, place     of an open payment; open_labels of its cards, if face down, are the last of the labels
    """

    state: "FleetState"
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

    def __init__(self, state: "FleetState", reader: int, rng: Rng) -> None:
        seats = state.seats
        self.state, self.reader, self.rng = state, reader, rng
        self.others = [seat for seat in range(seats) if seat != reader]
        self.hands, self.captains = state.hands.copy(), state.captains.copy()
        self.thrown, self.drawn = state.thrown.copy(), state.drawn.copy()
        self.fresh = state.fresh
        self.any_hand, self.any_captains, self.any_thrown = [0] * seats, [0] * seats, [0] * seats
        self.old_hand, self.old_captains = [0] * seats, [0] * seats
        self.labels, self.trails = [[] for _ in range(seats)], [[] for _ in range(seats)]
        self.dealt, self.dealt_captains = [[] for _ in range(seats)], [[] for _ in range(seats)]
        self.due, self.place, self.open_labels = state.due, state.place, 0
        self._clear()
        self.pool = self._unseen()

    def _clear(self) -> None:
        for seat in self.others:
            for place in range(BOAT_KINDS * seat, BOAT_KINDS * seat + BOAT_KINDS):
                self.hands[place] = 0
                self.captains[place] = 0
                self.drawn[place] = 0
                if self.state.hidden:
                    self.thrown[place] = 0

    def _unseen(self) -> list[int]:
        """Count the cards that the reader does not see."""
        state = self.state
        pool = state.printed.boat_copies.copy()
        for place in range(BOAT_KINDS * state.seats):
            pool[place % BOAT_KINDS] -= self.hands[place] + self.captains[place] + self.thrown[place]
        for place in range(CLASSES * state.seats):
            pool[place % CLASSES // LEVELS_OF_KIND] -= state.fleet[place]
        return pool

    def _pays_face_down(self, seat: i64) -> bool:
        return self.state.hidden and self.state.phase == PAYING and self.state.seat == seat

    def _captain_places(self, seat: int) -> int:
        return sum(self.state.captains[BOAT_KINDS * seat : BOAT_KINDS * seat + BOAT_KINDS])

    # What is certain

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
                if self.state.hidden:
                    self.thrown[first + kind] = telling.thrown[kind]
                    self.pool[kind] -= telling.thrown[kind]
            self.any_hand[seat] = self.state.hand_size[seat] - BITS_IN[telling.mask]
            self.any_captains[seat] = self._captain_places(seat) - sum(telling.captains)
            self.any_thrown[seat] = telling.any_thrown
            self.labels[seat], self.trails[seat] = telling.labels, telling.trail
            self.old_hand[seat] = telling.old
            self.old_captains[seat] = self.any_captains[seat] - telling.trail.count(HIRED)
            if self.any_hand[seat] < 0 or self.any_captains[seat] < 0:
                return False
        return min(self.pool) >= 0

    def _recollection(self, seat: int) -> Recollection | None:
        """Tell what the hand has been through, again and again until it fits; at last with care."""
        for number in range(TELLINGS + CAREFUL_TELLINGS):
            telling = Recollection(self.state, seat, self.rng, careful=number >= TELLINGS)
            if telling.play() and (not self._pays_face_down(seat) or self._recollect_payment(seat, telling)):
                return telling
        return None

    def _recollect_payment(self, seat: int, telling: Recollection) -> bool:
        """Decide what may have been paid face down so far."""
        state = self.state
        due = state.price - state.discount(seat)
        if not telling.pay_openly_counted(state.paid_cards, due, state.paid_crates, state.processed[seat]):
            return False
        self.place, self.due = 0, due - state.paid_crates
        for kind in range(BOAT_KINDS):
            if telling.spent & KIND_BIT[kind]:
                self._count_payment(kind)
        self.open_labels = telling.spent_labels
        return True

    def _count_payment(self, kind: int) -> None:
        self.due -= self.state.printed.cash[kind]
        self.place = max(self.place, self.state.printed.place[kind])

    def forget(self) -> bool:
        """Deal everything hidden anew, whatever is remembered: the last resort."""
        for seat in self.others:
            self.any_hand[seat] = self.state.hand_size[seat]
            self.any_captains[seat] = self._captain_places(seat)
            if self.state.hidden:
                first = BOAT_KINDS * seat
                self.any_thrown[seat] = sum(self.state.thrown[first : first + BOAT_KINDS])
            if self._pays_face_down(seat):
                telling = Recollection(self.state, seat, self.rng, careful=False)
                telling.mask, telling.any_cards = 0, self.any_hand[seat] + self.state.paid_cards
                if not self._recollect_payment(seat, telling):
                    return False
                self.labels[seat] = telling.labels
                self.any_thrown[seat] -= len(telling.labels)
        if not self._deal_labels():
            return False
        self._deal_places(shuffled(self.pool, self.rng), old=False)
        return True

    # What is dealt

    def deal(self) -> bool:
        if self.state.reshuffles == 0 or self.state.hidden:
            if not self._deal_labels():
                return False
            self._deal_places(shuffled(self.pool, self.rng), old=False)
            return True
        return self._deal_stocks()

    def _deal_labels(self) -> bool:
        """Deal the cards of which only the cash is known."""
        cash = self.state.printed.cash
        for seat in self.others:
            settled = len(self.labels[seat]) - (self.open_labels if self._pays_face_down(seat) else 0)
            for number, amount in enumerate(self.labels[seat]):
                odds = [(kind, self.pool[kind]) for kind in range(BOAT_KINDS) if cash[kind] == amount]
                odds = [(kind, cards) for kind, cards in odds if cards]
                if not odds:
                    return False
                kind = self.rng.weighted(odds)
                self.pool[kind] -= 1
                self.thrown[BOAT_KINDS * seat + kind] += 1
                if number >= settled:
                    self._count_payment(kind)
        return True

    def _deal_places(self, cards: list[int], *, old: bool) -> None:
        """Deal to the places of all hidden seats, the old ones or the others, from the end of the cards."""
        counting_draws = self.state.reshuffles > 0 and not old
        for seat in self.others:
            first = BOAT_KINDS * seat
            for _ in range(self.old_hand[seat] if old else self.any_hand[seat]):
                kind = cards.pop()
                self.hands[first + kind] += 1
                self.dealt[seat].append(kind)
                self.drawn[first + kind] += counting_draws
            for _ in range(self.old_captains[seat] if old else self.any_captains[seat]):
                kind = cards.pop()
                self.captains[first + kind] += 1
                self.dealt_captains[seat].append(kind)
                self.drawn[first + kind] += counting_draws
            for _ in range(self.any_thrown[seat]):
                self.thrown[first + cards.pop()] += 1
        self.pool = [cards.count(kind) for kind in range(BOAT_KINDS)]

    def _deal_stocks(self) -> bool:
        """Deal after a reshuffle: older places from what was hidden then, newer ones from what the deck was made of."""
        newer = self.state.deck_at_reshuffle.copy()
        if self.reader >= 0:
            for kind in range(BOAT_KINDS):
                newer[kind] -= self.state.drawn[BOAT_KINDS * self.reader + kind]
        older = [self.pool[kind] - newer[kind] for kind in range(BOAT_KINDS)]
        for seat in self.others:
            for event in self.trails[seat]:
                if event < DREW or event >= DRAWN_LEFT:
                    older[event % DRAWN_LEFT] += 1
        if min(older) < 0 or not self._trace(older, newer):
            return False
        self._deal_places(shuffled(older, self.rng), old=True)
        for seat in self.others:
            self.any_hand[seat] -= self.old_hand[seat]
            self.any_captains[seat] -= self.old_captains[seat]
        self._deal_places(shuffled(newer, self.rng), old=False)
        return True

    def _trace(self, older: list[int], newer: list[int]) -> bool:
        """Decide of every card that was seen to leave, and of every captain, which stock it came from."""
        for seat in self.others:
            new: i64 = 0
            for event in self.trails[seat]:
                if event == DREW:
                    new += 1
                    continue
                is_old = self._is_old(event, self.old_hand[seat], new, older, newer)
                if is_old < 0:
                    return False
                self.old_hand[seat] -= is_old
                new -= 1 - is_old
                kind = event % DRAWN_LEFT
                if event == HIRED:
                    self.old_captains[seat] += is_old
                elif is_old:
                    older[kind] -= 1
                else:
                    newer[kind] -= 1
                    self.drawn[BOAT_KINDS * seat + kind] += 1
        return True

    def _is_old(self, event: int, old: i64, new: i64, older: list[int], newer: list[int]) -> int:
        """Draw by weight whether the card was an old one of the hand (1) or a new one (0); -1 if it can be neither."""
        if event != HIRED:
            kind = event % DRAWN_LEFT
            old *= older[kind] * sum(newer)
            new *= newer[kind] * sum(older)
            if event >= DRAWN_LEFT and new:
                return 0
        return int(self.rng.below(old + new) < old) if old + new else -1

    # What it must agree with

    def settle(self, *, mending: bool) -> bool:
        """Check the deal against bids and payments, or mend it as far as play needs; then fill in the rest."""
        debtor = self._debtor()
        if mending:
            if debtor != NOTHING_OWED and not mend(self, debtor):
                return False
        elif not self._keeps_floors():
            return False
        if debtor != NOTHING_OWED and not self.can_pay(debtor):
            return False
        self._choose_fresh()
        return True

    def _debtor(self) -> int:
        """Name the hidden seat whose bid stands or whose payment is open."""
        state = self.state
        seat = state.high if state.phase == BIDDING else state.seat
        owing = state.phase in {OPENING, BIDDING, PAYING} and seat != self.reader
        return seat if owing else NOTHING_OWED

    def _keeps_floors(self) -> bool:
        for seat in self.others:
            paid = self.state.price - self.state.discount(seat) - self.state.paid_crates - self.due
            cash = self._cash(seat, 0) + (paid if self._pays_face_down(seat) else 0)
            if cash < self.state.floors[seat]:
                return False
        return True

    def _cash(self, seat: i64, place: i64) -> int:
        printed = self.state.printed
        first: i64 = BOAT_KINDS * seat
        total: i64 = 0
        for kind in range(BOAT_KINDS):
            if printed.place[kind] >= place:
                total += self.hands[first + kind] * printed.cash[kind]
        return total

    def _owed(self, seat: int) -> int:
        """Give the cash that the hand must hold for its bid or payment."""
        state = self.state
        if state.phase == PAYING:
            return self.due - state.processed[seat]
        bid = state.printed.minimum_bids[state.block] if state.phase == OPENING else state.bid
        return bid - state.discount(seat) - state.processed[seat]

    def open_place(self) -> int:
        """Give the place from which an open payment goes on; crates are not in the hand."""
        return 0 if self.state.phase != PAYING else BOAT_KINDS if self.state.paid_crates else self.place

    def can_pay(self, seat: int) -> bool:
        return self._cash(seat, self.open_place()) >= self._owed(seat)

    def _choose_fresh(self) -> None:
        """Take the newest cards of a hidden hand for those that its owner has just drawn."""
        state = self.state
        if state.phase in {DRAWING, DISCARDING} and state.seat != self.reader:
            newest = self.dealt[state.seat][-fresh_cards(state) :] if fresh_cards(state) else []
            self.fresh = [newest.count(kind) for kind in range(BOAT_KINDS)]

    def commit(self) -> None:
        """Make the deal the state's own."""
        state = self.state
        state.hands, state.captains, state.thrown, state.drawn = self.hands, self.captains, self.thrown, self.drawn
        state.deck, state.fresh = self.pool, self.fresh
        cash = state.printed.cash
        for seat in self.others:
            if self._pays_face_down(seat):
                self._commit_payment(seat)
            first = BOAT_KINDS * seat
            state.cash[seat] = sum(state.hands[first + kind] * cash[kind] for kind in range(BOAT_KINDS))

    def _commit_payment(self, seat: int) -> None:
        state = self.state
        state.due, state.place = self.due, self.open_place()
        state.paid_sum = state.price - state.discount(seat) - state.paid_crates - self.due


def shuffled(counts: list[int], rng: Rng) -> list[int]:
    """Lay out a multiset of kinds in random order."""
    cards = [kind for kind in range(BOAT_KINDS) for _ in range(counts[kind])]
    rng.shuffle(cards)
    return cards
