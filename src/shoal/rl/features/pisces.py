"""Pisces as planes: the boards, what is on offer, and each seat from the reader on."""

from typing import Final, cast

from shoal.core.game import Game, View
from shoal.core.native import i64
from shoal.games.pisces.game import Pisces
from shoal.games.pisces.phases import NAMES
from shoal.games.pisces.printed import ITEMS
from shoal.games.pisces.view import PiscesView, PlayerView
from shoal.rl.features.planes import Features, Plane, Row, places_of

GEAR: Final = ITEMS[1:]
GEAR_OF: Final = places_of(GEAR)
PHASE_OF: Final = places_of(NAMES)


class PiscesFeatures(Features):
    """Chips on a board come stage by stage, each in its filling order; boards that are not in play are empty."""

    def __init__(self, game: Game, seats: int) -> None:
        printed = cast("Pisces", game).printed
        self.seats = seats
        self.species = printed.species
        self.areas = printed.areas
        self.kind_of = places_of(printed.species)
        self.area_of = places_of(printed.areas)
        self.begin = printed.board_from
        self.locations = len(printed.locations)
        self.spots = printed.spot_of
        kinds = len(self.species)
        self.planes = [
            Plane("phase", (len(NAMES),), "1 for the step of the round"),
            Plane("to move", (seats,), "1 for the seat that decides"),
            Plane("turn", (2, seats), "1 for the first player of the round, then for whose turn of the phase it is"),
            Plane("round", (4,), "round, number rolled, still to pay, breeding under way"),
            Plane("owners", (kinds, seats), "1 for the seat that guards the species"),
            Plane("centres", (kinds,), "chips in the centre of each board"),
            Plane("chips", (self.locations,), "chips on every location"),
            Plane("blocks", (self.locations,), "1 for the location whose chips are blocked"),
            Plane("at work", (len(self.areas),), "1 for the area that is being fished"),
            Plane("ocean", (kinds,), "numbers of the die that reach the spawners of the species"),
            Plane("goals", (kinds,), "goals of the tournament"),
            Plane("left", (kinds + len(GEAR),), "tournament cards face down by species, gear cards by kind"),
            Plane("hold", (seats, 2, kinds), "chips of each seat by species: kept, and caught in this round"),
            Plane("boats out", (seats, len(self.areas)), "boats sent out by area that have not fished"),
            Plane(
                "seats",
                (seats, 6 + 2 * len(GEAR)),
                "trophies, stars, boats, won, bid + 1, passed; gear owned, gear used",
            ),
        ]
        self.length = self.size

    def encode(self, view: View, reader: int) -> bytes:
        table = cast("PiscesView", view)
        payment, attempt = table["payment"], table["attempt"]
        row = Row(self.length, reader, self.seats)
        row.one_of(PHASE_OF[table["phase"]], len(NAMES))
        row.seat(table["to_move"])
        row.seat(table["first_player"])
        row.seat(table["player"])
        row.number(table["round"])
        row.number((attempt["roll"] or 0) if attempt else 0)
        row.number(payment["due"] if payment else 0)
        row.truth(true=table["breeding"] is not None)
        self._write_boards(row, table)
        area = attempt["area"] if attempt else None
        row.one_of(self.area_of[area] if area else -1, len(self.areas))
        row.tally(self.kind_of, [name for name in table["ocean"] if name])
        row.tally(self.kind_of, table["goals"])
        row.counts(self.kind_of, table["cards"])
        row.counts(GEAR_OF, table["gear_left"])
        players = [table["players"][seat] for seat in row.order()]
        for player in players:
            row.counts(self.kind_of, player["chips"])
            row.counts(self.kind_of, player["caught"])
        for player in players:
            row.counts(self.area_of, player["at"])
        for player in players:
            _write_own(row, player)
        return row.written()

    def _write_boards(self, row: Row, table: PiscesView) -> None:
        boards = table["boards"]
        for name in self.species:
            row.seat(boards[name]["owner"] if name in boards else None)
        for name in self.species:
            row.number(boards[name]["centre"] if name in boards else 0)
        chips: i64 = row.at
        blocks: i64 = chips + self.locations
        for name, board in boards.items():
            begin = self.begin[self.kind_of[name]]
            row.at = chips + begin
            for stacks in board["stacks"].values():
                row.all_of(stacks)
            block = board["block"]
            if block is not None:
                row.numbers[blocks + self.spots.index(block, begin)] = 1
        row.at = blocks + self.locations


def _write_own(row: Row, player: PlayerView) -> None:
    marker = player["marker"]
    row.number(player["trophies"])
    row.number(player["stars"])
    row.number(player["boats"])
    row.truth(true=player["won"])
    row.number(0 if marker is None else marker + 1)
    row.truth(true=player["passed"])
    row.counts(GEAR_OF, player["gear"])
    row.counts(GEAR_OF, player["used"])


FEATURES: Final = PiscesFeatures
