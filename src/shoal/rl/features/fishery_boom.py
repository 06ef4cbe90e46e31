"""Fishery Boom as planes: the fish of this year, the fishing action, and each seat's sheet from the reader on."""

from typing import Final, cast

from shoal.core.game import Game, View
from shoal.games.fishery_boom.game import FisheryBoom
from shoal.games.fishery_boom.high_seas import DIE_FACES
from shoal.games.fishery_boom.phases import NAMES
from shoal.games.fishery_boom.player_sheet import GEAR_WORDS, WORDS
from shoal.games.fishery_boom.view import CatchView, FisheryBoomView
from shoal.rl.features.planes import Features, Plane, Row, places_of

MARKS: Final = 3
LETTERS: Final = (b".", b"-", b"x", b"0a", b"1b", b"2c", b"3d")
ALONE: Final = [bytes(1 if letter in letters else 0 for letter in range(256)) for letters in LETTERS]
"""For each kind of mark, then for each seat, a translation that maps its letters to 1 and all others to 0."""
STEP_OF: Final = places_of(NAMES)
GEAR_OF: Final = places_of(GEAR_WORDS)
WORD_OF: Final = places_of(WORDS)


class FisheryBoomFeatures(Features):
    """Fish come species by species, as on the sheet of the sea."""

    def __init__(self, game: Game, seats: int) -> None:
        boom = cast("FisheryBoom", game)
        self.seats = seats
        self.years = boom.sheet.years
        self.species_of = places_of(boom.seas.species)
        self.fish = boom.seas.fish
        fish = len(self.fish)
        self.planes = [
            Plane(
                "fish",
                (3 + seats, fish),
                "1 for fish that live, are depleted, were killed; then taken or killed by seat",
            ),
            Plane("shields", (len(self.species_of),), "1 for species behind a filled shield"),
            Plane("step", (len(NAMES),), "1 for the present phase"),
            Plane("to move", (seats,), "1 for the seat that decides"),
            Plane("start player", (seats,), "1 for the seat that begins the year"),
            Plane("year", (4,), "year, seats done, overfishing, dice of illegal fishing still to come"),
            Plane("gear", (len(GEAR_WORDS),), "1 for the gear of the fishing action"),
            Plane("dice", (2, DIE_FACES), "dice on the table by number; fish still to be taken by number"),
            Plane(
                "catch", (5 + fish,), "dice to roll, radar used, lowest number, shields left, killer; the fish in hand"
            ),
            Plane("sheets", (seats, 3, self.years), "plates, crossed-out plates and fish by year"),
            Plane("boxes", (seats, len(WORDS)), "boxes marked by kind"),
        ]
        self.beside_sea = self.size - (MARKS + seats) * fish

    def encode(self, view: View, reader: int) -> bytes:
        boom = cast("FisheryBoomView", view)
        row = Row(self.beside_sea, reader, self.seats)
        row.tally(self.species_of, boom["shields"])
        row.one_of(STEP_OF[boom["step"]], len(NAMES))
        row.seat(boom["to_move"])
        row.seat(boom["start_player"])
        row.number(boom["year"])
        row.number(boom["finished"])
        row.truth(true=boom["overfishing"])
        row.number(boom["illegal_left"])
        self._write_catch(row, boom["catch"], boom["shields_left"])
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

    def _write_catch(self, row: Row, catch: CatchView | None, shields_left: int) -> None:
        if catch is None:
            row.at += len(GEAR_WORDS) + 2 * DIE_FACES + 3
            row.number(shields_left)
            row.at += 1 + len(self.fish)
            return
        row.one_of(GEAR_OF[catch["gear"]], len(GEAR_WORDS))
        for numbers in (catch["dice"], catch["takes"]):
            for number in numbers:
                row.numbers[row.at + number - 1] += 1
            row.at += DIE_FACES
        row.number(catch["to_roll"])
        row.truth(true=catch["radar_used"])
        row.number(catch["floor"])
        row.number(shields_left)
        row.number(catch["killer"] or 0)
        row.one_of(self.fish.index(catch["caught"]) if catch["caught"] else -1, len(self.fish))


FEATURES: Final = FisheryBoomFeatures
