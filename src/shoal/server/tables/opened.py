"""The tables of a running node, and of a worker: opened with it and closed with it."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial
from typing import Annotated, cast

from fastapi import Depends
from starlette.requests import HTTPConnection

from shoal.server.house import House
from shoal.server.lobby import waiting
from shoal.server.tables.tables import Tables
from shoal.server.work.thinking import Minds
from shoal.server.work.worker import Worker


@asynccontextmanager
async def open_tables(house: House) -> AsyncIterator[Tables]:
    """Attend to tables; a household's node works for its bots too, a site leaves that to `shoal worker`."""
    tables = Tables(house.database, house.bus, house.settings.cache, limited=house.settings.limits)
    async with AsyncExitStack() as stack:
        stack.push_async_callback(tables.flush.close)
        house.duties.start("readers", tables.attend)
        house.duties.start("waiting tables", partial(waiting.attend, tables))
        stack.push_async_callback(house.duties.stop, "readers", "waiting tables")
        if house.settings.household:
            await stack.enter_async_context(open_worker(house, tables, 1))
        yield tables


@asynccontextmanager
async def open_worker(house: House, tables: Tables, processes: int) -> AsyncIterator[Worker]:
    minds = Minds(processes)
    worker = Worker(tables, minds, paced=house.settings.paced)
    house.duties.start("ledger", worker.keep)
    house.duties.start("worker", worker.run)
    try:
        yield worker
    finally:
        await house.duties.stop("ledger", "worker")
        minds.close()


def tables_of(connection: HTTPConnection) -> Tables:
    return cast("Tables", connection.app.state.tables)


TheTables = Annotated[Tables, Depends(tables_of)]
"""The tables of the node that serves a request."""
