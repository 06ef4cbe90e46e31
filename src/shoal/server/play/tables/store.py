"""All SQL of tables: read them, and store changes completely or not at all."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, fields
from typing import Any, Final

import orjson
from sqlalchemy import Select, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from shoal.server.accounts.notification_outbox import store as notices
from shoal.server.platform.db.database import Database, at_most, fetch, upsert
from shoal.server.play.tables.changes import Admit, ChatLine, TableChange
from shoal.server.play.tables.entries_store import rows_of
from shoal.server.play.tables.finish_game import count_finished_game
from shoal.server.play.tables.schema import CHAIRS, ENTRIES, LEFT, SAID, SAT, SNAPSHOTS, TABLES, UNREVEALED
from shoal.server.play.tables.table_row import WAITING, WAITING_LIFETIME_MS, ChairRow, TableRow
from shoal.server.play.tables.turn_notifications import calls_of

Values = Mapping[Any, Any]
"""A row: its values by the names of the columns."""
ROW: Final = tuple(field.name for field in fields(TableRow) if field.name != "chairs")
CHAIR: Final = tuple(field.name for field in fields(ChairRow))
UNUSUAL: Final = tuple(name for name in ROW if name not in ("version", "entries", "turn"))
WHO: Final = tuple(name for name in CHAIR if name not in ("left", "since", "due"))


async def create(
    database: Database,
    facts: TableRow,
    beginning: TableChange | None,
    address: str | None = None,
    admit: Admit | None = None,
) -> None:
    """Store a new table, and `beginning` if its game begins at once; `admit` may refuse it in the same transaction."""
    async with database.transaction() as connection:
        if admit is not None:
            await admit(connection)
        await insert_table(connection, facts, address)
        if beginning is not None:
            await apply(connection, beginning)


async def insert_table(connection: AsyncConnection, facts: TableRow, address: str | None = None) -> None:
    expires = facts.created + WAITING_LIFETIME_MS[facts.door] if facts.status == WAITING else None
    row = {name: getattr(facts, name) for name in ROW}
    await connection.execute(insert(TABLES), {**row, "expires": expires, "address": address})
    shared = {"table_id": facts.id, "door": facts.door, "created": facts.created}
    chairs = [{**shared, **{name: getattr(chair, name) for name in CHAIR}} for chair in facts.chairs]
    await connection.execute(insert(CHAIRS), chairs)


async def find_table(database: Database, table: str) -> TableRow | None:
    async with database.reading() as connection:
        return await read_facts(connection, table)


async def read_facts(connection: AsyncConnection, table: str) -> TableRow | None:
    row = (await connection.execute(select(TABLES).where(TABLES.c.id == table))).one_or_none()
    if row is None:
        return None
    chairs = await connection.execute(select(CHAIRS).where(CHAIRS.c.table_id == table).order_by(CHAIRS.c.seat))
    return facts_of(row._mapping, [chair._mapping for chair in chairs])


async def read_many(connection: AsyncConnection, wanted: Select[Any]) -> list[TableRow]:
    """Return the tables that a query selects, with their chairs, in the order of the query.

    A query by player finds a table once for each of their chairs.
    """
    rows = {row.id: row for row in await connection.execute(wanted)}
    seated: dict[str, list[Values]] = {table: [] for table in rows}
    chairs = select(CHAIRS).where(CHAIRS.c.table_id.in_(seated)).order_by(CHAIRS.c.table_id, CHAIRS.c.seat)
    for chair in await connection.execute(chairs):
        seated[chair.table_id].append(chair._mapping)
    return [facts_of(row._mapping, seated[table]) for table, row in rows.items()]


def facts_of(table: Values, chairs: Iterable[Values]) -> TableRow:
    """Return the facts in the row of a table and the rows of its chairs, which are in order."""
    seated = (ChairRow(**{name: chair[name] for name in CHAIR}) for chair in chairs)
    return TableRow(**{name: table[name] for name in ROW}, chairs=tuple(seated))


async def versions(database: Database, tables: Sequence[str]) -> dict[str, int]:
    """Return the stored versions of some tables."""
    async with database.reading() as connection:
        rows = await connection.execute(select(TABLES.c.id, TABLES.c.version).where(TABLES.c.id.in_(tables)))
        return {row.id: row.version for row in rows}


async def overdue_words(database: Database, moment: int, most: int) -> list[str]:
    """Return some full tables whose sealed words should have been revealed before a time."""
    late = select(TABLES.c.id).where(UNREVEALED, TABLES.c.reveal_by < moment)
    late = late.order_by(TABLES.c.reveal_by).limit(at_most(most))
    async with database.reading() as connection:
        return list(await connection.scalars(late))


async def read_snapshot(connection: AsyncConnection, table: str) -> dict[str, Any] | None:
    data = await connection.scalar(select(SNAPSHOTS.c.data).where(SNAPSHOTS.c.table_id == table))
    return None if data is None else orjson.loads(data)


async def read_said(connection: AsyncConnection, table: str, since: int) -> list[ChatLine]:
    """Return the lines of chat from number `since` on. Where no entry is stored, the times tell it."""
    made = select(func.count()).where(ENTRIES.c.table_id == table, ENTRIES.c.made <= SAID.c.at).scalar_subquery()
    wanted = select(SAID, func.coalesce(SAID.c.entry, made).label("place"))
    rows = await connection.execute(
        wanted.where(SAID.c.table_id == table, SAID.c.number >= since).order_by(SAID.c.number)
    )
    return [ChatLine(row.number, row.player, row.name, row.seat, row.text, row.key, row.at, row.place) for row in rows]


async def has_said(connection: AsyncConnection, player: str, since: int, lines: int) -> bool:
    """Return whether a player has said so many lines since a time, at any tables."""
    recent = select(SAID.c.number).where(SAID.c.player == player, SAID.c.at > since).limit(at_most(lines))
    return len((await connection.execute(recent)).all()) >= lines


async def was_done(database: Database, table: str, seat: int, key: str) -> bool:
    """Return whether the command with that key was done already."""
    wanted = select(ENTRIES.c.ply).where(ENTRIES.c.table_id == table, ENTRIES.c.seat == seat, ENTRIES.c.key == key)
    async with database.reading() as connection:
        return (await connection.scalar(wanted)) is not None


async def apply_all(database: Database, changes: Sequence[TableChange]) -> list[bool]:
    """Store changes of different tables, ordered by id, in one transaction; return for each whether it was stored."""
    async with database.transaction(first=True) as connection:
        return [await apply(connection, change) for change in changes]


async def apply(connection: AsyncConnection, change: TableChange) -> bool:
    """Store a change, or return False and do nothing if the table has changed since."""
    before, after = change.before, change.after
    guarded = update(TABLES).where(TABLES.c.id == before.id, TABLES.c.version == before.version)
    changed = {name: getattr(after, name) for name in ROW if getattr(after, name) != getattr(before, name)}
    if before.status == WAITING != after.status:
        changed |= {"expires": None, "address": None, "away": None}
    result = await connection.execute(guarded.values(**changed))
    if result.rowcount == 0:
        return False
    if change.admit is not None:
        await change.admit(connection)
    await _update_chairs(connection, before, after)
    if change.fresh:
        await connection.execute(insert(ENTRIES), rows_of(change))
    if change.snapshot is not None:
        await _keep_snapshot(connection, change)
    if change.opened is not None:
        await _release(connection, change.opened.previous)
        await insert_table(connection, change.opened)
    if calls := calls_of(change):
        await notices.note(connection, calls)
    if change.said is not None:
        await connection.execute(insert(SAID), {"table_id": before.id, **asdict(change.said)})
    if after.result is not None and before.result is None:
        await count_finished_game(connection, change, after.result["shares"])
    return True


async def _release(connection: AsyncConnection, previous: str | None) -> None:
    """Let go of a rematch that was closed before it began, so that there can be another."""
    closed = update(TABLES).where(TABLES.c.previous == previous, TABLES.c.closed.is_not(None))
    await connection.execute(closed.values(previous=None))


async def _update_chairs(connection: AsyncConnection, before: TableRow, after: TableRow) -> None:
    for old, new in zip(before.chairs, after.chairs, strict=True):
        if old != new:
            changed = {name: getattr(new, name) for name in CHAIR if getattr(new, name) != getattr(old, name)}
            guarded = update(CHAIRS).where(CHAIRS.c.table_id == before.id, CHAIRS.c.seat == old.seat)
            await connection.execute(guarded.values(**changed, lease=None, attempts=0))
    if before.ended != after.ended:
        await connection.execute(update(CHAIRS).where(CHAIRS.c.table_id == before.id).values(ended=after.ended))


async def _keep_snapshot(connection: AsyncConnection, change: TableChange) -> None:
    assert change.snapshot is not None
    row = {"entries": change.snapshot[0], "data": change.snapshot[1]}
    kept = upsert(connection, SNAPSHOTS).values(table_id=change.before.id, **row)
    await connection.execute(kept.on_conflict_do_update(index_elements=["table_id"], set_=row))


def is_plain(change: TableChange) -> bool:
    """Return whether a change is plain: only entries, the turn, clocks and a snapshot."""
    before, after = change.before, change.after
    if change.said is not None or change.opened is not None or change.admit is not None:
        return False
    return all(getattr(before, name) == getattr(after, name) for name in UNUSUAL) and all(
        getattr(old, name) == getattr(new, name)
        for old, new in zip(before.chairs, after.chairs, strict=True)
        if old is not new
        for name in WHO
    )


PLAIN: Final = """
WITH wanted AS (
    SELECT * FROM unnest($1::text[], $2::int[], $3::int[], $4::int[], $5::text[])
        AS wanted(id, known, version, entries, turn)
), locked AS MATERIALIZED (
    SELECT tables.id FROM tables JOIN wanted ON tables.id = wanted.id AND tables.version = wanted.known
    ORDER BY tables.id FOR UPDATE OF tables
), moved AS (
    UPDATE tables SET version = wanted.version, entries = wanted.entries, turn = wanted.turn::json
    FROM wanted
    WHERE tables.id = wanted.id AND tables.id IN (SELECT id FROM locked)
    RETURNING tables.id
), written AS (
    INSERT INTO entries (table_id, ply, seat, kind, text, back_to, key, made)
    SELECT * FROM unnest(
        $6::text[], $7::int[], $8::int[], $9::text[], $10::text[], $11::int[], $12::text[], $13::bigint[]
    ) AS fresh(table_id, ply, seat, kind, text, back_to, key, made)
    WHERE table_id IN (SELECT id FROM moved)
), turned AS (
    UPDATE chairs SET "left" = clock."left", since = clock.since, due = clock.due, lease = NULL, attempts = 0
    FROM unnest($14::text[], $15::int[], $16::bigint[], $17::bigint[], $18::bigint[])
        AS clock(table_id, seat, "left", since, due)
    WHERE chairs.table_id = clock.table_id AND chairs.seat = clock.seat
        AND clock.table_id IN (SELECT id FROM moved)
), kept AS (
    INSERT INTO snapshots (table_id, entries, data)
    SELECT * FROM unnest($19::text[], $20::int[], $21::text[]) AS latest(table_id, entries, data)
    WHERE table_id IN (SELECT id FROM moved)
    ON CONFLICT (table_id) DO UPDATE SET entries = excluded.entries, data = excluded.data
){noting}
SELECT id FROM moved
"""
"""Plain changes of many tables in one statement and one transaction, because this is much faster.

Tables are always locked in the order of their ids, so that two nodes cannot deadlock.
"""
NOTING: Final = """, noted AS (
    INSERT INTO notices (table_id, seat, player, entries, began, due)
    SELECT call.* FROM unnest($22::text[], $23::int[], $24::text[], $25::int[], $26::bigint[], $27::bigint[])
        AS call(table_id, seat, player, entries, began, due)
    JOIN notice_wishes AS wishes ON wishes.player = call.player AND (wishes.push OR wishes.mail)
    WHERE call.table_id IN (SELECT id FROM moved)
    ON CONFLICT (table_id, seat) DO UPDATE SET player = excluded.player, entries = excluded.entries,
        began = excluded.began, due = excluded.due, stage = 'push', told = '', lease = NULL, attempts = 0
)"""
"""The same for turns that begin at tables where people may be away."""
WITHOUT_NOTICES: Final = PLAIN.format(noting="")
WITH_NOTICES: Final = PLAIN.format(noting=NOTING)


async def apply_plain(database: Database, changes: Sequence[TableChange]) -> list[bool]:
    """Do what `apply_all` does, for plain changes on PostgreSQL."""
    tables = [
        (change.before.id, change.before.version, change.after.version, change.after.entries, str(change.after.turn))
        for change in changes
    ]
    entries = [tuple(row.values()) for change in changes for row in rows_of(change)]
    clocks = [
        (change.before.id, new.seat, new.left, new.since, new.due)
        for change in changes
        for old, new in zip(change.before.chairs, change.after.chairs, strict=True)
        if old != new
    ]
    snapshots = [(change.before.id, *change.snapshot) for change in changes if change.snapshot is not None]
    arguments = [*columns(tables, 5), *columns(entries, 8), *columns(clocks, 5), *columns(snapshots, 3)]
    calls = [call for change in changes for call in calls_of(change)]
    statement = WITH_NOTICES if calls else WITHOUT_NOTICES
    done = {row["id"] for row in await fetch(database, statement, [*arguments, *(columns(calls, 6) if calls else ())])}
    return [change.before.id in done for change in changes]


def columns(rows: Sequence[tuple[Any, ...]], width: int) -> list[list[Any]]:
    return [[row[place] for row in rows] for place in range(width)]


MOST_OF_MINE: Final = 200


async def running_of_player(connection: AsyncConnection, player: str) -> list[TableRow]:
    """Return a player's tables that are not over, the newest first; at the end those where a bot plays for them."""
    mine = sat_at(player).where(SAT).order_by(CHAIRS.c.created.desc())
    missed = sat_at(player).where(LEFT, CHAIRS.c.missed.is_not(None))
    return [
        facts for tables in (mine, missed) for facts in await read_many(connection, tables.limit(at_most(MOST_OF_MINE)))
    ]


def sat_at(player: str) -> Select[Any]:
    return select(TABLES).join(CHAIRS, CHAIRS.c.table_id == TABLES.c.id).where(CHAIRS.c.player == player)
