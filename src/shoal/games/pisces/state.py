"""A position of Pisces: its data, whose decision it is, and how one phase leads to the next.

Lists over seats and species (or areas, or kinds of gear) are rows in one list: seat * width + number. What happens
within a phase stands in the file of that phase; everything is public, and chance holds only dice and cards to come.
"""

from typing import Final

from shoal.core.game import CHANCE, NOBODY, Game, State, View
from shoal.core.native import i64
from shoal.core.options import Options
from shoal.core.refusal import Refusal
from shoal.core.rng import Rng
from shoal.games.pisces import bidding, fishing, life_cycles, placing, purchases, refusals, scoring, view
from shoal.games.pisces.actions import PiscesActions
from shoal.games.pisces.boards import GEAR_TYPES, Boards
from shoal.games.pisces.phases import (
    BID_PAYMENT,
    BIDDING,
    BOARDS,
    FINDER,
    FIRST_PLAYER,
    FISHING,
    FLEET,
    GOALS,
    MANAGEMENT,
    OVER,
    PAYMENT,
    PURCHASES,
    REPRODUCTION,
    ROLL,
    STACK,
)
from shoal.games.pisces.proofreading import FACES

TURNS: Final[list[tuple[int, ...]]] = [(), (CHANCE,), *((seat,) for seat in range(26))]
"""Whose turn it is, by the seat to act: nobody, chance, seat 0 and so on."""
BLOCK_RULES: Final = {"free": 0, "first": 1, "last": -1}
TALLY: Final = ("attempts", "ocean attempts", "chips landed", "chips released", "bids")


class PiscesState(State):
    """A position.

    active, player    who decides now (a seat, CHANCE, NOBODY); whose turn of the phase it is
    board, owner      each seat's species, each species' seat; -1 for none
    ocean, in_play    the species whose spawners each ocean number reaches; the areas where boats may go
    stack, centre     chips on every location, and in the centre of every board
    hold, points      chips caught and kept, and what they are worth
    gear, used        cards of each seat, and how many of them it has used in this round
    at, boats_left    boats that have not fished yet, by area; boats still to place or to fish with
    caught, won       chips caught in this round, and whether they have met the goals
    area, roll        where the present attempt is made, and what was rolled; origin: where a Finder lifted the boat
    basket, item      what is being bought, and the last of it
    due, rank, paid   what is still to pay, the place in falling value of the last chip, the chips paid
    markers, passed   of the auction; a bid clears the passes unless they are final; motors_left: its winner's
    tally             figures of the whole game, see TALLY
    """

    boards: Boards
    table: PiscesActions
    pass_final: bool
    top_leader: bool
    joint_payment: bool
    strict_supply: bool
    block_rule: i64
    phase: i64
    active: i64
    player: i64
    round: i64
    first: i64
    board: list[int]
    owner: list[int]
    ocean: list[int]
    in_play: list[int]
    stack: list[int]
    centre: list[int]
    hold: list[int]
    points: list[int]
    stars: list[int]
    trophies: list[int]
    boats: list[int]
    gear: list[int]
    used: list[int]
    gear_left: list[int]
    new_motors: list[int]
    block: list[int]
    at: list[int]
    boats_left: i64
    caught: list[int]
    won: list[int]
    goals: list[int]
    cards: list[int]
    area: i64
    roll: i64
    origin: i64
    basket: list[int]
    item: i64
    due: i64
    rank: i64
    paid: list[int]
    markers: list[int]
    passed: list[int]
    motors_left: i64
    breeding: i64
    tally: list[int]

    def __init__(
        self,
        game: Game,
        boards: Boards,
        table: PiscesActions,
        seats: int,
        options: Options,
        source: "PiscesState | None" = None,
    ) -> None:
        self.game = game
        self.boards = boards
        self.table = table
        self.seats = seats
        self.options = options
        if source is None:
            self._read_options()
            self._set_up()
        else:
            self._take_over(source)
            self._take_over_seats(source)

    def _read_options(self) -> None:
        self.pass_final = bool(self.options["pass_final"])
        self.top_leader = bool(self.options["top_leader"])
        self.joint_payment = bool(self.options["joint_payment"])
        self.strict_supply = bool(self.options["strict_supply"])
        self.block_rule = BLOCK_RULES[str(self.options["blocked_stack"])]

    def _set_up(self) -> None:
        boards, seats, kinds = self.boards, self.seats, len(self.boards.species)
        self.phase = FIRST_PLAYER
        self.active = CHANCE
        self.player = -1
        self.round = 0
        self.first = -1
        self.board = [-1] * seats
        self.owner = [-1] * kinds
        self.ocean = []
        self.in_play = []
        self.stack = [0] * len(boards.locations)
        self.centre = boards.chips.copy()
        self.hold = [0] * (seats * kinds)
        self.points = [0] * seats
        self.stars = [0] * seats
        self.trophies = [0] * seats
        self.boats = [int(boards.boats_start)] * seats
        self.gear = [0] * (seats * GEAR_TYPES)
        self.used = [0] * (seats * GEAR_TYPES)
        self.gear_left = [int(boards.gear_copies)] * GEAR_TYPES
        self.new_motors = [0] * seats
        self.block = [-1] * seats
        self.at = [0] * (seats * (kinds + 1))
        self.boats_left = 0
        self.caught = [0] * (seats * kinds)
        self.won = [0] * seats
        self.goals = []
        self.cards = [0] * kinds
        self.area = -1
        self.roll = 0
        self.origin = -1
        self.basket = [0] * (GEAR_TYPES + 1)
        self.item = 0
        self.due = 0
        self.rank = 0
        self.paid = []
        self.markers = [0] * seats
        self.passed = [0] * seats
        self.motors_left = 0
        self.breeding = -1
        self.tally = [0] * len(TALLY)

    def _take_over(self, source: "PiscesState") -> None:
        self.pass_final = source.pass_final
        self.top_leader = source.top_leader
        self.joint_payment = source.joint_payment
        self.strict_supply = source.strict_supply
        self.block_rule = source.block_rule
        self.phase = source.phase
        self.active = source.active
        self.player = source.player
        self.round = source.round
        self.first = source.first
        self.ocean = source.ocean
        self.in_play = source.in_play
        self.boats_left = source.boats_left
        self.area = source.area
        self.roll = source.roll
        self.origin = source.origin
        self.item = source.item
        self.due = source.due
        self.rank = source.rank
        self.motors_left = source.motors_left
        self.breeding = source.breeding

    def _take_over_seats(self, source: "PiscesState") -> None:
        """Copy the lists; only those of a finished choice (ocean, in_play) are shared."""
        self.board = source.board.copy()
        self.owner = source.owner.copy()
        self.stack = source.stack.copy()
        self.centre = source.centre.copy()
        self.hold = source.hold.copy()
        self.points = source.points.copy()
        self.stars = source.stars.copy()
        self.trophies = source.trophies.copy()
        self.boats = source.boats.copy()
        self.gear = source.gear.copy()
        self.used = source.used.copy()
        self.gear_left = source.gear_left.copy()
        self.new_motors = source.new_motors.copy()
        self.block = source.block.copy()
        self.at = source.at.copy()
        self.caught = source.caught.copy()
        self.won = source.won.copy()
        self.goals = source.goals.copy()
        self.cards = source.cards.copy()
        self.basket = source.basket.copy()
        self.paid = source.paid.copy()
        self.markers = source.markers.copy()
        self.passed = source.passed.copy()
        self.tally = source.tally.copy()

    def copy(self) -> "PiscesState":
        return PiscesState(self.game, self.boards, self.table, self.seats, self.options, self)

    # Whose decision it is, and what it may be

    def turn(self) -> tuple[int, ...]:
        return TURNS[self.active + 2]

    def mover(self) -> int:
        return self.active

    def legal(self, seat: int) -> list[int]:
        if seat != self.active or seat < 0:
            return []
        if self.phase == FISHING:
            return fishing.attempts(self)
        if self.phase == STACK:
            return fishing.landings(self)
        return self._legal_in_port() if self.phase >= PURCHASES else placing.placements(self)

    def _legal_in_port(self) -> list[int]:
        if self.phase == BIDDING:
            return bidding.bids(self)
        if self.phase == PURCHASES:
            return purchases.offers(self)
        return purchases.payments(self) if self.phase == PAYMENT else bidding.payments(self)

    def odds(self) -> list[tuple[int, int]]:
        table = self.table
        if self.active != CHANCE:
            return []
        if self.phase == ROLL:
            if self.area < self.boards.ocean:
                return table.rolls[self.boards.dice[self.area]]
            return [(table.roll + number - 1, 1) for number in range(1, FACES + 1) if self.ocean[number] >= 0]
        if self.phase == REPRODUCTION:
            return table.rolls[self.boards.breeding_dice[self.breeding]]
        if self.phase == FIRST_PLAYER:
            return [(table.first + seat, 1) for seat in range(self.seats)]
        return [(table.goal + kind, cards) for kind, cards in enumerate(self.cards) if cards]

    def refusal(self, seat: int, action: int) -> Refusal | None:
        return refusals.refusal(self, seat, action)

    # What an action does

    def apply(self, seat: int, action: int) -> None:  # noqa: ARG002  (whose action it is follows from the position)
        phase = self.phase
        table = self.table
        if phase == ROLL:
            fishing.rolled(self, action - table.roll + 1)
        elif phase == FISHING and action >= table.finder:
            fishing.lift(self, action - table.finder)
        elif phase in (FISHING, FINDER):
            fishing.cast(self, action - table.cast)
        elif phase == STACK:
            fishing.land(self, action)
        elif phase == FLEET:
            placing.send_boat(self, action - table.boat)
        elif phase == MANAGEMENT:
            placing.place_block(self, action - table.block)
        elif phase == GOALS:
            placing.turn_up(self, action - table.goal)
        else:
            self._apply_in_port(action)

    def _apply_in_port(self, action: i64) -> None:
        phase = self.phase
        table = self.table
        if phase == PURCHASES:
            purchases.shop(self, action)
        elif phase == PAYMENT:
            purchases.pay_for_items(self, action - table.pay)
        elif phase == BIDDING:
            bidding.speak(self, action)
        elif phase == BID_PAYMENT:
            bidding.pay_bid(self, action)
        elif phase == REPRODUCTION:
            life_cycles.rolled(self, action - table.roll + 1)
        elif phase == BOARDS:
            placing.take_board(self, action - table.take)
        else:
            placing.give_token(self, action - table.first)

    # From phase to phase

    def left_of(self, seat: i64) -> i64:
        return seat + 1 if seat + 1 < self.seats else 0

    def pass_on(self) -> bool:
        """Make it the next player's turn of this phase; give False when it is the first player's again."""
        self.player = self.left_of(self.player)
        return self.player != self.first

    def return_to_port(self) -> None:
        """Take home boats, blocks and goals; after the last round the game is over."""
        for seat in range(self.seats):
            self.block[seat] = -1
            self.won[seat] = 0
        for place in range(len(self.caught)):
            self.caught[place] = 0
        for place in range(len(self.used)):
            self.used[place] = 0
        self.goals = []
        self.phase = OVER if self.round == self.boards.rounds else PURCHASES
        self.active = NOBODY if self.phase == OVER else self.player

    def begin_round(self) -> None:
        self.round += 1
        self.player = self.first
        self.phase = GOALS
        self.active = CHANCE

    def live(self) -> None:
        life_cycles.live(self)

    def begin_bidding(self) -> None:
        if self.round in self.boards.bidding_rounds:
            bidding.begin(self)
        else:
            self.end_auction()

    def end_payment(self) -> None:
        self.due = 0
        self.rank = 0
        self.paid = []

    def end_auction(self) -> None:
        """Take the markers back; new motors are usable from the next round on."""
        for seat in range(self.seats):
            self.markers[seat] = 0
            self.passed[seat] = 0
            self.new_motors[seat] = 0
        self.motors_left = 0
        self.end_payment()
        self.begin_round()

    # Scores, and what may be known

    def stars_for(self, chips: i64) -> i64:
        """Give the stars for so many blocked chips: one each, as far as the supply reaches if it is strict."""
        return min(chips, self.boards.stars - sum(self.stars)) if self.strict_supply else chips

    def trophy_to_give(self) -> i64:
        return 0 if self.strict_supply and sum(self.trophies) >= self.boards.trophies else 1

    def scores(self) -> list[int]:
        return scoring.scores(self)

    def shares(self) -> list[float]:
        return scoring.shares(self)

    def ending(self) -> str:
        return "rounds" if self.phase == OVER else ""

    def facts(self) -> dict[str, int]:
        return scoring.facts(self)

    def census(self) -> dict[str, int]:
        return scoring.census(self)

    def view(self, reader: int) -> View:  # noqa: ARG002  (no secrets)
        return view.view(self)

    def reshuffle(self, seat: int, rng: Rng) -> None:
        """Do nothing: no seat lacks any knowledge."""
