"""Finished games, put into a database as if they had been played at its tables."""

from dataclasses import dataclass, field, replace
from typing import Any

from shoal.bot_games import play
from shoal.core.options import Options
from shoal.core.record import ActEntry, EventEntry, Record
from shoal.server.platform.base.ids import new_identifier
from shoal.server.platform.base.timestamps import now
from shoal.server.platform.db.database import Database
from shoal.server.play.tables import store
from shoal.server.play.tables.changes import TableChange
from shoal.server.play.tables.table_row import OVER, RUNNING, ChairRow, TableRow
from shoal.table.reader_view import result
from shoal.table.scenes import match_after

POND = {"rows": 5, "columns": 5, "ships": 3}


@dataclass(frozen=True)
class Put:
    """How a game is put: who sits where, and what differs from a public game of people without ratings."""

    chairs: tuple[ChairRow, ...] = ()
    changes: dict[str, Any] = field(default_factory=dict)


def random_game(game: str, seats: int, seed: int, options: Options | None = None) -> Record:
    return play(game, ["random"] * seats, options=options, seed=seed)


def begun(*squares: str) -> Record:
    """Return a game of the pond that begins so; Black or White resigns later."""
    game = random_game("fishery", 2, 1, POND)
    free = [f"{column}{row}" for row in range(1, 6) for column in "abcde"]
    ships = [*squares, *(square for square in free if square not in squares)][:6]
    nets = [ActEntry(place % 2, text) for place, text in enumerate(("a1/a2", "a2/a3"))]
    return replace(game, entries=(*(ActEntry(place % 2, text) for place, text in enumerate(ships)), *nets))


def resigned(record: Record, seat: int) -> Record:
    return replace(record, entries=(*record.entries, EventEntry("resign", seat)))


async def put(database: Database, record: Record, how: Put = Put()) -> TableRow:  # noqa: B008  (it never changes)
    """Store a finished game as a table of its own; return its facts."""
    at = now()
    people = tuple(ChairRow(seat, "person", f"player{seat}", f"Player {seat}") for seat in range(record.seats))
    before = TableRow(
        id=new_identifier()[:16],
        game=record.game,
        rules_version=record.rules_version,
        edition=record.edition,
        seats=record.seats,
        options=dict(record.options),
        clock={"kind": "none", "main": 0, "increment": 0, "days": 0},
        door="public",
        rated=False,
        talk=False,
        host="player0",
        secret="00" * 32,
        created=at,
        status=RUNNING,
        started=at,
        chairs=how.chairs or people,
    )
    end = match_after(replace(record, entries=()), ())
    for entry in record.entries:
        end.feed(entry)
    before = replace(
        before, **{name: value for name, value in how.changes.items() if name in ("door", "practice", "shared")}
    )
    told = {"entries": end.entries, "status": OVER, "result": dict(result(end) or {}), "ended": at, **how.changes}
    after = before.then(**told)
    await store.create(database, before, TableChange(before, after, record.entries, at=at))
    return after
