"""The events of one hand of Fleet, played again: which cards are certain in this telling, and which of any kind."""

from typing import Final

from shoal.core.native import i64
from shoal.core.rng import Rng
from shoal.games.fleet.edition_numbers import BOAT_KINDS
from shoal.games.fleet.hand_tracking import (
    DRAWN_LEFT,
    DRAWN_THROWN,
    DREW,
    HIRED,
    PAID,
    RESHUFFLED,
    SUMS,
    amounts_making,
)
from shoal.games.fleet.position import Position
from shoal.games.fleet.position_layout import BITS_IN, KIND_BIT

NEVER: Final = 1 << 20


class Recollection:
    """One telling of what a hand has been through, with unseen choices made at random.

    mask             kinds of the first six cards that are still in the hand
    any_cards        cards in the hand that may be of any kind, while events are played again
    captains, thrown cards of the first six that became captains or were thrown face down
    labels           cash of other cards that were paid face down
    any_thrown       other cards thrown face down, of which nothing is known
    trail            what happened to cards of any kind since the last reshuffle
    old              cards of any kind in the hand at the last reshuffle
    spent            of the last payment face down, the cards of the first six; spent_labels counts its others
    careful          spend the card that a later event needs last: finds a telling if there is one
    """

    mask: i64
    any_cards: i64
    captains: list[int]
    thrown: list[int]
    labels: list[int]
    any_thrown: i64
    trail: list[int]
    old: i64
    spent: int
    spent_labels: int
    careful: bool
    cash: list[int]
    place: list[int]
    events: list[int]
    rng: Rng

    def __init__(self, position: Position, seat: int, rng: Rng, *, careful: bool) -> None:
        self.rng = rng
        self.careful = careful
        self.cash, self.place = position.printed.cash, position.printed.place
        self.events = position.memory[seat]
        self.captains, self.thrown, self.labels, self.trail = [0] * BOAT_KINDS, [0] * BOAT_KINDS, [], []
        self.any_thrown = 0
        self.old = 0
        self.spent, self.spent_labels = 0, 0
        self.mask = position.memory_mask[seat] if self.events else position.base[seat]
        self.any_cards = position.memory_size[seat] - BITS_IN[self.mask] if self.events else 0

    def play(self) -> bool:
        """Play all events again; return False if this telling contradicts one of them."""
        for number, event in enumerate(self.events):
            if event < BOAT_KINDS:
                self._leave(event)
            elif event == DREW:
                self.any_cards += 1
                self.trail.append(DREW)
            elif event == HIRED:
                self._hire(number)
            elif event >= PAID:
                if not self._pay(event - PAID):
                    return False
            elif event >= RESHUFFLED:
                self._reshuffle(event - RESHUFFLED)
            else:
                self._throw(number, event)
            if self.any_cards < 0:
                return False
        return True

    def _leave(self, kind: i64) -> None:
        if self.mask & KIND_BIT[kind]:
            self.mask ^= KIND_BIT[kind]
        else:
            self.any_cards -= 1
            self.trail.append(kind)

    def _hire(self, number: int) -> None:
        kind = self._spend(number)
        if kind >= 0:
            self.captains[kind] += 1
        else:
            self.trail.append(HIRED)

    def _throw(self, number: int, event: i64) -> None:
        if event >= DRAWN_LEFT:
            self.any_cards -= 1
            self.trail.append(event)
        elif event == DRAWN_THROWN:
            self.any_cards -= 1
            self.any_thrown += 1
        else:
            kind = self._spend(number)
            if kind >= 0:
                self.thrown[kind] += 1
            else:
                self.any_thrown += 1

    def _pay(self, paid: int) -> bool:
        ways = self._ways_to_pay(paid // SUMS // SUMS, paid // SUMS % SUMS, paid % SUMS)
        if not ways:
            return False
        self._give(ways)
        return True

    def pay_openly_counted(self, cards: int, due: int, crates: int, crates_left: int) -> bool:
        """Make an open payment face down, of so many cards and crates; return False if it is impossible."""
        ways: list[tuple[int, list[int]]] = []
        for total in range(cards * min(self.cash), due - crates + max(self.cash)):
            rest = due - crates - total
            if rest > 0 and (not crates or rest <= crates_left):
                payments = self._ways_to_pay(cards, total, NEVER)
                ways += [way for way in payments if crates or self._could_end(way, rest - crates_left)]
            elif rest <= 0 and not (crates and rest):
                ways += self._ways_to_pay(cards, total, due - crates)
        if not ways:
            return False
        self._give(ways)
        return True

    def _could_end(self, way: tuple[int, list[int]], rest: int) -> bool:
        """Return whether cards from the place of the last one downwards could cover the rest, at best."""
        spent, amounts = way
        places = [self.place[kind] for kind in range(BOAT_KINDS) if spent & KIND_BIT[kind]]
        places += (
            [min(place for place, cash in zip(self.place, self.cash, strict=True) if cash == amounts[-1])]
            if amounts
            else []
        )
        last = max(places, default=0)
        later = [kind for kind in range(BOAT_KINDS) if self.place[kind] >= last]
        known_sum = sum(self.cash[kind] for kind in later if (self.mask ^ spent) & KIND_BIT[kind])
        best = max(self.cash[kind] for kind in later)
        return known_sum + (self.any_cards - len(amounts)) * best >= rest

    def _give(self, ways: list[tuple[int, list[int]]]) -> None:
        spent, amounts = ways[self.rng.below(len(ways))]
        self.spent, self.spent_labels = spent, len(amounts)
        for kind in range(BOAT_KINDS):
            if spent & KIND_BIT[kind]:
                self.thrown[kind] += 1
        self.mask ^= spent
        self.any_cards -= len(amounts)
        self.labels += amounts

    def _ways_to_pay(self, cards: int, total: int, due: int) -> list[tuple[int, list[int]]]:
        """List the payments that this hand could make: cards of the first six, as bits, and the cash of others."""
        ways: list[tuple[int, list[int]]] = []
        spent = self.mask
        while True:
            others = cards - BITS_IN[spent]
            if 0 <= others <= self.any_cards:
                known_cash = [self.cash[kind] for kind in range(BOAT_KINDS) if spent & KIND_BIT[kind]]
                ways += [
                    (spent, amounts)
                    for amounts in amounts_making(self.cash, others, total - sum(known_cash))
                    if not cards or total - min(known_cash + amounts) < due
                ]
            if spent == 0:
                return ways
            spent = (spent - 1) & self.mask

    def _reshuffle(self, size: i64) -> None:
        """Start again: the discard pile has gone into the deck, and the hand is of the older stock."""
        self.any_cards = size - BITS_IN[self.mask]
        self.old = self.any_cards
        self.trail, self.labels, self.thrown = [], [], [0] * BOAT_KINDS
        self.any_thrown = 0

    def _spend(self, number: int) -> int:
        """Take an unseen card out of the hand; return its kind, or -1 for one of any kind."""
        kinds = [kind for kind in range(BOAT_KINDS) if self.mask & KIND_BIT[kind]]
        kind = self._missed_last(kinds, number) if self.careful else self._at_random(kinds)
        if kind >= 0:
            self.mask ^= KIND_BIT[kind]
        else:
            self.any_cards -= 1
        return kind

    def _at_random(self, kinds: list[int]) -> int:
        place = self.rng.below(len(kinds) + max(self.any_cards, 0) or 1)
        return kinds[place] if place < len(kinds) else -1

    def _missed_last(self, kinds: list[int], number: int) -> int:
        best, last = -1, 0 if self.any_cards <= 0 else NEVER - 1
        for kind in kinds:
            leaves = NEVER
            for later in range(number + 1, len(self.events)):
                if self.events[later] == kind:
                    leaves = later
                    break
            if leaves > last:
                best, last = kind, leaves
        return best
