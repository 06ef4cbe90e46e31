"""The engine's counts of what can follow, against counts that were found without it."""

import tomllib
from dataclasses import dataclass
from math import prod
from pathlib import Path
from typing import Any

import pytest

from games.pisces import pisces_oracle as oracle
from games.pisces.pisces_moves import play
from shoal.core.options import Options
from shoal.core.playout import perft
from shoal.games.pisces import GAME

CHEAP = 120
ORACLE = "naive oracle"


@dataclass(frozen=True)
class Count:
    """One number of the data file, and the position that it belongs to."""

    name: str
    seats: int
    options: Options
    moves: tuple[str, ...]
    depth: int
    nodes: int
    source: str

    def __str__(self) -> str:
        return f"{self.name}, depth {self.depth}"


def read_counts() -> list[Count]:
    data: dict[str, Any] = tomllib.loads(Path(__file__).with_name("perft.toml").read_text(encoding="utf-8"))
    return [
        Count(entry["name"], entry["seats"], entry["options"], tuple(entry.get("moves", [])), **count)
        for entry in data["position"]
        for count in entry["counts"]
    ]


COUNTS = read_counts()


@pytest.mark.parametrize("count", COUNTS, ids=str)
def test_engine_counts(count: Count) -> None:
    assert perft(play(GAME.start(count.seats, count.options), *count.moves), count.depth) == count.nodes


@pytest.mark.parametrize("count", [count for count in COUNTS if count.nodes <= CHEAP], ids=str)
def test_oracle_counts(count: Count) -> None:
    assert oracle.perft(count.seats, list(count.moves), count.depth, **dict(count.options)) == count.nodes


@pytest.mark.parametrize("count", [count for count in COUNTS if count.source != ORACLE], ids=str)
def test_products(count: Count) -> None:
    assert prod(int(factor) for factor in count.source.removeprefix("product ").split(" * ")) == count.nodes


def test_the_pairs_of_blocks() -> None:
    locations = [len(oracle.Board(name).chips) for name in oracle.SPECIES]
    assert sum(locations) ** 2 - sum(number**2 for number in locations) == 4150
