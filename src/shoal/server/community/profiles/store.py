"""Finished games of a player, and the search for players by name. Every query is bounded and answered by an index."""

from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import ColumnElement, and_, select, text, tuple_
from sqlalchemy.ext.asyncio import AsyncConnection

from shoal.server.accounts.identity.schema import ACCOUNT, PLAYERS
from shoal.server.accounts.ratings.schema import RATINGS
from shoal.server.platform.db.database import at_most
from shoal.server.play.tables.schema import CHAIRS, PLAYED, PLAYED_IN_PUBLIC, TABLES
from shoal.server.play.tables.store import read_many, sat_at
from shoal.server.play.tables.table_row import TableRow

PAGE: Final = 40
FOUND: Final = 10
LAST_LETTER: Final = "\U0010ffff"
Cursor = tuple[int, str]
"""When a game ended, and its table."""


async def named(connection: AsyncConnection, beginning: str) -> list[tuple[str, str, bool]]:
    """Return some accounts whose folded names begin with a text, in the order of these names.

    Of each it is the id, the name, and whether it is a bot account.
    """
    query = select(PLAYERS.c.id, PLAYERS.c.name, PLAYERS.c.owner).where(ACCOUNT, *begins(connection, beginning))
    order = text("folded USING ~<~" if connection.dialect.name == "postgresql" else "folded")
    rows = await connection.execute(query.order_by(order).limit(at_most(FOUND)))
    return [(row.id, row.name, row.owner is not None) for row in rows]


def begins(connection: AsyncConnection, beginning: str) -> tuple[ColumnElement[Any], ColumnElement[Any]]:
    """Return the conditions that the index of beginnings answers, whatever the database's collation is."""
    least, past = ("~>=~", "~<~") if connection.dialect.name == "postgresql" else (">=", "<")
    return PLAYERS.c.folded.op(least)(beginning), PLAYERS.c.folded.op(past)(beginning + LAST_LETTER)


async def best_games(connection: AsyncConnection, players: Sequence[str]) -> dict[str, tuple[str, int]]:
    """Return for each player the game with most rated games, and their rating there."""
    rated = (RATINGS.c.player.in_(players), RATINGS.c.games > 0)
    rows = await connection.execute(select(RATINGS).where(*rated).order_by(RATINGS.c.games))
    return {row.player: (row.game, row.points) for row in rows}


async def finished(connection: AsyncConnection, player: str, before: Cursor, *, hidden: bool) -> list[TableRow]:
    """Return a page of a player's games that ended before a time, the latest first; those by link only if `hidden`.

    A table whose game never began is not found, because nobody is on its chairs. Practice is not counted, and neither
    are games of people who share a device.
    """
    shown, counted = PLAYED if hidden else PLAYED_IN_PUBLIC, and_(~TABLES.c.practice, ~TABLES.c.shared)
    earlier = tuple_(CHAIRS.c.ended, CHAIRS.c.table_id) < tuple_(*before)
    played = sat_at(player).where(earlier, shown, TABLES.c.result.is_not(None), counted)
    ordered = played.order_by(CHAIRS.c.ended.desc(), CHAIRS.c.table_id.desc())
    return await read_many(connection, ordered.limit(at_most(PAGE)))
