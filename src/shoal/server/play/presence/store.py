"""All SQL of presence: note who is here, and read it."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from sqlalchemy import and_, delete, func, or_, select, tuple_, update
from sqlalchemy.ext.asyncio import AsyncConnection

from shoal.server.platform.base.timestamps import MINUTE_MS
from shoal.server.platform.db.database import at_most, moment, upsert
from shoal.server.play.presence.schema import ATTENDANCE, PRESENCE, WATCHING
from shoal.server.play.tables.entries_store import ACTS
from shoal.server.play.tables.schema import ENTRIES

PRESENT_FOR_MS: Final = MINUTE_MS
"""Milliseconds for which somebody counts as here after a connection of theirs was seen."""
STALE_AFTER_MS: Final = 30_000
"""A player's row is written again only if it is older than this."""
MOST_GONE: Final = 500
Place = tuple[str, int]
"""A table and a seat."""


@dataclass(frozen=True)
class AttendanceRow:
    """A row of a seat; `moved` is when the latest entry of its table was made."""

    seen: int
    gone: int | None
    touched: int
    nudged: int | None
    moved: int | None = None

    def away(self, now: int) -> int | None:
        """Return since when the person has no connection; None if they are here. A node that died says nothing."""
        if self.gone is not None:
            return self.gone
        return self.seen if self.seen < now - PRESENT_FOR_MS else None


async def here(connection: AsyncConnection, players: Collection[str]) -> set[str]:
    """Return those of some players who have had an open connection in the last minute."""
    if not players:
        return set()
    lately = PRESENCE.c.seen > moment(connection) - PRESENT_FOR_MS
    return set(await connection.scalars(select(PRESENCE.c.player).where(PRESENCE.c.player.in_(players), lately)))


async def count_people(connection: AsyncConnection) -> int:
    """Return how many people are here. Bots have no rows."""
    lately = PRESENCE.c.seen > moment(connection) - PRESENT_FOR_MS
    return int(await connection.scalar(select(func.count()).select_from(PRESENCE).where(lately)) or 0)


async def seen_at(connection: AsyncConnection, player: str) -> int | None:
    seen: int | None = await connection.scalar(select(PRESENCE.c.seen).where(PRESENCE.c.player == player))
    return seen


async def count_watchers(connection: AsyncConnection, tables: Collection[str]) -> dict[str, int]:
    """Return how many watch each of some tables; those that nobody watches are left out."""
    lately = WATCHING.c.seen > moment(connection) - PRESENT_FOR_MS
    counted = select(WATCHING.c.table_id, func.sum(WATCHING.c.watchers)).where(WATCHING.c.table_id.in_(tables), lately)
    rows = await connection.execute(counted.group_by(WATCHING.c.table_id))
    return {table: int(number) for table, number in rows}


async def meet(connection: AsyncConnection, players: Sequence[str]) -> None:
    """Note that players are here. Rows are locked in the order of their ids."""
    at = moment(connection)
    rows = [{"player": player, "seen": at} for player in sorted(players)]
    noted = upsert(connection, PRESENCE).values(rows)
    old = PRESENCE.c.seen < at - STALE_AFTER_MS
    await connection.execute(
        noted.on_conflict_do_update(index_elements=[PRESENCE.c.player], set_={"seen": at}, where=old)
    )


async def note_table_open(connection: AsyncConnection, places: Mapping[Place, int]) -> None:
    """Note that seats have the table open, and how many milliseconds ago each person last did something."""
    at = moment(connection)
    rows = [
        {"table_id": table, "seat": seat, "seen": at, "gone": None, "touched": at - quiet}
        for (table, seat), quiet in sorted(places.items())
    ]
    noted = upsert(connection, ATTENDANCE).values(rows)
    fresh = noted.excluded
    latest = func.greatest if connection.dialect.name == "postgresql" else func.max
    changed = {"seen": fresh.seen, "gone": None, "touched": latest(ATTENDANCE.c.touched, fresh.touched)}
    keys = [ATTENDANCE.c.table_id, ATTENDANCE.c.seat]
    await connection.execute(noted.on_conflict_do_update(index_elements=keys, set_=changed))


async def part(connection: AsyncConnection, places: Collection[Place]) -> None:
    """Note that seats have closed the table."""
    at, keys = moment(connection), tuple_(ATTENDANCE.c.table_id, ATTENDANCE.c.seat)
    open_ones = select(ATTENDANCE.c.table_id, ATTENDANCE.c.seat).where(keys.in_(places), ATTENDANCE.c.gone.is_(None))
    locked = open_ones.order_by(ATTENDANCE.c.table_id, ATTENDANCE.c.seat).with_for_update()
    await connection.execute(update(ATTENDANCE).where(keys.in_(locked)).values(seen=at, gone=at))


async def watch(connection: AsyncConnection, node: str, tables: Mapping[str, int]) -> None:
    """Note how many readers watch tables at a node."""
    at = moment(connection)
    rows = [{"table_id": table, "node": node, "watchers": tables[table], "seen": at} for table in sorted(tables)]
    noted = upsert(connection, WATCHING).values(rows)
    changed = {"watchers": noted.excluded.watchers, "seen": noted.excluded.seen}
    keys = [WATCHING.c.table_id, WATCHING.c.node]
    await connection.execute(noted.on_conflict_do_update(index_elements=keys, set_=changed))


async def forget_watchers(connection: AsyncConnection, node: str, tables: Collection[str]) -> None:
    """Delete what a node said of some tables."""
    await connection.execute(delete(WATCHING).where(WATCHING.c.node == node, WATCHING.c.table_id.in_(tables)))


async def forget_old(connection: AsyncConnection) -> None:
    """Delete some rows of nodes that are gone."""
    old = select(WATCHING.c.table_id, WATCHING.c.node).where(WATCHING.c.seen < moment(connection) - 10 * PRESENT_FOR_MS)
    oldest = old.order_by(WATCHING.c.seen).limit(at_most(MOST_GONE)).with_for_update(skip_locked=True)
    await connection.execute(delete(WATCHING).where(tuple_(WATCHING.c.table_id, WATCHING.c.node).in_(oldest)))


async def attendances(connection: AsyncConnection, tables: Collection[str]) -> dict[Place, AttendanceRow]:
    """Return the rows of all seats of some tables."""
    rows = await connection.execute(select(ATTENDANCE, MOVED).where(ATTENDANCE.c.table_id.in_(tables)))
    return {
        (row.table_id, row.seat): AttendanceRow(row.seen, row.gone, row.touched, row.nudged, row.moved) for row in rows
    }


MOVED: Final = (
    select(ENTRIES.c.made)
    .where(ENTRIES.c.table_id == ATTENDANCE.c.table_id)
    .order_by(ENTRIES.c.ply.desc())
    .limit(at_most(1))
    .correlate(ATTENDANCE)
    .scalar_subquery()
    .label("moved")
)


async def bot_moves(connection: AsyncConnection, table: str) -> dict[int, int]:
    """Return how many acts each seat of a table has made since a bot took it over."""
    later = ENTRIES.alias("later")
    since = select(ENTRIES.c.seat, func.max(ENTRIES.c.ply).label("ply")).where(ENTRIES.c.table_id == table)
    taken = since.where(ENTRIES.c.kind == "takeover").group_by(ENTRIES.c.seat).subquery()
    mine = and_(later.c.table_id == table, later.c.seat == taken.c.seat, later.c.ply > taken.c.ply)
    counted = select(taken.c.seat, func.count().label("made")).select_from(taken).join(later, mine)
    rows = await connection.execute(counted.where(later.c.kind.in_(ACTS)).group_by(taken.c.seat))
    return {row.seat: row.made for row in rows}


async def lock(connection: AsyncConnection, table: str, seat: int) -> tuple[AttendanceRow | None, int]:
    """Return the row of a seat, which nobody changes until the transaction ends, and the database's time."""
    this = select(ATTENDANCE, MOVED).where(ATTENDANCE.c.table_id == table, ATTENDANCE.c.seat == seat)
    row = (await connection.execute(this.with_for_update(of=ATTENDANCE))).one_or_none()
    at = int(await connection.scalar(select(moment(connection))) or 0)
    return None if row is None else AttendanceRow(row.seen, row.gone, row.touched, row.nudged, row.moved), at


async def note_nudge(connection: AsyncConnection, table: str, seat: int, entries: int) -> bool:
    """Note that a seat is nudged for this turn; return False if it was before."""
    fresh = or_(ATTENDANCE.c.nudged.is_(None), ATTENDANCE.c.nudged != entries)
    this = update(ATTENDANCE).where(ATTENDANCE.c.table_id == table, ATTENDANCE.c.seat == seat, fresh)
    return (await connection.execute(this.values(nudged=entries))).rowcount > 0


async def forget_presence(connection: AsyncConnection, player: str) -> None:
    await connection.execute(delete(PRESENCE).where(PRESENCE.c.player == player))
