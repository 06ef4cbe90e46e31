"""shoal games: list the installed games."""

import json

import typer
from rich.console import Console
from rich.table import Column, Table
from rich.text import Text

from shoal.cli.starting import AsJson, format_options
from shoal.core import catalogue
from shoal.core.game import Game
from shoal.core.options import format_value
from shoal.table.shelf import box_of


def games(*, as_json: AsJson = False) -> None:
    """List the installed games, their options and presets."""
    installed = [catalogue.load(name) for name in catalogue.names()]
    if as_json:
        typer.echo(json.dumps([box_of(game) for game in installed]))
    else:
        Console().print(table_of(installed))


def table_of(installed: list[Game]) -> Table:
    table = Table("Game", Column("Designer", max_width=14), "Players", "Options and presets", show_lines=True)
    for game in installed:
        players = ", ".join(str(seats) for seats in game.meta.seats)
        cells = (game.name, game.meta.designer, players, "\n".join(choices_of(game)))
        table.add_row(*(Text(cell) for cell in cells))
    return table


def choices_of(game: Game) -> list[str]:
    options = [
        f"{option.name}={format_value(option.default)} ({option.range_text()}): {option.effect}"
        for option in game.meta.options
    ]
    presets = [f"preset {name}: {format_options(values)}" for name, values in game.meta.presets.items()]
    lost = game.edition.reconstructed()
    return options + presets + ([f"reconstructed, not from the rulebook: {', '.join(lost)}"] if lost else [])
