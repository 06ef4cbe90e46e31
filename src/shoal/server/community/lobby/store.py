"""Which tables to show. Every question is bounded and answered by an index."""

from typing import Final

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from shoal.server.platform.db.database import at_most
from shoal.server.play.tables.schema import RUNNING, TABLES, WAITING
from shoal.server.play.tables.store import read_many
from shoal.server.play.tables.table_row import TableRow

PAGE: Final = 40


async def waiting_tables(connection: AsyncConnection) -> list[TableRow]:
    """Return public tables with an open chair, the newest first."""
    return await read_many(
        connection, select(TABLES).where(WAITING).order_by(TABLES.c.created.desc()).limit(at_most(PAGE))
    )


async def running(connection: AsyncConnection) -> list[TableRow]:
    """Return public tables in play, the newest first."""
    return await read_many(
        connection, select(TABLES).where(RUNNING).order_by(TABLES.c.started.desc()).limit(at_most(PAGE))
    )
