"""Count a game in the transaction that ends it."""

from sqlalchemy.ext.asyncio import AsyncConnection

from shoal.server.ratings import store as ratings
from shoal.server.statistics import store as statistics
from shoal.server.tables.changes import Change
from shoal.server.tables.endings import ending_of, is_counted, merits
from shoal.server.tables.entries import read_entries


async def settle(connection: AsyncConnection, change: Change, shares: list[float]) -> None:
    """Count a game that ends: change the ratings if it is rated, and add it to what is known of its players."""
    facts = change.after
    if facts.counts:
        rated = await ratings.settle(connection, facts.game, merits(facts, shares), change.at)
        await statistics.rank(connection, facts.game, rated, change.at)
    if is_counted(facts):
        is_public = facts.door == "public"
        written = await read_entries(connection, facts.id, 0, facts.entries) if is_public else []
        await statistics.count(connection, ending_of(change, shares, [one.entry for one in written]))
