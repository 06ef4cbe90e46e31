"""What happened in Fishery, as tellings."""

from typing import cast

from shoal.core.game import Game, Shown, View
from shoal.core.telling import Telling, telling
from shoal.games.fishery.insight import Region, split
from shoal.games.fishery.state import state_of
from shoal.games.fishery.view import FisheryView


def tell(game: Game, before: View, shown: Shown, after: View) -> list[Telling]:
    earlier, later = cast("FisheryView", before), cast("FisheryView", after)
    if shown.text == "pass":
        told = [telling("fishery.passed", seat=shown.seat)]
    elif earlier["phase"] == "ships":
        told = [telling("fishery.placed", seat=shown.seat, square=shown.text)]
        if later["phase"] == "nets":
            told.append(telling("fishery.all-placed"))
    else:
        closed = split(state_of(game, earlier), game.actions.parse(shown.text))
        told = [telling("fishery.cast", seat=shown.seat, net=shown.text), *(_closing(region) for region in closed)]
    if later["phase"] == "over":
        told.append(_result(state_of(game, later).scores()))
    return told


def _closing(region: Region) -> Telling:
    squares, owner = region["cells"], region["owner"]
    black, white = region["ships"]
    if owner is None:
        return telling("fishery.contested", square=squares[0], squares=squares, black=black, white=white)
    return telling("fishery.closed", seat=owner, square=squares[0], squares=squares, black=black, white=white)


def _result(scores: list[int]) -> Telling:
    black, white = scores
    if black == white:
        return telling("fishery.won-tie", seat=1, fish=white)
    return telling("fishery.won", seat=int(white > black), fish=max(scores), fewer=min(scores))
