"""A table in memory: a cache of what the database holds, brought up to date entry by entry."""

import asyncio
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final

import orjson

from shoal.core.errors import BadRecord
from shoal.core.record import Entry
from shoal.server.database import Database
from shoal.server.errors import Problem
from shoal.server.tables import store
from shoal.server.tables.facts import Facts
from shoal.table.table import Table, begin, restore

SNAPSHOT_EVERY: Final = 20
"""A stored snapshot lies between once and twice so many entries back, so that the latest can still be told."""
LATEST_SAID: Final = 50


@dataclass
class Live:
    """A table as this process knows it; whoever changes it holds the lock.

    `checkpoint` is a snapshot not yet stored: the next one sends it to the database. `table` is None before the start.
    """

    facts: Facts
    table: Table | None
    said: list[store.Said] = field(default_factory=list)
    checkpoint: tuple[int, str] | None = None
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)

    def playing(self) -> Table:
        if self.table is None:
            raise Problem("stale", "The game has not begun.")
        return self.table


def take_snapshot(table: Table) -> tuple[int, str]:
    return table.entries, orjson.dumps(table.snapshot()).decode()


def passes_checkpoint(before: int, after: int) -> bool:
    return before // SNAPSHOT_EVERY != after // SNAPSHOT_EVERY


def feed(live: Live, table: Table, entries: Iterable[Entry]) -> None:
    """Feed stored entries, and keep the checkpoints that they pass."""
    for entry in entries:
        table.feed(entry)
        if passes_checkpoint(table.entries - 1, table.entries):
            live.checkpoint = take_snapshot(table)


async def load(database: Database, table_id: str) -> Live | None:
    """Load a table from its snapshot and the entries after it."""
    async with database.reading() as connection:
        snapshot = await store.read_snapshot(connection, table_id)
        facts = await store.read_facts(connection, table_id)
        if facts is None:
            return None
        said = await store.read_said(connection, table_id, max(0, facts.said - LATEST_SAID)) if facts.said else []
        live = Live(facts, None, said)
        if facts.started is None:
            return live
        table = begin_again(facts) if snapshot is None else restore(facts.rules(), snapshot)
        written = await store.read_entries(connection, table_id, table.entries, facts.entries)
    try:
        feed(live, table, (one.entry for one in written))
    except BadRecord:  # an undo to before the snapshot
        table = await load_whole(database, facts)
    live.table = table.draft()
    return live


async def load_whole(database: Database, facts: Facts) -> Table:
    """Replay a table from its very first entry, for what lies before its snapshot."""
    async with database.reading() as connection:
        written = await store.read_entries(connection, facts.id, 0, facts.entries)
    table = begin_again(facts)
    for one in written:
        table.feed(one.entry)
    return table


def begin_again(facts: Facts) -> Table:
    return begin(facts.rules(), facts.seats, facts.options)


async def catch_up(database: Database, live: Live) -> bool:
    """Bring a table up to date; give whether anything had changed. Its new entries are then fresh ones of its draft."""
    async with database.reading() as connection:
        facts = await store.read_facts(connection, live.facts.id)
        if facts is None:
            raise Problem("unknown", "There is no such table.")
        if facts.version == live.facts.version:
            return False
        since = 0 if live.table is None else live.table.entries
        written = await store.read_entries(connection, facts.id, since, facts.entries)
        said = await store.read_said(connection, facts.id, live.facts.said) if facts.said > live.facts.said else []
    if facts.started is not None:
        draft = begin_again(facts) if live.table is None else live.table.draft()
        try:
            feed(live, draft, (one.entry for one in written))
        except BadRecord:  # an undo to before what this cache began with
            again = await load(database, facts.id)
            assert again is not None
            facts, draft, live.checkpoint = again.facts, again.playing(), again.checkpoint
        live.table = draft
    live.said = [*live.said, *said][-LATEST_SAID:]
    live.facts = facts
    return True
