"""shoal verify: check that a record replays, and that its dice are the committed ones."""

from pathlib import Path
from typing import Annotated

import typer

from shoal.cli.dice_promise import check_promise
from shoal.cli.game_arguments import EditionFile
from shoal.cli.language import Voice
from shoal.cli.tell_record import read_record, said_by
from shoal.core import replay

RecordFile = Annotated[
    Path, typer.Argument(metavar="FILE", exists=True, dir_okay=False, readable=True, help="The file of a record.")
]
PromiseFile = Annotated[
    Path | None,
    typer.Option(
        exists=True, dir_okay=False, readable=True, help="The proof that a page has kept: what the server had signed."
    ),
]


def verify(file: RecordFile, *, edition: EditionFile = None, promise: PromiseFile = None) -> None:
    """Check that a record replays by the rules, and that its dice, draws and shuffles are the committed ones."""
    record = read_record(file)
    with said_by(Voice(replay.game_of(record, edition), "en")):
        count = replay.verify(record, edition)
    key = "" if promise is None else check_promise(promise, record)
    chance = "nothing was left to chance" if not count else f"{count} of {count} outcomes are the committed ones"
    typer.echo(f"{file}: replays exactly; {chance}")
    if promise is not None:
        typer.echo(f"{promise}: what this record shows was signed before the game, with key {key}")
