"""The engine's counts of what can follow, against counts that were found without it."""

import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from games.fishery_boom import fishery_boom_oracle as oracle
from games.fishery_boom.fishery_boom_moves import play
from shoal.core.playout import perft
from shoal.games.fishery_boom import GAME

CHEAP = 700


@dataclass(frozen=True)
class Count:
    """One number of the data file, and the position that it belongs to."""

    name: str
    seats: int
    moves: tuple[str, ...]
    depth: int
    nodes: int
    source: str

    def __str__(self) -> str:
        return f"{self.name}, depth {self.depth}"


def read_counts() -> list[Count]:
    data: dict[str, Any] = tomllib.loads(Path(__file__).with_name("perft.toml").read_text(encoding="utf-8"))
    return [
        Count(entry["name"], entry["seats"], tuple(entry["moves"]), **count)
        for entry in data["position"]
        for count in entry["counts"]
    ]


COUNTS = read_counts()


@pytest.mark.parametrize("count", COUNTS, ids=str)
def test_engine_counts(count: Count) -> None:
    assert perft(play(GAME.start(count.seats, {}), *count.moves), count.depth) == count.nodes


@pytest.mark.parametrize("count", [count for count in COUNTS if count.nodes <= CHEAP], ids=str)
def test_oracle_counts(count: Count) -> None:
    assert count.source == "naive oracle"
    assert oracle.perft(count.seats, {}, list(count.moves), count.depth) == count.nodes
