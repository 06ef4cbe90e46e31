"""The catalogue: the names of the games, written here and nowhere else.

A third-party game joins through the entry point group `shoal.games`, whose values name a Game object.
"""

from importlib import import_module
from importlib.metadata import entry_points
from typing import Final

from shoal.core.errors import UnknownGame
from shoal.core.game import Game

OURS: Final = ("fishery",)
GROUP: Final = "shoal.games"


def names() -> list[str]:
    """List every installed game: ours in their order, then others by name."""
    others = {entry.name for entry in entry_points(group=GROUP)} - set(OURS)
    return [*OURS, *sorted(others)]


def load(name: str) -> Game:
    """Load a game by its name."""
    if name in OURS:
        game = import_module(f"shoal.games.{name}").GAME
    else:
        found = [entry for entry in entry_points(group=GROUP) if entry.name == name]
        if not found:
            raise UnknownGame(f"no game is called {name!r}; there are {', '.join(names())}")
        game = found[0].load()
    if not isinstance(game, Game):
        raise UnknownGame(f"{name!r} is installed, but is not a game")
    return game
