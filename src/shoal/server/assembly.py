"""Start and stop what a node or a worker runs: its tables, its worker, and their duties."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial

from shoal.server.calling.caller import Caller
from shoal.server.calling.mailing import is_wanted
from shoal.server.finding.queue import matching
from shoal.server.holdings import erasing
from shoal.server.letters.post import Post
from shoal.server.openings import counting
from shoal.server.resources import Resources
from shoal.server.solving import counting as solving
from shoal.server.tables import waiting
from shoal.server.tables.tables import Tables
from shoal.server.tidying import duty as tidying
from shoal.server.tournaments import attending as tournaments
from shoal.server.work.measures import watch_backlog
from shoal.server.work.thinking import Minds
from shoal.server.work.worker import Worker


@asynccontextmanager
async def open_tables(resources: Resources) -> AsyncIterator[Tables]:
    """Open the tables of a node. A standalone node also runs a worker; a cluster has `shoal worker` for that."""
    tables = Tables(resources.database, resources.bus, resources.settings.cache, limited=resources.settings.limits)
    async with AsyncExitStack() as stack:
        stack.push_async_callback(tables.flush.close)
        resources.duties.start("readers", tables.attend)
        resources.duties.start("waiting tables", partial(waiting.attend, tables))
        resources.duties.start("finding", partial(matching.attend, resources, tables))
        stack.push_async_callback(resources.duties.stop, "readers", "waiting tables", "finding")
        if resources.settings.standalone:
            await stack.enter_async_context(open_worker(resources, tables, 1))
        yield tables


@asynccontextmanager
async def open_worker(resources: Resources, tables: Tables, processes: int) -> AsyncIterator[Worker]:
    minds = Minds(processes)
    worker = Worker(tables, minds, paced=resources.settings.paced)
    resources.duties.start("ledger", worker.keep)
    resources.duties.start("worker", worker.run)
    resources.duties.start("backlog", partial(watch_backlog, resources.database))
    resources.duties.start("erasing", partial(erasing.attend, resources, tables))
    resources.duties.start("tidying", partial(tidying.attend, resources.database))
    resources.duties.start("openings", partial(counting.attend, resources.database))
    resources.duties.start("tournaments", partial(tournaments.attend, tables))
    resources.duties.start("solving", partial(solving.attend, resources.database))
    try:
        async with open_calling(resources):
            yield worker
    finally:
        names = ("ledger", "worker", "backlog", "erasing", "tidying", "openings", "tournaments", "solving")
        await resources.duties.stop(*names)
        minds.close()


@asynccontextmanager
async def open_calling(resources: Resources) -> AsyncIterator[None]:
    """Tell players of their turns, and send letters if the settings say where to."""
    database, settings = resources.database, resources.settings
    duties = {"caller": Caller(database, settings).run}
    if settings.mails:
        duties["post"] = Post(database, settings, {"turn": partial(is_wanted, database)}).run
    for name, run in duties.items():
        resources.duties.start(name, run)
    try:
        yield
    finally:
        await resources.duties.stop(*duties)
