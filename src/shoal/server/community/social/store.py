"""The public tables of friends. Every question is bounded and answered by an index."""

from collections.abc import Collection
from typing import Final

from sqlalchemy import or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from shoal.server.platform.db.database import at_most
from shoal.server.play.tables.schema import CHAIRS, RUNNING, SAT, TABLES, WAITING
from shoal.server.play.tables.store import read_many
from shoal.server.play.tables.table_row import TableRow

MOST: Final = 400


async def public_tables(connection: AsyncConnection, players: Collection[str]) -> list[TableRow]:
    """Return public tables at which some players sit, the newest first."""
    if not players:
        return []
    sat = select(TABLES).join(CHAIRS, CHAIRS.c.table_id == TABLES.c.id).where(CHAIRS.c.player.in_(players), SAT)
    newest = sat.where(or_(WAITING, RUNNING)).order_by(TABLES.c.created.desc()).limit(at_most(MOST))
    return await read_many(connection, newest)
