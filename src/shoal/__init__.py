"""Shoal: five fishing board games, one engine.

What is named here is public, and is loaded when it is used. Everything else may change with any release.

    names()                        the names of all installed games
    load(name)                     a game: its rules, its printed numbers, its actions
    play(name, ["mate", "mate"])   a whole game of bots, as a record
    bot("mate", game, seat)        a bot for a seat
    decode(text), encode(record)   records as text
    replay(record)                 the position at the end of a record, and how it came about
    verify(record)                 check the dice of a record
"""

from importlib import import_module
from typing import TYPE_CHECKING

from shoal.builds import choose_from_environment

if TYPE_CHECKING:
    from shoal.bot_games import bot, play
    from shoal.bots.bot import Bot, Budget
    from shoal.core.catalogue import load, names
    from shoal.core.errors import IllegalAction, ShoalError
    from shoal.core.game import CHANCE, NOBODY, Game, State, View, act
    from shoal.core.record import Record, decode, encode
    from shoal.core.replay import replay, verify
    from shoal.core.rng import Rng
    from shoal.texts import Speaker

__version__ = "0.2.0"
__all__ = [
    "CHANCE",
    "NOBODY",
    "Bot",
    "Budget",
    "Game",
    "IllegalAction",
    "Record",
    "Rng",
    "ShoalError",
    "Speaker",
    "State",
    "View",
    "act",
    "bot",
    "decode",
    "encode",
    "load",
    "names",
    "play",
    "replay",
    "verify",
]

_PLACES = {
    "shoal.bots.bot": ("Bot", "Budget"),
    "shoal.core.catalogue": ("load", "names"),
    "shoal.core.errors": ("IllegalAction", "ShoalError"),
    "shoal.core.game": ("CHANCE", "NOBODY", "Game", "State", "View", "act"),
    "shoal.core.record": ("Record", "decode", "encode"),
    "shoal.core.replay": ("replay", "verify"),
    "shoal.core.rng": ("Rng",),
    "shoal.bot_games": ("bot", "play"),
    "shoal.texts": ("Speaker",),
}
_MODULES = {name: module for module, offered in _PLACES.items() for name in offered}

choose_from_environment()


if not TYPE_CHECKING:  # so that a wrong name is found before it is used

    def __getattr__(name: str) -> object:
        """Load a public name when it is used."""
        if name not in _MODULES:
            raise AttributeError(f"module 'shoal' has no attribute {name!r}")
        value = globals()[name] = getattr(import_module(_MODULES[name]), name)
        return value


def __dir__() -> list[str]:
    return sorted([*globals(), *__all__])
