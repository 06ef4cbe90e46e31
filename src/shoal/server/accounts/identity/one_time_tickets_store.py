"""Tickets in the database, by the hash of their secret."""

import hashlib
from typing import Final

from sqlalchemy import delete, select
from sqlalchemy.ext.asyncio import AsyncConnection

from shoal.server.accounts.identity.schema import TICKETS
from shoal.server.platform.base.timestamps import now
from shoal.server.platform.db.database import at_most, upsert

AT_ONCE: Final = 20
"""How many old tickets each new one deletes."""


def hash_of(kind: str, secret: str) -> str:
    return hashlib.sha256(f"{kind} {secret}".encode()).hexdigest()


async def issue_ticket(
    connection: AsyncConnection, kind: str, secret: str, player: str | None, lasts: int, holder: str = ""
) -> bool:
    """Add a ticket that lasts so many milliseconds, and delete some that are over; False if the secret is in use."""
    over = (
        select(TICKETS.c.secret)
        .where(TICKETS.c.expires < now())
        .order_by(TICKETS.c.expires)
        .limit(at_most(AT_ONCE))
        .with_for_update(skip_locked=True)
    )
    await connection.execute(delete(TICKETS).where(TICKETS.c.secret.in_(over)))
    row = {"secret": hash_of(kind, secret), "kind": kind, "player": player, "holder": holder, "expires": now() + lasts}
    added = upsert(connection, TICKETS).values(row).on_conflict_do_nothing(index_elements=[TICKETS.c.secret])
    return (await connection.execute(added.returning(TICKETS.c.secret))).first() is not None


async def take(connection: AsyncConnection, kind: str, secret: str, holder: str = "") -> tuple[str | None] | None:
    """Use a ticket up; return its player in a tuple, or None if there is no such ticket or it is over."""
    valid = (TICKETS.c.secret == hash_of(kind, secret), TICKETS.c.expires > now(), TICKETS.c.holder == holder)
    row = (await connection.execute(delete(TICKETS).where(*valid).returning(TICKETS.c.player))).first()
    return None if row is None else (row.player,)


async def drop(connection: AsyncConnection, player: str, kind: str | None = None) -> None:
    """Delete the tickets of a player, all or of one kind."""
    gone = delete(TICKETS).where(TICKETS.c.player == player)
    await connection.execute(gone if kind is None else gone.where(TICKETS.c.kind == kind))
