"""The action table of Fishery Boom: what every edition has, then shields and catches by its High Seas sheet."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from shoal.core.actions import Action, ActionTable
from shoal.games.fishery_boom.high_seas import DIE_FACES, HighSeas
from shoal.games.fishery_boom.player_sheet import GEAR_WORDS, MOST_SEATS, WORDS

FIRST_START: Final = 0
FIRST_GEAR: Final = 4
FIRST_ROLL: Final = 11
FIRST_REROLL: Final = 17
STOP: Final = 23
FIRST_KILLER: Final = 24
FIRST_EXTRA: Final = 30
KEEP: Final = 36
REFRIGERATE: Final = 37
LET_GO: Final = 38
FIRST_MARK: Final = 39
ADD_PLATE: Final = 52
CROSS_OUT: Final = 53
FIRST_SHIELD: Final = 54


@dataclass(frozen=True)
class Start(Action):
    """Chance names the first start player."""

    seat: int

    @property
    def text(self) -> str:
        return f"start {self.seat}"


@dataclass(frozen=True)
class Fish(Action):
    """Choose the equipment to fish with."""

    gear: str

    @property
    def text(self) -> str:
        return f"fish with {self.gear}"


@dataclass(frozen=True)
class Die(Action):
    """Something about a die that shows a number: chance rolls it, or a player re-rolls or assigns it."""

    doing: str
    pips: int

    @property
    def text(self) -> str:
        return f"{self.doing} {self.pips}"


@dataclass(frozen=True)
class Plain(Action):
    """A choice that is its own name."""

    name: str

    @property
    def text(self) -> str:
        return self.name


@dataclass(frozen=True)
class Mark(Action):
    """Mark a box of your sheet."""

    box: str

    @property
    def text(self) -> str:
        return f"mark {self.box}"


@dataclass(frozen=True)
class Shield(Action):
    """Fill the shield of a species."""

    species: str

    @property
    def text(self) -> str:
        return f"shield {self.species}"


@dataclass(frozen=True)
class Catch(Action):
    """Take or kill a fish for a die."""

    doing: str
    fish: str
    pips: int

    @property
    def text(self) -> str:
        return f"{self.doing} {self.fish} for {self.pips}"


def _dice(doing: str) -> Iterator[Die]:
    return (Die(doing, pips) for pips in range(1, DIE_FACES + 1))


def _catches(doing: str, seas: HighSeas) -> Iterator[Catch]:
    pairs = zip(seas.catch_fish, seas.catch_die, strict=True)
    return (Catch(doing, seas.fish[fish], die) for fish, die in pairs)


def table_of(seas: HighSeas) -> ActionTable:
    return ActionTable(
        [
            *(Start(seat) for seat in range(MOST_SEATS)),
            *(Fish(gear) for gear in GEAR_WORDS),
            *_dice("roll"),
            *_dice("reroll"),
            Plain("stop"),
            *_dice("kill with"),
            *_dice("extra for"),
            *(Plain(fate) for fate in ("keep", "refrigerate", "release")),
            *(Mark(word) for word in WORDS),
            *(Plain(effect) for effect in ("add plate", "cross out plate")),
            *(Shield(species) for species in seas.species),
            *_catches("take", seas),
            *_catches("kill", seas),
        ]
    )
