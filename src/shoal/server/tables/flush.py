"""Committing changes: those of different tables that wait at the same time share one transaction."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Final

from sqlalchemy.exc import IntegrityError

from shoal.core.errors import ShoalError
from shoal.server.database import Database
from shoal.server.tables import store
from shoal.server.tables.store import Change

Apply = Callable[[Sequence[Change]], Awaitable[list[bool]]]
LARGEST: Final = 64
"""How many changes share a transaction."""


class DoneBefore(ShoalError):
    """A command of the same key was carried out already."""


class Lane:
    """A queue in front of the database: what comes while a transaction runs shares the next one."""

    def __init__(self, apply: Apply) -> None:
        self.apply = apply
        self.waiting: list[tuple[Change, asyncio.Future[bool]]] = []
        self.running: asyncio.Task[None] | None = None

    def add(self, change: Change) -> asyncio.Future[bool]:
        future: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.waiting.append((change, future))
        if self.running is None:
            self.running = asyncio.create_task(self._run())
        return future

    async def _run(self) -> None:
        while self.waiting:
            batch, self.waiting = self.waiting[:LARGEST], self.waiting[LARGEST:]
            await self._store(batch)
        self.running = None

    async def _store(self, batch: list[tuple[Change, asyncio.Future[bool]]]) -> None:
        try:
            results = await self.apply([change for change, _ in batch])
        except IntegrityError as error:
            if len(batch) == 1:
                _fail(batch[0][1], DoneBefore(str(error.orig)))
                return
            for one in batch:
                await self._store([one])
        except Exception as error:  # noqa: BLE001  (whoever waits must hear of it, whatever it is)
            for _, future in batch:
                _fail(future, error)
        else:
            for (_, future), done in zip(batch, results, strict=True):
                if not future.done():
                    future.set_result(done)


class Flush:
    """Two lanes, so that the usual changes, which PostgreSQL takes in one statement, never wait for others."""

    def __init__(self, database: Database) -> None:
        self.usual = Lane(partial(store.apply_plain, database)) if database.is_postgresql else None
        self.other = Lane(partial(store.apply_all, database))

    async def commit(self, change: Change) -> bool:
        """Store a change; give False if the table has changed meanwhile and nothing was done."""
        lane = self.usual if self.usual is not None and store.is_plain(change) else self.other
        return await lane.add(change)

    async def close(self) -> None:
        """Wait until everything that was asked for is stored."""
        for lane in (self.usual, self.other):
            if lane is not None and lane.running is not None:
                await lane.running


def _fail(future: asyncio.Future[bool], error: Exception) -> None:
    if not future.done():
        future.set_exception(error)
