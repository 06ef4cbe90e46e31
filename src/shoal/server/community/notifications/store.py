"""All SQL of calling: claim notices, store what became of them, find the games that wait for a player."""

from collections.abc import Sequence
from dataclasses import dataclass, fields
from typing import Final

from sqlalchemy import and_, or_, select, tuple_, update
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.sql.elements import ColumnElement

from shoal.server.accounts.notification_outbox.schema import NOTICES
from shoal.server.community.notifications.message_text import WaitingGame
from shoal.server.platform.base.timestamps import MINUTE_MS
from shoal.server.platform.db.database import Database, at_most, moment
from shoal.server.play.tables.schema import CHAIRS, SAT, TABLES
from shoal.server.play.tables.store import read_facts, read_many
from shoal.server.play.tables.table_row import RUNNING, TableRow

LEASE_MS: Final = MINUTE_MS
"""Milliseconds for which a claim is valid: longer than telling may take."""
MOST: Final = 50
"""Games in one letter."""


@dataclass(frozen=True)
class Notice:
    """A notice that a worker has claimed. `attempts` counts this one too."""

    table_id: str
    seat: int
    player: str
    entries: int
    began: int
    stage: str
    attempts: int
    lease: int


FIELDS: Final = tuple(NOTICES.c[field.name] for field in fields(Notice))
KEY: Final = (NOTICES.c.table_id, NOTICES.c.seat)


async def claim(database: Database, limit: int) -> list[Notice]:
    """Claim notices that are due, the earliest first."""
    async with database.transaction() as connection:
        at = moment(connection)
        wanted = (
            select(*KEY)
            .where(NOTICES.c.due.is_not(None), NOTICES.c.due <= at)
            .where(or_(NOTICES.c.lease.is_(None), NOTICES.c.lease < at))
            .order_by(NOTICES.c.due)
            .limit(at_most(limit))
            .with_for_update(skip_locked=True)
        )
        claimed = update(NOTICES).where(tuple_(*KEY).in_(wanted))
        claimed = claimed.values(lease=at + LEASE_MS, attempts=NOTICES.c.attempts + 1)
        return [Notice(*row) for row in await connection.execute(claimed.returning(*FIELDS))]


def is_mine(notice: Notice) -> ColumnElement[bool]:
    """Return whether the claim is still this worker's: no other has it, and no new turn has begun."""
    same = and_(NOTICES.c.table_id == notice.table_id, NOTICES.c.seat == notice.seat)
    return and_(same, NOTICES.c.lease == notice.lease, NOTICES.c.entries == notice.entries)


async def finish_notice(connection: AsyncConnection, notice: Notice, told: str) -> None:
    await connection.execute(update(NOTICES).where(is_mine(notice)).values(due=None, lease=None, told=told))


async def put_back(connection: AsyncConnection, notice: Notice, due: int, *, counted: bool) -> None:
    """Release a claim, so that a worker looks at the notice again at a moment."""
    attempts = NOTICES.c.attempts - (0 if counted else 1)
    later = update(NOTICES).where(is_mine(notice)).values(due=due, lease=None, attempts=attempts)
    await connection.execute(later)


async def leave_to_letters(connection: AsyncConnection, notice: Notice) -> bool:
    """Note that no device took a push; return False if the claim is lost."""
    left = await connection.execute(update(NOTICES).where(is_mine(notice)).values(stage="mail"))
    return left.rowcount > 0


async def find_turn(connection: AsyncConnection, notice: Notice) -> WaitingGame | None:
    """Return the turn of a notice, or None if it has ended."""
    facts = await read_facts(connection, notice.table_id)
    if facts is None or not stands(facts, notice.seat, notice.player):
        return None
    return WaitingGame(facts, notice.seat, notice.entries)


def stands(facts: TableRow, seat: int, player: str) -> bool:
    chair = facts.chairs[seat]
    return facts.status == RUNNING and seat in facts.turn and (chair.kind, chair.player) == ("person", player)


async def all_waiting(connection: AsyncConnection, player: str) -> list[WaitingGame]:
    """Return the games that wait for a player and were told by a letter or a push before, or are to be told by one."""
    wanted = select(*KEY, NOTICES.c.entries).where(NOTICES.c.player == player)
    listed = or_(NOTICES.c.stage == "mail", NOTICES.c.told.in_(("push", "mail")))
    noted = {(row.table_id, row.seat): row.entries for row in await connection.execute(wanted.where(listed))}
    mine = select(TABLES).join(CHAIRS, CHAIRS.c.table_id == TABLES.c.id).where(CHAIRS.c.player == player, SAT)
    tables = await read_many(connection, mine.order_by(CHAIRS.c.created.desc()).limit(at_most(MOST)))
    return [
        WaitingGame(facts, seat, noted[facts.id, seat])
        for facts in tables
        for seat in facts.seats_of(player)
        if (facts.id, seat) in noted and stands(facts, seat, player)
    ]


async def told_by_letter(connection: AsyncConnection, games: Sequence[WaitingGame]) -> None:
    """Note that a letter tells of these turns."""
    for game in games:
        this = and_(NOTICES.c.table_id == game.facts.id, NOTICES.c.seat == game.seat)
        told = update(NOTICES).where(this, NOTICES.c.entries == game.entries, NOTICES.c.stage == "mail")
        await connection.execute(told.values(due=None, lease=None, told="mail"))


async def any_stands(connection: AsyncConnection, turns: Sequence[tuple[str, int, int]], player: str) -> bool:
    """Return whether one of these turns (table, seat, entries) is still owed."""
    for table, seat, entries in turns:
        facts = await read_facts(connection, table)
        noted = select(NOTICES.c.entries).where(NOTICES.c.table_id == table, NOTICES.c.seat == seat)
        same = await connection.scalar(noted) == entries
        if same and facts is not None and stands(facts, seat, player):
            return True
    return False
