"""A position of Fresh Fish: whose decision it is, what it may be, and what it does.

Boards are pairs of words (see plots.py); streets, demonstrations and centers with outlets have one each, empty plots
and reserved ones too. What is left of the ground is apartments. Lists are replaced rather than changed where a copy may
still hold them, apart from the short ones that every copy has for itself.
"""

from typing import Final

from shoal.core.game import CHANCE, NOBODY, Game, State, View
from shoal.core.native import i64
from shoal.core.options import Options
from shoal.core.refusal import Refusal
from shoal.core.rng import Rng
from shoal.games.fresh_fish import auction, building, refusals, scoring, setup, view
from shoal.games.fresh_fish.actions import (
    APARTMENTS,
    BID,
    BUILD,
    CELLS,
    CENTER,
    DEMONSTRATION,
    DRAW,
    FIRST,
    FIRST_OUTLET,
    KINDS,
    NO_TILE,
    PASS,
    RESERVE,
    STREET,
    TAKE_APARTMENTS,
    TAKE_STREET,
    TILE,
    TRADES,
    ZONE,
)
from shoal.games.fresh_fish.phases import BIDS, BUILDING, FIRST_DUE, NO_BID, OFF_BOARD, OVER, TILE_DUE, TURN, mask_of
from shoal.games.fresh_fish.plots import Ground, beside, count, high_bit, list_plots, low_bit
from shoal.games.fresh_fish.printed import Printed

NO_TURN: Final[tuple[int, ...]] = ()
CHANCES_TURN: Final = (CHANCE,)
TURNS: Final = [tuple(seat for seat in range(5) if mask >> seat & 1) for mask in range(32)]
"""The seats of a bit mask."""
LOWEST: Final = [turn[0] if turn else NOBODY for turn in TURNS]


class FreshFishState(State):
    """A position; see the module for its words.

    phase, player, due        where we are; whose turn it is; the seats that owe a decision, as a bit mask
    tile                      the kind of tile in hand: turned up and not yet built, or auctioned
    plots                     for each seat its reserved plots, as the actions of building there
    outlets                   for each seat the cells of its four outlets, or NOT_YET, or OFF_BOARD
    opened, opened_outlet     the bids of the last auction, NO_BID where there was none; and what it was for
    opened_winner             who won it
    reserved_once             the seats that have reserved a plot before, as a bit mask
    """

    ground: Ground
    phase: i64
    player: i64
    due: i64
    tile: i64
    empty_low: i64
    empty_high: i64
    taken_low: i64
    taken_high: i64
    street_low: i64
    street_high: i64
    demo_low: i64
    demo_high: i64
    served_low: i64
    served_high: i64
    zone_low: i64
    zone_high: i64
    deck_size: i64
    outlets_left: i64
    set_aside: i64
    zones_waiting: i64
    zones_used: i64
    bank: i64
    turns: i64
    passes: i64
    expropriated: i64
    reserved_once: i64
    maximum: i64
    demo_weight: i64
    left_first: bool
    to_full_board: bool
    opened_outlet: i64
    opened_winner: i64
    opened: list[int]
    centers: list[int]
    plots: list[list[int]]
    outlets: list[int]
    money: list[int]
    supply: list[int]
    aside: list[int]
    deck: list[int]
    bids: list[int]

    def __init__(
        self,
        game: Game,
        seats: int,
        options: Options,
        printed: Printed | None = None,
        source: "FreshFishState | None" = None,
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        if source is not None:
            self._take_over(source)
        elif printed is not None:
            setup.set_up(self, printed)

    def _take_over(self, source: "FreshFishState") -> None:
        self.ground = source.ground
        self.phase = source.phase
        self.player = source.player
        self.due = source.due
        self.tile = source.tile
        self.empty_low = source.empty_low
        self.empty_high = source.empty_high
        self.taken_low = source.taken_low
        self.taken_high = source.taken_high
        self.street_low = source.street_low
        self.street_high = source.street_high
        self.demo_low = source.demo_low
        self.demo_high = source.demo_high
        self.served_low = source.served_low
        self.served_high = source.served_high
        self.zone_low = source.zone_low
        self.zone_high = source.zone_high
        self.deck_size = source.deck_size
        self.outlets_left = source.outlets_left
        self.set_aside = source.set_aside
        self.zones_waiting = source.zones_waiting
        self.zones_used = source.zones_used
        self.bank = source.bank
        self.turns = source.turns
        self.passes = source.passes
        self.expropriated = source.expropriated
        self.reserved_once = source.reserved_once
        self.maximum = source.maximum
        self.demo_weight = source.demo_weight
        self.left_first = source.left_first
        self.to_full_board = source.to_full_board
        self.opened_outlet = source.opened_outlet
        self.opened_winner = source.opened_winner
        self.opened = source.opened
        self.centers = source.centers
        self.plots = source.plots.copy()
        self.outlets = source.outlets.copy()
        self.money = source.money.copy()
        self.supply = source.supply.copy()
        self.aside = source.aside.copy()
        self.deck = source.deck.copy()
        self.bids = source.bids.copy()

    def copy(self) -> "FreshFishState":
        return FreshFishState(self.game, self.seats, self.options, None, self)

    # Whose decision it is, and what it may be

    def turn(self) -> tuple[int, ...]:
        if self.due:
            return TURNS[self.due]
        return NO_TURN if self.phase == OVER else CHANCES_TURN

    def mover(self) -> int:
        if self.due:
            return LOWEST[self.due]
        return NOBODY if self.phase == OVER else CHANCE

    def owes(self, seat: int) -> bool:
        return seat >= 0 and (self.due >> seat) & 1 != 0

    def legal(self, seat: int) -> list[int]:
        if not self.owes(seat):
            return []
        if self.phase == TURN:
            return self._choices(seat)
        if self.phase == BIDS:
            return list(range(BID, BID + self.money[seat] + 1))
        return building.sites(self, seat)

    def _choices(self, seat: int) -> list[int]:
        low, high = self.reservable(seat)
        choices = list_plots(low, high, RESERVE)
        if self.plots[seat]:
            if self.deck_size:
                choices.append(DRAW)
            else:
                if self.set_aside:
                    choices.append(TAKE_APARTMENTS)
                choices.append(TAKE_STREET)
        elif not choices:
            choices.append(PASS)
        return choices

    def reservable(self, seat: int) -> tuple[i64, i64]:
        """Give the plots that the seat may reserve now."""
        if self.supply[seat] == 0:
            none: i64 = 0
            return none, none
        low: i64 = self.empty_low & ~self.taken_low
        high: i64 = self.empty_high & ~self.taken_high
        if (self.reserved_once >> seat) & 1 == 0:
            return low, high
        near_low: i64 = self.ground.low & ~low
        near_high: i64 = self.ground.high & ~high
        return low & beside(0, near_low, near_high), high & beside(near_low, near_high, 0)

    def odds(self) -> list[tuple[int, int]]:
        if self.due or self.phase == OVER:
            return []
        if self.phase == TILE_DUE:
            return [(TILE + kind, self.deck[kind]) for kind in range(KINDS) if self.deck[kind]]
        if self.phase == FIRST_DUE:
            return [(FIRST + seat, 1) for seat in range(self.seats)]
        return [(CENTER + cell, 1) for cell in setup.center_sites(self)]

    def sample(self, rng: Rng) -> int:
        if self.phase != TILE_DUE:
            return rng.weighted(self.odds())
        mark: i64 = rng.below(self.deck_size)
        kind: i64 = 0
        while True:
            mark -= self.deck[kind]
            if mark < 0:
                return TILE + kind
            kind += 1

    def refusal(self, seat: int, action: int) -> Refusal | None:
        return refusals.refusal(self, seat, action)

    def seen_by(self, seat: int, action: int, reader: int) -> bool:  # noqa: ARG002  (bids alone are sealed)
        """A bid stays sealed unless it is the last one to come in."""
        return self.phase != BIDS or self.due & (self.due - 1) == 0

    # What an action does

    def apply(self, seat: int, action: int) -> None:
        if action < BUILD:
            self._reserve(seat, action)
        elif action < CENTER:
            building.build(self, seat, action - BUILD)
        elif action < TILE:
            setup.place_center(self, action - CENTER)
        elif action < FIRST:
            self._turn_up(action - TILE)
        elif action < DRAW:
            self.player = action - FIRST
            self.begin_turn()
        elif action == DRAW:
            self.phase = TILE_DUE
            self.due = 0
        elif action == PASS:
            self.passes += 1
            self.end_turn()
        elif action >= BID:
            auction.bid(self, seat, action - BID)
        else:
            self._take(seat, APARTMENTS if action == TAKE_APARTMENTS else STREET)

    def _reserve(self, seat: int, cell: int) -> None:
        self.taken_low |= low_bit(cell)
        self.taken_high |= high_bit(cell)
        self.supply[seat] -= 1
        self.reserved_once |= mask_of(seat)
        reserved = self.plots[seat].copy()
        reserved.append(BUILD + cell)
        reserved.sort()
        self.plots[seat] = reserved
        self.end_turn()

    def _turn_up(self, kind: int) -> None:
        self.deck[kind] -= 1
        self.deck_size -= 1
        self.tile = kind
        if FIRST_OUTLET <= kind < FIRST_OUTLET + TRADES:
            self.outlets_left -= 1
            auction.open_auction(self)
        elif kind == ZONE and not building.has_bare_apartments(self):
            self.zones_waiting += 1
            self.end_turn()
        else:
            self.let_build(self.player)

    def _take(self, seat: int, kind: int) -> None:
        if kind == APARTMENTS:
            self.set_aside -= 1
        self.tile = kind
        self.let_build(seat)

    def let_build(self, seat: i64) -> None:
        self.phase = BUILDING
        self.due = mask_of(seat)

    def begin_turn(self) -> None:
        self.phase = TURN
        self.tile = NO_TILE
        self.due = mask_of(self.player)

    def end_turn(self) -> None:
        self.turns += 1
        self.player += 1
        if self.player == self.seats:
            self.player = 0
        self.begin_turn()

    def end_if_over(self) -> bool:
        """End the game if no plot is empty, or nothing can change the scores (FF-E1, FF-E2)."""
        full = self.empty_low | self.empty_high == 0
        if full or (not self.to_full_board and scoring.is_settled(self)):
            self.phase = OVER
            self.tile = NO_TILE
            self.due = 0
            return True
        return False

    # What it is worth

    def scores(self) -> list[int]:
        return scoring.scores(self)

    def shares(self) -> list[float]:
        return scoring.shares(self)

    def ending(self) -> str:
        if self.phase != OVER:
            return ""
        if self.empty_low | self.empty_high:
            return "settled"
        return "unsold" if self.outlets_left else "full"

    def facts(self) -> dict[str, int]:
        return {
            "turns": self.turns,
            "passes": self.passes,
            "streets": count(self.street_low, self.street_high),
            "expropriated": self.expropriated,
            "apartments": building.apartments(self),
            "off_board": self.outlets.count(OFF_BOARD),
            "paid": self.bank,
        }

    def census(self) -> dict[str, int]:
        in_hand = self.tile if self.due else NO_TILE
        built = sum(cell < CELLS for cell in self.outlets)
        had = built + self.outlets.count(OFF_BOARD)
        reserved = count(self.taken_low, self.taken_high)
        demos = count(self.demo_low, self.demo_high)
        zones = count(self.zone_low, self.zone_high) + self.zones_waiting + self.zones_used
        stacked = building.apartments(self) + self.zones_used
        return {
            "markers": sum(self.supply) + sum(self.aside) + reserved + built,
            "money": sum(self.money) + self.bank,
            "apartments": self.deck[APARTMENTS] + self.set_aside + stacked + (in_hand == APARTMENTS),
            "outlets": self.outlets_left + had + (FIRST_OUTLET <= in_hand < DEMONSTRATION),
            "demonstrations": self.deck[DEMONSTRATION] + demos + (in_hand == DEMONSTRATION),
            "zones": self.deck[ZONE] + zones + (in_hand == ZONE),
        }

    # What may be known of it: everything but sealed bids

    def view(self, reader: int) -> View:
        return view.view(self, reader)

    def reshuffle(self, seat: int, rng: Rng) -> None:  # noqa: ARG002  (sealed bids are reopened, not guessed)
        """Reopen the other seats' sealed bids: what will be drawn is nobody's knowledge, nor this state's."""
        if self.phase == BIDS:
            self.due = auction.eligible(self)
            if seat >= 0 and self.bids[seat] != NO_BID:
                self.due &= ~mask_of(seat)
            self.bids = [bid if other == seat else NO_BID for other, bid in enumerate(self.bids)]
