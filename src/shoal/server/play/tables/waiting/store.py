"""All SQL of tables that wait: count, prolong and close them."""

from collections.abc import Sequence
from typing import Final

from sqlalchemy import case, func, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from shoal.server.platform.base.timestamps import MINUTE_MS
from shoal.server.platform.db.database import Database, at_most
from shoal.server.play.tables.schema import CHAIRS, OPENED, TABLES, WAITS
from shoal.server.play.tables.table_row import OVER, WAITING_LIFETIME_MS
from shoal.table.client_messages import Door

LOCK: Final = text("SELECT pg_advisory_xact_lock(hashtextextended(:name, 0))")


async def take_turns(connection: AsyncConnection, *names: str) -> None:
    """Lock these names until the transaction ends, so that others with the same name wait.

    On SQLite only one writer works at a time anyway.
    """
    if connection.dialect.name == "postgresql":
        for name in sorted(names):
            await connection.execute(LOCK, {"name": name})


async def count_opened(connection: AsyncConnection, door: Door, *, host: str, address: str) -> tuple[int, int]:
    """Return how many tables with this door wait: of a host, and from an address."""
    of_host = select(func.count()).where(OPENED, TABLES.c.host == host, TABLES.c.door == door)
    of_address = select(func.count()).where(OPENED, TABLES.c.address == address, TABLES.c.door == door)
    row = (await connection.execute(select(of_host.scalar_subquery(), of_address.scalar_subquery()))).one()
    return row[0], row[1]


async def stay(database: Database, tables: Sequence[str], moment: int) -> None:
    """Prolong tables that wait, at most once a minute, in the same order on all nodes."""
    until = case({door: moment + lasts for door, lasts in WAITING_LIFETIME_MS.items()}, value=TABLES.c.door)
    stale = (
        select(TABLES.c.id)
        .where(TABLES.c.id.in_(tables), WAITS, TABLES.c.expires < until - MINUTE_MS)
        .order_by(TABLES.c.id)
        .with_for_update(skip_locked=True)
    )
    async with database.transaction() as connection:
        await connection.execute(update(TABLES).where(TABLES.c.id.in_(stale)).values(expires=until))


async def close_expired(database: Database, moment: int, most: int) -> dict[str, int]:
    """Close some tables that have waited too long, and empty their chairs; return their new versions."""
    waited = (
        select(TABLES.c.id)
        .where(WAITS, TABLES.c.expires < moment)
        .order_by(TABLES.c.expires)
        .limit(at_most(most))
        .with_for_update(skip_locked=True)
    )
    none = dict.fromkeys(("expires", "address", "away", "reveal_by"))
    over = {"status": OVER, "closed": "expired", "ended": moment, **none}
    ended = update(TABLES).where(TABLES.c.id.in_(waited)).values(version=TABLES.c.version + 1, **over)
    empty = {"kind": "open", "player": None, "name": "", "rating": None, "word": "", "seal": ""}
    async with database.transaction() as connection:
        rows = (await connection.execute(ended.returning(TABLES.c.id, TABLES.c.version))).all()
        versions = {row.id: row.version for row in rows}
        if versions:
            theirs = update(CHAIRS).where(CHAIRS.c.table_id.in_(versions))
            await connection.execute(theirs.values(ended=moment))
            await connection.execute(theirs.where(CHAIRS.c.kind != "bot").values(**empty))
    return versions
