"""shoal games: list the installed games."""

import json

import typer
from rich.console import Console
from rich.table import Column, Table
from rich.text import Text

from shoal.cli.starting import AsJson, format_options
from shoal.cli.voice import PACKAGE, Language, Voice
from shoal.core import catalogue
from shoal.core.game import Game
from shoal.core.options import Option, format_value
from shoal.table.shelf import box_of
from shoal.texts import texts_of


def games(*, as_json: AsJson = False, language: Language = "") -> None:
    """List the installed games, their options and presets."""
    installed = [catalogue.load(name) for name in catalogue.names()]
    if as_json:
        typer.echo(json.dumps([box_of(game) for game in installed]))
    else:
        Console().print(table_of(installed, language))


def table_of(installed: list[Game], language: str) -> Table:
    game, designer, players, options = (
        texts_of(PACKAGE, language).text(f"column-{name}") for name in ("game", "designer", "players", "options")
    )
    table = Table(game, Column(designer, max_width=14), players, Column(options, overflow="fold"), show_lines=True)
    for one in installed:
        voice = Voice(one, language)
        seats = ", ".join(str(number) for number in one.meta.seats)
        cells = (one.name, voice.designer(), seats, "\n".join(choices_of(one, voice)))
        table.add_row(*(Text(cell) for cell in cells))
    return table


def choices_of(game: Game, voice: Voice) -> list[str]:
    lines = [option_line(option, voice) for option in game.meta.options]
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
