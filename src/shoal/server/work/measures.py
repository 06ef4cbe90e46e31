"""Figures of work: how much is due and since when, what thinking costs, and claims that were lost."""

import asyncio
from typing import Final

from prometheus_client import Counter, Gauge, Histogram

from shoal.server.database import Database
from shoal.server.moments import now
from shoal.server.outages import DATABASE_ERRORS, is_outage
from shoal.server.work import store

EVERY: Final = 5.0
KINDS: Final = {"chairs": "decision", "jobs": "question"}
DUE: Final = Gauge("shoal_due_errands", "Errands that are due in the whole cluster, 1000 at most.", ["kind"])
OLDEST: Final = Gauge("shoal_oldest_due_seconds", "How long the oldest of these errands has been due.", ["kind"])
LOST: Final = Counter("shoal_leases_lost", "Claims that another worker took because they were not renewed in time.")
THINKING: Final = Histogram(
    "shoal_thinking_seconds",
    "Processor time of one decision, hint or part of a review.",
    ["name"],
    buckets=(0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10),
)


async def watch_backlog(database: Database) -> None:
    """Count every few seconds what is due. While the database is away the last figures stay. Never returns."""
    while True:
        try:
            await count(database)
        except DATABASE_ERRORS as error:
            if not is_outage(error):
                raise
        await asyncio.sleep(EVERY)


async def count(database: Database) -> None:
    at = now()
    for source, (number, since) in (await store.backlog(database)).items():
        DUE.labels(KINDS[source]).set(number)
        OLDEST.labels(KINDS[source]).set(max(0, at - since) / 1000 if number else 0)
