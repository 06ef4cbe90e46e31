"""The roster: bots by name, for a seat of a game."""

from importlib import import_module
from importlib.util import find_spec
from typing import Final, cast

from shoal.bots.bot import Bot
from shoal.bots.greedy import Greedy
from shoal.bots.mind import Mind
from shoal.bots.search import Searcher, Tuning
from shoal.bots.uniform import Uniform
from shoal.core.errors import ShoalError
from shoal.core.game import Game

NAMES: Final = ("random", "greedy", "search")


class UnknownBot(ShoalError):
    """No bot of that name plays that game."""


def mind_for(game: Game) -> Mind:
    """Give the mind that knows the game, or the one that knows none."""
    module = f"shoal.bots.minds.{game.name}"
    if find_spec(module) is None:
        return Mind()
    return cast("Mind", import_module(module).MIND)


def bot_for(name: str, game: Game, seat: int) -> Bot:
    """Make the bot of that name for a seat."""
    if name == "random":
        return Uniform()
    if name == "greedy":
        return Greedy(game, seat, mind_for(game))
    if name == "search":
        return Searcher(game, seat, mind_for(game), Tuning())
    raise UnknownBot(f"no bot is called {name!r}; there are {', '.join(NAMES)}")
