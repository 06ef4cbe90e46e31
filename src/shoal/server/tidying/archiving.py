"""Move the entries of finished games into the archive: first the file is written, then the rows are deleted.

If a process stops between the two, its file stays unused, and the same games are written into another.
"""

from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from typing import Any, Final

from shoal.server.database import Database
from shoal.server.identifiers import new_identifier
from shoal.server.moments import now
from shoal.server.tidying import store
from shoal.server.tidying.store import Old

AGE: Final = 30 * 24 * 3600 * 1000
"""Milliseconds after the end of a game in which its entries stay in the database."""
FILE: Final = 400
"""Games in one file."""
AT_ONCE: Final = 40
"""Games whose rows are read, or deleted, in one transaction."""


async def archive(database: Database, age: int = AGE) -> int:
    """Move some games that ended so long ago; return how many were due."""
    at = now()
    async with database.reading() as connection:
        tables = await store.old_tables(connection, at - age, FILE)
    if tables:
        lines = {table.id: line async for table, line in read(database, tables)}
        day = datetime.fromtimestamp(at / 1000, UTC)
        where = await database.archive.add(f"{day:%Y/%m/%d}-{new_identifier()}.ndjson.gz", lines)
        kept = {table: len(line["entries"]) for table, line in lines.items()}
        for some in parts(list(where)):
            async with database.transaction() as connection:
                await store.put_away(connection, {table: where[table] for table in some}, kept)
    return len(tables)


async def read(database: Database, tables: Sequence[Old]) -> Any:
    """Yield each table with its line: what is needed to replay the game, and no person."""
    for some in parts(tables):
        async with database.reading() as connection:
            entries = await store.entries_of(connection, [table.id for table in some])
        for table in some:
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
