"""Who would sit together at a table: not those who have blocked each other.

Those who are blocked must not learn it. They are told the same as when a chair is taken. Comparing what two browsers
are told can still show that something is different, but not what.
"""

from sqlalchemy.ext.asyncio import AsyncConnection

from shoal.core.errors import ShoalError
from shoal.server.accounts.social_graph import store
from shoal.server.platform.db.database import Database
from shoal.server.platform.http.errors import Problem
from shoal.server.play.tables.table_row import TableRow


class BlocksUnchecked(ShoalError):
    """Somebody has sat down since it was checked who has blocked whom."""


def others_at(facts: TableRow, player: str) -> set[str]:
    """Return the other people at a table."""
    seated = {chair.player for chair in facts.chairs if chair.kind == "person" and chair.player is not None}
    return seated - {player}


async def refuse_blocked(database: Database, facts: TableRow, player: str) -> set[str]:
    """Return the other people at a table, or refuse if the player has blocked one of them or is blocked by one."""
    others = others_at(facts, player)
    async with database.reading() as connection:
        if await store.blocked_by(connection, player, others):
            raise Problem("forbidden", "server.sits-with-blocked")
        if await store.blocked_among(connection, player, others):
            raise Problem("taken", "server.chair-taken")
    return others


async def without_blocked(connection: AsyncConnection, player: str, tables: list[TableRow]) -> list[TableRow]:
    """Return the tables at which nobody sits whom the player has blocked or is blocked by."""
    people = {chair.player for facts in tables for chair in facts.chairs if chair.player is not None}
    blocked = await store.blocked_among(connection, player, people)
    return [facts for facts in tables if all(chair.player not in blocked for chair in facts.chairs)]
