"""Fishery Boom as planes: the fish of this year, the fishing action, and each seat's sheet from the reader on."""

from typing import Final, cast

from shoal.core.game import Game, State, View
from shoal.core.options import Options
from shoal.games.fishery_boom.dice import showing
from shoal.games.fishery_boom.game import FisheryBoom
from shoal.games.fishery_boom.high_seas import DIE_FACES, FIRST_KILLED, FIRST_TAKEN
from shoal.games.fishery_boom.phases import ILLEGAL, NAMES, REROLL, ROLL, START_PLAYER
from shoal.games.fishery_boom.player_sheet import ALL_KINDS, GEAR_WORDS, MOST_SEATS, WORDS
from shoal.games.fishery_boom.position import Position
from shoal.games.fishery_boom.view import CatchView, FisheryBoomView
from shoal.rl.features.planes import Features, Plane, Row, add_turned, one_hot, packed, places_of, seats_turned

MARKS: Final = 3
LETTERS: Final = (b".", b"-", b"x", b"0a", b"1b", b"2c", b"3d")
ALONE: Final = [bytes(1 if letter in letters else 0 for letter in range(256)) for letters in LETTERS]
"""For each kind of mark, then for each seat, a translation that maps its letters to 1 and all others to 0."""
KINDS_OF_MARK: Final = [
    *([kind] for kind in range(MARKS)),
    *([FIRST_TAKEN + seat, FIRST_KILLED + seat] for seat in range(MOST_SEATS)),
]
MARK_ALONE: Final = [bytes([1 if mark in kinds else 0 for mark in range(256)]) for kinds in KINDS_OF_MARK]
"""The same for marks as numbers."""
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
        self.alone = [
            MARK_ALONE[:MARKS] + [MARK_ALONE[MARKS + (reader + step) % seats] for step in range(seats)]
            for reader in range(seats)
        ]
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

    def look(self, state: State, reader: int, parts: list[bytes]) -> None:
        position = cast("Position", state)
        marks = bytes(position.marks)
        parts += [marks.translate(alone) for alone in self.alone[reader]]
        turned, fishing = self.turned[reader], position.angler >= 0
        parts.append(ONE_STEP[position.phase])
        parts.append(turned[position.to_move])
        parts.append(turned[-1 if position.phase == START_PLAYER else position.start_player])
        parts.append(ONE_GEAR[position.gear if fishing else -1])
        parts.append(self.one_fish[position.caught if fishing else -1])
        row: list[int] = []
        self._look_at_year(row, position)
        years = self.years
        for step in range(self.seats):
            first = (reader + step) % self.seats * years
            row += position.plates[first : first + years]
            row += position.crossed[first : first + years]
            row += position.fish[first : first + years]
        add_turned(row, position.boxes, ALL_KINDS * reader)
        parts.append(packed(row))

    def _look_at_year(self, row: list[int], position: Position) -> None:
        phase, protected, fishing = position.phase, position.protected, position.angler >= 0
        rerolling = fishing and phase == REROLL
        row += [1 if protected & mask else 0 for mask in self.row_mask]
        row.append(position.year + 1)
        row.append(position.order)
        row.append(1 if position.overfishing else 0)
        row.append(position.to_roll if phase == ILLEGAL else 0)
        row += [showing(position.dice, die) if fishing else 0 for die in range(1, DIE_FACES + 1)]
        row += [showing(position.takes, die) if fishing else 0 for die in range(1, DIE_FACES + 1)]
        row.append(position.to_roll if rerolling or (fishing and phase == ROLL) else 0)
        row.append(1 if fishing and position.radar_used else 0)
        row.append(position.floor if rerolling else 0)
        row.append(position.shields_left)
        row.append(position.killer if fishing else 0)

    def encode(self, view: View, reader: int) -> bytes:
        boom = cast("FisheryBoomView", view)
        row = Row(self.beside_sea, reader, self.seats)
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


def _write_catch(row: Row, catch: CatchView | None, shields_left: int) -> None:
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
