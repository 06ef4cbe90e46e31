"""All SQL of the entries of a table: what was done in its game, in order. Those of old games are in the archive."""

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from shoal.core.record import ActEntry, Entry, EventEntry
from shoal.server.platform.db.database import Database
from shoal.server.play.tables.changes import StoredEntry, TableChange
from shoal.server.play.tables.schema import ENTRIES, TABLES

ACTS: Final = ("act", "auto")
"""The kinds of entries that are acts: taken by the seat, or by the table for it."""


class Archived(NamedTuple):
    """An entry in the archive."""

    seat: int
    kind: str
    text: str
    back_to: int
    made: int


async def read_entries(connection: AsyncConnection, table: str, since: int, until: int) -> list[StoredEntry]:
    """Return the entries from number `since` up to `until`, which is not included, as far as the database has them."""
    wanted = select(ENTRIES).where(ENTRIES.c.table_id == table, ENTRIES.c.ply >= since, ENTRIES.c.ply < until)
    rows = await connection.execute(wanted.order_by(ENTRIES.c.ply))
    return [written_of(row._mapping) for row in rows]


async def complete(
    database: Database, table: str, since: int, until: int, written: list[StoredEntry]
) -> list[StoredEntry]:
    """Return the same entries together with those that were moved into the archive; ask it only if some are missing.

    The caller holds no connection, since the archive may be slow.
    """
    missing = until - since - len(written)
    if missing <= 0:
        return written
    async with database.reading() as connection:
        where = await connection.scalar(select(TABLES.c.archive).where(TABLES.c.id == table))
    if where is None:
        return written
    rows = (await database.archive.read(where))["entries"]
    return [*(written_of(Archived(*row)._asdict()) for row in rows[since : since + missing]), *written]


def written_of(row: Mapping[Any, Any]) -> StoredEntry:
    """Return the entry in a row. In the archive it has no key."""
    return StoredEntry(_entry(row), row.get("key"))


def _entry(row: Mapping[Any, Any]) -> Entry:
    if row["kind"] in ACTS:
        return ActEntry(row["seat"], row["text"], auto=row["kind"] == "auto")
    return EventEntry(row["kind"], row["seat"], row["back_to"])


def rows_of(change: TableChange) -> list[dict[str, Any]]:
    """Return the rows of the new entries of a change."""
    rows: list[dict[str, Any]] = []
    for number, entry in enumerate(change.fresh):
        act = ACTS[entry.auto] if isinstance(entry, ActEntry) else ""
        kind, text, to = (act, entry.text, 0) if isinstance(entry, ActEntry) else (entry.kind, "", entry.to)
        key = change.key if number == 0 else None
        ply = change.before.entries + number
        rows.append(
            {
                "table_id": change.before.id,
                "ply": ply,
                "seat": entry.seat,
                "kind": kind,
                "text": text,
                "back_to": to,
                "key": key,
                "made": change.at,
            }
        )
    return rows
