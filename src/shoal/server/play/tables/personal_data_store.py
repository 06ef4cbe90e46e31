"""All SQL of what tables keep of one player: chairs, lines of chat, and being turned away.

Every question is bounded and answered by an index.
"""

from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import ColumnElement, Select, and_, case, delete, exists, or_, select, tuple_, union, update
from sqlalchemy.ext.asyncio import AsyncConnection

from shoal.server.accounts.identity.names import FORMER
from shoal.server.accounts.identity.schema import PLAYERS
from shoal.server.platform.db.database import at_most
from shoal.server.play.tables.schema import CHAIRS, LEFT, PLAYED, SAID, SAT, TABLES, WAITS
from shoal.server.play.tables.store import read_many
from shoal.server.play.tables.table_row import TableRow

PAGE: Final = 40
BATCH: Final = 100
OTHER: Final = CHAIRS.alias("other")
Cursor = tuple[int, str]


def sat_at(player: str, *conditions: ColumnElement[bool]) -> Select[Any]:
    """Return a question for tables at which a player has a chair, or at which one is kept for them until they come.

    Chairs of open, left and finished games have indexes; those that are kept are looked for at tables that wait.
    """
    mine = select(CHAIRS.c.table_id).where(CHAIRS.c.player == player, *conditions)
    kept = mine.join(TABLES, TABLES.c.id == CHAIRS.c.table_id).where(WAITS)
    parts = [part.limit(at_most(BATCH)).subquery() for part in (*map(mine.where, (SAT, LEFT, PLAYED)), kept)]
    return select(union(*(select(part.c.table_id) for part in parts)).subquery())


async def tables_of(connection: AsyncConnection, player: str, *conditions: ColumnElement[bool]) -> list[str]:
    """Return some tables of a player, in the order in which tables are locked."""
    table_ids = (await connection.execute(sat_at(player, *conditions))).scalars()
    return sorted(table_ids)[:BATCH]


def without(player: str) -> ColumnElement[bool]:
    """Return the condition that another player does not sit at the same table."""
    return ~exists().where(OTHER.c.table_id == CHAIRS.c.table_id, OTHER.c.player == player)


def named() -> ColumnElement[bool]:
    """Return the condition that a chair still has a name."""
    return CHAIRS.c.name != FORMER


def named_as(name: str) -> ColumnElement[bool]:
    return CHAIRS.c.name == name


async def facts_of(connection: AsyncConnection, tables: Sequence[str]) -> list[TableRow]:
    return await read_many(connection, select(TABLES).where(TABLES.c.id.in_(tables)).order_by(TABLES.c.created.desc()))


async def open_tables(connection: AsyncConnection, player: str) -> list[TableRow]:
    """Return the tables that are not over at which a player sits or a bot plays on for them."""
    rows = select(CHAIRS.c.table_id).where(CHAIRS.c.player == player, or_(SAT, LEFT)).limit(at_most(2 * BATCH))
    return await facts_of(connection, list((await connection.execute(rows)).scalars()))


async def finished(connection: AsyncConnection, player: str, before: Cursor) -> list[TableRow]:
    """Return a page of a player's finished tables, the latest first."""
    earlier = tuple_(CHAIRS.c.ended, CHAIRS.c.table_id) < tuple_(*before)
    mine = and_(CHAIRS.c.player == player, PLAYED, earlier)
    played = select(TABLES).join(CHAIRS, CHAIRS.c.table_id == TABLES.c.id).where(mine)
    return await read_many(
        connection, played.order_by(CHAIRS.c.ended.desc(), CHAIRS.c.table_id.desc()).limit(at_most(PAGE))
    )


async def said(connection: AsyncConnection, player: str, tables: Sequence[str]) -> list[dict[str, Any]]:
    """Return what a player has said at some tables."""
    return await _lines(connection, SAID.c.table_id.in_(tables), SAID.c.player == player)


async def said_elsewhere(connection: AsyncConnection, player: str) -> list[dict[str, Any]]:
    """Return what a player has said at tables at which they have no chair any more."""
    return await _lines(connection, SAID.c.player == player, ~_has_chair(player))


async def _lines(connection: AsyncConnection, *conditions: ColumnElement[bool]) -> list[dict[str, Any]]:
    lines = select(SAID.c.table_id, SAID.c.at, SAID.c.text).where(*conditions)
    rows = await connection.execute(lines.order_by(SAID.c.table_id, SAID.c.number))
    return [{"table": row.table_id, "at": row.at, "text": row.text} for row in rows]


def _has_chair(*players: str) -> ColumnElement[bool]:
    return exists().where(CHAIRS.c.table_id == SAID.c.table_id, CHAIRS.c.player.in_(players))


async def change_tables(connection: AsyncConnection, tables: Sequence[str], **values: Any) -> dict[str, int]:
    """Raise the versions of some tables, so that nodes read them again; return the new versions."""
    locked = select(TABLES.c.id).where(TABLES.c.id.in_(tables)).order_by(TABLES.c.id).with_for_update()
    await connection.execute(locked)
    changed = update(TABLES).where(TABLES.c.id.in_(tables)).values(version=TABLES.c.version + 1, **values)
    return {row.id: row.version for row in await connection.execute(changed.returning(TABLES.c.id, TABLES.c.version))}


async def give(connection: AsyncConnection, tables: Sequence[str], guest: str, heir: str) -> dict[str, int]:
    """Move a guest's chairs and words at some tables to another player."""
    named_players = select(PLAYERS.c.id, PLAYERS.c.name).where(PLAYERS.c.id.in_((guest, heir)))
    names = {row.id: row.name for row in await connection.execute(named_players)}
    host = case((TABLES.c.host == guest, heir), else_=TABLES.c.host)
    versions = await change_tables(connection, tables, host=host)
    name = case((CHAIRS.c.name == names[guest], names[heir]), else_=CHAIRS.c.name)
    held = CHAIRS.c.table_id.in_(tables)
    await connection.execute(update(CHAIRS).where(held, CHAIRS.c.player == guest).values(player=heir, name=name))
    await connection.execute(update(CHAIRS).where(held, CHAIRS.c.payer == guest).values(payer=heir))
    lines = update(SAID).where(SAID.c.table_id.in_(tables), SAID.c.player == guest)
    await connection.execute(lines.values(player=heir))
    return versions


async def give_lines(connection: AsyncConnection, guest: str, heir: str) -> None:
    """Move what a guest has said at tables where neither has a chair. Who tells the same line twice tells it once."""
    same = SAID.alias("same")
    told = exists().where(same.c.table_id == SAID.c.table_id, same.c.player == heir, same.c.key == SAID.c.key)
    lines = update(SAID).where(SAID.c.player == guest, ~_has_chair(guest, heir), ~told)
    await connection.execute(lines.values(player=heir))


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
    """Replace a player's name on their chairs at some tables, and let nobody pay for what bots have thought there."""
    versions = await change_tables(connection, tables)
    held = CHAIRS.c.table_id.in_(tables)
    await connection.execute(update(CHAIRS).where(held, CHAIRS.c.player == player).values(name=FORMER))
    await connection.execute(update(CHAIRS).where(held, CHAIRS.c.payer == player).values(payer=""))
    return versions


async def forget_words(connection: AsyncConnection, player: str) -> dict[str, int]:
    """Delete some lines of chat of a player; return the new versions of their tables."""
    lines = select(SAID.c.table_id, SAID.c.number).where(SAID.c.player == player).limit(at_most(BATCH))
    keys = [tuple(row) for row in await connection.execute(lines)]
    if not keys:
        return {}
    versions = await change_tables(connection, sorted({table for table, _ in keys}))
    await connection.execute(delete(SAID).where(tuple_(SAID.c.table_id, SAID.c.number).in_(keys)))
    return versions


async def change_turned_away(connection: AsyncConnection, player: str, heir: str | None) -> dict[str, int]:
    """Let another player, or nobody, be turned away instead of a player by the tables that wait."""
    rows = await connection.execute(select(TABLES.c.id, TABLES.c.away).where(WAITS, TABLES.c.away.is_not(None)))
    lists = {row.id: row.away for row in rows if player in row.away}
    versions = await change_tables(connection, list(lists)) if lists else {}
    for table, away in lists.items():
        others = [other for other in away if other not in (player, heir)]
        kept = others if heir is None else [*others, heir]
        await connection.execute(update(TABLES).where(TABLES.c.id == table).values(away=kept or None))
    return versions
