"""shoal games: what is installed."""

import json

import typer
from rich.console import Console
from rich.table import Column, Table
from rich.text import Text

from shoal.cli.starting import AsJson, format_options
from shoal.core import catalogue
from shoal.core.game import Game
from shoal.core.options import format_value


def games(*, as_json: AsJson = False) -> None:
    """List the installed games, their options and presets."""
    installed = [catalogue.load(name) for name in catalogue.names()]
    if as_json:
        typer.echo(json.dumps([describe(game) for game in installed]))
    else:
        Console().print(table_of(installed))


def describe(game: Game) -> dict[str, object]:
    return {
        "name": game.name,
        "title": game.meta.title,
        "designer": game.meta.designer,
        "seats": list(game.meta.seats),
        "rules_version": game.meta.rules_version,
        "options": [
            {"name": option.name, "default": option.default, "values": list(option.values), "effect": option.effect}
            for option in game.meta.options
        ],
        "presets": {name: dict(options) for name, options in game.meta.presets.items()},
        "reconstructed": game.edition.reconstructed(),
    }


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
