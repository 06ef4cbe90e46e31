"""Start and stop what a node or a worker runs: its tables, its worker, and their duties."""

from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, AsyncExitStack, asynccontextmanager
from functools import partial
from pathlib import Path

from fastapi import FastAPI
from starlette.types import Lifespan

from shoal.server.accounts.identity.authentication import PlayersMet
from shoal.server.app.account_data import background as erasing
from shoal.server.community.matchmaking.queue import background as matching
from shoal.server.community.notifications import notifier
from shoal.server.community.notifications.turn_emails import is_wanted
from shoal.server.community.openings import background as openings
from shoal.server.community.puzzles import background as puzzles
from shoal.server.community.tournaments import background as tournaments
from shoal.server.migrations.upgrade import migrate, require_newest
from shoal.server.platform.base.app_state import held, hold
from shoal.server.platform.config.settings import Settings
from shoal.server.platform.db.database import open_database
from shoal.server.platform.email import smtp_sender
from shoal.server.platform.observability.background import collect_when_quiet
from shoal.server.platform.observability.metrics_server import serve_metrics
from shoal.server.platform.observability.tracing import tracing
from shoal.server.platform.resources import Resources, open_resources
from shoal.server.platform.static_files.old_releases import keep
from shoal.server.play.job_workers import background as backlog
from shoal.server.play.job_workers.bot_process_pool import BotProcessPool
from shoal.server.play.job_workers.worker import Worker
from shoal.server.play.link_previews.routes import PreviewCache
from shoal.server.play.presence.presence_tracker import PresenceTracker
from shoal.server.play.retention import background as retention
from shoal.server.play.tables.registry import TableRegistry
from shoal.server.play.tables.reveal_words import begin_overdue
from shoal.server.play.tables.waiting import background as waiting
from shoal.server.play.websocket.session_revocation import SessionRevocation


def lifespan_of(settings: Settings) -> Lifespan[FastAPI]:
    """Return the lifespan of a node's application: what is open and runs as long as it serves."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        with serve_metrics(settings.metrics), tracing(settings.traces, settings.trace_share):
            async with open_migrated(settings) as resources, open_tables(resources) as opened:
                sessions = SessionRevocation(resources.database, resources.bus)
                presence = PresenceTracker(opened, held(app, PlayersMet))
                hold(app, resources, resources.database, opened, sessions, presence)
                resources.duties.start("collector", collect_when_quiet)
                try:
                    async with sessions.working(resources.duties), presence.working(resources.duties):
                        yield
                finally:
                    held(app, PreviewCache).close()

    return lifespan


def open_migrated(settings: Settings) -> AbstractAsyncContextManager[Resources]:
    """Open the resources. A standalone node migrates its database; a cluster's must be migrated already."""
    return open_resources(settings, migrate if settings.standalone else require_newest)


async def migrate_database(settings: Settings, pages: Path | None) -> str:
    """Bring the database up to date, keep the files of the pages in a folder, and return the version."""
    database = open_database(settings, patience=None)
    try:
        version = await migrate(database)
        if pages is not None:
            await keep(database, pages)
        return version
    finally:
        await database.close()


@asynccontextmanager
async def open_tables(resources: Resources) -> AsyncIterator[TableRegistry]:
    """Open the tables of a node. A node alone also runs a worker; a cluster has `shoal worker` for that."""
    tables = TableRegistry(
        resources.database, resources.bus, resources.settings.cache, limited=resources.settings.limits
    )
    async with AsyncExitStack() as stack:
        stack.push_async_callback(tables.flush.close)
        resources.duties.start("readers", tables.attend)
        resources.duties.repeat("waiting tables", waiting.KEEP_EVERY, partial(waiting.keep_waiting_tables, tables))
        resources.duties.repeat("sealed words", waiting.REVEAL_EVERY, partial(begin_overdue, tables))
        match = partial(matching.match_waiting_players, resources, tables)
        resources.duties.repeat("finding", matching.MATCH_EVERY, match)
        stack.push_async_callback(resources.duties.stop, "readers", "waiting tables", "sealed words", "finding")
        if resources.settings.alone:
            await stack.enter_async_context(open_worker(resources, tables, 1))
        yield tables


@asynccontextmanager
async def open_worker_alone(settings: Settings, processes: int) -> AsyncIterator[None]:
    """Open a worker of a cluster, with tables of its own."""
    async with open_migrated(settings) as resources:
        tables = TableRegistry(resources.database, resources.bus, settings.cache)
        async with open_worker(resources, tables, processes):
            yield


@asynccontextmanager
async def open_worker(resources: Resources, tables: TableRegistry, processes: int) -> AsyncIterator[Worker]:
    duties, database, minds = resources.duties, resources.database, BotProcessPool(processes)
    worker = Worker(tables, minds, paced=resources.settings.paced)
    duties.start("ledger", worker.keep)
    duties.start("worker", worker.run)
    duties.repeat("backlog", backlog.COUNT_EVERY, partial(backlog.count_backlog, database))
    duties.repeat("erasing", erasing.ERASE_EVERY, partial(erasing.erase_accounts, resources, tables))
    duties.repeat("tidying", retention.TIDY_EVERY, partial(retention.tidy, database))
    duties.repeat("openings", openings.COUNT_EVERY, partial(openings.count_openings, database))
    duties.repeat("tournaments", tournaments.LOOK_EVERY, partial(tournaments.look_at_tournaments, tables))
    duties.repeat("solving", puzzles.COUNT_EVERY, partial(puzzles.rate_due_attempts, database))
    try:
        async with open_notifier(resources):
            yield worker
    finally:
        names = ("ledger", "worker", "backlog", "erasing", "tidying", "openings", "tournaments", "solving")
        await duties.stop(*names)
        minds.close()


@asynccontextmanager
async def open_notifier(resources: Resources) -> AsyncIterator[None]:
    """Tell players of their turns, and send letters if the settings say where to."""
    database, settings = resources.database, resources.settings
    async with notifier.Notifier(database, settings).working(resources.duties), AsyncExitStack() as stack:
        if settings.mails:
            sender = smtp_sender.EmailSender(database, settings, {"turn": partial(is_wanted, database)})
            resources.duties.repeat("post", smtp_sender.POLL_EVERY, sender.send_due)
            stack.push_async_callback(resources.duties.stop, "post")
        yield
