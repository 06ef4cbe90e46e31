"""Background duty: count the openings of finished games."""

import time
from datetime import timedelta
from typing import Final

from shoal.server.community.openings.opening_counter import take_turn
from shoal.server.platform.db.database import Database

COUNT_EVERY: Final = timedelta(seconds=30)


async def count_openings(database: Database) -> timedelta | None:
    """Count a batch; if there is more, rest as long as it took, so that play goes first."""
    begun = time.monotonic()
    return timedelta(seconds=time.monotonic() - begun) if await take_turn(database) else None
