"""Pisces as planes: the boards, what is on offer, and each seat from the reader on."""

from typing import Final, cast

from shoal.core.game import Game, View
from shoal.games.pisces.boards import ITEMS
from shoal.games.pisces.game import Pisces
from shoal.games.pisces.phases import NAMES
from shoal.games.pisces.view import PiscesView, PlayerView
from shoal.rl.features.planes import Features, Plane, counts, one_hot, seen_from, small

GEAR: Final = ITEMS[1:]
PHASE_OF: Final = {name: place for place, name in enumerate(NAMES)}


class PiscesFeatures(Features):
    """Chips on a board come stage by stage, each in its filling order; boards that are not in play are empty."""

    def __init__(self, game: Game, seats: int) -> None:
        boards = cast("Pisces", game).boards
        self.seats = seats
        self.species = boards.species
        self.areas = boards.areas
        self.begin = boards.board_from
        self.locations = len(boards.locations)
        self.spots = boards.spot_of
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

    def encode(self, view: View, reader: int) -> list[int]:
        table = cast("PiscesView", view)
        seats, payment, attempt = self.seats, table["payment"], table["attempt"]
        row = one_hot(PHASE_OF[table["phase"]], len(NAMES))
        for seat in (table["to_move"], table["first_player"], table["player"]):
            row += one_hot(seen_from(reader, seat, seats), seats)
        row += [table["round"], (attempt["roll"] or 0) if attempt else 0, small(payment["due"]) if payment else 0]
        row += [1 if table["breeding"] else 0, *self._boards(table, reader)]
        row += one_hot(self.areas.index(attempt["area"]) if attempt and attempt["area"] else -1, len(self.areas))
        row += [table["ocean"].count(name) for name in self.species]
        row += [table["goals"].count(name) for name in self.species]
        row += counts(self.species, table["cards"]) + counts(GEAR, table["gear_left"])
        order = [table["players"][(reader + step) % seats] for step in range(seats)]
        for player in order:
            row += counts(self.species, player["chips"]) + counts(self.species, player["caught"])
        for player in order:
            row += counts(self.areas, player["at"])
        for player in order:
            row += _own(player)
        return row

    def _boards(self, table: PiscesView, reader: int) -> list[int]:
        owners: list[int] = []
        centres: list[int] = []
        chips = [0] * self.locations
        blocks = [0] * self.locations
        for kind, name in enumerate(self.species):
            board = table["boards"].get(name)
            owners += one_hot(-1 if board is None else seen_from(reader, board["owner"], self.seats), self.seats)
            centres.append(0 if board is None else small(board["centre"]))
            if board is not None:
                place = self.begin[kind]
                for stacks in board["stacks"].values():
                    chips[place : place + len(stacks)] = [small(stack) for stack in stacks]
                    place += len(stacks)
                if board["block"] is not None:
                    blocks[self.spots.index(board["block"], self.begin[kind])] = 1
        return owners + centres + chips + blocks


def _own(player: PlayerView) -> list[int]:
    row = [small(player["trophies"]), small(player["stars"]), player["boats"], 1 if player["won"] else 0]
    marker = player["marker"]
    row += [0 if marker is None else small(marker + 1), 1 if player["passed"] else 0]
    return row + counts(GEAR, player["gear"]) + counts(GEAR, player["used"])


FEATURES: Final = PiscesFeatures
