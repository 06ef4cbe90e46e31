"""Fishery by its bare definition: sets of squares and flood fill. It shares nothing with the engine.

A cell is (row, column) from 0, a net the two cells it lies between, the lower or left one first.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import cache, lru_cache

Cell = tuple[int, int]
Net = tuple[Cell, Cell]
Region = frozenset[Cell]


def cell_text(cell: Cell) -> str:
    return "abcdefghi"[cell[1]] + str(cell[0] + 1)


def net_text(net: Net) -> str:
    return f"{cell_text(net[0])}/{cell_text(net[1])}"


def parse_cell(text: str) -> Cell:
    return int(text[1]) - 1, "abcdefghi".index(text[0])


def parse_net(text: str) -> Net:
    one, other = text.split("/")
    return parse_cell(one), parse_cell(other)


@cache
def all_cells(rows: int, columns: int) -> list[Cell]:
    return [(row, column) for row in range(rows) for column in range(columns)]


@cache
def all_nets(rows: int, columns: int) -> list[Net]:
    upright = [((r, c), (r, c + 1)) for r in range(rows) for c in range(columns - 1)]
    level = [((r, c), (r + 1, c)) for r in range(rows - 1) for c in range(columns)]
    return upright + level


@cache
def rim(rows: int, columns: int) -> Region:
    return frozenset((r, c) for r, c in all_cells(rows, columns) if r in (0, rows - 1) or c in (0, columns - 1))


@cache
def neighbours(rows: int, columns: int) -> dict[Cell, list[tuple[Cell, Net]]]:
    """Return for each cell the cells beside it and the net space between."""
    beside: dict[Cell, list[tuple[Cell, Net]]] = {cell: [] for cell in all_cells(rows, columns)}
    for net in all_nets(rows, columns):
        one, other = net
        beside[one].append((other, net))
        beside[other].append((one, net))
    return beside


@dataclass(frozen=True)
class Sea:
    """A board with the ships of Black and White and the nets on it."""

    rows: int
    columns: int
    black: frozenset[Cell] = frozenset()
    white: frozenset[Cell] = frozenset()
    nets: frozenset[Net] = frozenset()

    @property
    def ships(self) -> frozenset[Cell]:
        return self.black | self.white

    def with_net(self, net: Net) -> "Sea":
        return replace(self, nets=self.nets | {net})


def flood(sea: Sea, start: Cell) -> Region:
    """Return every cell that can be reached from the start without crossing a net."""
    beside = neighbours(sea.rows, sea.columns)
    reached = {start}
    waiting = [start]
    while waiting:
        for cell, net in beside[waiting.pop()]:
            if cell not in reached and net not in sea.nets:
                reached.add(cell)
                waiting.append(cell)
    return frozenset(reached)


def regions(sea: Sea) -> list[Region]:
    """Return the fisheries, by their lowest cell."""
    found: list[Region] = []
    seen: set[Cell] = set()
    for cell in all_cells(sea.rows, sea.columns):
        if cell not in seen:
            found.append(flood(sea, cell))
            seen |= found[-1]
    return found


def faults(sea: Sea) -> set[str]:
    """Return the rules that some fishery of the board breaks."""
    edge, ships = rim(sea.rows, sea.columns), sea.ships
    broken: set[str] = set()
    for region in regions(sea):
        if region.isdisjoint(ships):
            broken.add("FI-N3")
        if region.isdisjoint(edge):
            broken.add("FI-N4")
    return broken


@lru_cache(maxsize=1000)
def legal_nets(sea: Sea) -> frozenset[Net]:
    """Return the nets that are legal, found by trying every free net space and looking at all fisheries."""
    free = (net for net in all_nets(sea.rows, sea.columns) if net not in sea.nets)
    return frozenset(net for net in free if not faults(sea.with_net(net)))


def scores(sea: Sea) -> list[int]:
    fish = [0, 0]
    for region in regions(sea):
        black, white = len(region & sea.black), len(region & sea.white)
        if black != white:
            fish[white > black] += len(region)
    return fish


def posts(sea: Sea) -> int:
    return (sea.rows - 1) * (sea.columns - 1)


# The same by the forest theorem: nets join posts, and only trees that are connected to the rim can close anything


def ends(net: Net) -> tuple[Cell, Cell]:
    """Return the corners of cells that a net joins: corner (r, c) is the lower left one of cell (r, c)."""
    (row, column), (beyond, _) = net
    return ((row, column + 1), (row + 1, column + 1)) if row == beyond else ((row + 1, column), (row + 1, column + 1))


class Forest:
    """The corners of a board, connected by its nets."""

    def __init__(self, sea: Sea) -> None:
        corners = all_cells(sea.rows + 1, sea.columns + 1)
        edge = rim(sea.rows + 1, sea.columns + 1)
        self.parent = {corner: corner for corner in corners}
        self.hangs = {corner: corner in edge for corner in corners}
        for one, other in map(ends, sea.nets):
            self.unite(self.root(one), self.root(other))

    def root(self, corner: Cell) -> Cell:
        while self.parent[corner] != corner:
            corner = self.parent[corner]
        return corner

    def unite(self, one: Cell, other: Cell) -> None:
        assert one != other, "the nets of a legal position make no ring"
        self.parent[one] = other
        self.hangs[other] = self.hangs[other] or self.hangs[one]


def legal_nets_by_forest(sea: Sea) -> set[Net]:
    forest = Forest(sea)
    legal: set[Net] = set()
    for net in all_nets(sea.rows, sea.columns):
        one, other = (forest.root(corner) for corner in ends(net))
        if net in sea.nets or one == other:
            continue
        closes = forest.hangs[one] and forest.hangs[other]
        if not closes or all(flood(sea.with_net(net), side) & sea.ships for side in net):
            legal.add(net)
    return legal


# The course of a game


@dataclass(frozen=True)
class Position:
    """A sea, whose turn it is, and what decides when the game ends."""

    sea: Sea
    ships_each: int
    net_limit: int = 0
    ply: int = 0
    passes: int = 0
    cast: tuple[int, int] = (0, 0)

    @property
    def mover(self) -> int:
        return self.ply % 2

    @property
    def placing(self) -> bool:
        return self.ply < 2 * self.ships_each

    def legal(self) -> set[str]:
        if self.passes == 2:
            return set()
        if self.placing:
            cells = all_cells(self.sea.rows, self.sea.columns)
            return {cell_text(cell) for cell in cells if cell not in self.sea.ships}
        if self.net_limit and self.cast[self.mover] == self.net_limit:
            return {"pass"}
        return {"pass"} | {net_text(net) for net in legal_nets(self.sea)}

    def after(self, text: str) -> "Position":
        if text == "pass":
            return replace(self, ply=self.ply + 1, passes=self.passes + 1)
        if self.placing:
            return replace(self, ply=self.ply + 1, sea=self._with_ship(parse_cell(text)))
        black, white = self.cast
        cast = (black, white + 1) if self.mover else (black + 1, white)
        return replace(self, ply=self.ply + 1, passes=0, cast=cast, sea=self.sea.with_net(parse_net(text)))

    def _with_ship(self, cell: Cell) -> Sea:
        if self.mover:
            return replace(self.sea, white=self.sea.white | {cell})
        return replace(self.sea, black=self.sea.black | {cell})


def start(rows: int, columns: int, ships: int, net_limit: int = 0) -> Position:
    return Position(Sea(rows, columns), ships, net_limit)


def played(position: Position, texts: Iterable[str]) -> Position:
    for text in texts:
        assert text in position.legal(), text
        position = position.after(text)
    return position


def perft(position: Position, depth: int) -> int:
    """Count the sequences of that many plies."""
    if depth == 0:
        return 1
    legal = position.legal()
    return len(legal) if depth == 1 else sum(perft(position.after(text), depth - 1) for text in legal)
