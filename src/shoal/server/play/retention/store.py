"""All SQL of tidying. Every question is bounded and answered by an index."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import bindparam, delete, exists, func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from shoal.server.accounts.identity.schema import ACCOUNT, PLAYERS, SESSIONS
from shoal.server.platform.db.database import at_most, moment
from shoal.server.play.presence.schema import ATTENDANCE, PRESENCE
from shoal.server.play.tables.entries_store import Archived
from shoal.server.play.tables.schema import ENTRIES, JOBS, KEPT, SAID, SNAPSHOTS, TABLES


@dataclass(frozen=True)
class OldTable:
    """A finished table that is to be archived."""

    id: str
    game: str
    rules_version: int
    edition: str
    seats: int
    options: dict[str, Any]
    entries: int


async def old_tables(connection: AsyncConnection, before: int, most: int) -> list[OldTable]:
    """Return some tables whose games ended before a moment and are not in the archive, the oldest first."""
    columns = [TABLES.c[name] for name in OldTable.__dataclass_fields__]
    wanted = select(*columns).where(KEPT, TABLES.c.ended < before).order_by(TABLES.c.ended).limit(at_most(most))
    return [OldTable(*row) for row in await connection.execute(wanted)]


async def entries_of(connection: AsyncConnection, tables: Sequence[str]) -> dict[str, list[Archived]]:
    """Return all entries of some tables, in order."""
    columns = [ENTRIES.c[name] for name in Archived._fields]
    wanted = select(ENTRIES.c.table_id, *columns).where(ENTRIES.c.table_id.in_(tables))
    entries: dict[str, list[Archived]] = {table: [] for table in tables}
    for row in await connection.execute(wanted.order_by(ENTRIES.c.table_id, ENTRIES.c.ply)):
        entries[row.table_id].append(Archived(*row[1:]))
    return entries


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
