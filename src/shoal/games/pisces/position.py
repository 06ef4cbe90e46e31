"""A position of Pisces: whose turn it is, where chips, boats and cards lie, and what is half done.

Lists over seats and species (or areas, or kinds of gear) are rows in one list: `hold[kinds * seat + kind]`. Everything
is public; only dice and cards to come are unknown.
"""

from typing import Final

from shoal.core.game import CHANCE, NOBODY, Game, State
from shoal.core.native import i64
from shoal.core.options import Options, choice, flag
from shoal.games.pisces.actions import PiscesActions
from shoal.games.pisces.edition_numbers import GEAR_TYPES, OUTBOARD, PiscesNumbers
from shoal.games.pisces.phases import FIRST_PLAYER

BLOCK_RULES: Final = {"free": 0, "first": 1, "last": -1}
TALLY: Final = ("attempts", "ocean attempts", "chips landed", "chips released", "bids")


class Position(State):
    """The fields, their set-up and their copy in the same order, and small functions for every phase."""

    printed: PiscesNumbers
    actions: PiscesActions

    # Options
    pass_final: bool
    top_leader: bool
    joint_payment: bool
    strict_supply: bool
    overpay: bool
    block_rule: i64  # of several stacks hit, a blocked one is: free to choose (0), the first (1), the last (-1)

    # Where the round stands
    phase: i64  # one of `phases.py`
    to_move: i64  # the seat that decides, CHANCE, or NOBODY
    round: i64  # from 1; 0 during the setup
    first_player: i64  # who has the First-player Token; -1 before it is given
    seat: i64  # whose part of the phase it is; below 0 when a phase has just begun

    # Boats that are sent or that fish
    boats_left: i64  # boats of the present seat that are still to be sent, or to fish
    area: i64  # where the present attempt is made, or the last boat was sent; -1 for nowhere
    roll: i64  # what was rolled for the attempt; 0 before it
    origin: i64  # where a Fish Finder lifted the boat; -1 for nowhere

    # Purchases and payments
    item: i64  # the last item in the basket, with a joint payment: none before it may be bought any more
    due: i64  # what is still to be paid
    rank: i64  # the place of the last chip by falling value: none before it may be paid any more
    motors_left: i64  # motors that the winner of the auction has not counted yet

    breeding: i64  # the species whose new chips are rolled for; -1 for none

    # The setup
    ocean: list[int]  # the species whose spawners each ocean number reaches, or -1; replaced, never changed
    in_play: list[int]  # the areas where boats may go; replaced, never changed
    board: list[int]  # the species of each seat; -1 for none
    owner: list[int]  # the seat of each species; -1 for none

    # Fish
    stack: list[int]  # chips on every location
    centre: list[int]  # chips in the centre of every board
    hold: list[int]  # chips kept, by seat and species
    points: list[int]  # what these chips are worth, by seat
    caught: list[int]  # chips caught in this round, by seat and species

    # Honours
    stars: list[int]
    trophies: list[int]
    won: list[int]  # 1 for a seat that has met the goals of this round
    goals: list[int]  # the species that are the goals of this round
    cards: list[int]  # Tournament Cards still face down, by species

    # Boats, gear and blocks
    boats: list[int]  # boats owned, by seat
    at: list[int]  # boats sent out that have not fished yet, by seat and area
    block: list[int]  # the location that each seat guards; -1 for none
    gear: list[int]  # cards owned, by seat and kind
    used: list[int]  # how many of them were used in this round
    gear_left: list[int]  # cards in the shop, by kind
    new_motors: list[int]  # motors bought in this round, by seat

    # Basket and auction
    basket: list[int]  # what is being bought, by item
    paid: list[int]  # the species of the chips paid so far
    markers: list[int]  # the bid of each seat; 0 for none
    passed: list[int]  # 1 for a seat that has passed; a bid clears the passes unless they are final

    tally: list[int]  # figures of the whole game: see TALLY

    def __init__(
        self,
        game: Game,
        printed: PiscesNumbers,
        actions: PiscesActions,
        seats: int,
        options: Options,
        source: "Position | None" = None,
    ) -> None:
        self.game, self.printed, self.actions, self.seats, self.options = game, printed, actions, seats, options
        if source is None:
            self._set_up()
        else:
            self._copy_numbers(source)
            self._copy_lists(source)

    def _set_up(self) -> None:
        seats, printed, options = self.seats, self.printed, self.options
        kinds = len(printed.species)
        self.pass_final, self.top_leader = flag(options, "pass_final"), flag(options, "top_leader")
        self.joint_payment, self.strict_supply = flag(options, "joint_payment"), flag(options, "strict_supply")
        self.overpay = flag(options, "overpay")
        self.block_rule = BLOCK_RULES[choice(options, "blocked_stack")]
        self.phase, self.to_move = FIRST_PLAYER, CHANCE
        self.round, self.first_player, self.seat = 0, -1, -1
        self.boats_left, self.area, self.roll, self.origin = 0, -1, 0, -1
        self.item, self.due, self.rank, self.motors_left = 0, 0, 0, 0
        self.breeding = -1
        self.ocean, self.in_play = [], []
        self.board, self.owner = [-1] * seats, [-1] * kinds
        self.stack, self.centre = [0] * len(printed.locations), printed.chips.copy()
        self.hold, self.points, self.caught = [0] * (seats * kinds), [0] * seats, [0] * (seats * kinds)
        self.stars, self.trophies, self.won = [0] * seats, [0] * seats, [0] * seats
        self.goals, self.cards = [], [0] * kinds
        self.boats, self.at = [int(printed.boats_start)] * seats, [0] * (seats * (kinds + 1))
        self.block = [-1] * seats
        self.gear, self.used = [0] * (seats * GEAR_TYPES), [0] * (seats * GEAR_TYPES)
        self.gear_left, self.new_motors = [int(printed.gear_copies)] * GEAR_TYPES, [0] * seats
        self.basket, self.paid = [0] * (GEAR_TYPES + 1), []
        self.markers, self.passed = [0] * seats, [0] * seats
        self.tally = [0] * len(TALLY)

    def _copy_numbers(self, source: "Position") -> None:
        self.pass_final, self.top_leader = source.pass_final, source.top_leader
        self.joint_payment, self.strict_supply = source.joint_payment, source.strict_supply
        self.overpay, self.block_rule = source.overpay, source.block_rule
        self.phase, self.to_move = source.phase, source.to_move
        self.round, self.first_player, self.seat = source.round, source.first_player, source.seat
        self.boats_left, self.area = source.boats_left, source.area
        self.roll, self.origin = source.roll, source.origin
        self.item, self.due = source.item, source.due
        self.rank, self.motors_left = source.rank, source.motors_left
        self.breeding = source.breeding

    def _copy_lists(self, source: "Position") -> None:
        self.ocean, self.in_play = source.ocean, source.in_play
        self.board, self.owner = source.board.copy(), source.owner.copy()
        self.stack, self.centre = source.stack.copy(), source.centre.copy()
        self.hold, self.points, self.caught = source.hold.copy(), source.points.copy(), source.caught.copy()
        self.stars, self.trophies, self.won = source.stars.copy(), source.trophies.copy(), source.won.copy()
        self.goals, self.cards = source.goals.copy(), source.cards.copy()
        self.boats, self.at = source.boats.copy(), source.at.copy()
        self.block = source.block.copy()
        self.gear, self.used = source.gear.copy(), source.used.copy()
        self.gear_left, self.new_motors = source.gear_left.copy(), source.new_motors.copy()
        self.basket, self.paid = source.basket.copy(), source.paid.copy()
        self.markers, self.passed = source.markers.copy(), source.passed.copy()
        self.tally = source.tally.copy()

    # Small questions

    def left_of(self, seat: i64) -> i64:
        return seat + 1 if seat + 1 < self.seats else 0

    def next_seat(self) -> i64:
        """Go on by one place in turn order; return the seat there, or NOBODY after the last.

        A phase that has just begun has no seat, and the first player comes first. After the last it is theirs again.
        """
        if self.seat < 0:
            self.seat = self.first_player
            return self.seat
        self.seat = self.left_of(self.seat)
        return self.seat if self.seat != self.first_player else NOBODY

    def usable_motors(self, seat: i64) -> i64:
        """Count the motors that were not bought in this very round."""
        return self.gear[GEAR_TYPES * seat + OUTBOARD] - self.new_motors[seat]
