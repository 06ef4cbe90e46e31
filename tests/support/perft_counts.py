"""Perft counts of a game's data file: how many sequences of plies follow a position, and the source of each number."""

import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from shoal.core.catalogue import load
from shoal.core.game import State, act

GAMES = Path(__file__).parents[1] / "games"
PRODUCT = "product "


@dataclass(frozen=True)
class Count:
    """One number, and the position that it belongs to; the source is `product a * b`, or another program's name."""

    game: str
    name: str
    seats: int
    options: dict[str, Any]
    moves: tuple[str, ...]
    depth: int
    nodes: int
    source: str

    def __str__(self) -> str:
        return f"{self.game}, {self.name}, depth {self.depth}"

    def position(self) -> State:
        game = load(self.game)
        state = game.start(self.seats, self.options)
        for move in self.moves:
            act(state, state.turn()[0], game.actions.parse(move))
        return state


def counts_of(game: str, at_most: int | None = None) -> list[Count]:
    """Return the counts of a game, all or only those of at most so many nodes."""
    data: dict[str, Any] = tomllib.loads((GAMES / game / "perft.toml").read_text(encoding="utf-8"))
    counts = [
        Count(game, entry["name"], entry["seats"], entry.get("options", {}), tuple(entry.get("moves", [])), **count)
        for entry in data["position"]
        for count in entry["counts"]
    ]
    return [count for count in counts if at_most is None or count.nodes <= at_most]
