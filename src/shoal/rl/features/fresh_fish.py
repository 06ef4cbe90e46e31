"""Fresh Fish as planes of the town, from row 1 and column a on, and what each seat from the reader on has."""

from typing import Final, cast

from shoal.core.game import Game, View
from shoal.games.fresh_fish.actions import CELLS, COLUMNS, OUTLETS, TILES, TRADES, cell_name
from shoal.games.fresh_fish.view import OFF, PHASES, FreshFishView
from shoal.rl.features.planes import Features, Plane, one_hot, seen_from, small

TOWN: Final = (COLUMNS, COLUMNS)
CELL_OF: Final = {cell_name(cell): cell for cell in range(CELLS)}
DECK: Final = TILES[:7]
PHASE_OF: Final = {name: place for place, name in enumerate(PHASES)}
TILE_OF: Final = {name: place for place, name in enumerate(TILES)}


class FreshFishFeatures(Features):
    """Bids stand one higher than they are, so that 0 is no bid; of sealed ones the reader knows his own."""

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
            Plane("phase", (len(PHASES),), "1 for what is due"),
            Plane("turn", (2, seats), "1 for whose turn it is, then for who must build"),
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

    def encode(self, view: View, reader: int) -> list[int]:
        town = cast("FreshFishView", view)
        seats = self.seats
        order = [(reader + step) % seats for step in range(seats)]
        row = self._map(town, order)
        row += one_hot(PHASE_OF[town["phase"]], len(PHASES))
        row += one_hot(seen_from(reader, town["player"], seats), seats)
        row += one_hot(seen_from(reader, town["builder"], seats), seats)
        row += one_hot(TILE_OF[town["tile"]] if town["tile"] else -1, len(TILES))
        row += [town["deck"].get(kind, 0) for kind in DECK] + [town["set_aside"], town["zones_waiting"], town["side"]]
        for seat in order:
            off = town["outlets"][seat].count(OFF)
            row += [small(town["money"][seat]), town["supply"][seat], town["aside"][seat], off]
        auction, opened = town["auction"], town["opened"]
        row += _auction(auction["outlet"], auction["sealed"], order) if auction else [0] * (TRADES + seats)
        row += _auction(opened["outlet"], opened["bids"], order) if opened else [0] * (TRADES + seats)
        return row

    def _map(self, town: FreshFishView, order: list[int]) -> list[int]:
        row = [0] * ((TRADES + 4 + 2 * self.seats) * CELLS)
        for trade, center in enumerate(town["centers"]):
            if center is not None:
                row[trade * CELLS + CELL_OF[center]] = 1
        base = TRADES * CELLS
        for plots in (town["streets"], town["demonstrations"], town["apartments"], town["zones"]):
            for plot in plots:
                row[base + CELL_OF[plot]] = 1
            base += CELLS
        for seat in order:
            for trade, outlet in enumerate(town["outlets"][seat]):
                if outlet is not None and outlet != OFF:
                    row[base + CELL_OF[outlet]] = trade + 1
            base += CELLS
        for seat in order:
            for plot in town["reserved"][seat]:
                row[base + CELL_OF[plot]] = 1
            base += CELLS
        return row


def _auction(outlet: str, bids: list[int | None], order: list[int]) -> list[int]:
    row = one_hot(OUTLETS.index(outlet), TRADES)
    for seat in order:
        bid = bids[seat] if bids else None
        row.append(0 if bid is None else small(bid + 1))
    return row


FEATURES: Final = FreshFishFeatures
