"""Which tables to show: every question has a bound, and an index that answers it."""

from typing import Any, Final

from sqlalchemy import Select, select
from sqlalchemy.ext.asyncio import AsyncConnection

from shoal.server.tables.facts import OVER, Facts
from shoal.server.tables.schema import CHAIRS, RUNNING, TABLES, WAITING
from shoal.server.tables.store import read_many

PAGE: Final = 40
MOST_OF_MINE: Final = 200


async def waiting(connection: AsyncConnection) -> list[Facts]:
    """Give public tables with an open chair, the newest first."""
    return await read_many(connection, select(TABLES).where(WAITING).order_by(TABLES.c.created.desc()).limit(PAGE))


async def running(connection: AsyncConnection) -> list[Facts]:
    """Give public tables in play, the newest first."""
    return await read_many(connection, select(TABLES).where(RUNNING).order_by(TABLES.c.started.desc()).limit(PAGE))


async def of_player(connection: AsyncConnection, player: str) -> list[Facts]:
    """Give a player's tables that are not over, the newest first."""
    mine = sat_at(player).where(TABLES.c.status != OVER).order_by(TABLES.c.created.desc())
    return await read_many(connection, mine.limit(MOST_OF_MINE))


async def finished(connection: AsyncConnection, player: str, before: int, *, hidden: bool) -> list[Facts]:
    """Give a page of a player's games that ended before a moment, the latest first; those by link only if asked for."""
    played = sat_at(player).where(TABLES.c.ended < before, TABLES.c.result.is_not(None))
    shown = played if hidden else played.where(TABLES.c.door == "public")
    return await read_many(connection, shown.order_by(TABLES.c.ended.desc()).limit(PAGE))


def sat_at(player: str) -> Select[Any]:
    return select(TABLES).join(CHAIRS, CHAIRS.c.table_id == TABLES.c.id).where(CHAIRS.c.player == player)
