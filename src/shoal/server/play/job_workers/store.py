"""All SQL of jobs: claim them by lease, prolong leases, store results. The database's clock measures leases."""

from collections.abc import Mapping, Sequence
from itertools import takewhile
from typing import Any, Final

from sqlalchemy import Table, and_, func, literal_column, or_, select, true, tuple_, update
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.sql.elements import ColumnElement

from shoal.server.platform.base.timestamps import now
from shoal.server.platform.db.database import Database, at_most, moment, upsert
from shoal.server.play.job_workers.job_types import DECISION, HINT, REVIEW, TIMEOUT, ClaimedJob, DueJob, Job, JobKind
from shoal.server.play.tables.schema import CHAIRS, JOBS

LEASE_MS: Final = 30_000
"""Milliseconds for which a claim is valid unless it is renewed; after that the worker counts as dead."""
DONE: Final = {"due": None, "lease": None, "payer": "", "origin": ""}
"""What an answered question is: who asked is forgotten."""
COUNTED: Final = 1000
"""How much that is due is counted."""
KEYS: Final[Mapping[str, tuple[ColumnElement[Any], ...]]] = {
    "chairs": (CHAIRS.c.table_id, CHAIRS.c.seat),
    "jobs": (JOBS.c.table_id, JOBS.c.kind, JOBS.c.entry, JOBS.c.seat),
}


def is_free(source: Table, at: ColumnElement[int]) -> ColumnElement[bool]:
    return and_(source.c.due.is_not(None), or_(source.c.lease.is_(None), source.c.lease < at))


async def claim_timeouts(database: Database, limit: int) -> list[ClaimedJob]:
    """Claim chairs of persons whose time has run out, the earliest first."""
    async with database.transaction() as connection:
        at = moment(connection)
        wanted = (
            select(*KEYS["chairs"])
            .where(CHAIRS.c.kind == literal_column("'person'"), is_free(CHAIRS, at), CHAIRS.c.due <= at)
            .order_by(CHAIRS.c.due)
            .limit(limit)
            .with_for_update(skip_locked=True)
        )
        claimed = update(CHAIRS).where(tuple_(*KEYS["chairs"]).in_(wanted))
        claimed = claimed.values(lease=at + LEASE_MS, attempts=CHAIRS.c.attempts + 1)
        rows = await connection.execute(claimed.returning(*KEYS["chairs"], CHAIRS.c.attempts, CHAIRS.c.lease))
        return [
            ClaimedJob(DueJob(TIMEOUT, row.table_id, row.seat), row.attempts, row.lease - LEASE_MS, row.lease)
            for row in rows
        ]


async def claim_jobs(database: Database, chosen: Sequence[DueJob]) -> list[ClaimedJob]:
    """Claim what was chosen, unless another worker has claimed it already."""
    claims: list[ClaimedJob] = []
    async with database.transaction() as connection:
        for source in (CHAIRS, JOBS):
            wanted = {key_of(offer): offer for offer in chosen if source_of(offer) is source}
            if wanted:
                claims += await _take(connection, source, wanted)
    return claims


async def _take(connection: AsyncConnection, source: Table, wanted: dict[tuple[Any, ...], DueJob]) -> list[ClaimedJob]:
    at, key = moment(connection), KEYS[source.name]
    free = select(*key).where(tuple_(*key).in_(list(wanted)), is_free(source, at)).with_for_update(skip_locked=True)
    claimed = update(source).where(tuple_(*key).in_(free)).values(lease=at + LEASE_MS, attempts=source.c.attempts + 1)
    rows = await connection.execute(claimed.returning(*key, source.c.attempts, source.c.lease))
    return [ClaimedJob(wanted[tuple(row)[:-2]], row.attempts, row.lease - LEASE_MS, row.lease) for row in rows]


def source_of(offer: DueJob) -> Table:
    return CHAIRS if offer.kind in (DECISION, TIMEOUT) else JOBS


def key_of(offer: DueJob) -> tuple[Any, ...]:
    if source_of(offer) is CHAIRS:
        return offer.table, offer.seat
    return offer.table, offer.kind, offer.entry, offer.seat


async def renew(database: Database, claims: Sequence[ClaimedJob]) -> int:
    """Prolong claims; one that another worker has by now stays lost. Return how many are lost."""
    lost = 0
    async with database.transaction() as connection:
        for source in (CHAIRS, JOBS):
            held = {key_of(claim.offer): claim for claim in claims if source_of(claim.offer) is source}
            if held:
                lost += await _renew(connection, source, held)
    return lost


async def _renew(connection: AsyncConnection, source: Table, held: dict[tuple[Any, ...], ClaimedJob]) -> int:
    key = KEYS[source.name]
    wanted = select(*key, source.c.lease).where(tuple_(*key).in_(list(held))).with_for_update(skip_locked=True)
    rows = (await connection.execute(wanted)).all()
    mine = [tuple(row)[:-1] for row in rows if row.lease == held[tuple(row)[:-1]].lease]
    if mine:
        renewed = update(source).where(tuple_(*key).in_(mine)).values(lease=moment(connection) + LEASE_MS)
        for row in await connection.execute(renewed.returning(*key, source.c.lease)):
            held[tuple(row)[:-1]].lease = row.lease
    return sum(row.lease is not None and tuple(row)[:-1] not in mine for row in rows)


async def backlog(database: Database) -> Mapping[str, tuple[int, int]]:
    """Return how many decisions of bots and how many questions are due, and since when; 0 if nothing is.

    Only the first 1000 that an index finds are looked at.
    """
    counts = {}
    async with database.reading() as connection:
        for source, owed in ((CHAIRS, CHAIRS.c.kind == literal_column("'bot'")), (JOBS, true())):
            counted = select(source.c.due).where(owed, source.c.due.is_not(None)).limit(at_most(COUNTED)).subquery()
            row = (await connection.execute(select(func.count(), func.min(counted.c.due)).select_from(counted))).one()
            counts[source.name] = (row[0], row[1] or 0)
    return counts


async def put_back(database: Database, claim: ClaimedJob, pause: float, *, counted: bool) -> None:
    """Release a claim, so that the work can be claimed again after so many seconds."""
    source = source_of(claim.offer)
    mine = update(source).where(
        and_(*(column == value for column, value in zip(KEYS[source.name], key_of(claim.offer), strict=True))),
        source.c.lease == claim.lease,
    )
    async with database.transaction() as connection:
        lease = moment(connection) + round(pause * 1000) if pause else None
        attempts = source.c.attempts - (0 if counted else 1)
        await connection.execute(mine.values(lease=lease, attempts=attempts))


def _is(job: Job) -> ColumnElement[bool]:
    return and_(
        JOBS.c.table_id == job.table, JOBS.c.kind == job.kind, JOBS.c.entry == job.entry, JOBS.c.seat == job.seat
    )


async def add_jobs(database: Database, jobs: Sequence[Job], payer: str, origin: str) -> None:
    """Store questions, unless they were asked before."""
    async with database.transaction() as connection:
        for job in jobs:
            row = {"table_id": job.table, "kind": job.kind, "entry": job.entry, "seat": job.seat, "due": now()}
            asked = upsert(connection, JOBS).values(**row, payer=payer, origin=origin)
            await connection.execute(asked.on_conflict_do_nothing())


async def was_asked(database: Database, job: Job) -> bool:
    async with database.reading() as connection:
        return (await connection.scalar(select(JOBS.c.seat).where(_is(job)))) is not None


async def finish(database: Database, job: Job, result: Any) -> None:
    async with database.transaction() as connection:
        await connection.execute(update(JOBS).where(_is(job)).values(**DONE, result=result))


async def asked_by(connection: AsyncConnection, player: str) -> list[Any]:
    """Return the questions of a player that are not answered yet."""
    return list(await connection.execute(select(JOBS).where(_waits_for(player)).order_by(JOBS.c.due)))


async def change_payer(connection: AsyncConnection, player: str, payer: str) -> None:
    """Let somebody else, or nobody, pay for the questions of a player that are not answered yet."""
    await connection.execute(update(JOBS).where(_waits_for(player)).values(payer=payer))


def _waits_for(player: str) -> ColumnElement[bool]:
    return and_(JOBS.c.due.is_not(None), JOBS.c.kind.in_((HINT, REVIEW)), JOBS.c.payer == player)


async def result_of(database: Database, job: Job) -> Any:
    """Return the answer to a question, or None while there is none."""
    async with database.reading() as connection:
        return await connection.scalar(select(JOBS.c.result).where(_is(job)))


async def results(database: Database, table: str, kind: JobKind) -> list[Any]:
    """Return the answers to questions of a kind, in order, up to the first that is missing."""
    wanted = select(JOBS.c.result).where(JOBS.c.table_id == table, JOBS.c.kind == kind).order_by(JOBS.c.entry)
    async with database.reading() as connection:
        answers = (await connection.scalars(wanted)).all()
    return list(takewhile(lambda result: result is not None, answers))
