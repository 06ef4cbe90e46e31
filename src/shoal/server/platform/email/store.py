"""All SQL of letters: write them, claim them, store what became of them. Leases use the database's clock."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from sqlalchemy import and_, delete, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.sql.elements import ColumnElement

from shoal.server.platform.base.email_address import is_address
from shoal.server.platform.base.timestamps import DAY_MS, now
from shoal.server.platform.db.database import Database, at_most, moment, upsert
from shoal.server.platform.email.schema import LETTERS
from shoal.server.platform.email.templates import EMAIL_TEMPLATES

LEASE_MS: Final = 120_000
"""Milliseconds for which a claim is valid: longer than sending may take."""
KEPT_MS: Final = 90 * DAY_MS
"""Milliseconds for which the key of a letter is known."""
SWEPT: Final = 100
OVER: Final[dict[str, object]] = {"due": None, "lease": None, "recipient": "", "data": {}}
"""What a letter is when nothing more happens to it."""


@dataclass(frozen=True)
class QueuedEmail:
    """A letter that a worker has claimed. `attempts` counts this one too."""

    key: str
    recipient: str
    kind: str
    language: str
    data: Mapping[str, str]
    created: int
    attempts: int
    lease: int


async def queue_email(
    connection: AsyncConnection, *, to: str, kind: str, language: str, data: Mapping[str, str], key: str
) -> None:
    """Add a letter, unless there is one with this key. An address that is none is a bug of the caller."""
    if not is_address(to) or kind not in EMAIL_TEMPLATES:
        raise ValueError("not an address, or no kind of letter")
    row = {"key": key, "recipient": to, "kind": kind, "language": language, "data": dict(data)}
    written = upsert(connection, LETTERS).values(**row, created=now(), due=now())
    await connection.execute(written.on_conflict_do_nothing())


async def claim_emails(database: Database, limit: int) -> list[QueuedEmail]:
    """Claim letters that are due, the earliest first."""
    async with database.transaction() as connection:
        at = moment(connection)
        wanted = (
            select(LETTERS.c.key)
            .where(LETTERS.c.due.is_not(None), LETTERS.c.due <= at)
            .where(or_(LETTERS.c.lease.is_(None), LETTERS.c.lease < at))
            .order_by(LETTERS.c.due)
            .limit(at_most(limit))
            .with_for_update(skip_locked=True)
        )
        claimed = update(LETTERS).where(LETTERS.c.key.in_(wanted))
        claimed = claimed.values(lease=at + LEASE_MS, attempts=LETTERS.c.attempts + 1)
        rows = await connection.execute(
            claimed.returning(*(LETTERS.c[name] for name in QueuedEmail.__dataclass_fields__))
        )
        return [QueuedEmail(*row) for row in rows]


async def finish(database: Database, letter: QueuedEmail, outcome: str) -> None:
    """Store what became of a letter; erase whom it was for and what it said."""
    async with database.transaction() as connection:
        await connection.execute(update(LETTERS).where(_is_mine(letter)).values(OVER | {"outcome": outcome}))
        await sweep(connection)


async def put_back(database: Database, letter: QueuedEmail, pause: float, *, counted: bool = True) -> None:
    """Release a claim, so that the letter can be claimed again after so many seconds."""
    async with database.transaction() as connection:
        later = {"due": moment(connection) + round(pause * 1000), "lease": None}
        attempts = LETTERS.c.attempts - (0 if counted else 1)
        await connection.execute(update(LETTERS).where(_is_mine(letter)).values(**later, attempts=attempts))


def _is_mine(letter: QueuedEmail) -> ColumnElement[bool]:
    return and_(LETTERS.c.key == letter.key, LETTERS.c.lease == letter.lease)


async def sweep(connection: AsyncConnection) -> None:
    """Forget some letters that nothing more will happen to."""
    old = LETTERS.c.created < now() - KEPT_MS
    over = select(LETTERS.c.key).where(old, LETTERS.c.due.is_(None)).order_by(LETTERS.c.created)
    gone = over.limit(at_most(SWEPT)).with_for_update(skip_locked=True)
    await connection.execute(delete(LETTERS).where(LETTERS.c.key.in_(gone)))


async def outcomes(connection: AsyncConnection, keys: Sequence[str]) -> dict[str, str]:
    """Return what became of some letters; a letter that still waits has an empty text."""
    wanted = select(LETTERS.c.key, LETTERS.c.outcome).where(LETTERS.c.key.in_(keys))
    return {row.key: row.outcome for row in await connection.execute(wanted)}


async def drop_emails_to(connection: AsyncConnection, address: str) -> None:
    """Drop the letters to an address that wait, and erase whom they were for. Who sends one now loses the claim."""
    mine = update(LETTERS).where(LETTERS.c.due.is_not(None), LETTERS.c.recipient == address)
    await connection.execute(mine.values(OVER | {"outcome": "dropped"}))
