"""All SQL of reports. Every question is bounded and answered by an index."""

from dataclasses import dataclass, fields
from typing import Any, Final, Literal

from sqlalchemy import and_, delete, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from shoal.server.accounts.identity.names import FORMER
from shoal.server.community.player_reports.schema import CLOSED, OPEN, REPORTS
from shoal.server.platform.base.timestamps import DAY_MS, now
from shoal.server.platform.db.database import at_most
from shoal.server.play.tables.schema import SAID

PAGE: Final = 50
OWN: Final = 20
BEFORE, AFTER = 10, 5
"""How many lines of chat are kept around a reported one."""
KEPT_MS: Final = 90 * DAY_MS
"""Milliseconds after which a closed report is deleted."""
AT_ONCE: Final = 20


Kind = Literal["name", "line", "game"]
Outcome = Literal["nothing", "muted", "renamed", "banned", "closed"]


@dataclass(frozen=True)
class ReportRow:
    """A report: who made it about whom, what kind it is, what was said around it, and what became of it."""

    id: str
    player: str
    about: str
    kind: Kind
    table_id: str | None
    words: str
    evidence: dict[str, Any]
    made: int
    closed: int | None = None
    outcome: Outcome | None = None


ALL: Final = tuple(REPORTS.c[field.name] for field in fields(ReportRow))


async def add_report(connection: AsyncConnection, report: ReportRow) -> None:
    """Store a report, unless the same person has reported the same and nobody has answered yet."""
    same = (
        REPORTS.c.player == report.player,
        REPORTS.c.about == report.about,
        REPORTS.c.kind == report.kind,
        REPORTS.c.table_id == report.table_id,
    )
    waiting = [row.evidence for row in await connection.execute(select(REPORTS.c.evidence).where(OPEN, *same))]
    if any(evidence.get("reported") == report.evidence.get("reported") for evidence in waiting):
        return
    await connection.execute(
        insert(REPORTS).values({field.name: getattr(report, field.name) for field in fields(ReportRow)})
    )
    old = select(REPORTS.c.id).where(CLOSED, REPORTS.c.closed < now() - KEPT_MS).limit(at_most(AT_ONCE))
    await connection.execute(delete(REPORTS).where(REPORTS.c.id.in_(old.with_for_update(skip_locked=True))))


async def find_report(connection: AsyncConnection, report: str) -> ReportRow | None:
    row = (await connection.execute(select(*ALL).where(REPORTS.c.id == report))).first()
    return None if row is None else ReportRow(*row)


async def of_player(connection: AsyncConnection, player: str, most: int = OWN) -> list[ReportRow]:
    """Return the latest reports that a player has made."""
    mine = select(*ALL).where(REPORTS.c.player == player).order_by(REPORTS.c.made.desc())
    return [ReportRow(*row) for row in await connection.execute(mine.limit(at_most(most)))]


async def waiting_reports(connection: AsyncConnection, after: int) -> list[ReportRow]:
    """Return a page of the reports that nobody has answered, the oldest first."""
    query = select(*ALL).where(OPEN, REPORTS.c.made > after).order_by(REPORTS.c.made)
    return [ReportRow(*row) for row in await connection.execute(query.limit(at_most(PAGE)))]


async def close(connection: AsyncConnection, report: str, outcome: Outcome) -> bool:
    """Answer a report; return False if it was answered before."""
    closed = update(REPORTS).where(REPORTS.c.id == report, OPEN).values(closed=now(), outcome=outcome)
    return (await connection.execute(closed)).rowcount == 1


async def line(connection: AsyncConnection, table: str, seat: int, at: int) -> tuple[int, str] | None:
    """Return the number of the line of chat that a seat said at a time, and the player who said it."""
    said = select(SAID.c.number, SAID.c.player).where(SAID.c.table_id == table, SAID.c.seat == seat, SAID.c.at == at)
    row = (await connection.execute(said.limit(at_most(1)))).first()
    return None if row is None else (row.number, row.player)


async def lines_around(connection: AsyncConnection, table: str, number: int) -> list[dict[str, Any]]:
    """Return the lines of chat around one, as they are now."""
    near = and_(SAID.c.number >= number - BEFORE, SAID.c.number <= number + AFTER)
    rows = await connection.execute(select(SAID).where(SAID.c.table_id == table, near).order_by(SAID.c.number))
    return [{"number": row.number, "name": row.name, "text": row.text, "at": row.at} for row in rows]


async def forget_reports(connection: AsyncConnection, player: str) -> None:
    """Delete the reports by a player and about them."""
    await connection.execute(delete(REPORTS).where(or_(REPORTS.c.player == player, REPORTS.c.about == player)))


async def forget_evidence(connection: AsyncConnection, player: str) -> None:
    """Blank a player's lines in reports about others, as long as the chat tells which lines are theirs."""
    theirs = select(REPORTS.c.id, REPORTS.c.evidence, SAID.c.number).where(SAID.c.player == player)
    lines: dict[str, tuple[dict[str, Any], set[int]]] = {}
    for row in await connection.execute(theirs.join(SAID, SAID.c.table_id == REPORTS.c.table_id)):
        lines.setdefault(row.id, (row.evidence, set()))[1].add(row.number)
    for report, (evidence, numbers) in lines.items():
        told = [
            {**line, "name": FORMER, "text": ""} if line["number"] in numbers else line
            for line in evidence.get("lines", ())
        ]
        blanked = update(REPORTS).where(REPORTS.c.id == report)
        await connection.execute(blanked.values(evidence={**evidence, "lines": told}))


async def give_reports(connection: AsyncConnection, guest: str, heir: str) -> None:
    """Move the reports by a guest and about them to another player."""
    await connection.execute(update(REPORTS).where(REPORTS.c.player == guest).values(player=heir))
    await connection.execute(update(REPORTS).where(REPORTS.c.about == guest).values(about=heir))
