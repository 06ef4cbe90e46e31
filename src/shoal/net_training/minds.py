"""The mind of a game with a net, or as it is written by hand."""

from typing import cast

from shoal.bots.find_mind import mind_for, mind_module
from shoal.bots.mind import Mind
from shoal.bots.neural_net import parse_neural_net
from shoal.core.game import Game
from shoal.net_training.errors import NothingToLearn


def mind_with(game: Game, net: str) -> Mind:
    """Return the mind with the net of a file's text; with an empty text, the one that is written by hand."""
    module = mind_module(game)
    if module is None or not hasattr(module, "mind_with"):
        if net:
            raise NothingToLearn(f"the mind of {game.name} has no net")
        return mind_for(game)
    return cast("Mind", module.mind_with([parse_neural_net(net)] if net else []))
