"""The scheduler of tournaments: a worker looks at every one that is due."""

from typing import Final

from structlog import get_logger

from shoal.server.community.tournaments import store
from shoal.server.community.tournaments.rounds import scheduler_steps
from shoal.server.platform.base.timestamps import now
from shoal.server.platform.db.error_kinds import DATABASE_ERRORS, is_outage
from shoal.server.platform.observability.logs import LogOnce, place_of, trace_of
from shoal.server.play.tables.registry import TableRegistry

LOOK_AGAIN_MS: Final = {"arena": 1000, "league": 5000}
"""Milliseconds after which a worker looks again at a tournament that is not over."""
ONCE: Final = LogOnce()
LOG: Final = get_logger()


async def look_at_due(tables: TableRegistry) -> int:
    """Do what is due for some tournaments; return how many. A mistake in one does not stop the others."""
    async with tables.database.transaction() as connection:
        due = await store.claim_due(connection, now(), LOOK_AGAIN_MS)
    for tournament in due:
        try:
            await scheduler_steps.step(tables, tournament)
        except Exception as error:
            if isinstance(error, DATABASE_ERRORS) and is_outage(error):
                raise
            report(tournament, error)
    return len(due)


def report(tournament: str, error: Exception) -> None:
    kind = type(error).__name__
    if ONCE.is_new((tournament, kind)):
        LOG.error("tournament.failed", error=kind, place=place_of(error), tournament=trace_of(tournament))
