"""Pisces as planes: the boards, what is on offer, and each seat from the reader on."""

from typing import Final, cast

from shoal.core.game import Game, State, View
from shoal.core.native import i64
from shoal.core.options import Options
from shoal.games.pisces.edition_numbers import GEAR_TYPES, ITEMS
from shoal.games.pisces.game import Pisces
from shoal.games.pisces.phases import FLEET, NAMES, OVER
from shoal.games.pisces.position import Position
from shoal.games.pisces.view import PiscesView, PlayerView
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

GEAR: Final = ITEMS[1:]
GEAR_OF: Final = places_of(GEAR)
PHASE_OF: Final = places_of(NAMES)
ONE_PHASE: Final = one_hot(len(NAMES))


class PiscesFeatures(Features):
    """Chips on a board come stage by stage, each in its filling order; boards that are not in play are empty."""

    def __init__(self, game: Game, seats: int, options: Options) -> None:  # noqa: ARG002  (they change no shape)
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
        self.turned = seats_turned(seats)
        self.no_blocks = bytes(len(printed.locations))
        self.no_species = bytes(kinds)
        self.orders = orders_of(seats)
        self.one_area = one_hot(len(self.areas))
        self.planes = [
            Plane("phase", (len(NAMES),), "1 for the step of the round"),
            Plane("to move", (seats,), "1 for the seat that decides"),
            Plane("turn", (2, seats), "1 for the first player of the round, then for whose turn of the phase it is"),
            Plane("owners", (kinds, seats), "1 for the seat that guards the species"),
            Plane("blocks", (self.locations,), "1 for the location whose chips are blocked"),
            Plane("at work", (len(self.areas),), "1 for the area that is being fished"),
            Plane("round", (4,), "round, number rolled, still to pay, breeding under way"),
            Plane("centres", (kinds,), "chips in the centre of each board"),
            Plane("chips", (self.locations,), "chips on every location"),
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

    def look(self, state: State, reader: int, out: BytesWriter) -> None:
        position = cast("Position", state)
        phase, order = position.phase, self.orders[reader]
        trying = phase != FLEET and (position.area >= 0 or position.origin >= 0)
        self._look_at_turn(out, position, self.turned[reader])
        out.write(self.one_area[position.area if trying else -1])
        add_number(out, position.round)
        add_number(out, position.roll if trying else 0)
        add_number(out, position.due)
        add_number(out, 1 if position.breeding >= 0 else 0)
        self._look_at_boards(out, position)
        kinds: i64 = len(self.species)
        for seat in order:
            first: i64 = kinds * seat
            add_numbers(out, position.hold, first, first + kinds)
            add_numbers(out, position.caught, first, first + kinds)
        add_turned(out, position.at, len(self.areas) * reader)
        for seat in order:
            _look_at_player(out, position, seat)

    def _look_at_turn(self, out: BytesWriter, position: Position, turned: list[bytes]) -> None:
        out.write(ONE_PHASE[position.phase])
        out.write(turned[position.to_move])
        out.write(turned[position.first_player])
        out.write(turned[position.seat if position.phase != OVER else -1])
        for seat in position.owner:
            out.write(turned[seat])
        first: i64 = len(out)
        out.write(self.no_blocks)
        for place in position.block:
            if place >= 0:
                out[first + place] = 1

    def _look_at_boards(self, out: BytesWriter, position: Position) -> None:
        for kind, seat in enumerate(position.owner):
            add_number(out, position.centre[kind] if seat >= 0 else 0)
        add_numbers(out, position.stack, 0, self.locations)
        self._count(out, position.ocean)
        self._count(out, position.goals)
        add_numbers(out, position.cards, 0, len(position.cards))
        add_numbers(out, position.gear_left, 0, GEAR_TYPES)

    def _count(self, out: BytesWriter, kinds: list[int]) -> None:
        """Write how often each species is in a list; -1 is none."""
        first: i64 = len(out)
        out.write(self.no_species)
        for kind in kinds:
            if kind >= 0:
                place: i64 = first + kind
                out[place] = out[place] + 1

    def encode(self, view: View, reader: int) -> bytes:
        table = cast("PiscesView", view)
        payment, attempt = table["payment"], table["attempt"]
        row = ObservationRow(self.length, reader, self.seats)
        row.one_of(PHASE_OF[table["phase"]], len(NAMES))
        row.seat(table["to_move"])
        row.seat(table["first_player"])
        row.seat(table["player"])
        self._write_owners(row, table)
        area = attempt["area"] if attempt else None
        row.one_of(self.area_of[area] if area else -1, len(self.areas))
        row.number(table["round"])
        row.number((attempt["roll"] or 0) if attempt else 0)
        row.number(payment["due"] if payment else 0)
        row.truth(true=table["breeding"] is not None)
        self._write_chips(row, table)
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

    def _write_owners(self, row: ObservationRow, table: PiscesView) -> None:
        boards = table["boards"]
        for name in self.species:
            row.seat(boards[name]["owner"] if name in boards else None)
        for name, board in boards.items():
            if board["block"] is not None:
                row.numbers[row.at + self.spots.index(board["block"], self.begin[self.kind_of[name]])] = 1
        row.at += self.locations

    def _write_chips(self, row: ObservationRow, table: PiscesView) -> None:
        boards = table["boards"]
        for name in self.species:
            row.number(boards[name]["centre"] if name in boards else 0)
        chips: i64 = row.at
        for name, board in boards.items():
            row.at = chips + self.begin[self.kind_of[name]]
            for stacks in board["stacks"].values():
                row.all_of(stacks)
        row.at = chips + self.locations


def _look_at_player(out: BytesWriter, position: Position, seat: i64) -> None:
    marker: i64 = position.markers[seat]
    gear: i64 = GEAR_TYPES * seat
    add_number(out, position.trophies[seat])
    add_number(out, position.stars[seat])
    add_number(out, position.boats[seat])
    add_number(out, position.won[seat])
    add_number(out, marker + 1 if marker else 0)
    add_number(out, position.passed[seat])
    add_numbers(out, position.gear, gear, gear + GEAR_TYPES)
    add_numbers(out, position.used, gear, gear + GEAR_TYPES)


def _write_own(row: ObservationRow, player: PlayerView) -> None:
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
