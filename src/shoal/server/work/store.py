"""All SQL of work: claiming what is due, and keeping what was found."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import takewhile
from typing import Any, Final

from sqlalchemy import and_, or_, select, tuple_, update
from sqlalchemy.sql.elements import ColumnElement

from shoal.server.database import Database, upsert
from shoal.server.tables.schema import CHAIRS, JOBS

LEASE: Final = 30_000
"""Milliseconds for which a claim holds; whoever is still not done by then is taken for dead."""


HINT: Final = "hint"
REVIEW: Final = "review"


@dataclass(frozen=True)
class Claim:
    """A chair that something is due for."""

    table: str
    seat: int
    bot: bool


@dataclass(frozen=True)
class Job:
    """A question about a table: a hint for the decision that arose at `entry`, or a review from act `entry` on."""

    table: str
    kind: str
    entry: int
    seat: int


def is_free(source: Any, now: int) -> ColumnElement[bool]:
    return and_(source.c.due <= now, or_(source.c.lease.is_(None), source.c.lease < now))


async def claim_chairs(database: Database, now: int, limit: int) -> list[Claim]:
    """Claim chairs that are due and that nobody else has claimed."""
    wanted = select(CHAIRS.c.table_id, CHAIRS.c.seat, CHAIRS.c.kind).where(is_free(CHAIRS, now))
    async with database.transaction() as connection:
        rows = (
            await connection.execute(wanted.order_by(CHAIRS.c.due).limit(limit).with_for_update(skip_locked=True))
        ).all()
        if rows:
            names = [(row.table_id, row.seat) for row in rows]
            claimed = update(CHAIRS).where(tuple_(CHAIRS.c.table_id, CHAIRS.c.seat).in_(names))
            await connection.execute(claimed.values(lease=now + LEASE))
    return [Claim(row.table_id, row.seat, row.kind == "bot") for row in rows]


async def give_back(database: Database, claim: Claim) -> None:
    """Let a chair be claimed again at once."""
    mine = update(CHAIRS).where(CHAIRS.c.table_id == claim.table, CHAIRS.c.seat == claim.seat)
    async with database.transaction() as connection:
        await connection.execute(mine.values(lease=None))


async def claim_jobs(database: Database, now: int, limit: int) -> list[Job]:
    """Claim questions that wait for an answer, hints first."""
    if limit <= 0:
        return []
    name = (JOBS.c.table_id, JOBS.c.kind, JOBS.c.entry, JOBS.c.seat)
    async with database.transaction() as connection:
        wanted = select(*name).where(is_free(JOBS, now)).order_by(JOBS.c.kind, JOBS.c.due).limit(limit)
        rows = (await connection.execute(wanted.with_for_update(skip_locked=True))).all()
        if rows:
            claimed = update(JOBS).where(tuple_(*name).in_([tuple(row) for row in rows]))
            await connection.execute(claimed.values(lease=now + LEASE))
    return [Job(*row) for row in rows]


def _is(job: Job) -> ColumnElement[bool]:
    return and_(
        JOBS.c.table_id == job.table, JOBS.c.kind == job.kind, JOBS.c.entry == job.entry, JOBS.c.seat == job.seat
    )


async def ask(database: Database, jobs: Sequence[Job], now: int) -> None:
    """Ask questions, unless they were asked before."""
    async with database.transaction() as connection:
        for job in jobs:
            row = {"table_id": job.table, "kind": job.kind, "entry": job.entry, "seat": job.seat, "due": now}
            await connection.execute(upsert(connection, JOBS).values(row).on_conflict_do_nothing())


async def finish(database: Database, job: Job, result: Any) -> None:
    async with database.transaction() as connection:
        await connection.execute(update(JOBS).where(_is(job)).values(due=None, lease=None, result=result))


async def result_of(database: Database, job: Job) -> Any:
    """Give the answer to a question, or None while there is none."""
    async with database.reading() as connection:
        return await connection.scalar(select(JOBS.c.result).where(_is(job)))


async def results(database: Database, table: str, kind: str) -> list[Any]:
    """Give the answers that there are to questions of a kind, in order, up to the first that is missing."""
    wanted = select(JOBS.c.result).where(JOBS.c.table_id == table, JOBS.c.kind == kind).order_by(JOBS.c.entry)
    async with database.reading() as connection:
        found = (await connection.scalars(wanted)).all()
    return list(takewhile(lambda result: result is not None, found))
