"""Fresh Fish as planes of the town, from row 1 and column a on, and what each seat from the reader on has."""

from typing import Final, cast

from shoal.core.game import Game, View
from shoal.games.fresh_fish.actions import cell_name
from shoal.games.fresh_fish.phases import NAMES
from shoal.games.fresh_fish.plots import CELLS, COLUMNS
from shoal.games.fresh_fish.printed import OUTLETS, TILES, TRADES
from shoal.games.fresh_fish.view import OFF, FreshFishView
from shoal.rl.features.planes import Features, Plane, Row, places_of

TOWN: Final = (COLUMNS, COLUMNS)
CELL_OF: Final = {cell_name(cell): cell for cell in range(CELLS)}
DECK: Final = TILES[:7]
PHASE_OF: Final = places_of(NAMES)
TILE_OF: Final = places_of(TILES)


class FreshFishFeatures(Features):
    """A bid is encoded as bid + 1, so that 0 means no bid; readers see only their own sealed bid."""

    def __init__(self, game: Game, seats: int) -> None:  # noqa: ARG002  (every edition has ten rows of ten at most)
        self.seats = seats
        self.planes = [
            Plane("centers", (TRADES, *TOWN), "1 for the supply center of the trade"),
            Plane("streets", TOWN, "1 for a street"),
            Plane("demonstrations", TOWN, "1 for a demonstration"),
            Plane("apartments", TOWN, "1 for apartments"),
            Plane("zones", TOWN, "1 for a construction zone"),
            Plane("outlets", (seats, *TOWN), "the trade, from 1, whose outlet the seat has there"),
            Plane("reserved", (seats, *TOWN), "1 where the seat has reserved"),
            Plane("phase", (len(NAMES),), "1 for the present phase"),
            Plane("turn", (2, seats), "1 for the seat whose turn it is, then for the seats that must build"),
            Plane("tile", (len(TILES),), "1 for the tile in hand"),
            Plane(
                "deck",
                (len(DECK) + 3,),
                "tiles face down by kind; apartments set aside, zones waiting, side of the town",
            ),
            Plane("seats", (seats, 4), "money, markers to use, markers set aside, outlets off the board"),
            Plane(
                "auction", (TRADES + seats,), "1 for the outlet under the hammer; sealed bids + 1 that the reader knows"
            ),
            Plane("opened", (TRADES + seats,), "1 for the outlet of the last auction; its bids + 1"),
        ]
        self.map_size = (TRADES + 4 + 2 * seats) * CELLS
        self.beside_map = self.size - self.map_size

    def encode(self, view: View, reader: int) -> bytes:
        town = cast("FreshFishView", view)
        row = Row(self.beside_map, reader, self.seats)
        order = row.order()
        tile, deck = town["tile"], town["deck"]
        row.one_of(PHASE_OF[town["phase"]], len(NAMES))
        row.seat(town["player"])
        row.seat(town["builder"])
        row.one_of(TILE_OF[tile] if tile else -1, len(TILES))
        for kind in DECK:
            row.number(deck.get(kind, 0))
        row.all_of([town["set_aside"], town["zones_waiting"], town["side"]])
        for seat in order:
            off = town["outlets"][seat].count(OFF)
            row.all_of([town["money"][seat], town["supply"][seat], town["aside"][seat], off])
        auction, opened = town["auction"], town["opened"]
        _write_auction(row, auction["outlet"] if auction else None, auction["sealed"] if auction else [], order)
        _write_auction(row, opened["outlet"] if opened else None, opened["bids"] if opened else [], order)
        return bytes(self._map(town, order)) + row.written()

    def _map(self, town: FreshFishView, order: list[int]) -> bytearray:
        planes = bytearray(self.map_size)
        base = 0
        for center in town["centers"]:
            planes[base + CELL_OF[center]] = 1
            base += CELLS
        base = TRADES * CELLS
        for plots in (town["streets"], town["demonstrations"], town["apartments"], town["zones"]):
            for plot in plots:
                planes[base + CELL_OF[plot]] = 1
            base += CELLS
        for seat in order:
            for trade, outlet in enumerate(town["outlets"][seat]):
                if outlet is not None and outlet != OFF:
                    planes[base + CELL_OF[outlet]] = trade + 1
            base += CELLS
        for seat in order:
            for plot in town["reserved"][seat]:
                planes[base + CELL_OF[plot]] = 1
            base += CELLS
        return planes


def _write_auction(row: Row, outlet: str | None, bids: list[int | None], order: list[int]) -> None:
    row.one_of(OUTLETS.index(outlet) if outlet else -1, TRADES)
    for seat in order:
        bid = bids[seat] if bids else None
        row.number(0 if bid is None else bid + 1)


FEATURES: Final = FreshFishFeatures
