"""The clock of a cluster is PostgreSQL's: each process measures its clock offset at the start and every few seconds."""

import time
from datetime import timedelta
from typing import Final

from shoal.server.platform.base.timestamps import Measurement, learn
from shoal.server.platform.db import cluster_clock_store
from shoal.server.platform.db.database import Database

MEASURE_EVERY: Final = timedelta(seconds=5)
SAMPLES: Final = 5
"""How many times the clock is read; the reading with the shortest round trip counts."""


async def measure(database: Database) -> None:
    """Ask PostgreSQL for its time; SQLite has no clock of its own."""
    if database.is_postgresql:
        samples = [await sample(database) for _ in range(SAMPLES)]
        learn(min(samples, key=lambda measurement: measurement.bound))


async def sample(database: Database) -> Measurement:
    asked = time.monotonic_ns()
    theirs = await cluster_clock_store.database_time_ns(database)
    answered = time.monotonic_ns()
    return Measurement(theirs - (asked + answered) // 2, (answered - asked) // 2, answered)
