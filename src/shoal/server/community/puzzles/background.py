"""Background duty: rate the tries at puzzles that are due."""

from datetime import timedelta
from typing import Final

from shoal.server.community.puzzles.rate_attempts import count_due
from shoal.server.platform.db.database import Database

COUNT_EVERY: Final = timedelta(minutes=1)


async def rate_due_attempts(database: Database) -> None:
    await count_due(database)
