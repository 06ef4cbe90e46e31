"""The tables of this node: found in a bounded cache or in the database, changed one command at a time.

A command is tried on a draft, its entries are committed, and only then it is acknowledged and told. Two nodes may try
at once: the one whose version of the table is no longer true learns what has happened and tries again by itself.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import Final

from structlog import get_logger

from shoal.core.errors import ShoalError
from shoal.core.record import Event
from shoal.server.bus import Bus, Handler
from shoal.server.database import Database
from shoal.server.errors import DATABASE_ERRORS, Problem
from shoal.server.moments import now
from shoal.server.tables import clocks, store
from shoal.server.tables.facts import OVER, Chair, Facts
from shoal.server.tables.flush import DoneBefore, Flush
from shoal.server.tables.hub import Hub, Reader
from shoal.server.tables.live import LATEST_SAID, Live, catch_up, load, passes_checkpoint, take_snapshot
from shoal.server.tables.store import Change
from shoal.table.reading import result
from shoal.table.table import Table

CACHED: Final = 1024
TRIES: Final = 8
HEAL_SECONDS: Final = 5.0
"""After so long without a wake-up, readers are told what they may have missed."""
HEAL_BATCH: Final = 500
AT_ONCE: Final = 16
SUBSTITUTE: Final = "mate"
"""The level of the bot that takes a seat over."""
WORK: Final = "shoal.work"
"""The subject that wakes workers."""
LOG: Final = get_logger()


def subject_of(table: str) -> str:
    return f"shoal.tables.{table}"


class Tables:
    """What a node does with tables. Everything in it may be forgotten at any time."""

    def __init__(self, database: Database, bus: Bus) -> None:
        self.database = database
        self.bus = bus
        self.hub = Hub()
        self.flush = Flush(database)
        self.cache: OrderedDict[str, Live] = OrderedDict()
        self.handlers: dict[str, Handler] = {}
        self.woken: dict[str, None] = {}
        self.waking = asyncio.Event()

    async def live(self, table: str) -> Live:
        """Give a table, perhaps not the newest; who acts on what is old is corrected when he commits."""
        known = self.cache.get(table)
        if known is None:
            known = await load(self.database, table)
            if known is None:
                raise Problem("unknown", "There is no such table.")
            known = self.cache.setdefault(table, known)
        self.cache.move_to_end(table)
        while len(self.cache) > CACHED:
            self.cache.popitem(last=False)
        return known

    async def newest(self, table: str) -> Live:
        """Give a table as the database has it now."""
        live = await self.live(table)
        async with live.lock:
            await self.catch_up(live)
        return live

    async def catch_up(self, live: Live) -> bool:
        """Learn what others have done; whoever calls holds the lock."""
        changed = await catch_up(self.database, live)
        self.hub.tell(live, now())
        return changed

    async def change(self, live: Live, make: Callable[[Live], Change]) -> Facts:
        """Change a table; whoever asks may leave meanwhile, and what was begun is finished all the same."""
        return await asyncio.shield(self._change(live, make))

    async def _change(self, live: Live, make: Callable[[Live], Change]) -> Facts:
        """Change a table: what `make` refuses is tried again if the table was not the newest."""
        async with live.lock:
            for _ in range(TRIES):
                try:
                    change = make(live)
                except ShoalError:
                    if await self.catch_up(live):
                        continue
                    raise
                if await self.flush.commit(change):
                    swap(live, change)
                    await self.tell(live)
                    return live.facts
                await self.catch_up(live)
        raise Problem("busy", "The table is too busy at the moment.")

    async def tell(self, live: Live) -> None:
        """Tell the readers here and wake everybody else."""
        self.hub.tell(live, now())
        await self.wake(live.facts)

    async def wake(self, facts: Facts) -> None:
        """Wake the readers at other nodes, and the workers if a bot is due."""
        await self.bus.publish(subject_of(facts.id), str(facts.version).encode())
        if any(chair.kind == "bot" and chair.due is not None for chair in facts.chairs):
            await self.bus.publish(WORK, b"")

    async def listen(self, live: Live, reader: Reader) -> None:
        """Let a reader hear of everything from now on; whoever calls holds the lock."""
        table = live.facts.id
        if self.hub.add(live, reader):
            self.handlers[table] = partial(self.on_wake, table)
            await self.bus.subscribe(subject_of(table), self.handlers[table])

    async def forget(self, table: str, reader: Reader) -> None:
        if self.hub.remove(table, reader):
            await self.bus.unsubscribe(subject_of(table), self.handlers.pop(table))

    def on_wake(self, table: str, data: bytes) -> None:
        """Note that a table has changed, unless its readers were told already."""
        channel = self.hub.channels.get(table)
        if channel is not None and not (data and int(data) <= channel.facts.version):
            self.woken[table] = None
            self.waking.set()

    async def attend(self) -> None:
        """Learn of what happens elsewhere: at once when woken, and soon even if a wake-up was lost. Never returns."""
        loop = asyncio.get_running_loop()
        heal = loop.time() + HEAL_SECONDS
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout_at(heal):
                    await self.waking.wait()
            tables, self.woken = list(self.woken), {}
            self.waking.clear()
            if loop.time() >= heal:
                tables = list({*tables, *await self.missed()})
                heal = loop.time() + HEAL_SECONDS
            for first in range(0, len(tables), AT_ONCE):
                await asyncio.gather(*map(self.look_again, tables[first : first + AT_ONCE]))

    async def missed(self) -> list[str]:
        """Find the tables read here that have changed unheard; one that goes on here learns of it as it goes."""
        read = self.hub.quiet()
        found: list[str] = []
        for first in range(0, len(read), HEAL_BATCH):
            some = read[first : first + HEAL_BATCH]
            try:
                newest = await store.versions(self.database, [table for table, _ in some])
            except DATABASE_ERRORS:
                return found
            found += [table for table, version in some if newest.get(table, version) != version]
        return found

    async def look_again(self, table: str) -> None:
        channel = self.hub.channels.get(table)
        if channel is None:
            return
        try:
            live = await self.live(table)
            async with live.lock:
                if live.facts.version <= channel.facts.version:
                    await self.catch_up(live)
                self.hub.tell(live, now())
        except DATABASE_ERRORS as error:
            LOG.warning("table.unreachable", error=type(error).__name__)

    async def command(self, live: Live, seat: int, key: str | None, work: Callable[[Live, Table], None]) -> None:
        """Carry a seat's command out once, however often it comes; return when it can no longer be lost."""

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


def advance(live: Live, draft: Table, key: str | None, actor: int) -> Change:
    """Draw the chance that is due, and say how the table shall be once the draft's entries are stored."""
    facts, at = live.facts, now()
    draft.settle(facts.chance(draft.walk.drawn))
    turn = draft.turn()
    after = facts.then(entries=draft.entries, turn=list(turn), asked=None)
    after = after.with_chairs(*(substitute(facts.chairs[seat]) for seat in taken_over(draft)))
    after = clocks.turn_clocks(after, turn, actor, at)
    if draft.walk.over():
        after = replace(after, status=OVER, result=dict(result(draft) or {}), ended=at)
    stored = live.checkpoint if passes_checkpoint(facts.entries, draft.entries) else None
    return Change(facts, after, draft.fresh, key, stored, at=at, draft=draft)


def taken_over(draft: Table) -> list[int]:
    return [entry.seat for entry in draft.fresh if isinstance(entry, Event) and entry.kind == "takeover"]


def substitute(chair: Chair) -> Chair:
    """Let a bot sit down in the place of somebody who has left; the game still counts as his."""
    return replace(chair, kind="bot", name=f"{SUBSTITUTE} for {chair.name}", level=SUBSTITUTE, rating=None)


def swap(live: Live, change: Change) -> None:
    """Let what is stored take the place of what was known."""
    if change.draft is not None:
        if passes_checkpoint(change.before.entries, change.after.entries):
            live.checkpoint = take_snapshot(change.draft)
        live.table = change.draft
    if change.said is not None:
        live.said = [*live.said, change.said][-LATEST_SAID:]
    live.facts = change.after
