"""The engine's counts of what can follow, against counts that were found without it."""

import tomllib
from dataclasses import dataclass
from math import prod
from pathlib import Path
from typing import Any

import pytest

from games.fleet import fleet_oracle as oracle
from games.fleet.fleet_moves import play
from shoal.core.playout import perft
from shoal.games.fleet import GAME

CHEAP = 3000
ORACLE = "naive oracle"
PRODUCT = "product "


@dataclass(frozen=True)
class Count:
    """One number of the data file, and the position that it belongs to."""

    name: str
    seats: int
    steps: tuple[str, ...]
    depth: int
    nodes: int
    source: str

    def __str__(self) -> str:
        return f"{self.name}, depth {self.depth}"


def read_counts() -> list[Count]:
    data: dict[str, Any] = tomllib.loads(Path(__file__).with_name("perft.toml").read_text(encoding="utf-8"))
    return [
        Count(entry["name"], entry["seats"], tuple(entry["steps"]), **count)
        for entry in data["position"]
        for count in entry["counts"]
    ]


COUNTS = read_counts()


@pytest.mark.parametrize("count", COUNTS, ids=str)
def test_engine_counts(count: Count) -> None:
    state = play(GAME.start(count.seats, {}), ", ".join(count.steps))
    assert perft(state, count.depth) == count.nodes


@pytest.mark.parametrize("count", [count for count in COUNTS if count.nodes <= CHEAP], ids=str)
def test_oracle_counts(count: Count) -> None:
    assert oracle.perft(count.seats, list(count.steps), count.depth) == count.nodes


@pytest.mark.parametrize("count", [count for count in COUNTS if count.source != ORACLE], ids=str)
def test_products(count: Count) -> None:
    factors = [int(factor) for factor in count.source.removeprefix(PRODUCT).split(" * ")]
    assert len(factors) == count.depth
    assert prod(factors) == count.nodes
