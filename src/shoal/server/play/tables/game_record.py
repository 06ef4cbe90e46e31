"""A table's record: while the game runs as one reader may see it, then in full and with the secret."""

import asyncio

from shoal.core.record import Record, encode
from shoal.core.replay import redact
from shoal.server.platform.db.database import Database
from shoal.server.platform.http.errors import Problem
from shoal.server.play.tables.entries_store import complete, read_entries
from shoal.server.play.tables.table_row import OVER, TableRow


async def record_of(database: Database, facts: TableRow, reader: int) -> str:
    """Return the text of the record's file."""
    if facts.started is None:
        raise Problem("stale", "server.not-begun")
    record = await full_record(database, facts)
    if facts.status != OVER:
        record = await asyncio.to_thread(redact, record, reader)
    return encode(record)


async def full_record(database: Database, facts: TableRow) -> Record:
    """Return the record with everything that is hidden from readers."""
    async with database.reading() as connection:
        written = await read_entries(connection, facts.id, 0, facts.entries)
    written = await complete(database, facts.id, 0, facts.entries, written)
    entries = tuple(row.entry for row in written)
    game, version, edition = facts.game, facts.rules_version, facts.edition
    return Record(game, version, edition, facts.seats, facts.options, entries, facts.commitment())
