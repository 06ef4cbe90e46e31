"""Who draws the board of a game: the module of its name in `boards`. Previews of other games are words alone."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec

from shoal.core.game import View
from shoal.server.play.link_previews import boards
from shoal.server.play.link_previews.svg import Drawing


@dataclass(frozen=True)
class Artist:
    """How a game is drawn.

    draw   returns a drawing of a view and of what follows from it
    signs  the signs of seats, 40 by 36; none where seats have flags
    """

    draw: Callable[[View, View], Drawing]
    signs: Sequence[str] = ()


@cache
def artist_of(game: str) -> Artist | None:
    """Return who draws a game, if anybody does."""
    name = f"{boards.__name__}.{game}"
    if find_spec(name) is None:
        return None
    module = import_module(name)
    return Artist(module.draw, getattr(module, "SHIPS", ()))
