"""A position of Fleet: who holds what, where the round stands, and what everybody has seen.

Counts by kind are flat lists: `hands[6 * seat + kind]`, `licences[9 * seat + kind]`. Boats afloat are counted by class,
`fleet[36 * seat + 6 * kind + level]`: level 0 has no captain, level 1 + c a captain and c crates. The boat deck is a
multiset. Of the licence deck only its layers are kept; which licences left the game at the setup is never decided.
"""

from typing import Final

from shoal.core.errors import BadOption
from shoal.core.game import CHANCE, Game, State, View
from shoal.core.native import i64
from shoal.core.options import Options
from shoal.core.refusal import Refusal
from shoal.core.rng import Rng
from shoal.games.fleet import (
    auction,
    boat_deck,
    harbour,
    imagination,
    payment,
    processing,
    refusals,
    scoring,
    view,
)
from shoal.games.fleet.actions import CAPTAIN, DISCARD, DRAW, PAY, PAY_CRATE
from shoal.games.fleet.layout import CLASSES, ONE_OF_EACH
from shoal.games.fleet.phases import (
    BIDDING,
    BOARDING,
    CHOOSING,
    DISCARDING,
    HIRING,
    LAUNCHING,
    OPENING,
    PAYING,
    PROCESSING,
    REVEALING,
    START_PLAYER,
)
from shoal.games.fleet.printed import BOAT_KINDS, LICENCE_KINDS, SHRIMP, Printed

TURNS: Final = [(0,), (1,), (2,), (3,), (), (CHANCE,)]
"""By seat, and from the end for chance (-1) and nobody (-2)."""


class FleetState(State):
    """A position; see the module for its words.

    to_move       the seat that decides, CHANCE, or NOBODY
    seat, order   whose phase it is, and the how many-th in turn order
    done, passed  seats that have won or declined this phase, and those out of the present bidding, as bits
    thrown        cards on the discard pile, by whoever threw them there
    drawn         cards drawn since the deck was last reshuffled, by seat; kept from the first reshuffle on
    fresh         cards of the present draw
    floors        cash that everybody knows to be in a hand, by its owner's bids

    What everybody remembers of a hand is explained in `memory.py`: base, certain, memory and what belongs to it.
    """

    printed: Printed
    hidden: bool
    phase: i64
    to_move: i64
    round: i64
    start_player: i64
    seat: i64
    order: i64
    done: i64
    passed: i64
    block: i64
    bid: i64
    high: i64
    bought: i64
    payer: i64
    paying_for: i64
    price: i64
    due: i64
    place: i64
    paid_cards: i64
    paid_sum: i64
    paid_crates: i64
    paid_discount: i64
    launches_left: i64
    launched: i64
    hires_left: i64
    process_from: i64
    draws_left: i64
    top_left: i64
    commons_left: i64
    premiums_left: i64
    displayed: i64
    supply: i64
    crates_gone: i64
    no_licences: bool
    no_crates: bool
    deck_size: i64
    thrown_size: i64
    reshuffles: i64
    hands: list[int]
    hand_size: list[int]
    cash: list[int]
    captains: list[int]
    fleet: list[int]
    waiting: list[int]
    licences: list[int]
    processed: list[int]
    deck: list[int]
    thrown: list[int]
    drawn: list[int]
    fresh: list[int]
    display: list[int]
    unseen: list[int]
    removed: list[int]
    floors: list[int]
    base: list[int]
    certain: list[int]
    memory: list[list[int]]
    recording: list[int]
    memory_mask: list[int]
    memory_size: list[int]
    deck_at_reshuffle: list[int]

    def __init__(
        self, game: Game, printed: Printed, seats: int, options: Options, source: "FleetState | None" = None
    ) -> None:
        self.game = game
        self.printed = printed
        self.seats = seats
        self.options = options
        if source is None:
            self._set_up()
        else:
            self._take_over_numbers(source)
            self._take_over_cards(source)

    def _set_up(self) -> None:
        seats, printed = self.seats, self.printed
        self.hidden = _flag(self.options, "hidden_discards")
        self.phase, self.to_move = START_PLAYER, CHANCE
        self.round, self.start_player, self.seat, self.order = 0, 0, 0, 0
        self.done, self.passed, self.block, self.bid, self.high, self.bought = 0, 0, 0, 0, 0, 0
        self.payer, self.paying_for, self.price, self.due, self.place = 0, 0, 0, 0, 0
        self.paid_cards, self.paid_sum, self.paid_crates, self.paid_discount = 0, 0, 0, 0
        self.launches_left, self.launched, self.hires_left, self.process_from, self.draws_left = 0, 0, 0, 0, 0
        self.top_left = printed.top[seats]
        self.commons_left = printed.commons_below[seats]
        self.premiums_left = printed.premiums_below[seats]
        if _flag(self.options, "advanced"):
            self.commons_left += self.top_left - seats
            self.top_left = seats
        self.displayed = 0
        self.supply, self.crates_gone = printed.crates_each * seats, 0
        self.no_licences, self.no_crates = False, False
        self.thrown_size, self.reshuffles = 0, 0
        self.hands = [1] * (BOAT_KINDS * seats)
        self.hand_size = [BOAT_KINDS] * seats
        self.cash = [sum(printed.cash)] * seats
        self.captains = [0] * (BOAT_KINDS * seats)
        self.fleet = [0] * (CLASSES * seats)
        self.waiting = [0] * seats
        self.licences = [0] * (LICENCE_KINDS * seats)
        self.processed = [0] * seats
        self.deck = [copies - seats for copies in printed.boat_copies]
        self.deck_size = sum(self.deck)
        self.thrown = [0] * (BOAT_KINDS * seats)
        self.drawn = [0] * (BOAT_KINDS * seats)
        self.fresh = [0] * BOAT_KINDS
        self.display = [0] * LICENCE_KINDS
        self.unseen = printed.licence_copies.copy()
        self.removed = [0] * LICENCE_KINDS
        self.floors = [0] * seats
        self.base = [ONE_OF_EACH] * seats
        self.certain = [ONE_OF_EACH] * seats
        self.memory = [[] for _ in range(seats)]
        self.recording = [int(self.hidden)] * seats
        self.memory_mask = [ONE_OF_EACH] * seats
        self.memory_size = [BOAT_KINDS] * seats
        self.deck_at_reshuffle = [0] * BOAT_KINDS

    def _take_over_numbers(self, source: "FleetState") -> None:
        self.hidden = source.hidden
        self.phase = source.phase
        self.to_move = source.to_move
        self.round = source.round
        self.start_player = source.start_player
        self.seat = source.seat
        self.order = source.order
        self.done = source.done
        self.passed = source.passed
        self.block = source.block
        self.bid = source.bid
        self.high = source.high
        self.bought = source.bought
        self.payer = source.payer
        self.paying_for = source.paying_for
        self.price = source.price
        self.due = source.due
        self.place = source.place
        self.paid_cards = source.paid_cards
        self.paid_sum = source.paid_sum
        self.paid_crates = source.paid_crates
        self.paid_discount = source.paid_discount
        self.launches_left = source.launches_left
        self.launched = source.launched
        self.hires_left = source.hires_left
        self.process_from = source.process_from
        self.draws_left = source.draws_left
        self.top_left = source.top_left
        self.commons_left = source.commons_left
        self.premiums_left = source.premiums_left
        self.displayed = source.displayed
        self.supply = source.supply
        self.crates_gone = source.crates_gone
        self.no_licences = source.no_licences
        self.no_crates = source.no_crates
        self.deck_size = source.deck_size
        self.thrown_size = source.thrown_size
        self.reshuffles = source.reshuffles

    def _take_over_cards(self, source: "FleetState") -> None:
        self.hands = source.hands.copy()
        self.hand_size = source.hand_size.copy()
        self.cash = source.cash.copy()
        self.captains = source.captains.copy()
        self.fleet = source.fleet.copy()
        self.waiting = source.waiting.copy()
        self.licences = source.licences.copy()
        self.processed = source.processed.copy()
        self.deck = source.deck.copy()
        self.thrown = source.thrown.copy()
        self.drawn = source.drawn.copy()
        self.fresh = source.fresh.copy()
        self.display = source.display.copy()
        self.unseen = source.unseen.copy()
        self.removed = source.removed.copy()
        self.floors = source.floors.copy()
        self.base = source.base.copy()
        self.certain = source.certain.copy()
        self.memory = [events.copy() for events in source.memory]
        self.recording = source.recording.copy()
        self.memory_mask = source.memory_mask.copy()
        self.memory_size = source.memory_size.copy()
        self.deck_at_reshuffle = source.deck_at_reshuffle

    def copy(self) -> "FleetState":
        return FleetState(self.game, self.printed, self.seats, self.options, self)

    # Whose decision it is, and what it may be

    def turn(self) -> tuple[int, ...]:
        return TURNS[self.to_move]

    def mover(self) -> int:
        return self.to_move

    def legal(self, seat: int) -> list[int]:
        if seat != self.to_move or seat < 0:
            return []
        phase = self.phase
        if phase == PAYING:
            return payment.legal(self)
        if phase < PAYING:
            return auction.legal(self)
        if phase < PROCESSING:
            return harbour.legal(self)
        return processing.legal(self) if phase == PROCESSING else boat_deck.legal_discards(self)

    def odds(self) -> list[tuple[int, int]]:
        if self.to_move != CHANCE:
            return []
        if self.phase == START_PLAYER:
            return auction.start_player_odds(self)
        if self.phase == REVEALING:
            return auction.licence_odds(self)
        return boat_deck.odds(self)

    def sample(self, rng: Rng) -> int:
        if self.phase > REVEALING:
            return boat_deck.sample(self, rng)
        return rng.weighted(self.odds())

    def refusal(self, seat: int, action: int) -> Refusal | None:
        return refusals.refusal(self, seat, action)

    # What an action does

    def apply(self, seat: int, action: int) -> None:
        phase = self.phase
        if seat == CHANCE:
            if phase == START_PLAYER:
                auction.set_start_player(self, action)
            elif phase == REVEALING:
                auction.reveal(self, action)
            else:
                boat_deck.draw(self, action - DRAW)
        elif phase == PAYING:
            payment.pay(self, action)
        elif phase == BIDDING:
            auction.bid_or_pass(self, action)
        else:
            self._apply_to_phase(phase, action)

    def _apply_to_phase(self, phase: i64, action: int) -> None:
        if phase == CHOOSING:
            auction.choose(self, action)
        elif phase == OPENING:
            auction.open_bidding(self, action)
        elif phase == LAUNCHING:
            harbour.launch_or_stop(self, action)
        elif phase == HIRING:
            harbour.hire_or_stop(self, action)
        elif phase == BOARDING:
            harbour.board(self, action)
        elif phase == PROCESSING:
            processing.process_trade_or_stop(self, action)
        else:
            boat_deck.discard(self, action - DISCARD)

    def discount(self, seat: i64) -> i64:
        return self.licences[LICENCE_KINDS * seat + SHRIMP]

    def power(self, seat: i64) -> i64:
        """Give the highest price that the seat can pay."""
        return self.cash[seat] + self.processed[seat] + self.licences[LICENCE_KINDS * seat + SHRIMP]

    def seat_in_order(self, order: i64) -> i64:
        seat: i64 = self.start_player + order
        return seat if seat < self.seats else seat - self.seats

    def take_from_hand(self, seat: i64, kind: i64) -> None:
        self.hands[BOAT_KINDS * seat + kind] -= 1
        self.hand_size[seat] -= 1
        self.cash[seat] -= self.printed.cash[kind]

    def throw(self, seat: i64, kind: i64) -> None:
        """Put a card of the hand on the discard pile."""
        self.take_from_hand(seat, kind)
        self.thrown[BOAT_KINDS * seat + kind] += 1
        self.thrown_size += 1

    def seen_by(self, seat: int, action: int, reader: int) -> bool:
        if seat == CHANCE:
            return self.phase <= REVEALING or reader == self.seat
        if CAPTAIN <= action < CAPTAIN + BOAT_KINDS:
            return False
        return not (self.hidden and (self.phase == DISCARDING or (self.phase == PAYING and PAY <= action < PAY_CRATE)))

    # What it is worth

    def scores(self) -> list[int]:
        return [scoring.points(self, seat) for seat in range(self.seats)]

    def shares(self) -> list[float]:
        return scoring.shares(self)

    def ending(self) -> str:
        if self.to_move >= CHANCE:
            return ""
        return "both" if self.no_licences and self.no_crates else "licences" if self.no_licences else "crates"

    def facts(self) -> dict[str, int]:
        return scoring.facts(self)

    def census(self) -> dict[str, int]:
        return scoring.census(self)

    # What may be known of it

    def view(self, reader: int) -> View:
        return view.view(self, reader)

    def reshuffle(self, seat: int, rng: Rng) -> None:
        imagination.reshuffle(self, seat, rng)


def _flag(options: Options, name: str) -> bool:
    value = options[name]
    if not isinstance(value, bool):
        raise BadOption(f"{name} is true or false, not {value!r}")
    return value
