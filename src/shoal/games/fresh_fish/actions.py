"""The action table of Fresh Fish: plots to reserve and to build on, chance's own outcomes, the turn's choices, bids.

Every board is the lower left part of ten rows of ten plots: cell = 10 * row + column, a1 is cell 0. Bids come last, so
that another edition's money makes the table longer and moves nothing else.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from shoal.core.actions import Action, ActionTable

COLUMNS: Final = 10
CELLS: Final = 100
MOST_SEATS: Final = 5
TRADES: Final = 4
"""Each with a supply center, and with an outlet for every player."""

APARTMENTS: Final = 0
FIRST_OUTLET: Final = 1
DEMONSTRATION: Final = 5
ZONE: Final = 6
STREET: Final = 7
NO_TILE: Final = 8
KINDS: Final = 7
"""The kinds of tile in the deck; a street is none of them."""

CENTERS: Final = ("Harbor", "Nuclear Power Plant", "Oil Refinery", "Game Factory")
OUTLETS: Final = ("Fish Market", "Nuclear Waste Disposal", "Gas Station", "Game Shop")
TILES: Final = ("apartments", *(outlet.lower() for outlet in OUTLETS), "demonstration", "construction zone", "street")

RESERVE: Final = 0
BUILD: Final = 100
CENTER: Final = 200
TILE: Final = 300
FIRST: Final = 307
DRAW: Final = 312
TAKE_APARTMENTS: Final = 313
TAKE_STREET: Final = 314
PASS: Final = 315
BID: Final = 316


CELL_NAMES: Final = [f"{column}{row}" for row in range(1, COLUMNS + 1) for column in "abcdefghij"]


def cell_name(cell: int) -> str:
    return CELL_NAMES[cell]


def cell_of(name: str) -> int:
    return COLUMNS * (int(name[1:]) - 1) + "abcdefghij".index(name[0])


@dataclass(frozen=True)
class Reserve(Action):
    """Put a marker on a plot."""

    cell: int

    @property
    def text(self) -> str:
        return f"reserve {cell_name(self.cell)}"


@dataclass(frozen=True)
class Build(Action):
    """Put the tile in hand on a plot, or on apartments."""

    cell: int

    @property
    def text(self) -> str:
        return f"build {cell_name(self.cell)}"


@dataclass(frozen=True)
class Center(Action):
    """Chance puts the next supply center on a plot."""

    cell: int

    @property
    def text(self) -> str:
        return f"center {cell_name(self.cell)}"


@dataclass(frozen=True)
class Tile(Action):
    """Chance turns up a tile of the deck."""

    kind: int

    @property
    def text(self) -> str:
        return f"tile {TILES[self.kind]}"


@dataclass(frozen=True)
class First(Action):
    """Chance names the start player."""

    seat: int

    @property
    def text(self) -> str:
        return f"seat {self.seat} starts"


@dataclass(frozen=True)
class Plain(Action):
    """A choice without a plot or a number."""

    name: str
    waits: bool = False

    @property
    def text(self) -> str:
        return self.name

    @property
    def idle(self) -> bool:
        return self.waits


@dataclass(frozen=True)
class Bid(Action):
    """A sealed bid."""

    amount: int

    @property
    def text(self) -> str:
        return f"bid {self.amount}"

    @property
    def veil(self) -> str:
        return "seals a bid"


def _records(money: int) -> Iterator[Action]:
    yield from (Reserve(cell) for cell in range(CELLS))
    yield from (Build(cell) for cell in range(CELLS))
    yield from (Center(cell) for cell in range(CELLS))
    yield from (Tile(kind) for kind in range(KINDS))
    yield from (First(seat) for seat in range(MOST_SEATS))
    yield from (Plain("draw"), Plain("take apartments"), Plain("take street"), Plain("pass", waits=True))
    yield from (Bid(amount) for amount in range(money + 1))


def table_for(money: int) -> ActionTable:
    return ActionTable(_records(money))
