"""What an observation is made of: named planes of whole numbers from 0 to 255, always in the same order.

Planes are made from a seat's view and nothing else. Seats are told from the reader's: 0 is himself, 1 the next to his
left. What a plane holds is its meaning; numbers above 255 count as 255.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec

from shoal.core.game import Game, View
from shoal.core.native import mypyc_attr

MOST = 255


@dataclass(frozen=True)
class Plane:
    """A part of an observation: its name, its shape, and what its numbers mean."""

    name: str
    shape: tuple[int, ...]
    meaning: str

    @property
    def size(self) -> int:
        size = 1
        for length in self.shape:
            size *= length
        return size


@mypyc_attr(allow_interpreted_subclasses=True)
class Features:
    """The observations of one game with one number of seats; for a game without a file of its own, whose turn it is."""

    planes: list[Plane]

    def __init__(self, game: Game, seats: int) -> None:  # noqa: ARG002  (what the games' own files need)
        self.planes = [Plane("to move", (1,), "1 if the view says that the reader is to move")]

    def encode(self, view: View, reader: int) -> list[int]:
        """Give the numbers of all planes one after another."""
        return [1 if view.get("to_move") == reader else 0]


def features_for(game: Game, seats: int) -> Features:
    module = f"shoal.rl.features.{game.name}"
    made: Features = Features(game, seats) if find_spec(module) is None else import_module(module).FEATURES(game, seats)
    return made


def one_hot(place: int, size: int) -> list[int]:
    """Give zeros with a 1 at the place, or zeros only where the place is negative."""
    row = [0] * size
    if place >= 0:
        row[place] = 1
    return row


def small(number: int) -> int:
    return max(0, min(number, MOST))


def counts(names: Sequence[str], table: "dict[str, int] | None") -> list[int]:
    """Give the counts of the names, 0 where there is none or none is known."""
    if table is None:
        return [0] * len(names)
    return [table.get(name, 0) for name in names]


def seen_from(reader: int, seat: "int | None", seats: int) -> int:
    """Give a seat as the reader counts it, -1 for none."""
    return -1 if seat is None or seat < 0 else (seat - reader) % seats
