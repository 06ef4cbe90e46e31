"""The roster: bots by name, for a seat of a game."""

import tomllib
from dataclasses import fields
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
    """There is no bot of that name."""


class BadBudget(ShoalError):
    """The text after the @ of a bot's name is not a budget."""


def mind_for(game: Game) -> Mind:
    """Return the mind of the game, or the general one if it has none."""
    module = f"shoal.bots.minds.{game.name}"
    return Mind() if find_spec(module) is None else cast("Mind", import_module(module).MIND)


def tuning_for(game: Game) -> Tuning:
    numbers = {**DATA["tuning"]["default"], **DATA["tuning"].get(game.name, {})}
    return Tuning(**{field.name: numbers[field.name] for field in fields(Tuning)})


def entrant(text: str, budget: Budget) -> tuple[str, Budget]:
    """Return the name and budget of a bot: own seconds (`admiral@0.2`) or iterations (`admiral@500i`), or `budget`."""
    name, has_own, own = text.partition("@")
    if not has_own:
        return name, budget
    try:
        budget = Budget(iterations=int(own[:-1])) if own.endswith("i") else Budget(seconds=float(own))
    except ValueError:
        raise BadBudget(f"{own!r} is not a budget: write seconds (0.2) or iterations (500i)") from None
    if not (budget.iterations or 0) + (budget.seconds or 0.0) > 0:
        raise BadBudget(f"{own!r} leaves no time to think")
    return name, budget


def bot_for(name: str, game: Game, seat: int) -> Bot:
    """Return a new bot of that name for a seat."""
    if name == "random":
        return Uniform()
    if name == "greedy":
        return Greedy(game, seat, mind_for(game))
    if name not in LEVELS:
        raise UnknownBot(f"no bot is called {name!r}; there are {', '.join(NAMES)}")
    level = {**DATA["level"][name], **DATA["level"][name].get(game.name, {})}
    limit = Budget(level["seconds"], level.get("iterations"))
    return Searcher(game, seat, mind_for(game), tuning_for(game), limit, level["overlook"])
