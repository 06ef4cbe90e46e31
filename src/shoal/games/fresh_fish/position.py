"""A position of Fresh Fish: what stands on the plots, who holds what, and where the turn stands.

Boards are pairs of words (see `bitboards.py`); streets, demonstrations and centers with outlets have one each, empty
plots and reserved ones too. What is left of the ground is apartments. Lists that copies share are replaced, never
changed; of the short ones every copy has its own.
"""

from shoal.core.game import Game, State
from shoal.core.native import i64
from shoal.core.options import Options, choice, flag, number
from shoal.games.fresh_fish.actions import BUILD
from shoal.games.fresh_fish.bitboards import Ground, high_bit, low_bit
from shoal.games.fresh_fish.edition_numbers import (
    APARTMENTS,
    DEMONSTRATION,
    FIRST_OUTLET,
    KINDS,
    NO_TILE,
    TRADES,
    ZONE,
    FreshFishNumbers,
)
from shoal.games.fresh_fish.phases import CENTERS_DUE
from shoal.games.fresh_fish.position_layout import NO_AUCTION, NO_BID, NOT_YET


class Position(State):
    """The fields, their set-up and their copy in the same order, and small functions for several phases."""

    printed: FreshFishNumbers
    ground: Ground  # the plots of the board
    maximum: i64  # what a route counts at most
    demo_weight: i64  # what a demonstration counts in a route
    left_first: bool  # whether equal bids go to the drawer's left first
    to_full_board: bool  # whether the game goes on when the scores are settled

    # Where the turn stands
    phase: i64  # one of `phases.py`
    player: i64  # whose turn it is
    due: i64  # the seats that owe a decision, as a mask; 0 while chance is due and after the end
    tile: i64  # the kind of tile in hand: turned up and not yet built, or auctioned
    turns: i64
    passes: i64
    expropriated: i64  # plots that became streets by force
    reserved_once: i64  # the seats that have reserved a plot before, as a mask
    opened_outlet: i64  # the trade of the last auction
    opened_winner: i64  # who won it

    # The board
    empty_low: i64
    empty_high: i64
    taken_low: i64  # reserved plots, which are empty too
    taken_high: i64
    street_low: i64
    street_high: i64
    demo_low: i64
    demo_high: i64
    served_low: i64  # supply centers and outlets
    served_high: i64
    zone_low: i64  # apartments with a construction zone
    zone_high: i64

    # The deck and the bank
    deck_size: i64
    outlets_left: i64  # in the deck
    set_aside: i64  # apartments for when the deck is empty
    zones_waiting: i64  # construction zones that wait for apartments
    zones_used: i64  # construction zones that were built over
    bank: i64

    # Lists
    opened: list[int]  # the bids of the last auction, NO_BID where there was none; replaced, never changed
    centers: list[int]  # the cells of the supply centers, by trade; replaced, never changed
    plots: list[list[int]]  # for each seat its reserved plots, as the actions of building there
    outlets: list[int]  # for each seat the cells of its four outlets, or NOT_YET, or OFF_BOARD
    money: list[int]
    supply: list[int]  # markers to use, by seat
    aside: list[int]  # markers set aside, by seat
    deck: list[int]  # tiles by kind
    bids: list[int]  # the sealed bids, by seat

    def __init__(
        self, game: Game, printed: FreshFishNumbers, seats: int, options: Options, source: "Position | None" = None
    ) -> None:
        self.game, self.printed, self.seats, self.options = game, printed, seats, options
        if source is None:
            self._set_up()
        else:
            self._copy_numbers(source)
            self._copy_lists(source)

    def _set_up(self) -> None:
        seats, printed, options = self.seats, self.printed, self.options
        self.ground, self.maximum, self.demo_weight = printed.ground, printed.maximum, printed.demonstration
        self.left_first = choice(options, "tie_break") == "left"
        self.to_full_board = flag(options, "play_to_full_board")
        self.phase, self.player, self.due, self.tile = CENTERS_DUE, 0, 0, NO_TILE
        self.turns, self.passes, self.expropriated, self.reserved_once = 0, 0, 0, 0
        self.opened_outlet, self.opened_winner = NO_AUCTION, NO_AUCTION
        self.empty_low, self.empty_high = self.ground.low, self.ground.high
        self.taken_low, self.taken_high, self.street_low, self.street_high = 0, 0, 0, 0
        self.demo_low, self.demo_high, self.served_low, self.served_high = 0, 0, 0, 0
        self.zone_low, self.zone_high = 0, 0
        zones = number(options, "construction_zones")
        self.deck = [0] * KINDS
        self.deck[APARTMENTS] = printed.apartments + zones
        self.deck[FIRST_OUTLET:DEMONSTRATION] = [seats] * TRADES
        self.deck[DEMONSTRATION], self.deck[ZONE] = number(options, "demonstrations"), zones
        self.deck_size, self.outlets_left = sum(self.deck), TRADES * seats
        self.set_aside = printed.box_apartments - self.deck[APARTMENTS]
        self.zones_waiting, self.zones_used, self.bank = 0, 0, 0
        self.opened, self.centers, self.plots = [], [], [[] for _ in range(seats)]
        self.outlets, self.bids = [NOT_YET] * (TRADES * seats), [NO_BID] * seats
        self.money = [printed.money] * seats
        self.supply, self.aside = [printed.markers] * seats, [printed.markers_aside] * seats

    def _copy_numbers(self, source: "Position") -> None:
        self.ground, self.maximum, self.demo_weight = source.ground, source.maximum, source.demo_weight
        self.left_first, self.to_full_board = source.left_first, source.to_full_board
        self.phase, self.player, self.due, self.tile = source.phase, source.player, source.due, source.tile
        self.turns, self.passes = source.turns, source.passes
        self.expropriated, self.reserved_once = source.expropriated, source.reserved_once
        self.opened_outlet, self.opened_winner = source.opened_outlet, source.opened_winner
        self.empty_low, self.empty_high = source.empty_low, source.empty_high
        self.taken_low, self.taken_high = source.taken_low, source.taken_high
        self.street_low, self.street_high = source.street_low, source.street_high
        self.demo_low, self.demo_high = source.demo_low, source.demo_high
        self.served_low, self.served_high = source.served_low, source.served_high
        self.zone_low, self.zone_high = source.zone_low, source.zone_high
        self.deck_size, self.outlets_left, self.set_aside = source.deck_size, source.outlets_left, source.set_aside
        self.zones_waiting, self.zones_used, self.bank = source.zones_waiting, source.zones_used, source.bank

    def _copy_lists(self, source: "Position") -> None:
        self.opened, self.centers, self.plots = source.opened, source.centers, source.plots.copy()
        self.outlets, self.bids = source.outlets.copy(), source.bids.copy()
        self.money, self.supply, self.aside = source.money.copy(), source.supply.copy(), source.aside.copy()
        self.deck = source.deck.copy()

    # Small questions

    def owes(self, seat: int) -> bool:
        return seat >= 0 and (self.due >> seat) & 1 != 0

    def apartment_board(self) -> tuple[i64, i64]:
        """Return the plots with apartments: those that are nothing else."""
        low: i64 = self.empty_low | self.street_low | self.demo_low | self.served_low
        high: i64 = self.empty_high | self.street_high | self.demo_high | self.served_high
        return self.ground.low & ~low, self.ground.high & ~high

    # Small changes

    def develop(self, cell: int) -> None:
        """Mark a plot as built on; it counts as apartments unless it is marked as something else."""
        self.empty_low &= ~low_bit(cell)
        self.empty_high &= ~high_bit(cell)

    def serve(self, cell: int) -> None:
        """Develop a plot with a supply center or an outlet."""
        self.develop(cell)
        self.served_low |= low_bit(cell)
        self.served_high |= high_bit(cell)

    def release(self, seat: int, cell: int) -> None:
        """End the reservation of a plot."""
        self.taken_low &= ~low_bit(cell)
        self.taken_high &= ~high_bit(cell)
        reserved = self.plots[seat].copy()
        reserved.remove(BUILD + cell)
        self.plots[seat] = reserved

    def take_back(self, seat: int, cell: int) -> None:
        """Put the marker on a plot back into its owner's supply."""
        self.release(seat, cell)
        self.supply[seat] += 1
