"""Committing changes: those of different tables that wait at the same time share one transaction.

A statement that fails is halved until the change that cannot be stored is alone, so that one bad change costs nobody
else anything: among 64 it takes 13 statements. An outage fails all that share it: they would all meet it again.
"""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Final

from shoal.core.errors import ShoalError
from shoal.server.database import Database
from shoal.server.errors import Problem
from shoal.server.outages import breaks, is_conflict, is_outage
from shoal.server.tables import store
from shoal.server.tables.changes import Change

Apply = Callable[[Sequence[Change]], Awaitable[list[bool]]]
Waiting = tuple[Change, "asyncio.Future[bool]"]
LARGEST: Final = 64
"""How many changes share a transaction."""
CONFLICTS: Final = 3
"""How often a batch is tried again as it is when another transaction was in its way."""
KEYS: Final = (
    ("ix_entries_key", "entries.table_id, entries.seat, entries.key"),
    ("uq_said_table_id_player_key", "said.table_id, said.player, said.key"),
)
"""The constraints that keep a command from being carried out twice, and their columns."""


class DoneBefore(ShoalError):
    """A command of the same key was carried out already."""


class Lane:
    """A queue in front of the database: what comes while a transaction runs shares the next one."""

    def __init__(self, apply: Apply) -> None:
        self.apply = apply
        self.waiting: list[Waiting] = []
        self.running: asyncio.Task[None] | None = None

    def add(self, change: Change) -> asyncio.Future[bool]:
        future: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.waiting.append((change, future))
        if self.running is None:
            self.running = asyncio.create_task(self._run())
        return future

    async def _run(self) -> None:
        while self.waiting:
            await self._store(self._take(), CONFLICTS)
        self.running = None

    def _take(self) -> list[Waiting]:
        """Take the next batch, ordered by table as on every node, so that two never wait for one another.

        A second change of the same table stays behind: it cannot know yet what the first one does.
        """
        batch: dict[str, Waiting] = {}
        left: list[Waiting] = []
        for one in self.waiting:
            table = one[0].before.id
            if table in batch or len(batch) == LARGEST:
                left.append(one)
            else:
                batch[table] = one
        self.waiting = left
        return [batch[table] for table in sorted(batch)]

    async def _store(self, batch: Sequence[Waiting], tries: int) -> None:
        try:
            results = await self.apply([change for change, _ in batch])
        except Exception as error:  # noqa: BLE001  (those who wait must hear of it, whatever it is)
            await self._recover(batch, error, tries)
        else:
            for (_, future), done in zip(batch, results, strict=True):
                if not future.done():
                    future.set_result(done)

    async def _recover(self, batch: Sequence[Waiting], error: Exception, tries: int) -> None:
        """Find out whose fault it is, and store the rest."""
        if is_outage(error):
            for _, future in batch:
                _fail(future, error)
        elif is_conflict(error) and tries > 0:
            await self._store(batch, tries - 1)
        elif len(batch) > 1:
            middle = len(batch) // 2
            for half in (batch[:middle], batch[middle:]):
                await self._store(half, tries)
        else:
            _fail(batch[0][1], meaning(error))


class Flush:
    """Two lanes, so that the usual changes, which PostgreSQL takes in one statement, never wait for others."""

    def __init__(self, database: Database) -> None:
        self.usual = Lane(partial(store.apply_plain, database)) if database.is_postgresql else None
        self.other = Lane(partial(store.apply_all, database))

    async def commit(self, change: Change) -> bool:
        """Store a change; return False if the table has changed meanwhile and nothing was done."""
        lane = self.usual if self.usual is not None and store.is_plain(change) else self.other
        return await lane.add(change)

    async def close(self) -> None:
        """Wait until everything that was asked for is stored."""
        for lane in (self.usual, self.other):
            if lane is not None and lane.running is not None:
                await lane.running


def meaning(error: Exception) -> Exception:
    """Say what it means that one change alone cannot be stored; what is not known here is a fault of ours."""
    if any(breaks(error, constraint, columns) for constraint, columns in KEYS):
        return DoneBefore("A command of this key was carried out already.")
    return Problem("busy", "The table is too busy at the moment.") if is_conflict(error) else error


def _fail(future: asyncio.Future[bool], error: Exception) -> None:
    if not future.done():
        future.set_exception(error)
