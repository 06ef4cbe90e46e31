"""Parts of Fresh Fish that benchmarks time separately."""

from typing import Final

from shoal.core.native import i64
from shoal.games.fresh_fish.bitboards import COLUMNS, Ground, count, high_bit, list_plots, low_bit
from shoal.games.fresh_fish.expropriation import expropriated

DRILLS: Final = ("expropriation",)
BOARD: Final = """
S......=.S
........S.
......##.=
.......#..
.......#.=
..#.S..#S=
..#..S#.==
..S#..##..
...S..S===
S....===#S
"""
"""The middle of a game of five: S centers and outlets, # apartments, = streets, . empty plots."""


class _Town:
    """A drawn board as machine words."""

    open_low: i64
    open_high: i64
    empty_low: i64
    empty_high: i64
    served_low: i64
    served_high: i64

    def __init__(self, picture: str) -> None:
        rows = picture.split()[::-1]
        self.open_low, self.open_high = _words(rows, ".=")
        self.empty_low, self.empty_high = _words(rows, ".")
        self.served_low, self.served_high = _words(rows, "S")


def _words(rows: list[str], marks: str) -> tuple[i64, i64]:
    low: i64 = 0
    high: i64 = 0
    for row, line in enumerate(rows):
        for column, mark in enumerate(line):
            if mark in marks:
                low |= low_bit(COLUMNS * row + column)
                high |= high_bit(COLUMNS * row + column)
    return low, high


def expropriation(times: i64) -> int:
    """Build on one empty plot of the drawn board after another, so many times; return how many streets that forces."""
    town, ground = _Town(BOARD), Ground(COLUMNS)
    cells = list_plots(town.empty_low, town.empty_high, 0)
    streets = 0
    place = 0
    done: i64 = 0
    while done < times:
        taken_low, taken_high = ~low_bit(cells[place]), ~high_bit(cells[place])
        low, high = expropriated(
            ground,
            town.open_low & taken_low,
            town.open_high & taken_high,
            town.empty_low & taken_low,
            town.empty_high & taken_high,
            town.served_low,
            town.served_high,
        )
        streets += count(low, high)
        place = place + 1 if place + 1 < len(cells) else 0
        done += 1
    return streets
