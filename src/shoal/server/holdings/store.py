"""What a player holds in the database. Every question is bounded and answered by an index."""

from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import ColumnElement, Select, and_, case, delete, exists, or_, select, tuple_, union, update
from sqlalchemy.ext.asyncio import AsyncConnection

from shoal.server.database import at_most
from shoal.server.finding import erasing as finding
from shoal.server.moments import now
from shoal.server.notices.schema import DEVICES, NOTICES, WISHES
from shoal.server.players.schema import LEAVING, NAMES, PASSKEYS, PLAYERS, SESSIONS, TICKETS
from shoal.server.presence.schema import PRESENCE
from shoal.server.ratings import store as ratings
from shoal.server.relations import store as relations
from shoal.server.reports import store as reports
from shoal.server.solving import store as solving
from shoal.server.statistics import store as statistics
from shoal.server.tables.facts import FORMER, Facts
from shoal.server.tables.schema import CHAIRS, LEFT, PLAYED, SAID, SAT, TABLES
from shoal.server.tables.store import read_many
from shoal.server.tournaments import erasing as tournaments

PAGE: Final = 40
BATCH: Final = 100
OTHER: Final = CHAIRS.alias("other")
Cursor = tuple[int, str]


def sat_at(player: str, *conditions: ColumnElement[bool]) -> Select[Any]:
    """Return a question for tables at which a player has a chair, by the indexes of open, left and finished games."""
    parts = [
        select(CHAIRS.c.table_id).where(CHAIRS.c.player == player, kind, *conditions).limit(at_most(BATCH)).subquery()
        for kind in (SAT, LEFT, PLAYED)
    ]
    return select(union(*(select(part.c.table_id) for part in parts)).subquery())


async def tables_of(connection: AsyncConnection, player: str, *conditions: ColumnElement[bool]) -> list[str]:
    """Return some tables of a player, in the order in which tables are locked."""
    found = (await connection.execute(sat_at(player, *conditions))).scalars()
    return sorted(found)[:BATCH]


def without(player: str) -> ColumnElement[bool]:
    """Return the condition that another player does not sit at the same table."""
    return ~exists().where(OTHER.c.table_id == CHAIRS.c.table_id, OTHER.c.player == player)


def named() -> ColumnElement[bool]:
    return CHAIRS.c.name != FORMER


async def facts_of(connection: AsyncConnection, tables: Sequence[str]) -> list[Facts]:
    return await read_many(connection, select(TABLES).where(TABLES.c.id.in_(tables)).order_by(TABLES.c.created.desc()))


async def open_tables(connection: AsyncConnection, player: str) -> list[Facts]:
    """Return the tables that are not over at which a player sits or a bot plays on for them."""
    rows = select(CHAIRS.c.table_id).where(CHAIRS.c.player == player, or_(SAT, LEFT)).limit(at_most(2 * BATCH))
    return await facts_of(connection, list((await connection.execute(rows)).scalars()))


async def finished(connection: AsyncConnection, player: str, before: Cursor) -> list[Facts]:
    """Return a page of a player's finished tables, the latest first."""
    earlier = tuple_(CHAIRS.c.ended, CHAIRS.c.table_id) < tuple_(*before)
    mine = and_(CHAIRS.c.player == player, PLAYED, earlier)
    played = select(TABLES).join(CHAIRS, CHAIRS.c.table_id == TABLES.c.id).where(mine)
    return await read_many(
        connection, played.order_by(CHAIRS.c.ended.desc(), CHAIRS.c.table_id.desc()).limit(at_most(PAGE))
    )


async def said(connection: AsyncConnection, player: str, tables: Sequence[str]) -> list[dict[str, Any]]:
    """Return what a player has said at some tables."""
    lines = select(SAID.c.table_id, SAID.c.at, SAID.c.text).where(SAID.c.table_id.in_(tables), SAID.c.player == player)
    rows = await connection.execute(lines.order_by(SAID.c.table_id, SAID.c.number))
    return [{"table": row.table_id, "at": row.at, "text": row.text} for row in rows]


async def change_tables(connection: AsyncConnection, tables: Sequence[str], **values: Any) -> dict[str, int]:
    """Raise the versions of some tables, so that nodes read them again; return the new versions."""
    locked = select(TABLES.c.id).where(TABLES.c.id.in_(tables)).order_by(TABLES.c.id).with_for_update()
    await connection.execute(locked)
    changed = update(TABLES).where(TABLES.c.id.in_(tables)).values(version=TABLES.c.version + 1, **values)
    return {row.id: row.version for row in await connection.execute(changed.returning(TABLES.c.id, TABLES.c.version))}


async def give(
    connection: AsyncConnection, tables: Sequence[str], guest: tuple[str, str], heir: tuple[str, str]
) -> dict[str, int]:
    """Move a guest's chairs and words at some tables to another player; both are given as id and name."""
    (old, old_name), (new, new_name) = guest, heir
    host = case((TABLES.c.host == old, new), else_=TABLES.c.host)
    versions = await change_tables(connection, tables, host=host)
    name = case((CHAIRS.c.name == old_name, new_name), else_=CHAIRS.c.name)
    held = CHAIRS.c.table_id.in_(tables)
    await connection.execute(update(CHAIRS).where(held, CHAIRS.c.player == old).values(player=new, name=name))
    await connection.execute(update(CHAIRS).where(held, CHAIRS.c.payer == old).values(payer=new))
    await connection.execute(update(SAID).where(SAID.c.table_id.in_(tables), SAID.c.player == old).values(player=new))
    return versions


async def rename_chairs(
    connection: AsyncConnection, player: str, tables: Sequence[str], names: tuple[str, str]
) -> dict[str, int]:
    """Replace an old name of a player by a new one on their chairs and in their chat at some tables."""
    old, new = names
    versions = await change_tables(connection, tables)
    for table in (CHAIRS, SAID):
        mine = (table.c.table_id.in_(tables), table.c.player == player, table.c.name == old)
        await connection.execute(update(table).where(*mine).values(name=new))
    return versions


async def forget_names(connection: AsyncConnection, player: str, tables: Sequence[str]) -> dict[str, int]:
    """Replace a player's name on their chairs at some tables."""
    versions = await change_tables(connection, tables)
    held = (CHAIRS.c.table_id.in_(tables), CHAIRS.c.player == player)
    await connection.execute(update(CHAIRS).where(*held).values(name=FORMER))
    return versions


async def forget_words(connection: AsyncConnection, player: str) -> dict[str, int]:
    """Delete some lines of chat of a player; return the new versions of their tables."""
    some = select(SAID.c.table_id, SAID.c.number).where(SAID.c.player == player).limit(at_most(BATCH))
    found = [tuple(row) for row in await connection.execute(some)]
    if not found:
        return {}
    versions = await change_tables(connection, sorted({table for table, _ in found}))
    await connection.execute(delete(SAID).where(tuple_(SAID.c.table_id, SAID.c.number).in_(found)))
    return versions


async def due(connection: AsyncConnection, most: int) -> list[tuple[str, int]]:
    """Return some players whose time to come back is over, and when it ended."""
    found = select(PLAYERS.c.id, PLAYERS.c.leaves).where(LEAVING, PLAYERS.c.leaves < now())
    rows = await connection.execute(found.order_by(PLAYERS.c.leaves).limit(at_most(most)))
    return [(row.id, row.leaves) for row in rows]


async def claim(connection: AsyncConnection, player: str, leaves: int, until: int) -> bool:
    """Postpone an erasure that this process begins; return False if another has begun it, or the player is back."""
    mine = update(PLAYERS).where(PLAYERS.c.id == player, PLAYERS.c.leaves == leaves).values(leaves=until)
    return (await connection.execute(mine)).rowcount == 1


async def forget_player(connection: AsyncConnection, player: str, claimed: int) -> bool:
    """Erase what identifies a player; their row stays for the games of others. False if they are back."""
    blank = dict.fromkeys(("password", "joined", "email", "words", "worded", "renamed", "leaves", "owner"))
    gone = update(PLAYERS).where(PLAYERS.c.id == player, PLAYERS.c.leaves == claimed)
    if (await connection.execute(gone.values(name=FORMER, folded=f"~{player}", **blank))).rowcount == 0:
        return False
    for table in (SESSIONS, PASSKEYS, NAMES, TICKETS, NOTICES, WISHES, DEVICES, PRESENCE):
        await connection.execute(delete(table).where(table.c.player == player))
    await ratings.forget(connection, player)
    await relations.forget(connection, player)
    await reports.forget(connection, player)
    await finding.forget(connection, player)
    await statistics.forget(connection, player)
    await tournaments.leave(connection, player)
    await solving.forget(connection, player)
    return True
