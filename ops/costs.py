"""The costs of `costs.toml`, and means over the games that people play."""

import tomllib
from pathlib import Path
from typing import Any, Final

FILE: Final = Path(__file__).with_name("costs.toml")
COSTS: Final[dict[str, Any]] = tomllib.loads(FILE.read_text(encoding="utf-8"))
GAMES: Final[dict[str, float]] = COSTS["people"]["game"]
"""The share of each game among those that people play."""


def mean(values: dict[str, float]) -> float:
    """Return the mean of a figure by game, weighted by how often each game is played."""
    return sum(values[game] * share for game, share in GAMES.items())


def of_games(name: str) -> float:
    """Return the mean of a figure of a finished game."""
    return mean({game: COSTS["games"][game][name] for game in GAMES})


def decision_ms(level: str) -> float:
    """Return the mean processor time of a bot's decision, or of a whole review."""
    return mean(COSTS["bots"][level])


def bot_ms() -> float:
    """Return the mean processor time of a decision, over the levels that people choose."""
    levels: dict[str, float] = COSTS["people"]["level"]
    return sum(decision_ms(level) * share for level, share in levels.items())


def steady_ms(point: dict[str, float]) -> float:
    """Return what a node should need for a move, with the upkeep of its websockets, at a steady rate."""
    upkeep = point["tables"] * point["readers"] * COSTS["socket"]["node_ms"] / point["rate"]
    return float(move_ms(point["readers"]) + upkeep)


def move_ms(readers: float) -> float:
    """Return the node's processor time for a move with so many readers at this node."""
    return float(COSTS["move"]["node_ms"] + readers * COSTS["move"]["reader_ms"])
