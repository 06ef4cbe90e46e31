"""Phase three of Fleet, its second half: all fish at once, and nobody has anything to decide."""

from shoal.core.native import i64
from shoal.games.fleet.position import Position
from shoal.games.fleet.position_layout import CLASSES, LEVELS_OF_KIND


def fish(position: Position) -> None:
    """Put a crate on every captained boat that has room; if the supply runs out, they still get it."""
    fleet = position.fleet
    full: i64 = position.printed.capacity + 1
    caught: i64 = 0
    for first in range(0, CLASSES * position.seats, LEVELS_OF_KIND):
        for level in range(first + full - 1, first, -1):
            boats = fleet[level]
            if boats:
                fleet[level] = 0
                fleet[level + 1] += boats
                caught += boats
    position.supply -= caught
    if position.supply <= 0:
        position.no_crates = True
