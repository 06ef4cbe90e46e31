"""The action table of Fishery: 63 ships, 110 nets, one pass.

Every board is the lower left part of a sea of 7 rows and 9 columns: cell = 9 * row + column, a1 is cell 0.
A net is known by the cell to its left or below it, and lies on that cell's right or upper side.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from shoal.core.actions import ActionTable, block
from shoal.core.native import i64
from shoal.games.fishery.bitboards import by_remainder, values_of

SEA_ROWS: Final = 7
SEA_COLUMNS: Final = 9
CELLS: Final = 63
FIRST_NET: Final = 63
FIRST_UPPER_NET: Final = 119
PASS: Final = 173


def cell_name(cell: int) -> str:
    row, column = divmod(cell, SEA_COLUMNS)
    return "abcdefghi"[column] + str(row + 1)


@dataclass(frozen=True)
class Net:
    """The place of a net: between a cell and the one to its right or above it."""

    cell: int
    beyond: int

    @property
    def text(self) -> str:
        return f"{cell_name(self.cell)}/{cell_name(self.beyond)}"


def _nets() -> Iterator[Net]:
    for cell in range(CELLS):
        if cell % SEA_COLUMNS < SEA_COLUMNS - 1:
            yield Net(cell, cell + 1)
    for cell in range(CELLS - SEA_COLUMNS):
        yield Net(cell, cell + SEA_COLUMNS)


NETS: Final = list(_nets())
NET_CELLS: Final = [net.cell for net in NETS]
SHIP_ON: Final = by_remainder({cell: cell for cell in range(CELLS)}, PASS)
RIGHT_NET_OF: Final = by_remainder(
    {NET_CELLS[action - FIRST_NET]: action for action in range(FIRST_NET, FIRST_UPPER_NET)}, PASS
)
UPPER_NET_OF: Final = by_remainder(
    {NET_CELLS[action - FIRST_NET]: action for action in range(FIRST_UPPER_NET, PASS)}, PASS
)
ACTIONS: Final = ActionTable(
    [
        *block("", (cell_name(cell) for cell in range(CELLS))),
        *block("", (net.text for net in NETS)),
        *block("pass", idle=True),
    ]
)


def names_of(board: i64) -> list[str]:
    """Return the names of the cells of a bit board, from the lowest on."""
    return [ACTIONS.texts[cell] for cell in values_of(board, SHIP_ON)]


def nets_of(right: i64, upper: i64) -> list[int]:
    """List the nets on the right of some cells and those above others, by rising action."""
    return values_of(right, RIGHT_NET_OF) + values_of(upper, UPPER_NET_OF)
