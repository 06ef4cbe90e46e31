"""A position of Fleet: who holds what, where the round stands, and what everybody has seen.

Counts by kind are flat lists: `hands[6 * seat + kind]`, `licences[9 * seat + kind]`. Boats afloat are counted by class,
`fleet[36 * seat + 6 * kind + level]`: level 0 has no captain, level 1 + c a captain and c crates. The boat deck is a
multiset. Of the licence deck only its layers are kept; which licences left the game at the setup is never decided.
"""

from shoal.core.game import CHANCE, NOBODY, Game, State
from shoal.core.native import i64
from shoal.core.options import Options, flag
from shoal.games.fleet.actions import LEVELS
from shoal.games.fleet.edition_numbers import BOAT_KINDS, LICENCE_KINDS, SHRIMP, FleetNumbers
from shoal.games.fleet.phases import START_PLAYER
from shoal.games.fleet.position_layout import CLASSES, LEVELS_OF_KIND, ONE_OF_EACH


class Position(State):
    """The fields, their set-up and their copy in the same order, and small functions for every phase."""

    printed: FleetNumbers
    hidden: bool  # whether cards paid and discarded stay face down

    # Where the round stands
    phase: i64  # one of `phases.py`
    to_move: i64  # the seat that decides, CHANCE, or NOBODY
    round: i64  # from 1; 0 during the setup
    start_player: i64
    seat: i64  # whose part of the phase it is
    order: i64  # their place in turn order, from 0

    # The auction
    done: i64  # seats that have won or declined in this auction, as bits
    passed: i64  # seats out of the present bidding, as bits
    block: i64  # the kind of licence that is bid for
    bid: i64
    high: i64  # the seat of the highest bid
    bought: i64  # licences bought in this auction

    # The open payment, or the last one
    payer: i64
    paying_for: i64  # a kind of licence, or FOR_LAUNCH plus a kind of boat: it tells which phase began the payment
    price: i64
    due: i64  # what is still to be paid; below 0 what was paid too much
    place: i64  # where the payment stands in the order of payments: nothing before it may be paid any more
    paid_cards: i64
    paid_sum: i64  # the cash of these cards
    paid_crates: i64
    paid_discount: i64

    # The later phases
    launches_left: i64  # of the present seat
    launched: i64  # seats that have launched this round, as bits
    hires_left: i64  # of the present seat
    process_from: i64  # the first class of boats that may still give a crate
    draws_left: i64  # of the present draw

    # Decks and supplies
    top_left: i64  # licences still to come: common ones on top, then common and premium ones mixed
    commons_left: i64
    premiums_left: i64
    displayed: i64  # licences in the auction
    supply: i64  # crates; below 0 what the last fishing took too much
    crates_gone: i64  # paid or traded
    no_licences: bool  # the licence deck could not fill the auction: this round is the last
    no_crates: bool  # the last crate was taken: likewise
    deck_size: i64
    thrown_size: i64
    reshuffles: i64

    # Cards, boats and licences
    hands: list[int]  # cards by seat and kind of boat
    hand_size: list[int]  # cards by seat
    cash: list[int]  # what the hand is worth, by seat
    captains: list[int]  # cards by seat and kind of boat
    fleet: list[int]  # boats afloat, by seat and class
    waiting: list[int]  # boats without a captain, by seat
    licences: list[int]  # by seat and kind of licence
    processed: list[int]  # crates by seat
    deck: list[int]  # cards by kind of boat
    thrown: list[int]  # cards on the discard pile, by the seat that threw them and kind of boat
    drawn: list[int]  # cards drawn since the last reshuffle, by seat and kind; kept from the first reshuffle on
    fresh: list[int]  # cards of the present draw, by kind of boat
    display: list[int]  # licences in the auction, by kind
    unseen: list[int]  # licences that nobody has seen, by kind
    removed: list[int]  # licences that left the game in the open, by kind

    # What everybody remembers of each hand: see `hand_tracking.py`
    floors: list[int]
    base: list[int]
    certain: list[int]
    memory: list[list[int]]
    recording: list[int]
    memory_mask: list[int]
    memory_size: list[int]
    deck_at_reshuffle: list[int]  # what the deck was made of then, by kind of boat; replaced, never changed

    def __init__(
        self, game: Game, printed: FleetNumbers, seats: int, options: Options, source: "Position | None" = None
    ) -> None:
        self.game, self.printed, self.seats, self.options = game, printed, seats, options
        if source is None:
            self._set_up()
        else:
            self._copy_numbers(source)
            self._copy_lists(source)

    def _set_up(self) -> None:
        seats, printed = self.seats, self.printed
        self.hidden = flag(self.options, "hidden_discards")
        self.phase, self.to_move = START_PLAYER, CHANCE
        self.round, self.start_player, self.seat, self.order = 0, 0, 0, 0
        self.done, self.passed, self.block, self.bid, self.high, self.bought = 0, 0, 0, 0, 0, 0
        self.payer, self.paying_for, self.price, self.due, self.place = 0, 0, 0, 0, 0
        self.paid_cards, self.paid_sum, self.paid_crates, self.paid_discount = 0, 0, 0, 0
        self.launches_left, self.launched, self.hires_left, self.process_from, self.draws_left = 0, 0, 0, 0, 0
        self.top_left, self.displayed = printed.top[seats], 0
        self.commons_left, self.premiums_left = printed.commons_below[seats], printed.premiums_below[seats]
        if flag(self.options, "advanced"):
            self.commons_left += self.top_left - seats
            self.top_left = seats
        self.supply, self.crates_gone = printed.crates_each * seats, 0
        self.no_licences, self.no_crates = False, False
        self.thrown_size, self.reshuffles = 0, 0
        self.hands, self.hand_size = [1] * (BOAT_KINDS * seats), [BOAT_KINDS] * seats
        self.cash = [sum(printed.cash)] * seats
        self.captains, self.fleet = [0] * (BOAT_KINDS * seats), [0] * (CLASSES * seats)
        self.waiting, self.licences, self.processed = [0] * seats, [0] * (LICENCE_KINDS * seats), [0] * seats
        self.deck = [copies - seats for copies in printed.boat_copies]
        self.deck_size = sum(self.deck)
        self.thrown, self.drawn = [0] * (BOAT_KINDS * seats), [0] * (BOAT_KINDS * seats)
        self.fresh, self.display = [0] * BOAT_KINDS, [0] * LICENCE_KINDS
        self.unseen, self.removed = printed.licence_copies.copy(), [0] * LICENCE_KINDS
        self.floors, self.base, self.certain = [0] * seats, [ONE_OF_EACH] * seats, [ONE_OF_EACH] * seats
        self.memory, self.recording = [[] for _ in range(seats)], [int(self.hidden)] * seats
        self.memory_mask, self.memory_size = [ONE_OF_EACH] * seats, [BOAT_KINDS] * seats
        self.deck_at_reshuffle = [0] * BOAT_KINDS

    def _copy_numbers(self, source: "Position") -> None:
        self.hidden, self.phase, self.to_move = source.hidden, source.phase, source.to_move
        self.round, self.start_player = source.round, source.start_player
        self.seat, self.order = source.seat, source.order
        self.done, self.passed, self.block = source.done, source.passed, source.block
        self.bid, self.high, self.bought = source.bid, source.high, source.bought
        self.payer, self.paying_for, self.price = source.payer, source.paying_for, source.price
        self.due, self.place, self.paid_cards = source.due, source.place, source.paid_cards
        self.paid_sum, self.paid_crates = source.paid_sum, source.paid_crates
        self.paid_discount, self.launches_left = source.paid_discount, source.launches_left
        self.launched, self.hires_left = source.launched, source.hires_left
        self.process_from, self.draws_left = source.process_from, source.draws_left
        self.top_left, self.displayed = source.top_left, source.displayed
        self.commons_left, self.premiums_left = source.commons_left, source.premiums_left
        self.supply, self.crates_gone = source.supply, source.crates_gone
        self.no_licences, self.no_crates = source.no_licences, source.no_crates
        self.deck_size, self.thrown_size = source.deck_size, source.thrown_size
        self.reshuffles = source.reshuffles

    def _copy_lists(self, source: "Position") -> None:
        self.hands, self.hand_size = source.hands.copy(), source.hand_size.copy()
        self.cash, self.captains = source.cash.copy(), source.captains.copy()
        self.fleet, self.waiting = source.fleet.copy(), source.waiting.copy()
        self.licences, self.processed = source.licences.copy(), source.processed.copy()
        self.deck, self.thrown = source.deck.copy(), source.thrown.copy()
        self.drawn, self.fresh = source.drawn.copy(), source.fresh.copy()
        self.display, self.unseen = source.display.copy(), source.unseen.copy()
        self.removed, self.floors = source.removed.copy(), source.floors.copy()
        self.base, self.certain = source.base.copy(), source.certain.copy()
        self.memory, self.recording = [events.copy() for events in source.memory], source.recording.copy()
        self.memory_mask, self.memory_size = source.memory_mask.copy(), source.memory_size.copy()
        self.deck_at_reshuffle = source.deck_at_reshuffle

    # Small questions

    def discount(self, seat: i64) -> i64:
        return self.licences[LICENCE_KINDS * seat + SHRIMP]

    def power(self, seat: i64) -> i64:
        """Return the highest price that the seat can pay."""
        return self.cash[seat] + self.processed[seat] + self.licences[LICENCE_KINDS * seat + SHRIMP]

    def seat_in_order(self, order: i64) -> i64:
        seat: i64 = self.start_player + order
        return seat if seat < self.seats else seat - self.seats

    def next_seat(self) -> i64:
        """Go on by one place in turn order; return the seat there, or NOBODY after the last."""
        seats: i64 = self.seats
        order: i64 = self.order + 1
        self.order = order
        if order >= seats:
            return NOBODY
        seat: i64 = self.start_player + order
        return seat if seat < seats else seat - seats

    def captained(self, seat: i64) -> i64:
        """Count the boats with a captain."""
        boats: i64 = 0
        for place in range(CLASSES * seat, CLASSES * seat + CLASSES):
            boats += self.fleet[place]
        return boats - self.waiting[seat]

    def crates_on_boats(self, seat: i64) -> i64:
        crates: i64 = 0
        for kind in range(BOAT_KINDS):
            first: i64 = CLASSES * seat + LEVELS_OF_KIND * kind + 1
            for level in range(1, LEVELS + 1):
                crates += level * self.fleet[first + level]
        return crates

    # Small changes

    def take_from_hand(self, seat: i64, kind: i64) -> None:
        self.hands[BOAT_KINDS * seat + kind] -= 1
        self.hand_size[seat] -= 1
        self.cash[seat] -= self.printed.cash[kind]

    def throw(self, seat: i64, kind: i64) -> None:
        """Put a card of the hand on the discard pile."""
        self.take_from_hand(seat, kind)
        self.thrown[BOAT_KINDS * seat + kind] += 1
        self.thrown_size += 1
