"""shoal replay: tell a recorded game, as one reader may know it."""

from collections.abc import Iterator
from time import sleep
from typing import Annotated

import typer

from shoal.cli.starting import EditionFile
from shoal.cli.story import read_record, tell, tell_end
from shoal.cli.verify import RecordFile
from shoal.core import replay as core_replay
from shoal.core.errors import BadSeats
from shoal.core.game import ALL, NOBODY, Game
from shoal.core.record import Act, Entry, Event, Record


def replay(
    file: RecordFile,
    *,
    edition: EditionFile = None,
    seat: Annotated[
        int | None, typer.Option("--seat", help="Show what this seat knew. If left out: what a spectator knew.")
    ] = None,
    everything: Annotated[bool, typer.Option("--all", help="Show everything, also secrets.")] = False,
    delay: Annotated[float, typer.Option("--delay", min=0, metavar="SECONDS", help="Wait after each entry.")] = 0,
) -> None:
    """Print a recorded game line by line, and how it ended."""
    record = read_record(file)
    reader = choose_reader(record, seat, everything=everything)
    final = core_replay.replay(record, edition)
    for line in story(final.game, record, reader, delay):
        typer.echo(line)
    typer.echo()
    typer.echo(final.game.draw(final.state.view(reader)))
    typer.echo()
    typer.echo("\n".join(tell_end(final)))


def choose_reader(record: Record, seat: int | None, *, everything: bool) -> int:
    if everything:
        if seat is not None:
            raise typer.BadParameter("use --seat or --all, not both")
        return ALL
    if seat is not None and not 0 <= seat < record.seats:
        raise BadSeats(f"there is no seat {seat}; seats are numbered from 0 to {record.seats - 1}")
    return NOBODY if seat is None else seat


def story(game: Game, record: Record, reader: int, delay: float) -> Iterator[str]:
    """Yield the lines of all entries; the first line of an act begins with the number of its ply."""
    walk = core_replay.Replay(game.start(record.seats, record.options))
    for entry in record.entries:
        ply = str(len(walk.acts) + 1) if isinstance(entry, Act) else ""
        for line in _lines(walk, entry, reader):
            yield f"{ply:>4}  {line}"
            ply = ""
        sleep(delay)


def _lines(walk: core_replay.Replay, entry: Entry, reader: int) -> list[str]:
    if isinstance(entry, Act):
        return tell(walk, entry, reader)
    walk.feed(entry)
    return [_event_line(entry, walk.game.meta.seat_name(entry.seat))]


def _event_line(event: Event, name: str) -> str:
    return {
        "undo": f"{name} takes back: ply {event.to + 1} is played again.",
        "resign": f"{name} resigns.",
        "timeout": f"{name} has run out of time.",
        "takeover": f"A bot takes over from {name}.",
    }[event.kind]
