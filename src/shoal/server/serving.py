"""Serving: one process, one loop, until it is told to stop."""

import asyncio
import gc
import signal
import sys
from typing import Final

import uvicorn

from shoal.server.app import make_app
from shoal.server.database import open_database
from shoal.server.house import open_house
from shoal.server.logs import set_up_logs
from shoal.server.migrations import migrate
from shoal.server.settings import Settings
from shoal.server.tables.opened import open_worker
from shoal.server.tables.tables import Tables

LONGEST_MESSAGE: Final = 64 * 1024
LAST_SECONDS: Final = 10
COLLECT_AFTER: Final = 20_000
"""So many new objects between two looks for cycles."""


def configure(settings: Settings, host: str, port: int) -> uvicorn.Config:
    """Give uvicorn its orders: bounded messages and queues, no log of who asked for what."""
    return uvicorn.Config(
        make_app(settings),
        host=host,
        port=port,
        loop="asyncio" if sys.platform == "win32" else "uvloop",
        ws="websockets-sansio",
        ws_max_size=LONGEST_MESSAGE,
        ws_per_message_deflate=False,
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=LAST_SECONDS,
    )


def serve(settings: Settings, host: str, port: int) -> None:
    set_up_logs()
    server = uvicorn.Server(configure(settings, host, port))
    spare_the_collector()
    server.run()


def spare_the_collector() -> None:
    """Look for cycles seldom, and never among what was loaded for good."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(COLLECT_AFTER, 20, 20)


def work(settings: Settings, processes: int) -> None:
    """Play for bots and watch clocks until told to stop."""

    async def run() -> None:
        stopped = asyncio.Event()
        for number in (signal.SIGINT, signal.SIGTERM):
            asyncio.get_running_loop().add_signal_handler(number, stopped.set)
        async with open_house(settings) as house:
            tables = Tables(house.database, house.bus)
            async with open_worker(tables, processes, paced=settings.paced):
                await stopped.wait()

    set_up_logs()
    asyncio.run(run())


def migrate_once(settings: Settings) -> str:
    """Bring the database up to date and give its version."""

    async def run() -> str:
        database = open_database(settings)
        try:
            return await migrate(database)
        finally:
            await database.close()

    return asyncio.run(run())
