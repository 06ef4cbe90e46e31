"""shoal verify: check that a record replays, and that its dice are the committed ones."""

from pathlib import Path
from typing import Annotated

import typer

from shoal.cli.game_arguments import EditionFile
from shoal.cli.language import Voice
from shoal.cli.tell_record import read_record, said_by
from shoal.core import replay

RecordFile = Annotated[
    Path, typer.Argument(metavar="FILE", exists=True, dir_okay=False, readable=True, help="The file of a record.")
]


def verify(file: RecordFile, *, edition: EditionFile = None) -> None:
    """Check that a record replays by the rules, and that its dice, draws and shuffles are the committed ones."""
    record = read_record(file)
    with said_by(Voice(replay.game_of(record, edition), "en")):
        count = replay.verify(record, edition)
    chance = "nothing was left to chance" if not count else f"{count} of {count} outcomes are the committed ones"
    typer.echo(f"{file}: replays exactly; {chance}")
