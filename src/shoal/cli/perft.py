"""shoal perft: count sequences of plies, to check and time an engine."""

import json
from time import perf_counter
from typing import Annotated

import typer

from shoal.cli.game_arguments import AsJson, EditionFile, GameName, OptionTexts, Preset, Seats, prepare
from shoal.cli.progress import told_of_the_faster_build
from shoal.core.perft import perft as count_sequences


def perft(
    game: GameName,
    *,
    depth: Annotated[int, typer.Option("--depth", min=0, help="How many plies.")],
    edition: EditionFile = None,
    seats: Seats = None,
    preset: Preset = None,
    option: OptionTexts = None,
    as_json: AsJson = False,
) -> None:
    """Count all sequences of a number of plies (actions of seats or chance) from the start of a game."""
    start = prepare(game, edition, seats, preset, option)
    state = start.game.start(start.seats, start.options)
    begun = perf_counter()
    with told_of_the_faster_build():
        count = count_sequences(state, depth)
    elapsed = perf_counter() - begun
    rate = round(count / elapsed)
    if as_json:
        answer = {"game": start.game.name, "seats": start.seats, "depth": depth, "count": count}
        typer.echo(json.dumps({**answer, "seconds": elapsed, "nodes_per_s": rate}))
    else:
        typer.echo(f"{start.game.name}, depth {depth}: {count:,} in {elapsed:.3f} s ({rate:,} nodes/s)")
