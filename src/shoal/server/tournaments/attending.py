"""The duty of workers: look at every tournament that is due."""

import asyncio
from typing import Final

from structlog import get_logger

from shoal.server.logs import Once, place_of, trace_of
from shoal.server.moments import now
from shoal.server.outages import DATABASE_ERRORS, is_outage
from shoal.server.tables.tables import Tables
from shoal.server.tournaments import store
from shoal.server.tournaments.rounds import steps

EVERY_SECONDS: Final = 1.0
AGAIN: Final = {"arena": 1000, "league": 5000}
"""Milliseconds after which a worker looks again at a tournament that is not over."""
ONCE: Final = Once()
LOG: Final = get_logger()


async def attend(tables: Tables) -> None:
    """Look at tournaments that are due. Never returns."""
    while True:
        try:
            while await look(tables) == store.AT_ONCE:
                pass
        except DATABASE_ERRORS as error:
            if not is_outage(error):
                raise
            LOG.warning("tournaments.unreachable", error=type(error).__name__)
        await asyncio.sleep(EVERY_SECONDS)


async def look(tables: Tables) -> int:
    """Do what is due for some tournaments; return how many. A mistake in one does not stop the others."""
    async with tables.database.transaction() as connection:
        due = await store.claim_due(connection, now(), AGAIN)
    for tournament in due:
        try:
            await steps.step(tables, tournament)
        except Exception as error:
            if isinstance(error, DATABASE_ERRORS) and is_outage(error):
                raise
            report(tournament, error)
    return len(due)


def report(tournament: str, error: Exception) -> None:
    kind = type(error).__name__
    if ONCE.is_new((tournament, kind)):
        LOG.error("tournament.failed", error=kind, place=place_of(error), tournament=trace_of(tournament))
