"""Fishery as planes of the board that is played, from row 1 and column a on."""

from typing import Final, cast

from shoal.core.game import Game, State, View
from shoal.core.native import i64
from shoal.core.options import Options, number
from shoal.games.fishery.actions import CELLS, NETS, SEA_COLUMNS, cell_name
from shoal.games.fishery.position import Position
from shoal.games.fishery.view import FisheryView
from shoal.rl.observations.native import BytesWriter
from shoal.rl.observations.planes import Features, Plane, add_number, strips

CELL_OF: Final = {cell_name(cell): cell for cell in range(CELLS)}
NET_OF: Final = {net.text: net.cell for net in NETS}
RIGHT_NETS: Final = {net.text for net in NETS if net.beyond == net.cell + 1}


class FisheryFeatures(Features):
    """Four planes of the board, and the rest of the view."""

    rows: i64
    strips: list[bytes]
    mask: i64

    def __init__(self, game: Game, seats: int, options: Options) -> None:  # noqa: ARG002  (always two)
        rows, columns = number(options, "rows"), number(options, "columns")
        self.rows = rows
        self.columns = columns
        self.strips = strips(columns)
        self.mask = 2**columns - 1
        board = (1, rows, columns)
        self.planes = [
            Plane("own ships", board, "1 where the reader has a ship", on_board=True),
            Plane("other ships", board, "1 where the other side has one", on_board=True),
            Plane(
                "nets to the right",
                board,
                "1 where a net lies between the square and the one to its right",
                on_board=True,
            ),
            Plane("nets above", board, "1 where a net lies between the square and the one above it", on_board=True),
            Plane("state", (4,), "reader is Black; nets are being cast; passes in a row; reader is to move"),
            Plane("nets cast", (2,), "nets that the reader has cast, and the other side"),
        ]

    def look(self, state: State, reader: int, out: BytesWriter) -> None:
        position = cast("Position", state)
        black = reader == 0
        self._add_board(out, position.black if black else position.white)
        self._add_board(out, position.white if black else position.black)
        self._add_board(out, position.right_nets())
        self._add_board(out, position.upper_nets())
        add_number(out, 1 if black else 0)
        add_number(out, 0 if position.placing_ships() else 1)
        add_number(out, position.passes_in_row)
        add_number(out, 1 if position.mover() == reader else 0)
        add_number(out, position.black_nets if black else position.white_nets)
        add_number(out, position.white_nets if black else position.black_nets)

    def _add_board(self, out: BytesWriter, board: i64) -> None:
        mask: i64 = self.mask
        for _ in range(self.rows):
            out.write(self.strips[board & mask])
            board >>= SEA_COLUMNS

    def encode(self, view: View, reader: int) -> bytes:
        sea = cast("FisheryView", view)
        size = int(self.rows) * self.columns
        row = [0] * (4 * size)
        for side in (0, 1):
            base = size if side != reader else 0
            for name in sea["ships"][side]:
                row[base + self._place(CELL_OF[name])] = 1
        for net in sea["nets"]:
            row[(2 if net in RIGHT_NETS else 3) * size + self._place(NET_OF[net])] = 1
        state = [
            1 if reader == 0 else 0,
            0 if sea["phase"] == "ships" else 1,
            sea["passes_in_row"],
            1 if sea["to_move"] == reader else 0,
            sea["nets_cast"][reader],
            sea["nets_cast"][1 - reader],
        ]
        return bytes(row + state)

    def _place(self, cell: int) -> int:
        """Return the place of a square on the board that is played."""
        return cell // SEA_COLUMNS * self.columns + cell % SEA_COLUMNS


FEATURES: Final = FisheryFeatures
