"""The roster: bots by name, for a seat of a game."""

import tomllib
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final, cast

from shoal.bots.bot import Bot, Budget
from shoal.bots.greedy import Greedy
from shoal.bots.mind import Mind
from shoal.bots.search import Searcher, Tuning
from shoal.bots.uniform import Uniform
from shoal.core.errors import ShoalError
from shoal.core.game import Game

DATA: Final[dict[str, Any]] = tomllib.loads(Path(__file__).with_name("levels.toml").read_text(encoding="utf-8"))
LEVELS: Final = tuple(DATA["level"])
NAMES: Final = ("random", "greedy", *LEVELS)


class UnknownBot(ShoalError):
    """No bot of that name plays."""


def mind_for(game: Game) -> Mind:
    """Give the mind that knows the game, or the one that knows none."""
    module = f"shoal.bots.minds.{game.name}"
    return Mind() if find_spec(module) is None else cast("Mind", import_module(module).MIND)


def tuning_for(game: Game) -> Tuning:
    numbers = {**DATA["tuning"]["default"], **DATA["tuning"].get(game.name, {})}
    return Tuning(numbers["exploration"], numbers["first_width"], numbers["widening"])


def bot_for(name: str, game: Game, seat: int) -> Bot:
    """Make the bot of that name for a seat."""
    if name == "random":
        return Uniform()
    if name == "greedy":
        return Greedy(game, seat, mind_for(game))
    if name not in LEVELS:
        raise UnknownBot(f"no bot is called {name!r}; there are {', '.join(NAMES)}")
    level = DATA["level"][name]
    limit = Budget(level["seconds"], level.get("iterations"))
    return Searcher(game, seat, mind_for(game), tuning_for(game), limit, level["overlook"])
