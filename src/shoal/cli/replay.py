"""shoal replay: tell a recorded game, as one reader may know it."""

from collections.abc import Iterator
from time import sleep
from typing import Annotated

import typer

from shoal.cli.game_arguments import EditionFile, seat_at
from shoal.cli.language import Language, Voice
from shoal.cli.tell_record import read_record, said_by, tell, tell_end
from shoal.cli.verify import RecordFile
from shoal.core import replay as core_replay
from shoal.core.game import ALL, NOBODY, Game
from shoal.core.record import ActEntry, Entry, Record
from shoal.core.telling import Say
from shoal.table.reader_view import telling_of_event


def replay(
    file: RecordFile,
    *,
    edition: EditionFile = None,
    seat: Annotated[
        int | None,
        typer.Option("--seat", help="Show what this seat knew (counted from 1). If left out: what a spectator knew."),
    ] = None,
    everything: Annotated[bool, typer.Option("--all", help="Show everything, also secrets.")] = False,
    delay: Annotated[float, typer.Option("--delay", min=0, metavar="SECONDS", help="Wait after each entry.")] = 0,
    language: Language = "",
) -> None:
    """Print a recorded game line by line, and how it ended."""
    record = read_record(file)
    reader = choose_reader(record, seat, everything=everything)
    voice = Voice(core_replay.game_of(record, edition), language)
    with said_by(voice):
        final = core_replay.replay(record, edition)
    for line in story(final.game, record, reader, delay, voice.say):
        typer.echo(line)
    typer.echo()
    typer.echo(final.game.draw(final.state.view(reader), voice.say))
    typer.echo()
    typer.echo("\n".join(tell_end(final, voice)))


def choose_reader(record: Record, seat: int | None, *, everything: bool) -> int:
    if everything:
        if seat is not None:
            raise typer.BadParameter("use --seat or --all, not both")
        return ALL
    return NOBODY if seat is None else seat_at(seat, record.seats)


def story(game: Game, record: Record, reader: int, delay: float, say: Say) -> Iterator[str]:
    """Yield the lines of all entries; the first line of an act begins with the number of its ply."""
    walk = core_replay.Replay(game.start(record.seats, record.options))
    for entry in record.entries:
        ply = str(len(walk.acts) + 1) if isinstance(entry, ActEntry) else ""
        for line in _lines(walk, entry, reader, say):
            yield f"{ply:>4}  {line}"
            ply = ""
        sleep(delay)


def _lines(walk: core_replay.Replay, entry: Entry, reader: int, say: Say) -> list[str]:
    if isinstance(entry, ActEntry):
        return tell(walk, entry, reader, say)
    walk.feed(entry)
    return [say(telling_of_event(entry))]
