"""The presence tracker, a node's duty: store which seats have a table open here, and tell its readers who is there.

Everything is done in rounds, so that a person who opens and closes a page all the time costs others no more than one
short message a round. Who comes is stored at once, so that nobody loses a seat who is back in time; who goes is stored
a moment later, so that a page that loads again says nothing.
"""

import asyncio
from collections.abc import AsyncIterator, Collection, Iterable, Iterator
from contextlib import asynccontextmanager, suppress
from datetime import timedelta
from typing import Final, TypeVar

from shoal.core.game import NOBODY
from shoal.server.platform.background.supervisor import Supervisor
from shoal.server.platform.base.ids import new_identifier
from shoal.server.platform.base.timestamps import now
from shoal.server.platform.db.error_kinds import DATABASE_ERRORS
from shoal.server.platform.http.websocket_protocol import frame_of
from shoal.server.play.presence import store
from shoal.server.play.presence.absence import is_company
from shoal.server.play.presence.presence_message import AttendedTable, presence_of
from shoal.server.play.presence.store import Place
from shoal.server.play.tables.broadcast import Channel, Reader
from shoal.server.play.tables.registry import TableRegistry

T = TypeVar("T")
ROUND: Final = timedelta(seconds=2)
"""From one round to the next, if nobody comes."""
ROUND_LEAST: Final = timedelta(milliseconds=250)
"""From one round to the next at least."""
REFRESH_EVERY_S: Final = 20.0
"""Seconds after which everything is stored and read again."""
GONE_AFTER_MS: Final = 2_000
"""Milliseconds without a connection after which a seat counts as gone."""
TOUCH_EVERY_MS: Final = 10_000
"""Input is stored if it is so many milliseconds newer than what is stored."""
COUNT_EVERY_S: Final = 5.0
"""Seconds for which a count of people is remembered."""
FEW_WATCHERS: Final = 10
"""Where more watch, their number is stored and told when everything is."""
BATCH: Final = 25
"""Rows in one statement."""
SUBJECT: Final = "shoal.presence"
"""The subject that tells other nodes at which tables somebody came or went."""


class PresenceTracker:
    """Presence at this node. All of it can be forgotten at any time, because the database has everything."""

    def __init__(self, tables: TableRegistry, met: set[str]) -> None:
        self.tables = tables
        self.node = new_identifier()
        self.met = met
        self.stored: set[str] = set()
        self.counted = (0.0, 0)
        self.open: dict[Place, int] = {}
        self.going: dict[Place, int] = {}
        self.watched: dict[str, int] = {}
        self.attended: dict[str, AttendedTable] = {}
        self.woken: set[str] = set()
        self.coming = asyncio.Event()
        self.refresh_at = 0.0

    @asynccontextmanager
    async def working(self, duties: Supervisor) -> AsyncIterator[None]:
        """Work in rounds; at the end say that nobody is here any more."""
        await self.tables.bus.subscribe(SUBJECT, self.on_wake)
        duties.repeat("presence", ROUND_LEAST, self._round_when_due)
        try:
            yield
        finally:
            await duties.stop("presence")
            await self.tables.bus.unsubscribe(SUBJECT, self.on_wake)
            with suppress(*DATABASE_ERRORS):
                await self._leave()

    async def _round_when_due(self) -> None:
        """Wait until somebody comes, or until it is time."""
        with suppress(TimeoutError):
            async with asyncio.timeout((ROUND - ROUND_LEAST).total_seconds()):
                await self.coming.wait()
        self.coming.clear()
        await self.round()

    def on_wake(self, data: bytes) -> None:
        """Note at which tables presence has changed; empty data means that messages may have been lost."""
        named = set(data.decode(errors="replace").split()) if data else set(self.tables.hub.channels)
        self.woken |= named & self.tables.hub.channels.keys()

    def came(self, reader: Reader) -> None:
        """Note that a reader wants to be told who is here, and is here."""
        reader.presence, reader.touched = (), now()
        self.coming.set()

    async def round(self) -> None:
        """Store what is new here, read what is new elsewhere, and tell readers. After an error this is done for all."""
        begun, refresh_at, self.refresh_at = asyncio.get_running_loop().time(), self.refresh_at, 0.0
        whole = begun >= refresh_at
        if whole:
            self.stored.clear()
        await self._meet()
        changed = await self._store(whole=whole)
        if changed:
            for batch in batches(sorted(changed)):
                await self.tables.bus.publish(SUBJECT, " ".join(batch).encode())
        woken, self.woken = self.woken, set()
        channels = self.tables.hub.channels
        stale = {table for table in channels if whole or table not in self.attended or self._has_moved(table)}
        await self._read((changed | woken | stale) & channels.keys())
        self._tell()
        self.refresh_at = begun + REFRESH_EVERY_S if whole else refresh_at

    async def _meet(self) -> None:
        """Store who is here: with an open table, or with a request since the last time. Programs are not counted."""
        browsers = (reader for channel in self.channels() for reader in channel.readers if reader.scopes is None)
        met = {reader.player for reader in browsers if reader.player is not None}
        for batch in batches(sorted((met | self.met) - self.stored)):
            async with self.tables.database.transaction() as connection:
                await store.meet(connection, batch)
            self.stored.update(batch)
        self.met -= self.stored

    async def people(self) -> int:
        """Return how many people are here; the database is asked at most every few seconds."""
        loop = asyncio.get_running_loop()
        at, number = self.counted
        if loop.time() >= at:
            async with self.tables.database.reading() as connection:
                number = await store.count_people(connection)
            self.counted = (loop.time() + COUNT_EVERY_S, number)
        return number

    def channels(self) -> list[Channel]:
        return list(self.tables.hub.channels.values())

    async def _store(self, *, whole: bool) -> set[str]:
        """Store seats that come, go or are used, and watchers; return the tables at which something has changed."""
        here, watched, at = dict(seats_open(self.channels())), watchers_here(self.channels()), now()
        self.going = {place: self.going.get(place, at) for place in self.open if place not in here}
        gone = {place for place, since in self.going.items() if at - since >= GONE_AFTER_MS}
        came = {place for place in here if place not in self.open}
        used = {place for place, touched in here.items() if touched >= self.open.get(place, 0) + TOUCH_EVERY_MS}
        for batch in batches(sorted(here if whole else came | used)):
            async with self.tables.database.transaction() as connection:
                await store.note_table_open(connection, {place: max(0, at - here[place]) for place in batch})
            self.open |= {place: here[place] for place in batch}
        for batch in batches(sorted(gone)):
            async with self.tables.database.transaction() as connection:
                await store.part(connection, batch)
            for place in batch:
                del self.open[place], self.going[place]
        counted = set[str]()
        if whole:
            await self._count(watched)
        else:
            counted = await self._count_few(watched)
        idle = {table for table, _ in used if table in self.attended}
        return {table for table, _ in came | gone} | idle | counted

    async def _count(self, watched: dict[str, int]) -> None:
        """Store how many watch each table here."""
        ended = [table for table in self.watched if table not in watched]
        async with self.tables.database.transaction() as connection:
            for batch in batches(ended):
                await store.forget_watchers(connection, self.node, batch)
            for batch in batches(sorted(watched)):
                await store.watch(connection, self.node, {table: watched[table] for table in batch})
            await store.forget_old(connection)
        self.watched = watched

    async def _count_few(self, watched: dict[str, int]) -> set[str]:
        """Store at once how many watch where few do: one who sits down is no watcher. Return these tables."""
        before = self.watched
        changed = {table for table in watched.keys() | before.keys() if watched.get(table) != before.get(table)}
        few = {table for table in changed if max(watched.get(table, 0), before.get(table, 0)) <= FEW_WATCHERS}
        if not few:
            return few
        async with self.tables.database.transaction() as connection:
            for batch in batches(sorted(few - watched.keys())):
                await store.forget_watchers(connection, self.node, batch)
            for batch in batches(sorted(few & watched.keys())):
                await store.watch(connection, self.node, {table: watched[table] for table in batch})
        kept = {table: number for table, number in before.items() if table not in few}
        self.watched = kept | {table: watched[table] for table in few & watched.keys()}
        return few

    def _has_moved(self, table: str) -> bool:
        """Return whether a table has changed since its rows were read, and its rows depend on that."""
        facts, attended = self.tables.hub.channels[table].facts, self.attended[table]
        replaced = any(chair.missed is not None for chair in facts.chairs)
        return attended.version != facts.version and (replaced or facts.clock["kind"] != "live")

    async def _read(self, tables: Collection[str]) -> None:
        channels = self.tables.hub.channels
        self.attended = {table: attended for table, attended in self.attended.items() if table in channels}
        for batch in batches(sorted(tables)):
            async with self.tables.database.reading() as connection:
                rows = await store.attendances(connection, batch)
                counts = await store.count_watchers(connection, batch)
                for table in (table for table in batch if table in channels):
                    facts = channels[table].facts
                    replaced = any(chair.missed is not None for chair in facts.chairs)
                    self.attended[table] = AttendedTable(
                        {seat: row for (other, seat), row in rows.items() if other == table},
                        counts.get(table, 0),
                        await store.bot_moves(connection, table) if replaced else {},
                        facts.version,
                    )

    def _tell(self) -> None:
        """Tell each reader what is new to them."""
        at = now()
        for table, channel in self.tables.hub.channels.items():
            attended = self.attended.get(table)
            curious = [listener for listener in channel.readers if listener.presence is not None]
            if (
                attended is None
                or not curious
                or not is_company(channel.facts)
                or not has_news(channel, attended, curious)
            ):
                continue
            attended.told = channel.facts.version
            seen = presence_of(channel.facts, attended, at)
            for reader in curious:
                key = seen.key(reader.player)
                if reader.presence != key:
                    reader.presence = key
                    reader.send(frame_of(seen.message(reader.player)))

    async def _leave(self) -> None:
        """Say that nobody is here any more: this node stops."""
        for batch in batches(sorted(self.open)):
            async with self.tables.database.transaction() as connection:
                await store.part(connection, batch)
        for tables in batches(sorted(self.watched)):
            async with self.tables.database.transaction() as connection:
                await store.forget_watchers(connection, self.node, tables)


def has_news(channel: Channel, attended: AttendedTable, curious: list[Reader]) -> bool:
    """Return whether there may be something to tell: with a live clock, time alone changes who is away."""
    live = channel.facts.clock["kind"] == "live"
    return live or attended.told != channel.facts.version or not all(reader.presence for reader in curious)


def seats_open(channels: Iterable[Channel]) -> Iterator[tuple[Place, int]]:
    """Yield the seats whose person has the table open, and when they last sent something if a live clock runs.

    A program that may only read does not stand for its person.
    """
    for channel in channels:
        live = channel.facts.clock["kind"] == "live"
        if is_company(channel.facts):
            touched: dict[int, int] = {}
            for reader in channel.readers:
                if reader.seat != NOBODY and (reader.scopes is None or "play" in reader.scopes):
                    touched[reader.seat] = max(touched.get(reader.seat, 0), reader.touched if live else 0)
            for seat, moment in touched.items():
                yield (channel.facts.id, seat), moment


def watchers_here(channels: Iterable[Channel]) -> dict[str, int]:
    """Return how many readers watch each table without belonging to it."""
    counts: dict[str, int] = {}
    for channel in channels:
        seated = {chair.player for chair in channel.facts.chairs if chair.player is not None}
        number = sum(reader.player not in seated for reader in channel.readers)
        if number and not channel.facts.shared:
            counts[channel.facts.id] = number
    return counts


def batches(items: list[T]) -> Iterator[list[T]]:
    for first in range(0, len(items), BATCH):
        yield items[first : first + BATCH]
