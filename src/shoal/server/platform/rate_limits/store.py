"""Attempts in the database."""

from typing import Final

from sqlalchemy import delete, func, select, tuple_
from sqlalchemy.ext.asyncio import AsyncConnection

from shoal.server.platform.db.database import at_most, upsert
from shoal.server.platform.rate_limits.schema import ATTEMPTS

AT_ONCE: Final = 20
"""How many old rows each attempt deletes: more than it adds."""


async def count(connection: AsyncConnection, subject: str, period: int) -> int:
    """Add an attempt and return how many there are."""
    added = upsert(connection, ATTEMPTS).values(subject=subject, period=period, count=1)
    counted = added.on_conflict_do_update(
        index_elements=[ATTEMPTS.c.subject, ATTEMPTS.c.period], set_={"count": ATTEMPTS.c.count + 1}
    ).returning(ATTEMPTS.c.count)
    return int((await connection.execute(counted)).scalar_one())


async def counted(connection: AsyncConnection, subject: str, period: int) -> int:
    """Return how many attempts there were."""
    question = select(ATTEMPTS.c.count).where(ATTEMPTS.c.subject == subject, ATTEMPTS.c.period == period)
    return int((await connection.execute(question)).scalar_one_or_none() or 0)


async def forget(connection: AsyncConnection, moment: int) -> None:
    """Delete some attempts of periods that are over."""
    over = (
        select(ATTEMPTS.c.subject, ATTEMPTS.c.period)
        .where(ATTEMPTS.c.period < moment)
        .order_by(ATTEMPTS.c.period)
        .limit(at_most(AT_ONCE))
        .with_for_update(skip_locked=True)
    )
    await connection.execute(delete(ATTEMPTS).where(tuple_(ATTEMPTS.c.subject, ATTEMPTS.c.period).in_(over)))


async def latest(connection: AsyncConnection, subject: str, moment: int) -> int:
    """Return when the last period of a subject ends, or 0 if none ends after the moment."""
    question = select(func.max(ATTEMPTS.c.period)).where(ATTEMPTS.c.subject == subject, ATTEMPTS.c.period > moment)
    return int((await connection.execute(question)).scalar_one() or 0)


async def drop(connection: AsyncConnection, subject: str) -> None:
    """Delete all attempts of a subject."""
    await connection.execute(delete(ATTEMPTS).where(ATTEMPTS.c.subject == subject))
