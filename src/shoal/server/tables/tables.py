"""The tables of this node: found in a bounded cache or in the database, changed one command at a time.

A command is tried on a draft, its entries are committed, and only then it is accepted and told to readers. If two nodes
change a table at once, the node with the stale version reloads the table and tries again.
"""

import asyncio
import time
from collections.abc import Callable, Collection
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import Final

from structlog import get_logger

from shoal.core.errors import ShoalError
from shoal.core.record import Event
from shoal.server import tracing
from shoal.server.bus import Bus, Handler
from shoal.server.database import Database
from shoal.server.errors import Problem
from shoal.server.logs import Once, place_of, trace_of
from shoal.server.moments import now
from shoal.server.outages import DATABASE_ERRORS, is_outage
from shoal.server.ratings import FEWEST
from shoal.server.relations import store as relations
from shoal.server.settings import USUAL_CACHE
from shoal.server.tables import clocks, store
from shoal.server.tables.asking import LARGEST, Asking
from shoal.server.tables.cache import Cache
from shoal.server.tables.changes import Change
from shoal.server.tables.facts import OVER, Chair, Facts
from shoal.server.tables.flush import DoneBefore, Flush
from shoal.server.tables.hub import GONE, UNREADABLE, Hidden, Hub, Reader
from shoal.server.tables.live import LATEST_SAID, Live, catch_up, load, passes_checkpoint, take_snapshot
from shoal.server.tables.measures import IN_DATABASE, IN_MEMORY, WAKING
from shoal.table.match import Match
from shoal.table.reading import result

TRIES: Final = 8
HEAL_SECONDS: Final = 5.0
"""Seconds after which the database is asked for changes that no wake-up announced."""
SOON: Final = 1.0
"""The same while the bus cannot reach other nodes."""
HEAL_BATCH: Final = 500
SUBSTITUTE: Final = "mate"
"""The level of the bot that takes over a seat, at tables that say nothing else."""
IN_TOURNAMENTS: Final = "skipper"
"""The same in tournaments, so that all who stay meet the same."""
WORK: Final = "shoal.work"
"""The subject that wakes workers."""
LOG: Final = get_logger()


def subject_of(table: str) -> str:
    return f"shoal.tables.{table}"


class Tables:
    """The tables of a node. All of it can be forgotten at any time, because the database has everything."""

    def __init__(self, database: Database, bus: Bus, cache: int = USUAL_CACHE, *, limited: bool = True) -> None:
        self.database = database
        self.bus = bus
        self.limited = limited
        self.hub = Hub()
        self.flush = Flush(database)
        self.asking = Asking(database)
        self.cache = Cache(cache)
        self.handlers: dict[str, Handler] = {}
        self.woken: dict[str, float] = {}
        self.waking = asyncio.Event()
        self.once = Once()

    async def live(self, table: str) -> Live:
        """Return a table, perhaps not up to date. A command on an old version is tried again when it is stored."""
        known = self.cache.get(table)
        (IN_MEMORY if known is not None else IN_DATABASE).inc()
        if known is None:
            known = self.cache.add(await self._load(table))
        return known

    async def _load(self, table: str) -> Live:
        try:
            known = await load(self.database, table)
        except DATABASE_ERRORS:
            raise
        except Exception as error:
            self._report(table, error)
            raise Problem("unavailable", "server.table-unreadable") from error
        if known is None:
            raise Problem("unknown", "server.no-table")
        return known

    async def newest(self, table: str) -> Live:
        """Return a table, brought up to date from the database."""
        live = await self.live(table)
        async with live.lock:
            await self.catch_up(live)
        return live

    async def catch_up(self, live: Live) -> bool:
        """Bring a table up to date and tell its readers; return whether it had changed. The caller holds the lock."""
        changed = await catch_up(self.database, self.asking, live)
        await self._tell_here(live)
        return changed

    async def change(self, live: Live, make: Callable[[Live], Change]) -> Facts:
        """Change a table and return its new facts. It is finished even if the caller is cancelled."""
        return await asyncio.shield(self._change(live, make))

    async def _change(self, live: Live, make: Callable[[Live], Change]) -> Facts:
        """Make a change and store it. If the table was not up to date, reload it and try again."""
        async with live.lock:
            for _ in range(TRIES):
                try:
                    change = make(live)
                except ShoalError:
                    if await self.catch_up(live):
                        continue
                    raise
                begun = time.time_ns()
                if await self.flush.commit(change):
                    stored = time.time_ns()
                    swap(live, change)
                    await self.tell(live)
                    tracing.moved(live.facts.id, change.before.entries, change.after.entries, (begun, stored))
                    return live.facts
                await self.catch_up(live)
        raise Problem("busy", "server.table-busy")

    async def tell(self, live: Live) -> None:
        """Tell the readers here and wake other nodes."""
        await self._tell_here(live)
        await self.wake(live.facts)

    async def _tell_here(self, live: Live) -> None:
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

    async def wake(self, facts: Facts) -> None:
        """Wake nodes with readers of this table, and workers if a bot must decide."""
        await self.bus.publish(subject_of(facts.id), str(facts.version).encode())
        if any(chair.kind == "bot" and chair.due is not None for chair in facts.chairs):
            await self.bus.publish(WORK, b"")

    async def listen(self, live: Live, reader: Reader) -> None:
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
                async with asyncio.timeout(SOON):
                    await self.waking.wait()
            heard, self.woken = self.woken, {}
            tables = list(heard)
            self.waking.clear()
            if loop.time() >= healed + (HEAL_SECONDS if self.bus.reaches_others else SOON):
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
        found: list[str] = []
        for first in range(0, len(read), HEAL_BATCH):
            some = read[first : first + HEAL_BATCH]
            try:
                newest = await store.versions(self.database, [table for table, _ in some])
            except DATABASE_ERRORS:
                return found
            found += [table for table, version in some if newest.get(table) != version]
        return found

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

    async def command(self, live: Live, seat: int, key: str | None, work: Callable[[Live, Match], None]) -> None:
        """Do a seat's command once, however often it is sent; return when it is stored."""

        def make(known: Live) -> Change:
            draft = known.playing().draft()
            work(known, draft)
            return advance(known, draft, key, seat)

        try:
            await self.change(live, make)
        except DoneBefore:
            return
        except ShoalError:
            if key is None or not await store.was_done(self.database, live.facts.id, seat, key):
                raise


def advance(live: Live, draft: Match, key: str | None, actor: int) -> Change:
    """Draw the chance that is due, take forced steps, and return the change that stores the draft."""
    facts, at = live.facts, now()
    draft.proceed(facts.chance(draft.walk.drawn), facts.by_hand())
    turn = draft.turn()
    after = facts.then(entries=draft.entries, turn=list(turn), asked=None, void=is_void(facts, draft))
    after = after.with_chairs(*(substitute(facts, seat) for seat in taken_over(draft))).with_payer()
    after = clocks.turn_clocks(after, turn, actor, at)
    if draft.walk.over():
        after = replace(after, status=OVER, result=dict(result(draft) or {}), ended=at)
    stored = live.checkpoint if passes_checkpoint(facts.entries, draft.entries) else None
    return Change(facts, after, draft.fresh, key, stored, at=at, draft=draft)


def is_void(facts: Facts, draft: Match) -> bool | None:
    """Return whether a rated game must change no ratings: somebody left or it ended before all had made a few moves."""
    ends = draft.walk.over() or bool(taken_over(draft))
    return True if facts.rated and ends and min(draft.moves()) < FEWEST else facts.void


def taken_over(draft: Match) -> list[int]:
    return [entry.seat for entry in draft.fresh if isinstance(entry, Event) and entry.kind == "takeover"]


def substitute(facts: Facts, seat: int) -> Chair:
    """Return the chair with a bot for a person who has left. Their name stays, and the game still counts for them."""
    usual = SUBSTITUTE if facts.tournament is None else IN_TOURNAMENTS
    level = usual if facts.absence is None else facts.absence["level"]
    return replace(facts.chairs[seat], kind="bot", level=level, rating=None)


def swap(live: Live, change: Change) -> None:
    """Replace what is in memory by what was stored."""
    if change.draft is not None:
        if passes_checkpoint(change.before.entries, change.after.entries):
            live.checkpoint = take_snapshot(change.draft)
        live.match = change.draft
    if change.said is not None:
        live.said = [*live.said, change.said][-LATEST_SAID:]
    live.facts = change.after
