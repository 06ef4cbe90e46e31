"""All SQL of tidying. Every question is bounded and answered by an index."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import bindparam, delete, exists, func, literal, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from shoal.server.database import at_most, moment, upsert
from shoal.server.players.schema import ACCOUNT, PLAYERS, SESSIONS
from shoal.server.presence.schema import ATTENDANCE, PRESENCE
from shoal.server.tables.entries import Archived
from shoal.server.tables.schema import ENTRIES, JOBS, KEPT, SAID, SNAPSHOTS, TABLES
from shoal.server.tidying.schema import CHORES

LEASE: Final = 10 * 60 * 1000
"""Milliseconds after which another process may take over a chore."""


@dataclass(frozen=True)
class Old:
    """A finished table that is to be archived."""

    id: str
    game: str
    rules_version: int
    edition: str
    seats: int
    options: dict[str, Any]
    entries: int


async def claim(connection: AsyncConnection, chore: str) -> bool:
    """Take over a chore, or keep it; return False if another process has it."""
    at = moment(connection)
    row = {"name": chore, "until": at + LEASE}
    taken = upsert(connection, CHORES).values(row)
    free = CHORES.c.until < at
    taken = taken.on_conflict_do_update(index_elements=["name"], set_={"until": at + LEASE}, where=free)
    return (await connection.execute(taken.returning(literal(1)))).first() is not None


async def leave(connection: AsyncConnection, chore: str) -> None:
    """Let another process do a chore from now on."""
    await connection.execute(delete(CHORES).where(CHORES.c.name == chore))


async def old_tables(connection: AsyncConnection, before: int, most: int) -> list[Old]:
    """Return some tables whose games ended before a moment and are not in the archive, the oldest first."""
    columns = [TABLES.c[name] for name in Old.__dataclass_fields__]
    wanted = select(*columns).where(KEPT, TABLES.c.ended < before).order_by(TABLES.c.ended).limit(at_most(most))
    return [Old(*row) for row in await connection.execute(wanted)]


async def entries_of(connection: AsyncConnection, tables: Sequence[str]) -> dict[str, list[Archived]]:
    """Return all entries of some tables, in order."""
    columns = [ENTRIES.c[name] for name in Archived._fields]
    wanted = select(ENTRIES.c.table_id, *columns).where(ENTRIES.c.table_id.in_(tables))
    found: dict[str, list[Archived]] = {table: [] for table in tables}
    for row in await connection.execute(wanted.order_by(ENTRIES.c.table_id, ENTRIES.c.ply)):
        found[row.table_id].append(Archived(*row[1:]))
    return found


async def put_away(connection: AsyncConnection, where: Mapping[str, str], kept: Mapping[str, int]) -> int:
    """Note where tables are in the archive, and delete what is there or is not needed any more; return how many.

    `kept` says how many entries of each are in the archive. A table with other entries by now stays as it is.
    """
    locked = select(TABLES.c.id, TABLES.c.entries).where(TABLES.c.id.in_(sorted(where)), KEPT)
    rows = (await connection.execute(locked.order_by(TABLES.c.id).with_for_update())).all()
    tables = [row.id for row in rows if row.entries == kept[row.id]]
    if not tables:
        return 0
    await place_talk(connection, tables)
    noted = update(TABLES).where(TABLES.c.id == bindparam("table")).values(archive=bindparam("where"))
    await connection.execute(noted, [{"table": table, "where": where[table]} for table in tables])
    for source in (ENTRIES, SNAPSHOTS, JOBS, ATTENDANCE):
        await connection.execute(delete(source).where(source.c.table_id.in_(tables)))
    return len(tables)


async def place_talk(connection: AsyncConnection, tables: Sequence[str]) -> None:
    """Store the place of lines of chat that have none, as long as the times of entries tell it."""
    made = select(func.count()).where(ENTRIES.c.table_id == SAID.c.table_id, ENTRIES.c.made <= SAID.c.at)
    lines = update(SAID).where(SAID.c.table_id.in_(tables), SAID.c.entry.is_(None))
    await connection.execute(lines.values(entry=made.scalar_subquery()))


async def gone_guests(connection: AsyncConnection, before: int, most: int) -> list[str]:
    """Return some guests who were last here before a moment, and have no session with which they could come back."""
    stays = exists().where(SESSIONS.c.player == PLAYERS.c.id, SESSIONS.c.expires >= moment(connection))
    guests = select(PLAYERS.c.id).join(PRESENCE, PRESENCE.c.player == PLAYERS.c.id)
    wanted = guests.where(PRESENCE.c.seen < before, ~ACCOUNT, PLAYERS.c.leaves.is_(None), ~stays)
    return list(await connection.scalars(wanted.order_by(PRESENCE.c.seen).limit(at_most(most))))


async def let_go(connection: AsyncConnection, guests: Sequence[str]) -> None:
    """Let guests be erased, as accounts are whose owners have left."""
    free = update(PLAYERS).where(PLAYERS.c.id.in_(guests), ~ACCOUNT, PLAYERS.c.leaves.is_(None))
    await connection.execute(free.values(leaves=moment(connection)))
