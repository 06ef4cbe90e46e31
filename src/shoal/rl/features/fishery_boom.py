"""Fishery Boom as planes: the fish of this year, the fishing action, and each seat's sheet from the reader on."""

from typing import Final, cast

from shoal.core.game import Game, View
from shoal.games.fishery_boom.game import FisheryBoom
from shoal.games.fishery_boom.high_seas import DIE_FACES
from shoal.games.fishery_boom.player_sheet import GEAR_WORDS, WORDS
from shoal.games.fishery_boom.stages import STAGES
from shoal.games.fishery_boom.view import CatchView, FisheryBoomView
from shoal.rl.features.planes import Features, Plane, one_hot, seen_from, small

MARKS: Final = {".": 0, "-": 1, "x": 2}
STAGE_OF: Final = {name: place for place, name in enumerate(STAGES)}
GEAR_OF: Final = {name: place for place, name in enumerate(GEAR_WORDS)}


class FisheryBoomFeatures(Features):
    """Fish come species by species, as on the sheet of the sea."""

    def __init__(self, game: Game, seats: int) -> None:
        boom = cast("FisheryBoom", game)
        self.seats = seats
        self.years = boom.sheet.years
        self.species = boom.seas.species
        self.fish = boom.seas.fish
        fish = len(self.fish)
        self.planes = [
            Plane(
                "fish",
                (3 + seats, fish),
                "1 for fish that live, are depleted, were killed; then taken or killed by seat",
            ),
            Plane("shields", (len(self.species),), "1 for species behind a filled shield"),
            Plane("step", (len(STAGES),), "1 for what is due"),
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

    def encode(self, view: View, reader: int) -> list[int]:
        boom = cast("FisheryBoomView", view)
        seats, catch = self.seats, boom["catch"]
        row = self._sea(boom["columns"][-1], reader)
        row += [1 if name in boom["shields"] else 0 for name in self.species]
        row += one_hot(STAGE_OF[boom["step"]], len(STAGES))
        row += one_hot(seen_from(reader, boom["to_move"], seats), seats)
        row += one_hot(seen_from(reader, boom["start_player"], seats), seats)
        row += [boom["year"], boom["finished"], 1 if boom["overfishing"] else 0, boom["illegal_left"]]
        row += self._catch(catch, boom["shields_left"])
        order = [boom["sheets"][(reader + step) % seats] for step in range(seats)]
        for sheet in order:
            for years in (sheet["plates"], sheet["crossed"], sheet["fish"]):
                row += [small(number) for number in years]
        for sheet in order:
            row += [sheet["marked"].count(word) for word in WORDS]
        return row

    def _sea(self, column: str, reader: int) -> list[int]:
        fish = len(self.fish)
        row = [0] * ((3 + self.seats) * fish)
        for place, letter in enumerate(column.replace(" ", "")):
            kind = MARKS.get(letter, -1)
            if kind < 0:
                seat = "0123".find(letter) if letter in "0123" else "abcd".find(letter)
                kind = 3 + (seat - reader) % self.seats
            row[kind * fish + place] = 1
        return row

    def _catch(self, catch: CatchView | None, shields_left: int) -> list[int]:
        fish = len(self.fish)
        if catch is None:
            return [0] * (len(GEAR_WORDS) + 2 * DIE_FACES) + [0, 0, 0, shields_left, 0] + [0] * fish
        row = one_hot(GEAR_OF[catch["gear"]], len(GEAR_WORDS))
        for numbers in (catch["dice"], catch["takes"]):
            row += [numbers.count(number) for number in range(1, DIE_FACES + 1)]
        row += [catch["to_roll"], 1 if catch["radar_used"] else 0, catch["floor"], shields_left, catch["killer"] or 0]
        return row + one_hot(self.fish.index(catch["caught"]) if catch["caught"] else -1, fish)


FEATURES: Final = FisheryBoomFeatures
