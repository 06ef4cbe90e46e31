"""Background duty: tidy, one process of the cluster at a time, as long as something is due, then after a pause."""

from datetime import timedelta
from typing import Final

from shoal.server.accounts.identity.sessions import SESSION_LIFETIME_S
from shoal.server.platform.base.timestamps import DAY_MS, now
from shoal.server.platform.db import leases_store
from shoal.server.platform.db.database import Database
from shoal.server.play.retention import store
from shoal.server.play.retention.archive_finished_tables import FILE, archive
from shoal.server.play.retention.metrics import ARCHIVED

TIDY_EVERY: Final = timedelta(minutes=1)
CHORE: Final = "tidying"
GUESTS_KEPT_MS: Final = SESSION_LIFETIME_S * 1000 + DAY_MS
"""Milliseconds after which a guest is gone: a day after their session has ended."""
GUESTS_AT_ONCE: Final = 50


async def tidy(database: Database) -> timedelta | None:
    """Tidy some of what is due, unless another process does; go on at once if there is more."""
    async with database.transaction() as connection:
        if not await leases_store.claim_lease(connection, CHORE):
            return None
    try:
        await forget_guests(database)
        if database.archive.place is None:
            return None
        moved = await archive(database)
        ARCHIVED.inc(moved)
        return timedelta(0) if moved == FILE else None
    finally:
        async with database.transaction() as connection:
            await leases_store.release_lease(connection, CHORE)


async def forget_guests(database: Database) -> int:
    """Let guests be erased who cannot come back; return how many."""
    async with database.transaction() as connection:
        gone = await store.gone_guests(connection, now() - GUESTS_KEPT_MS, GUESTS_AT_ONCE)
        if gone:
            await store.let_go(connection, gone)
    return len(gone)
