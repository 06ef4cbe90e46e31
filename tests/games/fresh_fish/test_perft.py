"""The engine's counts of what can follow, against counts that were found without it."""

import tomllib
from dataclasses import dataclass
from math import prod
from pathlib import Path
from typing import Any

import pytest

from games.fresh_fish.fresh_fish_moves import play
from games.fresh_fish.fresh_fish_table import Table
from games.fresh_fish.fresh_fish_table import perft as count_plainly
from shoal.core.playout import perft
from shoal.games.fresh_fish import GAME

CHEAP = 700
NAIVE = "naive table"
PRODUCT = "product "


@dataclass(frozen=True)
class Count:
    """One number of the data file, and the position that it belongs to."""

    name: str
    seats: int
    options: dict[str, Any]
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
    state = play(GAME.start(count.seats, count.options), *count.moves)
    assert perft(state, count.depth) == count.nodes


@pytest.mark.parametrize("count", [count for count in COUNTS if count.nodes <= CHEAP], ids=str)
def test_naive_counts(count: Count) -> None:
    table = Table(count.seats, **count.options)
    for move in count.moves:
        table.play(table.turn()[0], move)
    assert count_plainly(table, count.depth) == count.nodes


@pytest.mark.parametrize("count", [count for count in COUNTS if count.source != NAIVE], ids=str)
def test_products(count: Count) -> None:
    factors = [int(factor) for factor in count.source.removeprefix(PRODUCT).split(" * ")]
    assert len(factors) == count.depth
    assert prod(factors) == count.nodes


def test_every_number_of_players_is_counted() -> None:
    assert {count.seats for count in COUNTS} == set(GAME.meta.seats)
