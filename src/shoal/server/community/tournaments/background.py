"""Background duty: look at tournaments that are due."""

from datetime import timedelta
from typing import Final

from shoal.server.community.tournaments import store
from shoal.server.community.tournaments.scheduler import look_at_due
from shoal.server.play.tables.registry import TableRegistry

LOOK_EVERY: Final = timedelta(seconds=1)


async def look_at_tournaments(tables: TableRegistry) -> timedelta | None:
    """Look at some tournaments that are due; go on at once if there may be more."""
    return timedelta(0) if await look_at_due(tables) == store.AT_ONCE else None
