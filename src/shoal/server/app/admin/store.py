"""The log of operators in the database."""

from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from shoal.server.app.admin.schema import LOG
from shoal.server.platform.base.timestamps import now
from shoal.server.platform.db.database import at_most

PAGE: Final = 50
NAMES: Final = frozenset({"name", "old", "new"})
"""Details that are names of the subject."""


@dataclass(frozen=True)
class AdminLogRow:
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


async def read(connection: AsyncConnection, before: int | None) -> list[AdminLogRow]:
    """Return a page of the log, the latest first."""
    lines = select(LOG).order_by(LOG.c.id.desc()).limit(at_most(PAGE))
    rows = await connection.execute(lines if before is None else lines.where(LOG.c.id < before))
    return [AdminLogRow(*row) for row in rows]


async def forget_names(connection: AsyncConnection, subject: str) -> None:
    """Delete the names of a player from the lines about them; their id stays."""
    mine = select(LOG.c.id, LOG.c.details).where(LOG.c.subject == subject)
    for row in (await connection.execute(mine)).all():
        details = {name: value for name, value in row.details.items() if name not in NAMES}
        await connection.execute(update(LOG).where(LOG.c.id == row.id).values(details=details))
