"""The engine's counts of what can follow, against counts that were found without it."""

import tomllib
from dataclasses import dataclass
from math import prod
from pathlib import Path
from typing import Any

import pytest

from games.fishery import fishery_oracle as oracle
from games.fishery.fishery_moves import opened
from shoal.core.playout import perft

CHEAP = 13_000
ORACLE = "naive oracle"
PRODUCT = "product "


@dataclass(frozen=True)
class Count:
    """One number of the data file, and the position that it belongs to."""

    name: str
    options: dict[str, int]
    moves: str
    depth: int
    nodes: int
    source: str

    def __str__(self) -> str:
        return f"{self.name}, depth {self.depth}"


def read_counts() -> list[Count]:
    data: dict[str, Any] = tomllib.loads(Path(__file__).with_name("perft.toml").read_text(encoding="utf-8"))
    return [
        Count(entry["name"], entry["options"], " ".join(entry.get("moves", [])), **count)
        for entry in data["position"]
        for count in entry["counts"]
    ]


COUNTS = read_counts()


@pytest.mark.parametrize("count", COUNTS, ids=str)
def test_engine_counts(count: Count) -> None:
    assert perft(opened(count.moves, **count.options), count.depth) == count.nodes


@pytest.mark.parametrize("count", [count for count in COUNTS if count.nodes <= CHEAP], ids=str)
def test_oracle_counts(count: Count) -> None:
    position = oracle.played(oracle.start(**count.options), count.moves.split())
    assert oracle.perft(position, count.depth) == count.nodes


@pytest.mark.parametrize("count", [count for count in COUNTS if count.source != ORACLE], ids=str)
def test_products(count: Count) -> None:
    factors = [int(factor) for factor in count.source.removeprefix(PRODUCT).split(" * ")]
    assert len(factors) == count.depth
    assert prod(factors) == count.nodes


def test_every_board_is_counted_in_both_phases() -> None:
    """A count that is no product has nets in it."""
    boards = {(count.options["rows"], count.options["columns"]) for count in COUNTS if count.source == ORACLE}
    assert boards == {(2, 2), (3, 3), (5, 5), (7, 9)}
