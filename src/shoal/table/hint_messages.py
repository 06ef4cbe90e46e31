"""Hints as plain data, as a server and a page send them."""

from typing import Final

from shoal.bots.hints import Recommendation as Found
from shoal.core.game import Game
from shoal.core.telling import Telling, told
from shoal.table.server_messages import Advice, Hinted

NO_HINT: Final[Hinted] = {"best": [], "origin": None}


def hinted(game: Game, recommendations: list[Found], origin: Telling) -> Hinted:
    best: list[Advice] = [
        {
            "action": game.actions.format(advice.action),
            "share": advice.share,
            "reasons": [told(reason) for reason in advice.reasons],
            "then": [game.actions.format(action) for action in advice.then],
        }
        for advice in recommendations
    ]
    return {"best": best, "origin": told(origin)}
