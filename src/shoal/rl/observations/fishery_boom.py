"""Fishery Boom as planes: the fish of this year, the fishing action, and each seat's sheet from the reader on."""

from typing import Final, cast

from shoal.core.game import Game, State, View
from shoal.core.native import i64
from shoal.core.options import Options
from shoal.games.fishery_boom.dice import showing
from shoal.games.fishery_boom.game import FisheryBoom
from shoal.games.fishery_boom.high_seas import DIE_FACES, FIRST_KILLED, FIRST_TAKEN
from shoal.games.fishery_boom.phases import ILLEGAL, NAMES, REROLL, ROLL, START_PLAYER
from shoal.games.fishery_boom.player_sheet import ALL_KINDS, GEAR_WORDS, MOST_SEATS, WORDS
from shoal.games.fishery_boom.position import Position
from shoal.games.fishery_boom.view import CatchView, FisheryBoomView
from shoal.rl.observations.native import BytesWriter
from shoal.rl.observations.planes import (
    Features,
    ObservationRow,
    Plane,
    add_number,
    add_numbers,
    add_turned,
    one_hot,
    orders_of,
    places_of,
    seats_turned,
)

MARKS: Final = 3
LETTERS: Final = (b".", b"-", b"x", b"0a", b"1b", b"2c", b"3d")
ALONE: Final = [bytes(1 if letter in letters else 0 for letter in range(256)) for letters in LETTERS]
"""For each kind of mark, then for each seat, a translation that maps its letters to 1 and all others to 0."""
ONE_STEP: Final = one_hot(len(NAMES))
ONE_GEAR: Final = one_hot(len(GEAR_WORDS))
STEP_OF: Final = places_of(NAMES)
GEAR_OF: Final = places_of(GEAR_WORDS)
WORD_OF: Final = places_of(WORDS)


class FisheryBoomFeatures(Features):
    """Fish come species by species, as on the sheet of the sea."""

    def __init__(self, game: Game, seats: int, options: Options) -> None:  # noqa: ARG002  (they change no shape)
        boom = cast("FisheryBoom", game)
        self.seats = seats
        self.years = boom.sheet.years
        self.species_of = places_of(boom.seas.species)
        self.fish = boom.seas.fish
        fish = len(self.fish)
        self.turned = seats_turned(seats)
        self.one_fish = one_hot(fish)
        self.orders = orders_of(seats)
        self.plane_of = [_planes_of_marks(reader, seats, fish) for reader in range(seats)]
        self.no_marks = bytes((MARKS + seats) * fish)
        self.row_mask = boom.seas.row_mask
        self.planes = [
            Plane(
                "fish",
                (3 + seats, fish),
                "1 for fish that live, are depleted, were killed; then taken or killed by seat",
            ),
            Plane("step", (len(NAMES),), "1 for the present phase"),
            Plane("to move", (seats,), "1 for the seat that decides"),
            Plane("start player", (seats,), "1 for the seat that begins the year"),
            Plane("gear", (len(GEAR_WORDS),), "1 for the gear of the fishing action"),
            Plane("in hand", (fish,), "1 for the fish just chosen"),
            Plane("shields", (len(self.species_of),), "1 for species behind a filled shield"),
            Plane("year", (4,), "year, seats done, overfishing, dice of illegal fishing still to come"),
            Plane("dice", (2, DIE_FACES), "dice on the table by number; fish still to be taken by number"),
            Plane("catch", (5,), "dice to roll, radar used, lowest number, shields left, killer"),
            Plane("sheets", (seats, 3, self.years), "plates, crossed-out plates and fish by year"),
            Plane("boxes", (seats, len(WORDS)), "boxes marked by kind"),
        ]
        self.beside_sea = self.size - (MARKS + seats) * fish

    def look(self, state: State, reader: int, out: BytesWriter) -> None:
        position = cast("Position", state)
        self._look_at_sea(out, position.marks, self.plane_of[reader])
        turned, fishing = self.turned[reader], position.angler >= 0
        out.write(ONE_STEP[position.phase])
        out.write(turned[position.to_move])
        out.write(turned[-1 if position.phase == START_PLAYER else position.start_player])
        out.write(ONE_GEAR[position.gear if fishing else -1])
        out.write(self.one_fish[position.caught if fishing else -1])
        for mask in self.row_mask:
            add_number(out, 1 if position.protected & mask else 0)
        _look_at_year(out, position)
        years: i64 = self.years
        for seat in self.orders[reader]:
            first: i64 = seat * years
            add_numbers(out, position.plates, first, first + years)
            add_numbers(out, position.crossed, first, first + years)
            add_numbers(out, position.fish, first, first + years)
        add_turned(out, position.boxes, ALL_KINDS * reader)

    def _look_at_sea(self, out: BytesWriter, marks: list[int], plane_of: list[int]) -> None:
        place: i64 = len(out)
        out.write(self.no_marks)
        for mark in marks:
            out[place + plane_of[mark]] = 1
            place += 1

    def encode(self, view: View, reader: int) -> bytes:
        boom = cast("FisheryBoomView", view)
        row = ObservationRow(self.beside_sea, reader, self.seats)
        catch = boom["catch"]
        row.one_of(STEP_OF[boom["step"]], len(NAMES))
        row.seat(boom["to_move"])
        row.seat(boom["start_player"])
        row.one_of(GEAR_OF[catch["gear"]] if catch else -1, len(GEAR_WORDS))
        row.one_of(self.fish.index(catch["caught"]) if catch and catch["caught"] else -1, len(self.fish))
        row.tally(self.species_of, boom["shields"])
        row.number(boom["year"])
        row.number(boom["finished"])
        row.truth(true=boom["overfishing"])
        row.number(boom["illegal_left"])
        _write_catch(row, catch, boom["shields_left"])
        sheets = [boom["sheets"][seat] for seat in row.order()]
        for sheet in sheets:
            row.all_of(sheet["plates"])
            row.all_of(sheet["crossed"])
            row.all_of(sheet["fish"])
        for sheet in sheets:
            row.tally(WORD_OF, sheet["marked"])
        return self._sea(boom["columns"][-1], row.order()) + row.written()

    def _sea(self, column: str, order: list[int]) -> bytes:
        letters = column.replace(" ", "").encode()
        planes = [letters.translate(alone) for alone in ALONE[:MARKS]]
        return b"".join(planes + [letters.translate(ALONE[MARKS + seat]) for seat in order])


def _planes_of_marks(reader: int, seats: int, fish: int) -> list[int]:
    """Return where the plane of each mark begins: fish taken and fish killed by a seat have one plane."""
    planes = [0] * (FIRST_KILLED + MOST_SEATS)
    for mark in range(MARKS):
        planes[mark] = mark * fish
    for seat in range(seats):
        planes[FIRST_TAKEN + seat] = planes[FIRST_KILLED + seat] = (MARKS + (seat - reader) % seats) * fish
    return planes


def _look_at_year(out: BytesWriter, position: Position) -> None:
    phase, fishing = position.phase, position.angler >= 0
    rerolling = fishing and phase == REROLL
    add_number(out, position.year + 1)
    add_number(out, position.order)
    add_number(out, 1 if position.overfishing else 0)
    add_number(out, position.to_roll if phase == ILLEGAL else 0)
    _add_dice(out, position.dice if fishing else 0)
    _add_dice(out, position.takes if fishing else 0)
    add_number(out, position.to_roll if rerolling or (fishing and phase == ROLL) else 0)
    add_number(out, 1 if fishing and position.radar_used else 0)
    add_number(out, position.floor if rerolling else 0)
    add_number(out, position.shields_left)
    add_number(out, position.killer if fishing else 0)


def _add_dice(out: BytesWriter, dice: i64) -> None:
    """Write how many dice show each number."""
    for die in range(1, DIE_FACES + 1):
        add_number(out, showing(dice, die))


def _write_catch(row: ObservationRow, catch: CatchView | None, shields_left: int) -> None:
    for numbers in (catch["dice"], catch["takes"]) if catch else ([], []):
        for number in numbers:
            row.numbers[row.at + number - 1] += 1
        row.at += DIE_FACES
    row.number(catch["to_roll"] if catch else 0)
    row.truth(true=catch is not None and catch["radar_used"])
    row.number(catch["floor"] if catch else 0)
    row.number(shields_left)
    row.number((catch["killer"] or 0) if catch else 0)


FEATURES: Final = FisheryBoomFeatures
