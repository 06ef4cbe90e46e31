"""Move the entries of finished games into the archive: first the file is written, then the rows are deleted.

If a process stops between the two, its file stays unused, and the same games are written into another.
"""

from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from typing import Any, Final

from shoal.server.platform.base.ids import new_identifier
from shoal.server.platform.base.timestamps import DAY_MS, now
from shoal.server.platform.db.database import Database
from shoal.server.play.retention import store
from shoal.server.play.retention.store import OldTable

ARCHIVE_AFTER_MS: Final = 30 * DAY_MS
"""Milliseconds after the end of a game in which its entries stay in the database."""
FILE: Final = 400
"""Games in one file."""
AT_ONCE: Final = 40
"""Games whose rows are read, or deleted, in one transaction."""


async def archive(database: Database, age: int = ARCHIVE_AFTER_MS) -> int:
    """Move some games that ended so long ago; return how many were due."""
    at = now()
    async with database.reading() as connection:
        tables = await store.old_tables(connection, at - age, FILE)
    if tables:
        lines = {table.id: line async for table, line in read_games(database, tables)}
        day = datetime.fromtimestamp(at / 1000, UTC)
        where = await database.archive.add(f"{day:%Y/%m/%d}-{new_identifier()}.ndjson.gz", lines)
        kept = {table: len(line["entries"]) for table, line in lines.items()}
        for batch in parts(list(where)):
            async with database.transaction() as connection:
                await store.put_away(connection, {table: where[table] for table in batch}, kept)
    return len(tables)


async def read_games(database: Database, tables: Sequence[OldTable]) -> Any:
    """Yield each table with its line: what is needed to replay the game, and no person."""
    for batch in parts(tables):
        async with database.reading() as connection:
            entries = await store.entries_of(connection, [table.id for table in batch])
        for table in batch:
            yield (
                table,
                {
                    "table": table.id,
                    "game": table.game,
                    "rules_version": table.rules_version,
                    "edition": table.edition,
                    "seats": table.seats,
                    "options": table.options,
                    "entries": [tuple(entry) for entry in entries[table.id]],
                },
            )


def parts(things: Sequence[Any]) -> Iterator[Sequence[Any]]:
    for first in range(0, len(things), AT_ONCE):
        yield things[first : first + AT_ONCE]
