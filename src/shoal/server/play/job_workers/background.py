"""Background duty: count how much work is due in the whole cluster, and since when."""

from datetime import timedelta
from typing import Final

from shoal.server.platform.base.timestamps import now
from shoal.server.platform.db.database import Database
from shoal.server.play.job_workers import store
from shoal.server.play.job_workers.metrics import DUE, OLDEST

COUNT_EVERY: Final = timedelta(seconds=5)
KINDS: Final = {"chairs": "decision", "jobs": "question"}


async def count_backlog(database: Database) -> None:
    """Count what is due. While the database is away the last figures stay."""
    at = now()
    for source, (number, since) in (await store.backlog(database)).items():
        DUE.labels(KINDS[source]).set(number)
        OLDEST.labels(KINDS[source]).set(max(0, at - since) / 1000 if number else 0)
