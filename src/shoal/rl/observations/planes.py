"""The observation as named planes: whole numbers from 0 to 255, always in the same order.

Planes contain only what the seat's view contains. `encode` makes them from the view. `look` makes the same bytes from
the state, which is much faster; tests compare the two at every ply, and with positions that the seat cannot tell apart.

Seats are counted from the reader: 0 is the reader, 1 the next seat to their left. `meaning` says what a plane contains;
numbers above 255 are written as 255. Planes of the board come first. Their shape is channels, height and width of the
board that is played.
"""

from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from typing import Final, cast

from shoal.core.catalogue import part_of
from shoal.core.game import Game, State, View
from shoal.core.native import i64, mypyc_attr
from shoal.core.options import Options
from shoal.core.pickling import pickle_by_fields
from shoal.core.rng import Rng
from shoal.rl.observations.native import BytesWriter, u8

MOST: Final = 255
BEYOND: Final = -256
"""The bits that no number from 0 to 255 has."""


@dataclass(frozen=True)
class Plane:
    """A part of an observation: its name, its shape, and what its numbers mean."""

    name: str
    shape: tuple[int, ...]
    meaning: str
    on_board: bool = False

    @property
    def size(self) -> int:
        size = 1
        for length in self.shape:
            size *= length
        return size


pickle_by_fields(Plane)


@mypyc_attr(allow_interpreted_subclasses=True)
class Features:
    """The observations of one game with one number of seats and its options.

    Those of a game without a file of its own tell who is to decide and what the reader may do, as far as their view
    tells it.
    """

    planes: list[Plane]

    def __init__(self, game: Game, seats: int, options: Options) -> None:  # noqa: ARG002  (not all games need them)
        self.planes = [
            Plane("to decide", (seats,), "1 for each seat that owes a decision"),
            Plane("legal", (len(game.actions),), "1 for each action that the reader may take"),
        ]
        self.game = game
        self.seats = seats

    @property
    def size(self) -> int:
        return sum([plane.size for plane in self.planes])

    @property
    def board(self) -> tuple[int, int, int]:
        """Return the channels, height and width of all planes of the board together; no channels if it has none."""
        shapes = [plane.shape for plane in self.planes if plane.on_board]
        return (sum([shape[0] for shape in shapes]), shapes[0][1], shapes[0][2]) if shapes else (0, 0, 0)

    def look(self, state: State, reader: int, out: BytesWriter) -> None:
        """Write what `encode` returns for the reader's view."""
        out.write(self.encode(state.view(reader), reader))

    def observe(self, state: State, reader: int) -> bytes:
        """Return what `look` writes."""
        out = BytesWriter()
        self.look(state, reader, out)
        return out.getvalue()

    def encode(self, view: View, reader: int) -> bytes:
        """Return the numbers of all planes, one plane after another."""
        state = self.game.imagine(view, Rng(0))
        numbers = bytearray(self.size)
        for seat in state.turn():
            if seat >= 0:
                numbers[(seat - reader) % self.seats] = 1
        for action in state.legal(reader):
            numbers[self.seats + action] = 1
        return bytes(numbers)


def features_for(game: Game, seats: int, options: Options) -> Features:
    """Return how games with these options are observed; options that are left out have their defaults."""
    settled = game.settle(seats, options)
    module = f"shoal.rl.observations.{game.name}"
    if find_spec(module) is not None:
        return cast("Features", import_module(module).FEATURES(game, seats, settled))
    make = cast("type[Features] | None", part_of(game.name, "features")) or Features
    return make(game, seats, settled)


class ObservationRow:
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


# For `look`: numbers are written one by one, and what is often written comes from tables


def add_number(out: BytesWriter, number: i64) -> None:
    """Write a number as `small` has it."""
    if number & BEYOND:
        number = 0 if number < 0 else MOST
    out.append(u8(number))


def add_numbers(out: BytesWriter, numbers: list[int], begin: i64, end: i64) -> None:
    """Write the numbers from one place to another, each as `small` has it."""
    for place in range(begin, end):
        number: i64 = numbers[place]
        if number & BEYOND:
            number = 0 if number < 0 else MOST
        out.append(u8(number))


def add_turned(out: BytesWriter, numbers: list[int], cut: i64) -> None:
    """Write the numbers from the cut on, then those before it: seats in the order of a reader."""
    add_numbers(out, numbers, cut, len(numbers))
    add_numbers(out, numbers, 0, cut)


def one_hot(size: int) -> list[bytes]:
    """Return, for each place, zeros with a 1 at the place; the last entry, at -1, has zeros only."""
    return [bytes([1 if other == place else 0 for other in range(size)]) for place in range(size + 1)]


def seats_turned(seats: int) -> list[list[bytes]]:
    """Return, for each reader and seat, a 1 for the seat as the reader counts it; zeros for chance and nobody."""
    ones, none = one_hot(seats), bytes(seats)
    return [[*(ones[(seat - reader) % seats] for seat in range(seats)), none, none] for reader in range(seats)]


def orders_of(seats: int) -> list[list[int]]:
    """Return, for each reader, the seats beginning with the reader."""
    return [[(reader + step) % seats for step in range(seats)] for reader in range(seats)]


def strips(width: int) -> list[bytes]:
    """Return a byte of 0 or 1 for each of the lowest bits, for every number with so many bits."""
    return [bytes([number >> place & 1 for place in range(width)]) for number in range(2**width)]
