"""Fishery as planes of the sea of 7 rows and 9 columns, from row 1 and column a on."""

from typing import Final, cast

from shoal.core.game import Game, View
from shoal.games.fishery.actions import CELLS, NETS, SEA_COLUMNS, SEA_ROWS
from shoal.games.fishery.view import FisheryView
from shoal.rl.features.planes import Features, Plane

SEA: Final = (SEA_ROWS, SEA_COLUMNS)
CELL_OF: Final = {f"{'abcdefghi'[cell % 9]}{cell // 9 + 1}": cell for cell in range(CELLS)}
PLACE_OF: Final = {net.text: net.cell + (0 if net.beyond == net.cell + 1 else CELLS) for net in NETS}


class FisheryFeatures(Features):
    """Five planes of the sea, and the rest of the view."""

    def __init__(self, game: Game, seats: int) -> None:  # noqa: ARG002  (always two)
        self.planes = [
            Plane("own ships", SEA, "1 where the reader has a ship"),
            Plane("other ships", SEA, "1 where the other side has one"),
            Plane("nets to the right", SEA, "1 where a net lies between the square and the one to its right"),
            Plane("nets above", SEA, "1 where a net lies between the square and the one above it"),
            Plane("board", SEA, "1 for squares that are on the board"),
            Plane("state", (4,), "reader is Black; nets are being cast; passes in a row; reader is to move"),
        ]

    def encode(self, view: View, reader: int) -> bytes:
        sea = cast("FisheryView", view)
        row = [0] * (4 * CELLS)
        for side in (0, 1):
            base = CELLS if side != reader else 0
            for name in sea["ships"][side]:
                row[base + CELL_OF[name]] = 1
        for net in sea["nets"]:
            row[2 * CELLS + PLACE_OF[net]] = 1
        state = [
            1 if reader == 0 else 0,
            0 if sea["phase"] == "ships" else 1,
            sea["passes_in_row"],
            1 if sea["to_move"] == reader else 0,
        ]
        options = sea["options"]
        return bytes(row) + _board(cast("int", options["rows"]), cast("int", options["columns"])) + bytes(state)


def _board(rows: int, columns: int) -> bytes:
    row = (b"\x01" * columns).ljust(SEA_COLUMNS, b"\x00")
    return (row * rows).ljust(CELLS, b"\x00")


FEATURES: Final = FisheryFeatures
