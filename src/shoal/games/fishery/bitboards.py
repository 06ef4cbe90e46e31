"""Bitboards of the sea: cell c is bit c of a machine word; the next column is one bit further, the next row nine."""

from typing import Final

from shoal.core.native import i64

BIT_MODULUS: Final = 67
"""Divided by 67, the powers of two below 2**66 leave different remainders: a bit finds its place without a search."""


def bit(cell: i64) -> i64:
    result: i64 = 1
    result <<= cell
    return result


def by_remainder(values: dict[int, int], other: int) -> list[int]:
    """List the values of cells by the remainder of each cell's bit; `other` stands where there is no cell."""
    table = [other] * BIT_MODULUS
    for cell, value in values.items():
        table[bit(cell) % BIT_MODULUS] = value
    return table


def count(board: i64) -> int:
    total: i64 = 0
    while board:
        board &= board - 1
        total += 1
    return total


def values_of(board: i64, remainders: list[int]) -> list[int]:
    """List the values of a bit board's cells, from the lowest cell on, out of a list of `by_remainder`."""
    values: list[int] = []
    while board:
        lowest: i64 = board & -board
        values.append(remainders[lowest % BIT_MODULUS])
        board ^= lowest
    return values


def step(start: i64, right_open: i64, up_open: i64) -> i64:
    """Return the cells next to the start that can be reached from it."""
    return (
        ((start & right_open) << 1) | ((start >> 1) & right_open) | ((start & up_open) << 9) | ((start >> 9) & up_open)
    )


def flood(start: i64, right_open: i64, up_open: i64) -> i64:
    """Return every cell that can be reached from the start.

    `right_open` has bit c where one can sail from c to c + 1, `up_open` from c to c + 9.
    """
    reached: i64 = start
    while True:
        wider: i64 = (
            reached
            | ((reached & right_open) << 1)
            | ((reached >> 1) & right_open)
            | ((reached & up_open) << 9)
            | ((reached >> 9) & up_open)
        )
        if wider == reached:
            return reached
        reached = wider


def reaches(start: i64, goal: i64, right_open: i64, up_open: i64) -> bool:
    """Return whether any cell of the goal can be reached from the start."""
    reached: i64 = start
    while True:
        if reached & goal:
            return True
        wider: i64 = (
            reached
            | ((reached & right_open) << 1)
            | ((reached >> 1) & right_open)
            | ((reached & up_open) << 9)
            | ((reached >> 9) & up_open)
        )
        if wider == reached:
            return False
        reached = wider
