"""The catalogue: the names of the games, written here and nowhere else.

A game in another package declares an entry point in the group `shoal.games` that names its Game object.
"""

from importlib import import_module
from importlib.metadata import entry_points
from pathlib import Path
from typing import Final

from shoal.core.edition import read_edition
from shoal.core.errors import UnknownGame
from shoal.core.game import Game

OURS: Final = ("fishery", "fleet", "fishery_boom", "pisces", "fresh_fish")
GROUP: Final = "shoal.games"


def names() -> list[str]:
    """List every installed game: ours in their order, then others by name."""
    others = {entry.name for entry in entry_points(group=GROUP)} - set(OURS)
    return [*OURS, *sorted(others)]


def load(name: str, edition: Path | None = None) -> Game:
    """Return a game by its name, with another edition file if one is given."""
    game = _find(name)
    return game if edition is None else game.with_edition(read_edition(edition))


def _find(name: str) -> Game:
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
