"""Group commit: changes of different tables that wait at the same time share one transaction.

If a batch fails it is halved until the bad change is alone, so that the others are stored: for 64 changes this takes 13
statements. In an outage all changes of the batch fail, because trying again would not help.
"""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Final

from shoal.core.errors import ShoalError
from shoal.server.platform.db.database import Database
from shoal.server.platform.db.error_kinds import is_conflict, is_outage, violates_unique
from shoal.server.platform.http.errors import Problem
from shoal.server.play.tables import store
from shoal.server.play.tables.changes import TableChange
from shoal.server.play.tables.metrics import COMMIT_CHANGES, COMMIT_SECONDS

Apply = Callable[[Sequence[TableChange]], Awaitable[list[bool]]]
Waiting = tuple[TableChange, "asyncio.Future[bool]"]
LARGEST: Final = 64
"""How many changes share a transaction."""
CONFLICTS: Final = 3
"""How often a batch is tried again after a conflict with another transaction, before it is halved."""
IDEMPOTENCY_CONSTRAINTS: Final = (
    ("ix_entries_key", "entries.table_id, entries.seat, entries.key"),
    ("uq_said_table_id_player_key", "said.table_id, said.player, said.key"),
)
"""The constraints that prevent a command from being done twice, and their columns."""


class DuplicateCommand(ShoalError):
    """A command with the same key was done already."""


class CommitQueue:
    """A queue of changes: those that arrive while a transaction runs share the next one."""

    def __init__(self, name: str, apply: Apply) -> None:
        self.apply = apply
        self.changes, self.seconds = COMMIT_CHANGES.labels(name), COMMIT_SECONDS.labels(name)
        self.waiting: list[Waiting] = []
        self.running: asyncio.Task[None] | None = None

    def add(self, change: TableChange) -> asyncio.Future[bool]:
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
        """Take the next batch, in order of tables, so that two nodes cannot deadlock.

        A second change of the same table must wait for the next batch.
        """
        batch: dict[str, Waiting] = {}
        left: list[Waiting] = []
        for waiting in self.waiting:
            table = waiting[0].before.id
            if table in batch or len(batch) == LARGEST:
                left.append(waiting)
            else:
                batch[table] = waiting
        self.waiting = left
        return [batch[table] for table in sorted(batch)]

    async def _store(self, batch: Sequence[Waiting], tries: int) -> None:
        try:
            self.changes.observe(len(batch))
            with self.seconds.time():
                results = await self.apply([change for change, _ in batch])
        except Exception as error:  # noqa: BLE001  (every task that waits must get the error)
            await self._recover(batch, error, tries)
        else:
            for (_, future), done in zip(batch, results, strict=True):
                if not future.done():
                    future.set_result(done)

    async def _recover(self, batch: Sequence[Waiting], error: Exception, tries: int) -> None:
        """Find the change that fails, and store the rest."""
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


class GroupCommit:
    """Two queues, so that plain changes, which PostgreSQL stores in one statement, never wait for others."""

    def __init__(self, database: Database) -> None:
        self.usual = CommitQueue("plain", partial(store.apply_plain, database)) if database.is_postgresql else None
        self.other = CommitQueue("other", partial(store.apply_all, database))

    async def commit(self, change: TableChange) -> bool:
        """Store a change; return False if the table has changed meanwhile and nothing was done."""
        lane = self.usual if self.usual is not None and store.is_plain(change) else self.other
        return await lane.add(change)

    async def close(self) -> None:
        """Wait until all changes are stored."""
        for lane in (self.usual, self.other):
            if lane is not None and lane.running is not None:
                await lane.running


def meaning(error: Exception) -> Exception:
    """Return the error for a change that cannot be stored: done before, a conflict, or else a bug."""
    if any(violates_unique(error, constraint, columns) for constraint, columns in IDEMPOTENCY_CONSTRAINTS):
        return DuplicateCommand("A command with this key was done already.")
    return Problem("busy", "server.table-busy") if is_conflict(error) else error


def _fail(future: asyncio.Future[bool], error: Exception) -> None:
    if not future.done():
        future.set_exception(error)
