"""A position of Fishery Boom: the marked High Seas, the players' sheets, and the step that the year has come to.

The phases stand in files of their own (fishing, upgrades, year_end); this file holds the data they work on.
"""

from typing import TYPE_CHECKING, Final, cast

from shoal.core.game import CHANCE, NOBODY, State, View
from shoal.core.native import i64
from shoal.core.options import Options
from shoal.core.refusal import Refusal
from shoal.core.rng import Rng
from shoal.games.fishery_boom import fishing, refusals, upgrades, view, year_end
from shoal.games.fishery_boom.actions import FIRST_ROLL, FIRST_SHIELD, FIRST_START
from shoal.games.fishery_boom.high_seas import (
    DEPLETED,
    DIE_FACES,
    FIRST_KILLED,
    FIRST_TAKEN,
    LETTERS,
    LIVING,
    NO_FISH,
    POACHED,
    HighSeas,
    bit,
    count,
)
from shoal.games.fishery_boom.player_sheet import ALL_KINDS, FAUX, PlayerSheet
from shoal.games.fishery_boom.stages import CHANCE_STAGES, FIRST, GEAR, ILLEGAL, MARK, OVER, ROLL

if TYPE_CHECKING:
    from shoal.games.fishery_boom.game import FisheryBoom

NO_KIND: Final = -1
NOBODY_YET: Final = -1

CHANCE_TURN: Final = (CHANCE,)
SEAT_TURNS: Final = [(0,), (1,), (2,), (3,)]
DIE_ODDS: Final = [(FIRST_ROLL + pips, 1) for pips in range(DIE_FACES)]


class FisheryBoomState(State):
    """A position. Years and seats count from 0; lists by seat and year, or by seat and kind, are laid out in rows.

    done         seats that have finished the present phase
    angler       whose fishing action `gear`, `dice` and `takes` belong to: the present one, or the last
    dice, takes  the dice on the table, and a die for each fish still to be taken, as in `dice.py`
    floor        the lowest number or species that may be named next where there is one canonical order
    marks        the column of this year; `past` holds those of the years before, as letters
    living       the fish of this year that live, and `protected` those behind a filled shield, as bit boards
    """

    seas: HighSeas
    sheet: PlayerSheet
    first_take: i64
    first_kill: i64
    years: i64
    co_operative: bool
    spawn_one: bool
    replaces_base: bool
    plus_one_next: bool
    unplayed_count: bool
    fewest_marks: bool
    enforced: bool
    rotation: i64

    stage: i64
    year: i64
    start_seat: i64
    done: i64
    seat: i64
    angler: i64
    gear: i64
    overfishing: bool
    radar_used: bool
    to_roll: i64
    floor: i64
    killer: i64
    caught: i64
    shields_left: i64
    ran_out: bool
    living: i64
    protected: i64
    dice: i64
    takes: i64
    marks: list[int]
    past: list[str]
    plates: list[int]
    crossed: list[int]
    fish: list[int]
    boxes: list[int]
    marked: list[int]
    poachers: list[int]

    def __init__(self, game: "FisheryBoom", seats: int, options: Options, source: "FisheryBoomState | None") -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.seas = game.seas
        self.sheet = game.sheet
        if source is None:
            self._set_up()
        else:
            self._take_over(source)

    def _set_up(self) -> None:
        self.first_take = FIRST_SHIELD + len(self.seas.species)
        self.first_kill = self.first_take + len(self.seas.catch_fish)
        self.years = self.sheet.years
        self.co_operative = self.options["scoring"] == "co-operative"
        self.spawn_one = self.options["spawn_one"] is True
        self.replaces_base = self.options["upgrade_replaces_base"] is True
        self.plus_one_next = self.options["plus_one"] == "next_year"
        self.unplayed_count = self.options["unplayed_plates"] == "count"
        self.fewest_marks = self.options["ties"] == "fewest_marks"
        self.enforced = self.seats in self.sheet.enforced_with
        self.rotation = 1 if self.options["rotation"] == "clockwise" else self.seats - 1
        self.stage = FIRST
        self.year = 0
        self.start_seat = 0
        self.done = 0
        self.seat = 0
        self.angler = NOBODY_YET
        self.gear = 0
        self.overfishing = False
        self.radar_used = False
        self.to_roll = 0
        self.floor = 0
        self.killer = 0
        self.caught = NO_FISH
        self.shields_left = 0
        self.ran_out = False
        self.living = self.seas.all_fish
        self.protected = 0
        self.dice = 0
        self.takes = 0
        self.marks = [LIVING] * len(self.seas.fish)
        self.past = []
        self.plates = [0] * (self.seats * self.sheet.years)
        self.crossed = self.plates.copy()
        self.fish = self.plates.copy()
        self.boxes = [0] * (self.seats * ALL_KINDS)
        self.marked = [NO_KIND] * (self.seats * self.sheet.years)
        self.poachers = []
        for seat in range(self.seats):
            self.plates[seat * self.sheet.years] = self.sheet.initial_supply + year_end.plus_one(self, 0)

    def _take_over(self, source: "FisheryBoomState") -> None:
        self.first_take = source.first_take
        self.first_kill = source.first_kill
        self.years = source.years
        self.co_operative = source.co_operative
        self.spawn_one = source.spawn_one
        self.replaces_base = source.replaces_base
        self.plus_one_next = source.plus_one_next
        self.unplayed_count = source.unplayed_count
        self.fewest_marks = source.fewest_marks
        self.enforced = source.enforced
        self.rotation = source.rotation
        self.stage = source.stage
        self.year = source.year
        self.start_seat = source.start_seat
        self.done = source.done
        self.seat = source.seat
        self.angler = source.angler
        self.gear = source.gear
        self.overfishing = source.overfishing
        self.radar_used = source.radar_used
        self.to_roll = source.to_roll
        self.floor = source.floor
        self.killer = source.killer
        self.caught = source.caught
        self.shields_left = source.shields_left
        self.ran_out = source.ran_out
        self.living = source.living
        self.protected = source.protected
        self.dice = source.dice
        self.takes = source.takes
        self.marks = source.marks.copy()
        self.past = source.past.copy()
        self.plates = source.plates.copy()
        self.crossed = source.crossed.copy()
        self.fish = source.fish.copy()
        self.boxes = source.boxes.copy()
        self.marked = source.marked.copy()
        self.poachers = source.poachers.copy()

    def copy(self) -> "FisheryBoomState":
        return FisheryBoomState(cast("FisheryBoom", self.game), self.seats, self.options, self)

    # Whose decision it is, and what it may be

    def turn(self) -> tuple[int, ...]:
        if self.stage > OVER:
            return SEAT_TURNS[self.seat]
        return () if self.stage == OVER else CHANCE_TURN

    def mover(self) -> int:
        if self.stage > OVER:
            return self.seat
        return NOBODY if self.stage == OVER else CHANCE

    def legal(self, seat: int) -> list[int]:
        if self.stage <= OVER or seat != self.seat:
            return []
        return upgrades.legal(self) if self.stage >= MARK else fishing.legal(self)

    def odds(self) -> list[tuple[int, int]]:
        if self.stage == FIRST:
            return [(FIRST_START + seat, 1) for seat in range(self.seats)]
        return DIE_ODDS if self.stage < CHANCE_STAGES else []

    def sample(self, rng: Rng) -> int:
        if self.stage == FIRST:
            return FIRST_START + rng.below(self.seats)
        return FIRST_ROLL + rng.below(DIE_FACES)

    def refusal(self, seat: int, action: int) -> Refusal | None:
        return refusals.refusal(self, seat, action)

    # What an action does

    def apply(self, seat: int, action: int) -> None:  # noqa: ARG002  (the state knows whose step it is)
        if self.stage >= MARK:
            upgrades.apply(self, action)
        elif self.stage >= GEAR:
            fishing.apply(self, action)
        elif self.stage == ROLL:
            fishing.roll(self, action - FIRST_ROLL + 1)
        elif self.stage == ILLEGAL:
            year_end.poach(self, action - FIRST_ROLL + 1)
        else:
            self.start_seat = action - FIRST_START
            year_end.open_year(self)

    # What stands on the sheets

    def owns(self, seat: i64, kind: i64) -> bool:
        """Say whether a seat has marked a kind. Who marks equipment fishes no more this year, so FB-U2 keeps itself."""
        return self.boxes[seat * ALL_KINDS + kind] > 0

    def usable(self, seat: i64, gear: i64) -> bool:
        """Say whether a seat may fish with that gear (FB-F1, FB-F12)."""
        if gear == 0:
            return True
        if not self.owns(seat, gear - 1):
            return False
        return not (self.replaces_base and gear & 1 and self.owns(seat, gear))

    def mark_fish(self, fish: i64, mark: i64) -> None:
        self.marks[fish] = mark
        self.living &= ~bit(fish)

    # What it is worth

    def points(self, seat: int, year: int) -> int:
        """Give the points of one box (FB-E4), or none for a year that is not scored (FB-E3)."""
        if self.ran_out and year == self.year and not self.unplayed_count:
            return 0
        place = seat * self.sheet.years + year
        plates, fish = self.plates[place], self.fish[place]
        filled = min(plates, fish)
        sheet = self.sheet
        return filled * sheet.for_filled + (plates - filled) * sheet.for_empty + (fish - filled) * sheet.for_excess

    def scores(self) -> list[int]:
        scores: list[int] = []
        for seat in range(self.seats):
            total = 0
            for year in range(self.sheet.years):
                total += self.points(seat, year)
            scores.append(total)
        return scores

    def count_marks(self, mark: int) -> int:
        """Count the fish with that mark on the High Seas, of all years so far."""
        found = self.marks.count(mark)
        for column in self.past:
            found += column.count(LETTERS[mark])
        return found

    def marks_of(self, seat: int) -> int:
        """Count the fish that a seat has taken or killed."""
        return self.count_marks(FIRST_TAKEN + seat) + self.count_marks(FIRST_KILLED + seat)

    def shares(self) -> list[float]:
        if self.co_operative:
            return [1 / self.seats] * self.seats
        scores = self.scores()
        best = max(scores)
        winners = [seat for seat in range(self.seats) if scores[seat] == best]
        if self.fewest_marks and len(winners) > 1:
            marks = [self.marks_of(seat) for seat in range(self.seats)]
            fewest = min([marks[seat] for seat in winners])
            winners = [seat for seat in winners if marks[seat] == fewest]
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(self.seats)]

    def reward(self, seat: int) -> float:
        return float(sum(self.scores())) if self.co_operative else self.shares()[seat]

    def ending(self) -> str:
        if self.stage != OVER:
            return ""
        return "extinct" if self.ran_out else "played"

    def facts(self) -> dict[str, int]:
        return {
            "years": self.year + (0 if self.ran_out else 1),
            "total": sum(self.scores()),
            "fish_served": sum(self.fish),
            "fish_poached": self.count_marks(POACHED),
            "fish_depleted": self.count_marks(DEPLETED),
            "fish_left": count(self.living),
        }

    def census(self) -> dict[str, int]:
        """Count fish by how they are marked and where they are drawn, and boxes, free or marked."""
        faux = sum(self.boxes[FAUX::ALL_KINDS]) * self.sheet.faux_fish
        killed = sum([self.count_marks(FIRST_KILLED + seat) for seat in range(self.seats)])
        unmarked = sum([column.count(LETTERS[LIVING]) for column in self.past]) + count(self.living)
        to_come = (self.sheet.years - len(self.past) - 1) * len(self.seas.fish)
        gone = self.count_marks(DEPLETED) + self.count_marks(POACHED) + killed
        return {
            "fish": unmarked + gone + sum(self.fish) - faux + to_come,
            "boxes": self.seats * sum(self.sheet.boxes) - sum(self.boxes) + sum([kind >= 0 for kind in self.marked]),
        }

    # What may be known of it: everything

    def view(self, reader: int) -> View:  # noqa: ARG002  (no secrets)
        return view.view(self)

    def reshuffle(self, seat: int, rng: Rng) -> None:
        """Do nothing: no seat lacks any knowledge."""
