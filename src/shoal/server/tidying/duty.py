"""The duty that tidies: one process of the cluster at a time, as long as something is due, then after a pause."""

import asyncio
from typing import Final

from prometheus_client import Counter
from structlog import get_logger

from shoal.server.database import Database
from shoal.server.moments import now
from shoal.server.outages import DATABASE_ERRORS, is_outage
from shoal.server.tidying import store
from shoal.server.tidying.archiving import FILE, archive

EVERY_SECONDS: Final = 60.0
CHORE: Final = "tidying"
GUESTS_KEPT: Final = 181 * 24 * 3600 * 1000
"""Milliseconds after which a guest is gone: a session lasts 180 days after the last visit."""
GUESTS_AT_ONCE: Final = 50
ARCHIVED: Final = Counter("shoal_archived_games", "Finished games whose entries were moved into the archive.")
LOG: Final = get_logger()


async def attend(database: Database) -> None:
    """Tidy from time to time. Never returns."""
    while True:
        more = False
        try:
            more = await tidy(database)
        except DATABASE_ERRORS as error:
            if not is_outage(error):
                raise
            LOG.warning("tidying.unreachable", error=type(error).__name__)
        if not more:
            await asyncio.sleep(EVERY_SECONDS)


async def tidy(database: Database) -> bool:
    """Tidy some of what is due, unless another process does; return whether there is more."""
    async with database.transaction() as connection:
        if not await store.claim(connection, CHORE):
            return False
    try:
        await forget_guests(database)
        if database.archive.place is None:
            return False
        moved = await archive(database)
        ARCHIVED.inc(moved)
        return moved == FILE
    finally:
        async with database.transaction() as connection:
            await store.leave(connection, CHORE)


async def forget_guests(database: Database) -> int:
    """Let guests be erased who cannot come back; return how many."""
    async with database.transaction() as connection:
        gone = await store.gone_guests(connection, now() - GUESTS_KEPT, GUESTS_AT_ONCE)
        if gone:
            await store.let_go(connection, gone)
    return len(gone)
