"""All SQL of the entries of a table: what was done in its game, in order."""

from typing import Any, Final

from sqlalchemy import Row, select
from sqlalchemy.ext.asyncio import AsyncConnection

from shoal.core.record import Act, Entry, Event
from shoal.server.tables.changes import Change, Written
from shoal.server.tables.schema import ENTRIES

ACTS: Final = ("act", "auto")
"""The kinds of entries that are acts: taken by the seat, or by the table for it."""


async def read_entries(connection: AsyncConnection, table: str, since: int, until: int) -> list[Written]:
    """Return the entries from number `since` up to `until`, which is not included."""
    wanted = select(ENTRIES).where(ENTRIES.c.table_id == table, ENTRIES.c.ply >= since, ENTRIES.c.ply < until)
    rows = await connection.execute(wanted.order_by(ENTRIES.c.ply))
    return [Written(_entry(row), row.key) for row in rows]


def _entry(row: Row[Any]) -> Entry:
    if row.kind in ACTS:
        return Act(row.seat, row.text, auto=row.kind == "auto")
    return Event(row.kind, row.seat, row.back_to)


def rows_of(change: Change) -> list[dict[str, Any]]:
    """Return the rows of the new entries of a change."""
    rows: list[dict[str, Any]] = []
    for number, entry in enumerate(change.fresh):
        act = ACTS[entry.auto] if isinstance(entry, Act) else ""
        kind, text, to = (act, entry.text, 0) if isinstance(entry, Act) else (entry.kind, "", entry.to)
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
