"""Boards of squares, turned and mirrored. Squares are called by a letter for the column and a number for the row."""

from functools import cache

LETTERS = "abcdefghij"
Turn = dict[str, str]
"""Where every square of a board comes to lie."""


@cache
def turns_of(rows: int, columns: int) -> tuple[Turn, ...]:
    """Return all ways to turn and mirror a board so that it covers itself: four, or eight if it is a square."""
    swaps = (False, True) if rows == columns else (False,)
    ways = [(swapped, down, left) for swapped in swaps for down in (False, True) for left in (False, True)]
    return tuple(
        {
            _name(row, column): _moved(row, column, rows, columns, way)
            for row in range(rows)
            for column in range(columns)
        }
        for way in ways
    )


def _moved(row: int, column: int, rows: int, columns: int, way: tuple[bool, bool, bool]) -> str:
    swapped, down, left = way
    row, column = rows - 1 - row if down else row, columns - 1 - column if left else column
    return _name(column, row) if swapped else _name(row, column)


def _name(row: int, column: int) -> str:
    return f"{LETTERS[column]}{row + 1}"
