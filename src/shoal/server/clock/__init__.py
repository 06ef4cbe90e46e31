"""The clock of a cluster is PostgreSQL's: measured when a process starts and every few seconds from then on."""

import asyncio
import time
from typing import Final

from shoal.server.clock import store
from shoal.server.database import Database
from shoal.server.moments import Measurement, learn
from shoal.server.outages import DATABASE_ERRORS, is_outage

SAMPLES: Final = 5
"""Of so many questions the one with the shortest round trip counts."""
EVERY: Final = 5.0


async def measure(database: Database) -> None:
    """Ask the database for its time; SQLite has none of its own."""
    if database.is_postgresql:
        samples = [await sample(database) for _ in range(SAMPLES)]
        learn(min(samples, key=lambda one: one.bound))


async def sample(database: Database) -> Measurement:
    asked = time.monotonic_ns()
    theirs = await store.moment(database)
    answered = time.monotonic_ns()
    return Measurement(theirs - (asked + answered) // 2, (answered - asked) // 2, answered)


async def keep_measuring(database: Database) -> None:
    """Measure again and again; while the database is away the last measurement holds. Never returns."""
    while True:
        await asyncio.sleep(EVERY)
        try:
            await measure(database)
        except DATABASE_ERRORS as error:
            if not is_outage(error):
                raise
