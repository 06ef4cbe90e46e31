"""The tables of this node, in a bounded cache or the database, changed one command at a time.

A command is tried on a draft, its entries are committed, and only then it is accepted and told to readers.
"""

import asyncio
import time
from collections.abc import Callable, Collection, Mapping
from contextlib import suppress
from functools import partial
from typing import Final

from structlog import get_logger

from shoal.core.errors import ShoalError
from shoal.server.accounts.social_graph import store as relations
from shoal.server.platform.base.timestamps import now
from shoal.server.platform.bus.bus import Bus, Handler
from shoal.server.platform.config.settings import USUAL_CACHE
from shoal.server.platform.db.database import Database
from shoal.server.platform.db.error_kinds import DATABASE_ERRORS, is_outage
from shoal.server.platform.http.errors import Problem
from shoal.server.platform.observability import tracing
from shoal.server.platform.observability.logs import LogOnce, place_of, trace_of
from shoal.server.play.tables import store
from shoal.server.play.tables.advance_game import advance
from shoal.server.play.tables.batched_reads import LARGEST, BatchedReads
from shoal.server.play.tables.broadcast import GONE, UNREADABLE, Broadcaster, Hidden, Reader
from shoal.server.play.tables.cache import Cache
from shoal.server.play.tables.changes import TableChange
from shoal.server.play.tables.group_commit import DuplicateCommand, GroupCommit
from shoal.server.play.tables.live_table import LiveTable, catch_up, load
from shoal.server.play.tables.metrics import IN_DATABASE, IN_MEMORY, WAKING
from shoal.server.play.tables.optimistic_update import update
from shoal.server.play.tables.table_row import TableRow
from shoal.table.match import Match

HEAL_AFTER_S: Final = 5.0
"""Seconds after which the database is asked for changes that no wake-up announced."""
HEAL_SOON_S: Final = 1.0
"""The same while the bus cannot reach other nodes."""
HEAL_BATCH: Final = 500
WORK: Final = "shoal.work"
"""The subject that wakes workers."""
LOG: Final = get_logger()


def subject_of(table: str) -> str:
    return f"shoal.tables.{table}"


class TableRegistry:
    """The tables of a node. All of it can be forgotten at any time, because the database has everything."""

    def __init__(self, database: Database, bus: Bus, cache: int = USUAL_CACHE, *, limited: bool = True) -> None:
        self.database = database
        self.bus = bus
        self.limited = limited
        self.hub = Broadcaster()
        self.flush = GroupCommit(database)
        self.asking = BatchedReads(database)
        self.cache = Cache(cache)
        self.handlers: dict[str, Handler] = {}
        self.woken: dict[str, float] = {}
        self.waking = asyncio.Event()
        self.once = LogOnce()

    async def live(self, table: str) -> LiveTable:
        """Return a table, perhaps not up to date. A command on an old version is tried again when it is stored."""
        live = self.cache.get(table)
        (IN_MEMORY if live is not None else IN_DATABASE).inc()
        if live is None:
            live = self.cache.add(await self._load(table))
        return live

    async def _load(self, table: str) -> LiveTable:
        try:
            live = await load(self.database, table)
        except DATABASE_ERRORS:
            raise
        except Exception as error:
            self._report(table, error)
            raise Problem("unavailable", "server.table-unreadable") from error
        if live is None:
            raise Problem("unknown", "server.no-table")
        return live

    async def newest(self, table: str) -> LiveTable:
        """Return a table, brought up to date from the database."""
        live = await self.live(table)
        async with live.lock:
            await self.catch_up(live)
        return live

    async def catch_up(self, live: LiveTable) -> bool:
        """Bring a table up to date and tell its readers; return whether it had changed. The caller holds the lock."""
        changed = await catch_up(self.database, self.asking, live)
        await self._tell_here(live)
        return changed

    async def change(self, live: LiveTable, make: Callable[[LiveTable], TableChange]) -> TableRow:
        """Change a table and return its new facts. It is finished even if the caller is cancelled."""
        return await asyncio.shield(self._change(live, make))

    async def _change(self, live: LiveTable, make: Callable[[LiveTable], TableChange]) -> TableRow:
        async with live.lock:
            change, times = await update(live, make, self.flush.commit, self.catch_up)
            await self.tell(live)
            tracing.moved(live.facts.id, change.before.entries, change.after.entries, times)
            return live.facts

    async def tell(self, live: LiveTable) -> None:
        """Tell the readers here and wake other nodes."""
        await self._tell_here(live)
        await self.wake(live.facts)

    async def _tell_here(self, live: LiveTable) -> None:
        """Tell the readers here. Who must not see whose lines is asked at this moment; if that fails, lines wait."""
        hidden: Hidden | None
        try:
            hidden = await self.hidden(*self.hub.unheard(live))
        except DATABASE_ERRORS:
            hidden = None
        self.hub.tell(live, now(), hidden)

    async def hidden(self, readers: Collection[str], speakers: Collection[str]) -> Hidden:
        """Return who of these readers must not see the lines of whom."""
        if not readers or not speakers:
            return frozenset()
        async with self.database.reading() as connection:
            return await relations.unheard(connection, readers, speakers)

    async def wake(self, facts: TableRow) -> None:
        """Wake nodes with readers of this table, and workers if a bot must decide."""
        await self.bus.publish(subject_of(facts.id), str(facts.version).encode())
        if any(chair.kind == "bot" and chair.due is not None for chair in facts.chairs):
            await self.bus.publish(WORK, b"")

    async def announce(self, versions: Mapping[str, int]) -> None:
        """Wake the nodes that have readers of tables with these new versions."""
        for table, version in versions.items():
            await self.bus.publish(subject_of(table), str(version).encode())

    async def listen(self, live: LiveTable, reader: Reader) -> None:
        """Add a reader, who gets all news from now on. The caller holds the lock."""
        table = live.facts.id
        if self.hub.add(live, reader):
            self.cache.hold(live)
            self.handlers[table] = partial(self.on_wake, table)
            await self.bus.subscribe(subject_of(table), self.handlers[table])

    async def forget(self, table: str, reader: Reader) -> None:
        if self.hub.remove(table, reader):
            self.cache.release(table)
            await self.bus.unsubscribe(subject_of(table), self.handlers.pop(table))

    def on_wake(self, table: str, data: bytes) -> None:
        """Note that a table has changed, unless its readers were told already."""
        channel = self.hub.channels.get(table)
        if channel is not None and not (data and int(data) <= channel.facts.version):
            self.woken.setdefault(table, time.monotonic())
            self.waking.set()

    async def attend(self) -> None:
        """Tell readers what happens at other nodes: at once after a wake-up, else within seconds. Never returns."""
        loop = asyncio.get_running_loop()
        healed = loop.time()
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(HEAL_SOON_S):
                    await self.waking.wait()
            heard, self.woken = self.woken, {}
            tables = list(heard)
            self.waking.clear()
            if loop.time() >= healed + (HEAL_AFTER_S if self.bus.reaches_others else HEAL_SOON_S):
                tables = list({*tables, *await self.missed()})
                healed = loop.time()
            await self._look_again_at(tables)
            for moment in heard.values():
                WAKING.observe(time.monotonic() - moment)

    async def _look_again_at(self, tables: list[str]) -> None:
        unreachable = 0
        for first in range(0, len(tables), LARGEST):
            told = await asyncio.gather(*map(self.look_again, tables[first : first + LARGEST]))
            unreachable += told.count(False)
        if unreachable:
            LOG.warning("tables.unreachable", tables=unreachable)

    async def missed(self) -> list[str]:
        """Return the tables with readers here that have changed without a wake-up, except those with recent news."""
        read = self.hub.quiet()
        tables: list[str] = []
        for first in range(0, len(read), HEAL_BATCH):
            batch = read[first : first + HEAL_BATCH]
            try:
                newest = await store.versions(self.database, [table for table, _ in batch])
            except DATABASE_ERRORS:
                return tables
            tables += [table for table, version in batch if newest.get(table) != version]
        return tables

    async def look_again(self, table: str) -> bool:
        """Tell the readers of a table what they missed; return False if the database could not be asked.

        If a table cannot be read, only its own readers are dropped.
        """
        channel = self.hub.channels.get(table)
        if channel is None:
            return True
        try:
            live = await self.live(table)
            async with live.lock:
                if live.facts.version <= channel.facts.version:
                    begun = time.time_ns()
                    await self.catch_up(live)
                    tracing.done("wake", begun, table, live.facts.entries)
                else:
                    await self._tell_here(live)
        except Exception as error:  # noqa: BLE001  (an error at one table must not reach the others)
            if isinstance(error, DATABASE_ERRORS) and is_outage(error):
                return False
            self._turn_out(table, error)
        return True

    def _turn_out(self, table: str, error: Exception) -> None:
        """Forget a table that cannot be read, and drop its readers with a close code."""
        self.cache.forget(table)
        is_gone = isinstance(error, Problem) and error.code == "unknown"
        if not isinstance(error, Problem) or is_gone:
            self._report(table, error)
        self.hub.dismiss(table, GONE if is_gone else UNREADABLE)

    def _report(self, table: str, error: Exception) -> None:
        kind = type(error).__name__
        if self.once.is_new((table, kind)):
            LOG.error("table.unreadable", error=kind, place=place_of(error), table=trace_of(table))

    async def command(
        self, live: LiveTable, seat: int, key: str | None, work: Callable[[LiveTable, Match], None]
    ) -> None:
        """Do a seat's command once, however often it is sent; return when it is stored."""

        def make(table: LiveTable) -> TableChange:
            draft = table.playing().draft()
            work(table, draft)
            return advance(table.facts, table.facts, draft, key, seat, table.checkpoint)

        try:
            await self.change(live, make)
        except DuplicateCommand:
            return
        except ShoalError:
            if key is None or not await store.was_done(self.database, live.facts.id, seat, key):
                raise
