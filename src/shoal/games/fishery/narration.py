"""What happened in Fishery, line by line."""

from typing import cast

from shoal.core.game import Game, Shown, View
from shoal.core.telling import counted, mark
from shoal.games.fishery.insight import Region, split
from shoal.games.fishery.state import state_of
from shoal.games.fishery.view import FisheryView


def tell(game: Game, before: View, shown: Shown, after: View) -> list[str]:
    earlier, later = cast("FisheryView", before), cast("FisheryView", after)
    who = mark(shown.seat)
    if shown.text == "pass":
        lines = [f"{who} passes."]
    elif earlier["phase"] == "ships":
        lines = [f"{who} places a ship on {shown.text}."]
        if later["phase"] == "nets":
            lines.append("All ships are placed. Nets are cast from here on.")
    else:
        closed = split(state_of(game, earlier), game.actions.parse(shown.text))
        lines = [f"{who} casts a net at {shown.text}.", *(_closing(region) for region in closed)]
    if later["phase"] == "over":
        lines.append(_result(state_of(game, later).scores()))
    return lines


def _closing(region: Region) -> str:
    fish = counted(len(region["cells"]), "fish", "fish")
    black, white = region["ships"]
    owner = region["owner"]
    gain = "contested" if owner is None else f"for {mark(owner)}"
    return f"A fishery at {region['cells'][0]}: {fish}, ships {black} to {white}, {gain}."


def _result(scores: list[int]) -> str:
    black, white = scores
    if black > white:
        return f"Game over: {mark(0)} wins with {black} fish to {white}."
    tie = " on a tie" if black == white else ""
    return f"Game over: {mark(1)} wins{tie} with {white} fish to {black}."
