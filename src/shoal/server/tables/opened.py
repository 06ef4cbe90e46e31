"""The tables of a running node, and of a worker: opened with it and closed with it."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial
from typing import Annotated, cast

from fastapi import Depends
from starlette.requests import HTTPConnection

from shoal.server.lobby import waiting
from shoal.server.resources import Resources
from shoal.server.tables.tables import Tables
from shoal.server.work.thinking import Minds
from shoal.server.work.worker import Worker


@asynccontextmanager
async def open_tables(resources: Resources) -> AsyncIterator[Tables]:
    """Attend to tables; a standalone node works for its bots too, a cluster leaves that to `shoal worker`."""
    tables = Tables(resources.database, resources.bus, resources.settings.cache, limited=resources.settings.limits)
    async with AsyncExitStack() as stack:
        stack.push_async_callback(tables.flush.close)
        resources.duties.start("readers", tables.attend)
        resources.duties.start("waiting tables", partial(waiting.attend, tables))
        stack.push_async_callback(resources.duties.stop, "readers", "waiting tables")
        if resources.settings.standalone:
            await stack.enter_async_context(open_worker(resources, tables, 1))
        yield tables


@asynccontextmanager
async def open_worker(resources: Resources, tables: Tables, processes: int) -> AsyncIterator[Worker]:
    minds = Minds(processes)
    worker = Worker(tables, minds, paced=resources.settings.paced)
    resources.duties.start("ledger", worker.keep)
    resources.duties.start("worker", worker.run)
    try:
        yield worker
    finally:
        await resources.duties.stop("ledger", "worker")
        minds.close()


def tables_of(connection: HTTPConnection) -> Tables:
    return cast("Tables", connection.app.state.tables)


TheTables = Annotated[Tables, Depends(tables_of)]
"""The tables of the node that serves a request."""
