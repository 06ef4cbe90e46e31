"""The catalogue: the names of the games, written here and nowhere else.

A game in another package declares an entry point in the group `shoal.games`. It names a Room, or only a Game.
"""

import copyreg
from dataclasses import dataclass
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import Any, Final, Literal

from shoal.core.edition import parse_edition, read_edition
from shoal.core.errors import UnknownGame
from shoal.core.game import Game

OURS: Final = ("fishery", "fleet", "fishery_boom", "pisces", "fresh_fish")
GROUP: Final = "shoal.games"

Part = Literal["mind", "sheet", "features"]


@dataclass(frozen=True)
class Room:
    """A game of another package with what goes with it.

    Parts are named as `module:name`, and are loaded when they are used. An empty name leaves the general part.

    mind      how bots judge a position: an object of `shoal.bots.mind.Mind`
    sheet     what the lab measures: an object of `shoal.lab.play.sheet.Sheet`
    features  what learners observe: a subclass of `shoal.rl.observations.planes.Features`
    """

    game: Game
    mind: str = ""
    sheet: str = ""
    features: str = ""


def names() -> list[str]:
    """List every installed game: ours in their order, then others by name."""
    return [*OURS, *sorted(set(_others()) - set(OURS))]


def load(name: str, edition: Path | None = None) -> Game:
    """Return a game by its name, with another edition file if one is given."""
    game = import_module(f"shoal.games.{name}").GAME if name in OURS else _room(name).game
    copyreg.pickle(type(game), _pickled)
    return game if edition is None else game.with_edition(read_edition(edition))


def part_of(name: str, part: Part) -> object | None:
    """Return a part that another package brings for its game, or None if it brings none."""
    if name in OURS or name not in _others():
        return None
    module, _, attribute = str(getattr(_room(name), part)).partition(":")
    return getattr(import_module(module), attribute) if module else None


def _pickled(game: Game) -> tuple[Any, ...]:
    """Return what makes a game again in a pickle or a deep copy: its name, and another edition's text."""
    own = load(game.name).edition.digest == game.edition.digest
    return _game_again, (game.name, "" if own else game.edition.text, game.edition.file)


def _game_again(name: str, edition: str, file: str) -> Game:
    game = load(name)
    return game.with_edition(parse_edition(edition, file)) if edition else game


def _others() -> dict[str, EntryPoint]:
    return {entry.name: entry for entry in entry_points(group=GROUP)}


def _room(name: str) -> Room:
    others = _others()
    if name not in others:
        raise UnknownGame(f"no game is called {name!r}; there are {', '.join(names())}")
    loaded = others[name].load()
    room = Room(loaded) if isinstance(loaded, Game) else loaded
    if not isinstance(room, Room):
        raise UnknownGame(f"{name!r} is installed, but is not a game")
    return room
