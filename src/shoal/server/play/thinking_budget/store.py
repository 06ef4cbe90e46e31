"""Thinking time in the database."""

from collections.abc import Collection, Mapping
from typing import Final

from sqlalchemy import delete, select
from sqlalchemy.ext.asyncio import AsyncConnection

from shoal.server.platform.db.database import Database, upsert
from shoal.server.play.thinking_budget.schema import THINKING

SWEPT: Final = 100
"""How many old rows each addition deletes at most."""


async def add(database: Database, added: Mapping[str, int], period: int, now: int) -> None:
    """Add milliseconds to some subjects, always in the same order, so that two workers cannot deadlock."""
    rows = [{"subject": subject, "period": period, "spent": added[subject]} for subject in sorted(added)]
    async with database.transaction() as connection:
        fresh = upsert(connection, THINKING).values(rows)
        summed = {"spent": THINKING.c.spent + fresh.excluded.spent}
        keys = [THINKING.c.subject, THINKING.c.period]
        await connection.execute(fresh.on_conflict_do_update(index_elements=keys, set_=summed))
        await sweep(connection, now)


async def sweep(connection: AsyncConnection, now: int) -> None:
    """Delete some rows of periods that are over."""
    over = select(THINKING.c.subject).where(THINKING.c.period < now).order_by(THINKING.c.period).limit(SWEPT)
    gone = over.with_for_update(skip_locked=True)
    await connection.execute(delete(THINKING).where(THINKING.c.period < now, THINKING.c.subject.in_(gone)))


async def read_thinking(database: Database, subjects: Collection[str], period: int) -> dict[str, int]:
    """Return what some subjects have spent; a missing one has spent nothing."""
    wanted = select(THINKING.c.subject, THINKING.c.spent).where(
        THINKING.c.period == period, THINKING.c.subject.in_(subjects)
    )
    async with database.reading() as connection:
        return {row.subject: row.spent for row in await connection.execute(wanted)}


async def spent_by(connection: AsyncConnection, subject: str) -> list[tuple[int, int]]:
    """Return what a subject has spent: the ends of periods, and milliseconds."""
    mine = select(THINKING.c.period, THINKING.c.spent).where(THINKING.c.subject == subject).order_by(THINKING.c.period)
    return [(row.period, row.spent) for row in await connection.execute(mine)]


async def forget_thinking(connection: AsyncConnection, subject: str) -> None:
    await connection.execute(delete(THINKING).where(THINKING.c.subject == subject))
