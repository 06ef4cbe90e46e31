"""A position of Fishery Boom: the marked High Seas, the players' sheets, and the step that the year has come to.

Years and seats count from 0. Lists by seat and year, or by seat and kind of box, are laid out in rows:
`fish[years * seat + year]`, `boxes[ALL_KINDS * seat + kind]`. Sets of fish are bit boards, see `high_seas.py`.
"""

from typing import Final

from shoal.core.game import CHANCE, NOBODY, Game, State
from shoal.core.native import i64
from shoal.core.options import Options, choice, flag
from shoal.games.fishery_boom.actions import FIRST_SHIELD
from shoal.games.fishery_boom.high_seas import LIVING, NO_FISH, HighSeas, bit
from shoal.games.fishery_boom.phases import START_PLAYER
from shoal.games.fishery_boom.player_sheet import ALL_KINDS, PlayerSheet

NO_KIND: Final = -1
NOBODY_YET: Final = -1


class Position(State):
    """The fields, their set-up and their copy in the same order, and small functions for every phase."""

    seas: HighSeas
    sheet: PlayerSheet

    # What the edition and the options settle
    first_take: i64  # the first action that takes a fish
    first_kill: i64  # the first action that kills one
    years: i64
    co_operative: bool
    spawn_one: bool
    replaces_base: bool  # whether upgraded equipment loses its old use
    plus_one_next: bool  # whether a +1 box raises the demand of the year after
    unplayed_count: bool  # whether plates of a year that the fish do not reach are scored
    fewest_marks: bool  # whether ties are broken
    enforced: bool  # whether Enforcement is used with so many seats
    rotation: i64  # how many seats the start player's mark goes on

    # Where the year stands
    phase: i64  # one of `phases.py`
    to_move: i64  # the seat that decides, CHANCE, or NOBODY
    year: i64
    start_player: i64
    seat: i64  # whose part of the phase it is
    order: i64  # their place in turn order, from 0; after the last the number of seats
    ran_out: bool  # the fish have run out

    # The fishing action, or the last one
    angler: i64  # whose it is
    gear: i64
    overfishing: bool  # it was begun by Overfish
    radar_used: bool
    to_roll: i64  # dice still to be rolled, for illegal fishing also
    floor: i64  # the lowest number to re-roll, or species to shield, that may be named next
    killer: i64  # the die that is still to kill, or 0
    caught: i64  # a fish just chosen whose fate is open, or NO_FISH
    dice: i64  # the dice on the table, as in `dice.py`
    takes: i64  # a die for each fish still to be taken, likewise

    # The High Seas
    shields_left: i64  # shields that the present Enforcement is still to fill
    living: i64  # the fish of this year that live
    protected: i64  # the fish behind a filled shield
    marks: list[int]  # this year's column, by fish
    past: list[str]  # the columns of the years before, as letters
    poachers: list[int]  # the dice of the latest illegal fishing

    # The sheets
    plates: list[int]  # by seat and year
    crossed: list[int]  # plates crossed out, by seat and year
    fish: list[int]  # by seat and year
    marked: list[int]  # the kind of box marked, or NO_KIND, by seat and year
    boxes: list[int]  # boxes marked, by seat and kind

    def __init__(
        self,
        game: Game,
        seas: HighSeas,
        sheet: PlayerSheet,
        seats: int,
        options: Options,
        source: "Position | None" = None,
    ) -> None:
        self.game, self.seas, self.sheet, self.seats, self.options = game, seas, sheet, seats, options
        if source is None:
            self._set_up_rules()
            self._set_up()
        else:
            self._copy_numbers(source)
            self._copy_lists(source)

    def _set_up_rules(self) -> None:
        options = self.options
        self.first_take = FIRST_SHIELD + len(self.seas.species)
        self.first_kill = self.first_take + len(self.seas.catch_fish)
        self.years = self.sheet.years
        self.co_operative = choice(options, "scoring") == "co-operative"
        self.spawn_one, self.replaces_base = flag(options, "spawn_one"), flag(options, "upgrade_replaces_base")
        self.plus_one_next = choice(options, "plus_one") == "next_year"
        self.unplayed_count = choice(options, "unplayed_plates") == "count"
        self.fewest_marks = choice(options, "ties") == "fewest_marks"
        self.enforced = self.seats in self.sheet.enforced_with
        self.rotation = 1 if choice(options, "rotation") == "clockwise" else self.seats - 1

    def _set_up(self) -> None:
        seats, years = self.seats, self.sheet.years
        self.phase, self.to_move, self.year, self.start_player = START_PLAYER, CHANCE, 0, 0
        self.seat, self.order, self.ran_out = 0, 0, False
        self.angler, self.gear, self.overfishing, self.radar_used = NOBODY_YET, 0, False, False
        self.to_roll, self.floor, self.killer, self.caught, self.dice, self.takes = 0, 0, 0, NO_FISH, 0, 0
        self.shields_left, self.living, self.protected = 0, self.seas.all_fish, 0
        self.marks, self.past, self.poachers = [LIVING] * len(self.seas.fish), [], []
        self.plates, self.crossed, self.fish = [0] * (seats * years), [0] * (seats * years), [0] * (seats * years)
        self.marked, self.boxes = [NO_KIND] * (seats * years), [0] * (seats * ALL_KINDS)
        for seat in range(seats):
            self.plates[seat * years] = self.sheet.initial_supply + self.plus_one(0)

    def _copy_numbers(self, source: "Position") -> None:
        self.first_take, self.first_kill, self.years = source.first_take, source.first_kill, source.years
        self.co_operative = source.co_operative
        self.spawn_one, self.replaces_base = source.spawn_one, source.replaces_base
        self.plus_one_next, self.unplayed_count = source.plus_one_next, source.unplayed_count
        self.fewest_marks, self.enforced, self.rotation = source.fewest_marks, source.enforced, source.rotation
        self.phase, self.to_move = source.phase, source.to_move
        self.year, self.start_player = source.year, source.start_player
        self.seat, self.order, self.ran_out = source.seat, source.order, source.ran_out
        self.angler, self.gear = source.angler, source.gear
        self.overfishing, self.radar_used = source.overfishing, source.radar_used
        self.to_roll, self.floor, self.killer = source.to_roll, source.floor, source.killer
        self.caught, self.dice, self.takes = source.caught, source.dice, source.takes
        self.shields_left, self.living, self.protected = source.shields_left, source.living, source.protected

    def _copy_lists(self, source: "Position") -> None:
        self.marks, self.past, self.poachers = source.marks.copy(), source.past.copy(), source.poachers.copy()
        self.plates, self.crossed, self.fish = source.plates.copy(), source.crossed.copy(), source.fish.copy()
        self.marked, self.boxes = source.marked.copy(), source.boxes.copy()

    # Small questions

    def owns(self, seat: i64, kind: i64) -> bool:
        """Return whether a seat has marked a box of that kind.

        Equipment works from the next year on (FB-U2): a seat that marks some does not fish again before that.
        """
        return self.boxes[seat * ALL_KINDS + kind] > 0

    def usable(self, seat: i64, gear: i64) -> bool:
        """Return whether a seat may fish with that gear (FB-F1, FB-F12)."""
        if gear == 0:
            return True
        if not self.owns(seat, gear - 1):
            return False
        return not (self.replaces_base and gear & 1 and self.owns(seat, gear))

    def plus_one(self, year: int) -> int:
        """Return what the +1 marks add to the demand of a year (FB-M2)."""
        if self.plus_one_next:
            return 1 if year > 0 and self.sheet.plus_one[year - 1] else 0
        return 1 if self.sheet.plus_one[year] else 0

    # Small changes

    def next_seat(self) -> i64:
        """Go on by one place in turn order (FB-Y1); return the seat there, or NOBODY after the last."""
        seats: i64 = self.seats
        order: i64 = self.order + 1
        seat: i64 = self.start_player + order
        if seat >= seats:
            seat -= seats
        self.order, self.seat = order, seat
        return seat if order < seats else NOBODY

    def mark_fish(self, fish: i64, mark: i64) -> None:
        self.marks[fish] = mark
        self.living &= ~bit(fish)
