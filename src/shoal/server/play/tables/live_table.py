"""A table in memory: a copy of what the database has, brought up to date entry by entry."""

import asyncio
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final

import orjson

from shoal.core.errors import BadRecord
from shoal.core.record import Entry
from shoal.server.platform.db.database import Database
from shoal.server.platform.http.errors import Problem
from shoal.server.play.tables import store
from shoal.server.play.tables.batched_reads import BatchedReads
from shoal.server.play.tables.changes import ChatLine, Snapshot
from shoal.server.play.tables.entries_store import complete, read_entries
from shoal.server.play.tables.table_row import OVER, TableRow
from shoal.table.match import Match, begin, restore

SNAPSHOT_EVERY: Final = 20
"""A stored snapshot is one to two times this many entries old, so that the latest entries can still be told."""
LATEST_SAID: Final = 50


@dataclass
class LiveTable:
    """A table as this process knows it. To change it, hold the lock.

    `checkpoint` is a snapshot that is stored when the next one is taken. `match` is None before the game begins.
    """

    facts: TableRow
    match: Match | None
    said: list[ChatLine] = field(default_factory=list)
    checkpoint: Snapshot | None = None
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)

    def playing(self) -> Match:
        if self.match is None:
            raise Problem("stale", "server.not-begun")
        return self.match


def take_snapshot(match: Match) -> Snapshot:
    return match.entries, orjson.dumps(match.snapshot()).decode()


def passes_checkpoint(before: int, after: int) -> bool:
    return before // SNAPSHOT_EVERY != after // SNAPSHOT_EVERY


def feed(live: LiveTable, match: Match, entries: Iterable[Entry]) -> None:
    """Feed stored entries to a match, and take the snapshots that are due."""
    for entry in entries:
        match.feed(entry)
        if passes_checkpoint(match.entries - 1, match.entries):
            live.checkpoint = take_snapshot(match)


async def load(database: Database, table: str) -> LiveTable | None:
    """Load a table from its snapshot and the entries after it."""
    async with database.reading() as connection:
        snapshot = await store.read_snapshot(connection, table)
        facts = await store.read_facts(connection, table)
        if facts is None:
            return None
        said = await store.read_said(connection, table, max(0, facts.said - LATEST_SAID)) if facts.said else []
        live = LiveTable(facts, None, said)
        if facts.started is None:
            return live
        usable = None if facts.practice else snapshot  # with practice everything may be undone
        match = begin_again(facts) if usable is None else restore(facts.rules(), usable)
        written = await read_entries(connection, table, match.entries, facts.entries)
    written = await complete(database, table, match.entries, facts.entries, written)
    try:
        feed(live, match, (row.entry for row in written))
    except BadRecord:  # an undo goes back to before the snapshot
        match = await load_whole(database, facts)
    live.match = match.draft()
    return live


async def load_whole(database: Database, facts: TableRow) -> Match:
    """Return the match replayed from its first entry, for what is older than the snapshot."""
    async with database.reading() as connection:
        written = await read_entries(connection, facts.id, 0, facts.entries)
    written = await complete(database, facts.id, 0, facts.entries, written)
    match = begin_again(facts)
    for row in written:
        match.feed(row.entry)
    return match


def begin_again(facts: TableRow) -> Match:
    return begin(facts.rules(), facts.seats, facts.options, practice=facts.practice)


def names_of(facts: TableRow) -> list[str]:
    return [chair.name for chair in facts.chairs]


async def catch_up(database: Database, asking: BatchedReads, live: LiveTable) -> bool:
    """Bring a table up to date; return whether it had changed. The new entries are those of the new draft."""
    since = 0 if live.match is None else live.match.entries
    news = await asking.news(live.facts.id, since)
    if news is None:
        raise Problem("unknown", "server.no-table")
    facts = news.facts
    if facts.version == live.facts.version:
        return False
    # Lines of a former player are deleted at finished tables, and of somebody who was renamed changed at all.
    start = 0 if facts.status == OVER or names_of(facts) != names_of(live.facts) else live.facts.said
    said = await read_lines(database, facts, start) if facts.said > start else []
    written = await complete(database, facts.id, since, facts.entries, news.written)
    if facts.started is not None:
        draft = begin_again(facts) if live.match is None else live.match.draft()
        try:
            feed(live, draft, (row.entry for row in written))
        except BadRecord:  # an undo goes back to before what this process remembers
            again = await load(database, facts.id)
            assert again is not None
            facts, draft, live.checkpoint = again.facts, again.playing(), again.checkpoint
        live.match = draft
    live.said = [*(line for line in live.said if line.number < start), *said][-LATEST_SAID:]
    live.facts = facts
    return True


async def read_lines(database: Database, facts: TableRow, start: int) -> list[ChatLine]:
    """Return the latest lines of chat that these facts count, from number `start` on."""
    async with database.reading() as connection:
        lines = await store.read_said(connection, facts.id, max(start, facts.said - LATEST_SAID))
    return [line for line in lines if line.number < facts.said]
