"""Find the mind of a game, the weights of its neural net, and the tuning of its search."""

import tomllib
from dataclasses import fields
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Any, Final, cast

from shoal.bots.mcts import Tuning
from shoal.bots.mind import Mind
from shoal.bots.neural_net import parse_neural_net
from shoal.core.catalogue import part_of
from shoal.core.game import Game

TUNING: Final[dict[str, Any]] = tomllib.loads(
    Path(__file__).with_name("search_tuning.toml").read_text(encoding="utf-8")
)
MINDS: Final = Path(__file__).with_name("minds")
"""A folder for each game: its mind, and the nets that come with us, `net_<seats>.toml`."""


def mind_module(game: Game) -> ModuleType | None:
    """Return the module with our mind of a game, if there is one."""
    package = f"shoal.bots.minds.{game.name}"
    return None if find_spec(package) is None else import_module(f"{package}.mind")


def mind_for(game: Game) -> Mind:
    """Return the mind of the game, or the general one if it has none."""
    module = mind_module(game)
    if module is not None:
        return cast("Mind", module.MIND)
    return cast("Mind | None", part_of(game.name, "mind")) or Mind()


def learned_mind(game: Game) -> Mind:
    """Return the mind of the game with the nets that come with us, or the mind as it is where there is none."""
    module, files = mind_module(game), sorted((MINDS / game.name).glob("net_*.toml"))
    if module is None or not files:
        return mind_for(game)
    return cast("Mind", module.mind_with([parse_neural_net(file.read_text(encoding="utf-8")) for file in files]))


def tuning_for(game: Game) -> Tuning:
    numbers = {**TUNING["default"], **TUNING.get(game.name, {})}
    return Tuning(**{field.name: numbers[field.name] for field in fields(Tuning)})
