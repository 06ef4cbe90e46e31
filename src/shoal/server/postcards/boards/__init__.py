"""The boards of the five games; a game of somebody else has none, and its postcards are words alone."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from shoal.core.game import View
from shoal.server.postcards.boards import fishery, fishery_boom, fleet, fresh_fish, pisces
from shoal.server.postcards.svg import Drawing

Draw = Callable[[View, View], Drawing]
"""Return a drawing of a view and of what follows from it."""
BOARDS: Final[Mapping[str, Draw]] = {
    "fishery": fishery.draw,
    "fleet": fleet.draw,
    "fishery_boom": fishery_boom.draw,
    "pisces": pisces.draw,
    "fresh_fish": fresh_fish.draw,
}
SIGNS: Final[Mapping[str, Sequence[str]]] = {"fishery": fishery.SHIPS}
"""The signs of seats, 40 by 36, where they have no flags."""
