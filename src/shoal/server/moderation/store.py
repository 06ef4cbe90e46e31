"""The log of operators in the database."""

from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from shoal.server.database import at_most
from shoal.server.moderation.schema import LOG
from shoal.server.moments import now

PAGE: Final = 50


@dataclass(frozen=True)
class Noted:
    """A line of the log: who did what to whom, when and why."""

    id: int
    at: int
    operator: str
    action: str
    subject: str
    why: str
    details: dict[str, Any]


async def note(connection: AsyncConnection, operator: str, action: str, subject: str, why: str, **details: Any) -> None:
    """Add a line, in the transaction of what is done."""
    row = {"at": now(), "operator": operator, "action": action, "subject": subject, "why": why, "details": details}
    await connection.execute(insert(LOG).values(row))


async def read(connection: AsyncConnection, before: int | None) -> list[Noted]:
    """Return a page of the log, the latest first."""
    lines = select(LOG).order_by(LOG.c.id.desc()).limit(at_most(PAGE))
    rows = await connection.execute(lines if before is None else lines.where(LOG.c.id < before))
    return [Noted(*row) for row in rows]
