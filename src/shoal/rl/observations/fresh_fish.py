"""Fresh Fish as planes of the town that is played, from row 1 and column a on, and what each seat has."""

from typing import Final, cast

from shoal.core.game import Game, State, View
from shoal.core.native import i64
from shoal.core.options import Options
from shoal.games.fresh_fish.actions import BUILD, cell_name
from shoal.games.fresh_fish.bitboards import CELLS, COLUMNS, ROW, UPPER
from shoal.games.fresh_fish.edition_numbers import FIRST_OUTLET, OUTLETS, TILES, TRADES
from shoal.games.fresh_fish.game import FreshFish
from shoal.games.fresh_fish.phases import BIDS, BUILDING, NAMES, TURN
from shoal.games.fresh_fish.position import Position
from shoal.games.fresh_fish.position_layout import OFF_BOARD
from shoal.games.fresh_fish.view import OFF, FreshFishView
from shoal.rl.observations.native import BytesWriter
from shoal.rl.observations.planes import (
    Features,
    ObservationRow,
    Plane,
    add_number,
    add_numbers,
    one_hot,
    orders_of,
    places_of,
    seats_turned,
    strips,
)

CELL_OF: Final = {cell_name(cell): cell for cell in range(CELLS)}
DECK: Final = TILES[:7]
PHASE_OF: Final = places_of(NAMES)
TILE_OF: Final = places_of(TILES)
ONE_PHASE: Final = one_hot(len(NAMES))
ONE_TILE: Final = one_hot(len(TILES))
ONE_TRADE: Final = one_hot(TRADES)
LOW_ROWS: Final = UPPER // COLUMNS


class FreshFishFeatures(Features):
    """A bid is encoded as bid + 1, so that 0 means no bid; readers see only their own sealed bid."""

    side: i64
    mask: i64
    strips: list[bytes]
    alone: list[bytes]
    place_of: list[int]
    nothing: bytes

    def __init__(self, game: Game, seats: int, options: Options) -> None:  # noqa: ARG002  (they change no shape)
        side = int(cast("FreshFish", game).printed[seats].ground.side)
        self.seats = seats
        self.side = side
        self.area = side * side
        self.mask = 2**side - 1
        self.strips = strips(side)
        self.turned = seats_turned(seats)
        self.orders = orders_of(seats)
        self.nothing = bytes(self.area)
        self.no_bids = bytes(seats - 1)
        self.place_of = [cell // COLUMNS * side + cell % COLUMNS for cell in range(CELLS)]
        self.alone = [bytes([1 if cell == place else 0 for place in self._cells()]) for cell in range(CELLS + 2)]
        self.planes = [
            _on_board("centers", TRADES, side, "1 for the supply center of the trade"),
            _on_board("streets", 1, side, "1 for a street"),
            _on_board("demonstrations", 1, side, "1 for a demonstration"),
            _on_board("apartments", 1, side, "1 for apartments"),
            _on_board("zones", 1, side, "1 for a construction zone"),
            _on_board("outlets", seats * TRADES, side, "for each seat and trade, 1 where the seat has that outlet"),
            _on_board("reserved", seats, side, "1 where the seat has reserved"),
            Plane("phase", (len(NAMES),), "1 for the present phase"),
            Plane("turn", (2, seats), "1 for the seat whose turn it is, then for the seats that must build"),
            Plane("tile", (len(TILES),), "1 for the tile in hand"),
            Plane("auction", (2, TRADES), "1 for the outlet under the hammer, then for that of the last auction"),
            Plane("deck", (len(DECK) + 2,), "tiles face down by kind; apartments set aside, zones waiting"),
            Plane("seats", (seats, 4), "money, markers to use, markers set aside, outlets off the board"),
            Plane("bids", (2, seats), "sealed bids + 1 that the reader knows, then those of the last auction"),
        ]
        self.map_size = (TRADES + 4 + seats * (TRADES + 1)) * self.area
        self.beside_map = self.size - self.map_size

    def _cells(self) -> list[int]:
        """List the cells of the board, row by row."""
        side = int(self.side)
        return [COLUMNS * row + column for row in range(side) for column in range(side)]

    # From the state

    def look(self, state: State, reader: int, out: BytesWriter) -> None:
        position = cast("Position", state)
        order = self.orders[reader]
        self._look_at_map(out, position, order)
        phase = position.phase
        turned, bidding = self.turned[reader], phase == BIDS
        out.write(ONE_PHASE[phase])
        out.write(turned[position.player if phase >= TURN else -1])
        out.write(turned[position.mover() if phase == BUILDING else -1])
        out.write(ONE_TILE[position.tile if bidding or phase == BUILDING else -1])
        out.write(ONE_TRADE[position.tile - FIRST_OUTLET if bidding else -1])
        out.write(ONE_TRADE[position.opened_outlet])
        add_numbers(out, position.deck, 0, len(DECK))
        add_number(out, position.set_aside)
        add_number(out, position.zones_waiting)
        for seat in order:
            _look_at_seat(out, position, seat)
        add_number(out, position.bids[reader] + 1 if bidding else 0)
        out.write(self.no_bids)
        for seat in order:
            add_number(out, position.opened[seat] + 1 if position.opened else 0)

    def _look_at_map(self, out: BytesWriter, position: Position, order: list[int]) -> None:
        for trade in range(TRADES):
            out.write(self.alone[position.centers[trade]] if trade < len(position.centers) else self.nothing)
        apartments = position.apartment_board()
        self._add_board(out, position.street_low, position.street_high)
        self._add_board(out, position.demo_low, position.demo_high)
        self._add_board(out, apartments[0], apartments[1])
        self._add_board(out, position.zone_low, position.zone_high)
        for seat in order:
            for place in range(TRADES * seat, TRADES * seat + TRADES):
                out.write(self.alone[position.outlets[place]])
        for seat in order:
            first: i64 = len(out)
            out.write(self.nothing)
            for action in position.plots[seat]:
                out[first + self.place_of[action - BUILD]] = 1

    def _add_board(self, out: BytesWriter, low: i64, high: i64) -> None:
        if not low | high:
            out.write(self.nothing)
            return
        mask: i64 = self.mask
        for row in range(self.side):
            if row == LOW_ROWS:
                low = high
            out.write(self.strips[low & mask])
            low >>= ROW

    # From the view

    def encode(self, view: View, reader: int) -> bytes:
        town = cast("FreshFishView", view)
        row = ObservationRow(self.beside_map, reader, self.seats)
        order = row.order()
        tile, deck = town["tile"], town["deck"]
        row.one_of(PHASE_OF[town["phase"]], len(NAMES))
        row.seat(town["player"])
        row.seat(town["builder"])
        row.one_of(TILE_OF[tile] if tile else -1, len(TILES))
        auction, opened = town["auction"], town["opened"]
        row.one_of(OUTLETS.index(auction["outlet"]) if auction else -1, TRADES)
        row.one_of(OUTLETS.index(opened["outlet"]) if opened else -1, TRADES)
        for kind in DECK:
            row.number(deck.get(kind, 0))
        row.all_of([town["set_aside"], town["zones_waiting"]])
        for seat in order:
            off = town["outlets"][seat].count(OFF)
            row.all_of([town["money"][seat], town["supply"][seat], town["aside"][seat], off])
        _write_bids(row, auction["sealed"] if auction else [])
        _write_bids(row, opened["bids"] if opened else [])
        return bytes(self._map(town, order)) + row.written()

    def _map(self, town: FreshFishView, order: list[int]) -> list[int]:
        planes = [0] * self.map_size
        base = 0
        shown = [[center] for center in town["centers"]] + [[]] * (TRADES - len(town["centers"]))
        shown += [town["streets"], town["demonstrations"], town["apartments"], town["zones"]]
        for seat in order:
            shown += [[outlet] if outlet and outlet != OFF else [] for outlet in town["outlets"][seat]]
        shown += [town["reserved"][seat] for seat in order]
        for plots in shown:
            for plot in plots:
                planes[base + self.place_of[CELL_OF[plot]]] = 1
            base += self.area
        return planes


def _on_board(name: str, channels: int, side: int, meaning: str) -> Plane:
    return Plane(name, (channels, side, side), meaning, on_board=True)


def _look_at_seat(out: BytesWriter, position: Position, seat: i64) -> None:
    off: i64 = 0
    for place in range(TRADES * seat, TRADES * seat + TRADES):
        if position.outlets[place] == OFF_BOARD:
            off += 1
    add_number(out, position.money[seat])
    add_number(out, position.supply[seat])
    add_number(out, position.aside[seat])
    add_number(out, off)


def _write_bids(row: ObservationRow, bids: list[int | None]) -> None:
    for seat in row.order():
        bid = bids[seat] if bids else None
        row.number(0 if bid is None else bid + 1)


FEATURES: Final = FreshFishFeatures
