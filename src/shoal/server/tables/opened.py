"""The tables of a running node, and of a worker: opened with it and closed with it."""

import asyncio
from collections.abc import AsyncIterator, Coroutine
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from typing import Annotated, Any, cast

from fastapi import Depends
from starlette.requests import HTTPConnection

from shoal.server.house import House
from shoal.server.tables.tables import Tables
from shoal.server.work.thinking import Minds
from shoal.server.work.worker import Worker


@asynccontextmanager
async def open_tables(house: House) -> AsyncIterator[Tables]:
    """Attend to tables; a household's node works for its bots too, a site leaves that to `shoal worker`."""
    tables = Tables(house.database, house.bus)
    async with AsyncExitStack() as stack:
        stack.push_async_callback(tables.flush.close)
        await stack.enter_async_context(running(tables.attend()))
        if house.settings.household:
            await stack.enter_async_context(open_worker(tables, 1, paced=house.settings.paced))
        yield tables


@asynccontextmanager
async def open_worker(tables: Tables, processes: int, *, paced: bool) -> AsyncIterator[Worker]:
    minds = Minds(processes)
    worker = Worker(tables, minds, paced=paced)
    async with running(worker.run()):
        yield worker
    minds.close()


@asynccontextmanager
async def running(work: Coroutine[Any, Any, None]) -> AsyncIterator[None]:
    """Let work go on beside the block."""
    task = asyncio.create_task(work)
    try:
        yield
    finally:
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task


def tables_of(connection: HTTPConnection) -> Tables:
    return cast("Tables", connection.app.state.tables)


TheTables = Annotated[Tables, Depends(tables_of)]
"""The tables of the node that serves a request."""
