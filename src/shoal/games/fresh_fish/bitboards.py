"""Bitboards of plots in two words: rows 1 to 5 in the lower, rows 6 to 10 in the upper one.

A row takes eleven bits: ten plots and one that is always 0, so that a step to the side never enters another row. Every
function that looks at the neighbours of a word's plots gets the words below and above it, 0 where there are none. Bits
that belong to no plot may come out of it; the caller keeps only the plots that were asked for.

Every board is the lower left part of ten rows of ten plots: cell = 10 * row + column, a1 is cell 0.
"""

from typing import Final

from shoal.core.native import i64

COLUMNS: Final = 10
CELLS: Final = 100
ROW: Final = 11
UPPER: Final = 50
"""The first cell of the upper word."""
LAST_ROW: Final = 44
"""How far the fifth row of a word is shifted from the first."""
FIRST_ROW_BITS: Final = 0x7FF
BIT_MODULUS: Final = 67
"""Divided by 67, the powers of two below 2**66 leave different remainders: a bit finds its place without a search."""

PLACE: Final = [cell % UPPER + cell % UPPER // COLUMNS for cell in range(CELLS)]


def _cells_by_remainder() -> list[int]:
    cells = [0] * BIT_MODULUS
    for cell in range(UPPER):
        cells[2 ** PLACE[cell] % BIT_MODULUS] = cell
    return cells


CELL_AT: Final = _cells_by_remainder()


def low_bit(cell: int) -> i64:
    """Return the cell's bit in the lower word, 0 if it lies in the upper one."""
    result: i64 = 1 if cell < UPPER else 0
    place: i64 = PLACE[cell]
    result <<= place
    return result


def high_bit(cell: int) -> i64:
    result: i64 = 0 if cell < UPPER else 1
    place: i64 = PLACE[cell]
    result <<= place
    return result


def list_plots(low: i64, high: i64, first: int) -> list[int]:
    """List the cells of a board, rising, each with `first` added: cells (0) or actions."""
    plots: list[int] = []
    base: i64 = first
    while low:
        lowest: i64 = low & -low
        low ^= lowest
        plots.append(base + CELL_AT[lowest % BIT_MODULUS])
    base += UPPER
    while high:
        lowest = high & -high
        high ^= lowest
        plots.append(base + CELL_AT[lowest % BIT_MODULUS])
    return plots


def count(low: int, high: int) -> int:
    return low.bit_count() + high.bit_count()


def beside(below: i64, here: i64, above: i64) -> i64:
    """Return the plots next to those of a word, from side to side."""
    return (
        (here << 1)
        | (here >> 1)
        | (here << ROW)
        | (here >> ROW)
        | (below >> LAST_ROW)
        | ((above & FIRST_ROW_BITS) << LAST_ROW)
    )


def around(below: i64, here: i64, above: i64) -> i64:
    """Return the plots next to those of a word or touching them by a corner, and those themselves."""
    column: i64 = here | (here << ROW) | (here >> ROW) | (below >> LAST_ROW) | ((above & FIRST_ROW_BITS) << LAST_ROW)
    return column | (column << 1) | (column >> 1)


class Ground:
    """The plots of a board with so many rows and columns, and those of them that lie on its rim."""

    side: i64
    low: i64
    high: i64
    rim_low: i64
    rim_high: i64

    def __init__(self, side: int) -> None:
        self.side = side
        self.low = 0
        self.high = 0
        self.rim_low = 0
        self.rim_high = 0
        for row in range(side):
            for column in range(side):
                cell = COLUMNS * row + column
                self.low |= low_bit(cell)
                self.high |= high_bit(cell)
                if row in (0, side - 1) or column in (0, side - 1):
                    self.rim_low |= low_bit(cell)
                    self.rim_high |= high_bit(cell)

    def holds(self, cell: int) -> bool:
        return cell // COLUMNS < self.side and cell % COLUMNS < self.side
