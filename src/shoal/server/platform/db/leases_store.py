"""Leases in the database: one process at a time does a periodic duty, until its lease ends."""

from typing import Final

from sqlalchemy import delete, literal
from sqlalchemy.ext.asyncio import AsyncConnection

from shoal.server.platform.base.timestamps import MINUTE_MS
from shoal.server.platform.db.database import moment, upsert
from shoal.server.platform.db.leases_schema import CHORES

LEASE_MS: Final = 10 * MINUTE_MS
"""After this time another process may take over a chore."""


async def claim_lease(connection: AsyncConnection, chore: str) -> bool:
    """Take over a chore, or keep it; return False if another process has it."""
    at = moment(connection)
    row = {"name": chore, "until": at + LEASE_MS}
    taken = upsert(connection, CHORES).values(row)
    free = CHORES.c.until < at
    taken = taken.on_conflict_do_update(index_elements=["name"], set_={"until": at + LEASE_MS}, where=free)
    return (await connection.execute(taken.returning(literal(1)))).first() is not None


async def release_lease(connection: AsyncConnection, chore: str) -> None:
    """Let another process do a chore from now on."""
    await connection.execute(delete(CHORES).where(CHORES.c.name == chore))
