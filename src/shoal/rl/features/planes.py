"""The parts of an observation: named planes of whole numbers from 0 to 255, always in the same order.

Planes are made only from a seat's view. Seats are counted from the reader: 0 is the reader, 1 the next seat to their
left. `meaning` says what a plane contains; numbers above 255 are written as 255.
"""

from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec

from shoal.core.game import Game, View
from shoal.core.native import i64, mypyc_attr

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
    """The observations of one game with one number of seats; a game without a file has only a plane for the turn."""

    planes: list[Plane]

    def __init__(self, game: Game, seats: int) -> None:  # noqa: ARG002  (what the games' own files need)
        self.planes = [Plane("to move", (1,), "1 if the view says that the reader is to move")]

    @property
    def size(self) -> int:
        return sum([plane.size for plane in self.planes])

    def encode(self, view: View, reader: int) -> bytes:
        """Return the numbers of all planes, one plane after another."""
        return bytes([1 if view.get("to_move") == reader else 0])


def features_for(game: Game, seats: int) -> Features:
    module = f"shoal.rl.features.{game.name}"
    made: Features = Features(game, seats) if find_spec(module) is None else import_module(module).FEATURES(game, seats)
    return made


class Row:
    """The numbers of one observation, written one after another."""

    numbers: list[int]
    at: i64

    def __init__(self, size: int, reader: int, seats: int) -> None:
        self.numbers = [0] * size
        self.at = 0
        self.reader = reader
        self.seats = seats

    def order(self) -> list[int]:
        """Return the seats, beginning with the reader."""
        return [(self.reader + step) % self.seats for step in range(self.seats)]

    def number(self, number: int) -> None:
        if number:
            self.numbers[self.at] = small(number)
        self.at += 1

    def truth(self, *, true: bool) -> None:
        if true:
            self.numbers[self.at] = 1
        self.at += 1

    def all_of(self, numbers: list[int]) -> None:
        for number in numbers:
            self.number(number)

    def one_of(self, place: i64, size: i64) -> None:
        """Write zeros with a 1 at the place, or only zeros if the place is negative."""
        if place >= 0:
            self.numbers[self.at + place] = 1
        self.at += size

    def seat(self, seat: int | None) -> None:
        """Write a 1 for the seat as the reader counts it."""
        self.one_of(-1 if seat is None or seat < 0 else (seat - self.reader) % self.seats, self.seats)

    def counts(self, places: dict[str, int], table: dict[str, int] | None) -> None:
        """Write the count of each name at its place, 0 if there is none or it is unknown."""
        if table is not None:
            for name, count in table.items():
                self.numbers[self.at + places[name]] = small(count)
        self.at += len(places)

    def tally(self, places: dict[str, int], names: list[str]) -> None:
        """Write how often each name occurs."""
        for name in names:
            self.numbers[self.at + places[name]] += 1
        self.at += len(places)

    def written(self) -> bytes:
        if self.at != len(self.numbers):
            raise ValueError(f"{len(self.numbers)} numbers are {self.at}")
        return bytes(self.numbers)


def small(number: int) -> int:
    return 0 if number < 0 else min(number, MOST)


def places_of(names: "list[str] | tuple[str, ...]") -> dict[str, int]:
    return {name: place for place, name in enumerate(names)}
