"""Arguments of every command that starts a game: the game, its seats and its options."""

from pathlib import Path
from typing import Annotated, Final, NamedTuple

import typer

from shoal.core.catalogue import load
from shoal.core.errors import BadOption, BadSeats
from shoal.core.game import Game
from shoal.core.options import Options, Value, format_value

SEEDS: Final = 2**64

GameName = Annotated[str, typer.Argument(metavar="GAME", help="The name of a game; `shoal games` lists them.")]
Seats = Annotated[int | None, typer.Option("--seats", help="The number of players. If left out: the fewest.")]
Preset = Annotated[
    str | None, typer.Option("--preset", metavar="NAME", help="A named set of options; `shoal games GAME` lists them.")
]
OptionTexts = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="NAME=VALUE", help="Set an option of the game. Repeat it for several options."),
]
EditionFile = Annotated[
    Path | None,
    typer.Option(
        "--edition",
        metavar="FILE",
        exists=True,
        dir_okay=False,
        readable=True,
        help="A file with other printed numbers, instead of the game's own edition.toml.",
    ),
]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON, for scripts.")]


class GameArguments(NamedTuple):
    """A game that can be started: every option has a value."""

    game: Game
    seats: int
    options: dict[str, Value]


def prepare(
    name: str, edition: Path | None, seats: int | None, preset: str | None, texts: list[str] | None
) -> GameArguments:
    """Find the game and its options; options given one by one override those of the preset."""
    game = load(name, edition)
    number = min(game.meta.seats) if seats is None else seats
    given = {**preset_options(game, preset), **dict(parse_option(game, text) for text in texts or [])}
    options = game.settle(number, given)
    game.start(number, options)  # refuses options that do not fit together
    return GameArguments(game, number, options)


def preset_options(game: Game, preset: str | None) -> Options:
    if preset is None:
        return {}
    if preset not in game.meta.presets:
        raise BadOption(f"there is no preset {preset!r}; there are {', '.join(game.meta.presets) or 'none'}")
    return game.meta.presets[preset]


def parse_option(game: Game, text: str) -> tuple[str, Value]:
    name, equals, value = text.partition("=")
    if not equals:
        raise typer.BadParameter(f"{text!r} is not NAME=VALUE", param_hint="--option")
    for option in game.meta.options:
        if option.name == name:
            return name, option.parse(value)
    return name, value  # the game refuses the unknown name


def seat_at(number: int, seats: int) -> int:
    """Return the seat of a number as people count them, from 1."""
    if not 1 <= number <= seats:
        raise BadSeats(f"there is no seat {number}; seats are numbered from 1 to {seats}")
    return number - 1


def known_seed(seed: int | None) -> int | None:
    if seed is not None and not 0 <= seed < SEEDS:
        raise typer.BadParameter(f"a seed must be from 0 to {SEEDS - 1}")
    return seed


def format_options(options: Options) -> str:
    return " ".join(f"{name}={format_value(value)}" for name, value in options.items())
