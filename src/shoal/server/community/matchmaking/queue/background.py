"""Background duty: match those who wait in the matchmaking queue, and see who sat down."""

from datetime import timedelta
from typing import Final

from shoal.server.community.matchmaking.queue.matcher import end_searches, is_needed, match_all, settle_due
from shoal.server.platform.resources import Resources
from shoal.server.play.tables.registry import TableRegistry

MATCH_EVERY: Final = timedelta(seconds=2)


async def match_waiting_players(resources: Resources, tables: TableRegistry) -> None:
    """Match people, and see who sat down; mostly nobody is looking for a game."""
    if await is_needed(resources):
        await end_searches(resources)
        await settle_due(resources, tables)
        await match_all(resources)
