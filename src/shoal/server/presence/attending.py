"""A node's duty: store which seats have a table open here, and tell its readers who is there.

Everything is done in rounds, so that a person who opens and closes a page all the time costs others no more than one
short message a round. Who comes is stored at once, so that nobody loses a seat who is back in time; who goes is stored
a moment later, so that a page that loads again says nothing.
"""

import asyncio
from collections.abc import Collection, Iterable, Iterator
from contextlib import suppress
from typing import Final, TypeVar

from structlog import get_logger

from shoal.core.game import NOBODY
from shoal.server.frames import frame_of
from shoal.server.identifiers import new_identifier
from shoal.server.moments import now
from shoal.server.outages import DATABASE_ERRORS
from shoal.server.presence import store
from shoal.server.presence.absence import is_company
from shoal.server.presence.store import Place
from shoal.server.presence.telling import Attended, picture
from shoal.server.tables.hub import Channel, Reader
from shoal.server.tables.tables import Tables

T = TypeVar("T")
ROUND: Final = 2.0
"""Seconds between two rounds, if nobody comes."""
SHORTEST: Final = 0.25
"""Seconds between two rounds at least."""
REFRESH: Final = 20.0
"""Seconds after which everything is stored and read again."""
GONE_AFTER: Final = 2_000
"""Milliseconds without a connection after which a seat counts as gone."""
TOUCHES: Final = 10_000
"""Input is stored if it is so many milliseconds newer than what is stored."""
COUNTED: Final = 5.0
"""Seconds for which a count of people is remembered."""
BATCH: Final = 25
"""Rows in one statement."""
SUBJECT: Final = "shoal.presence"
"""The subject that tells other nodes at which tables somebody came or went."""
LOG: Final = get_logger()


class Attending:
    """Presence at this node. All of it can be forgotten at any time, because the database has everything."""

    def __init__(self, tables: Tables, met: set[str]) -> None:
        self.tables = tables
        self.node = new_identifier()
        self.met = met
        self.stored: set[str] = set()
        self.counted = (0.0, 0)
        self.open: dict[Place, int] = {}
        self.going: dict[Place, int] = {}
        self.watched: dict[str, int] = {}
        self.attended: dict[str, Attended] = {}
        self.woken: set[str] = set()
        self.coming = asyncio.Event()
        self.refreshed = 0.0

    async def run(self) -> None:
        """Work in rounds. Never returns."""
        await self.tables.bus.subscribe(SUBJECT, self.on_wake)
        try:
            while True:
                self.coming.clear()
                try:
                    await self.round()
                except DATABASE_ERRORS as error:
                    LOG.warning("presence.unreachable", error=type(error).__name__)
                await asyncio.sleep(SHORTEST)
                with suppress(TimeoutError):
                    async with asyncio.timeout(ROUND - SHORTEST):
                        await self.coming.wait()
        finally:
            await self.tables.bus.unsubscribe(SUBJECT, self.on_wake)
            with suppress(*DATABASE_ERRORS):
                await self._leave()

    def on_wake(self, data: bytes) -> None:
        """Note at which tables presence has changed; empty data means that messages may have been lost."""
        named = set(data.decode(errors="replace").split()) if data else set(self.tables.hub.channels)
        self.woken |= named & self.tables.hub.channels.keys()

    def came(self, reader: Reader) -> None:
        """Note that a reader wants to be told who is here, and is here."""
        reader.presence, reader.touched = (), now()
        self.coming.set()

    async def round(self) -> None:
        """Store what is new here, read what is new elsewhere, and tell readers."""
        loop = asyncio.get_running_loop()
        whole = loop.time() >= self.refreshed + REFRESH
        if whole:
            self.refreshed = loop.time()
            self.stored.clear()
        await self._meet()
        changed = await self._store(whole=whole)
        if changed:
            for some in batches(sorted(changed)):
                await self.tables.bus.publish(SUBJECT, " ".join(some).encode())
        woken, self.woken = self.woken, set()
        channels = self.tables.hub.channels
        stale = {table for table in channels if whole or table not in self.attended or self._has_moved(table)}
        await self._read((changed | woken | stale) & channels.keys())
        self._tell()

    async def _meet(self) -> None:
        """Store who is here: with an open table, or with a request since the last time. Programs are not counted."""
        browsers = (one for channel in self.channels() for one in channel.readers if one.scopes is None)
        met = {one.player for one in browsers if one.player is not None}
        fresh = (met | self.met) - self.stored
        self.met.clear()
        self.stored |= fresh
        for some in batches(sorted(fresh)):
            async with self.tables.database.transaction() as connection:
                await store.meet(connection, some)

    async def people(self) -> int:
        """Return how many people are here; the database is asked at most every few seconds."""
        loop = asyncio.get_running_loop()
        at, number = self.counted
        if loop.time() >= at:
            async with self.tables.database.reading() as connection:
                number = await store.count(connection)
            self.counted = (loop.time() + COUNTED, number)
        return number

    def channels(self) -> list[Channel]:
        return list(self.tables.hub.channels.values())

    async def _store(self, *, whole: bool) -> set[str]:
        """Store seats that come, go or are used, and watchers; return the tables at which something has changed."""
        here, watched, at = dict(seats_open(self.channels())), watchers(self.channels()), now()
        self.going = {place: self.going.get(place, at) for place in self.open if place not in here}
        gone = {place for place, since in self.going.items() if at - since >= GONE_AFTER}
        came = {place for place in here if place not in self.open}
        used = {place for place, touched in here.items() if touched >= self.open.get(place, 0) + TOUCHES}
        for some in batches(sorted(here if whole else came | used)):
            async with self.tables.database.transaction() as connection:
                await store.attend(connection, {place: max(0, at - here[place]) for place in some})
            self.open |= {place: here[place] for place in some}
        for some in batches(sorted(gone)):
            async with self.tables.database.transaction() as connection:
                await store.part(connection, some)
            for place in some:
                del self.open[place], self.going[place]
        if whole:
            await self._count(watched)
        idle = {table for table, _ in used if table in self.attended}
        return {table for table, _ in came | gone} | idle

    async def _count(self, watched: dict[str, int]) -> None:
        """Store how many watch each table here."""
        ended = [table for table in self.watched if table not in watched]
        async with self.tables.database.transaction() as connection:
            for some in batches(ended):
                await store.forget_watchers(connection, self.node, some)
            for some in batches(sorted(watched)):
                await store.watch(connection, self.node, {table: watched[table] for table in some})
            await store.forget_old(connection)
        self.watched = watched

    def _has_moved(self, table: str) -> bool:
        """Return whether a table has changed since its rows were read, and its rows depend on that."""
        facts, known = self.tables.hub.channels[table].facts, self.attended[table]
        replaced = any(chair.missed is not None for chair in facts.chairs)
        return known.version != facts.version and (replaced or facts.clock["kind"] != "live")

    async def _read(self, tables: Collection[str]) -> None:
        channels = self.tables.hub.channels
        self.attended = {table: known for table, known in self.attended.items() if table in channels}
        for some in batches(sorted(tables)):
            async with self.tables.database.reading() as connection:
                rows = await store.attendances(connection, some)
                counts = await store.watchers(connection, some)
                for table in (one for one in some if one in channels):
                    facts = channels[table].facts
                    replaced = any(chair.missed is not None for chair in facts.chairs)
                    self.attended[table] = Attended(
                        {seat: row for (one, seat), row in rows.items() if one == table},
                        counts.get(table, 0),
                        await store.bot_moves(connection, table) if replaced else {},
                        facts.version,
                    )

    def _tell(self) -> None:
        """Tell each reader what is new to them."""
        at = now()
        for table, channel in self.tables.hub.channels.items():
            known = self.attended.get(table)
            curious = [one for one in channel.readers if one.presence is not None]
            if known is None or not curious or not is_company(channel.facts) or not has_news(channel, known, curious):
                continue
            known.told = channel.facts.version
            seen = picture(channel.facts, known, at)
            for reader in curious:
                key = seen.key(reader.player)
                if reader.presence != key:
                    reader.presence = key
                    reader.send(frame_of(seen.message(reader.player)))

    async def _leave(self) -> None:
        """Say that nobody is here any more: this node stops."""
        for some in batches(sorted(self.open)):
            async with self.tables.database.transaction() as connection:
                await store.part(connection, some)
        for tables in batches(sorted(self.watched)):
            async with self.tables.database.transaction() as connection:
                await store.forget_watchers(connection, self.node, tables)


def has_news(channel: Channel, known: Attended, curious: list[Reader]) -> bool:
    """Return whether there may be something to tell: with a live clock, time alone changes who is away."""
    live = channel.facts.clock["kind"] == "live"
    return live or known.told != channel.facts.version or not all(one.presence for one in curious)


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


def watchers(channels: Iterable[Channel]) -> dict[str, int]:
    """Return how many readers watch each table without belonging to it."""
    found: dict[str, int] = {}
    for channel in channels:
        seated = {chair.player for chair in channel.facts.chairs if chair.player is not None}
        number = sum(reader.player not in seated for reader in channel.readers)
        if number and not channel.facts.shared:
            found[channel.facts.id] = number
    return found


def batches(items: list[T]) -> Iterator[list[T]]:
    for first in range(0, len(items), BATCH):
        yield items[first : first + BATCH]
