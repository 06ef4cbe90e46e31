"""The mind of a game with a net, or as it is written by hand."""

from importlib import import_module
from importlib.util import find_spec
from typing import cast

from shoal.bots.mind import Mind
from shoal.bots.nets import parse_net
from shoal.bots.roster import mind_for
from shoal.core.game import Game
from shoal.learn.errors import NothingToLearn


def mind_with(game: Game, net: str) -> Mind:
    """Return the mind with the net of a file's text; with an empty text, the one that is written by hand."""
    module = f"shoal.bots.minds.{game.name}"
    if find_spec(module) is None or not hasattr(import_module(module), "mind_with"):
        if net:
            raise NothingToLearn(f"the mind of {game.name} has no net")
        return mind_for(game)
    return cast("Mind", import_module(module).mind_with([parse_net(net)] if net else []))
