"""shoal games: list the installed games, or tell everything about one."""

import json
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Column, Table
from rich.text import Text

from shoal.cli.game_arguments import AsJson, format_options
from shoal.cli.language import PACKAGE, Language, Voice
from shoal.core import catalogue
from shoal.core.game import Game
from shoal.core.options import Option, format_value
from shoal.table.game_descriptions import box_of
from shoal.texts import texts_of


def games(
    game: Annotated[
        str | None,
        typer.Argument(metavar="GAME", help="The name of a game. If left out: a list of all.", show_default=False),
    ] = None,
    *,
    as_json: AsJson = False,
    language: Language = "",
) -> None:
    """List the installed games, or tell the options and presets of one."""
    chosen = [catalogue.load(name) for name in (catalogue.names() if game is None else [game])]
    if as_json:
        typer.echo(json.dumps([box_of(choice) for choice in chosen]))
    elif game is None:
        Console().print(table_of(chosen, language))
        typer.echo(texts_of(PACKAGE, language).text("games-more"))
    else:
        for line in account_of(chosen[0], Voice(chosen[0], language)):
            Console().print(Text(line))


def table_of(installed: list[Game], language: str) -> Table:
    texts = texts_of(PACKAGE, language)
    game, designer, players = (texts.text(name) for name in ("column-game", "column-designer", "column-players"))
    table = Table(game, Column(designer, overflow="fold"), Column(players, no_wrap=True))
    for entry in installed:
        table.add_row(*(Text(cell) for cell in (entry.name, Voice(entry, language).designer(), seats_of(entry))))
    return table


def seats_of(game: Game) -> str:
    return ", ".join(str(number) for number in game.meta.seats)


def account_of(game: Game, voice: Voice) -> list[str]:
    """Return all that is said about a game: what it is, its options, its presets, what is reconstructed."""
    lines = [voice.text("game-line", title=game.meta.title, designer=voice.designer(), players=seats_of(game))]
    lines += [voice.say.about("summary"), ""]
    lines += [option_line(option, voice) for option in game.meta.options]
    presets = game.meta.presets.items()
    lines += [voice.text("preset", name=name, settings=format_options(values)) for name, values in presets]
    lost = game.edition.reconstructed()
    return lines + ([voice.text("reconstructed", sections=", ".join(lost))] if lost else [])


def option_line(option: Option, voice: Voice) -> str:
    bounds = option.bounds()
    values = ", ".join(format_value(value) for value in option.values)
    if bounds is not None:
        values = voice.text("range", low=bounds[0], high=bounds[1])
    setting = f"{option.name}={format_value(option.default)}"
    return voice.text("option", setting=setting, values=values, effect=voice.say.about(f"option-{option.name}"))
