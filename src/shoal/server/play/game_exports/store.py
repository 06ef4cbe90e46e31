"""Keyset pagination of finished public games, in the order of their ends; every question is answered by an index."""

from typing import Final

from sqlalchemy import select, tuple_
from sqlalchemy.ext.asyncio import AsyncConnection

from shoal.server.platform.db.database import at_most
from shoal.server.play.tables.schema import CHAIRS, COUNTED, OVER, PLAYED_IN_PUBLIC, TABLES
from shoal.server.play.tables.store import read_many
from shoal.server.play.tables.table_row import TableRow

PAGE: Final = 50
Cursor = tuple[int, str]
"""When a game ended, and its table."""


async def of_game(connection: AsyncConnection, game: str, after: Cursor, until: int) -> list[TableRow]:
    """Return a page of the public tables of a game that ended after a cursor and before a moment."""
    later = tuple_(TABLES.c.ended, TABLES.c.id) > tuple_(*after)
    ended = select(TABLES).where(OVER, TABLES.c.game == game, later, TABLES.c.ended < until)
    return await read_many(connection, ended.order_by(TABLES.c.ended, TABLES.c.id).limit(at_most(PAGE)))


async def of_player(connection: AsyncConnection, player: str, after: Cursor, until: int) -> list[TableRow]:
    """Return a page of the public tables of a player, of any game, in the same way."""
    later = tuple_(CHAIRS.c.ended, CHAIRS.c.table_id) > tuple_(*after)
    held = (CHAIRS.c.player == player, PLAYED_IN_PUBLIC, COUNTED, later, CHAIRS.c.ended < until)
    played = select(TABLES).join(CHAIRS, CHAIRS.c.table_id == TABLES.c.id).where(*held)
    return await read_many(connection, played.order_by(CHAIRS.c.ended, CHAIRS.c.table_id).limit(at_most(PAGE)))
