"""Which tables to show. Every question is bounded and answered by an index."""

from typing import Any, Final

from sqlalchemy import Select, and_, select, tuple_
from sqlalchemy.ext.asyncio import AsyncConnection

from shoal.server.database import at_most
from shoal.server.tables.facts import Facts
from shoal.server.tables.schema import CHAIRS, LEFT, PLAYED, PLAYED_IN_PUBLIC, RUNNING, SAT, TABLES, WAITING
from shoal.server.tables.store import read_many

PAGE: Final = 40
MOST_OF_MINE: Final = 200
Cursor = tuple[int, str]
"""When a game ended, and its table."""


async def waiting(connection: AsyncConnection) -> list[Facts]:
    """Return public tables with an open chair, the newest first."""
    return await read_many(
        connection, select(TABLES).where(WAITING).order_by(TABLES.c.created.desc()).limit(at_most(PAGE))
    )


async def running(connection: AsyncConnection) -> list[Facts]:
    """Return public tables in play, the newest first."""
    return await read_many(
        connection, select(TABLES).where(RUNNING).order_by(TABLES.c.started.desc()).limit(at_most(PAGE))
    )


async def of_player(connection: AsyncConnection, player: str) -> list[Facts]:
    """Return a player's tables that are not over, the newest first; at the end those where a bot plays for them."""
    mine = sat_at(player).where(SAT).order_by(CHAIRS.c.created.desc())
    missed = sat_at(player).where(LEFT, CHAIRS.c.missed.is_not(None))
    return [
        facts for tables in (mine, missed) for facts in await read_many(connection, tables.limit(at_most(MOST_OF_MINE)))
    ]


async def finished(connection: AsyncConnection, player: str, before: Cursor, *, hidden: bool) -> list[Facts]:
    """Return a page of a player's games that ended before a time, the latest first; those by link only if `hidden`.

    A table whose game never began is not found, because nobody is on its chairs. Practice is not counted, and neither
    are games of people who share a device.
    """
    shown, counted = PLAYED if hidden else PLAYED_IN_PUBLIC, and_(~TABLES.c.practice, ~TABLES.c.shared)
    earlier = tuple_(CHAIRS.c.ended, CHAIRS.c.table_id) < tuple_(*before)
    played = sat_at(player).where(earlier, shown, TABLES.c.result.is_not(None), counted)
    ordered = played.order_by(CHAIRS.c.ended.desc(), CHAIRS.c.table_id.desc())
    return await read_many(connection, ordered.limit(at_most(PAGE)))


def sat_at(player: str) -> Select[Any]:
    return select(TABLES).join(CHAIRS, CHAIRS.c.table_id == TABLES.c.id).where(CHAIRS.c.player == player)
