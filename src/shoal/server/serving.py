"""Serving: one process, one loop, until it is told to stop."""

import asyncio
import signal
import sys
from typing import Final

import uvicorn

from shoal.server.app import make_app
from shoal.server.collector import spare_the_loop
from shoal.server.database import open_database
from shoal.server.logs import set_up_logs
from shoal.server.metrics import told_at
from shoal.server.migrations import migrate
from shoal.server.patience import Patient
from shoal.server.resources import open_resources
from shoal.server.settings import Settings
from shoal.server.tables.opened import open_worker
from shoal.server.tables.tables import Tables

LONGEST_MESSAGE: Final = 64 * 1024
LAST_SECONDS: Final = 10
IDLE_SECONDS: Final = 5
"""Between two requests of one connection."""


def configure(settings: Settings, host: str, port: int) -> uvicorn.Config:
    """Give uvicorn its orders: bounded messages and queues, no log of who asked for what."""
    return uvicorn.Config(
        make_app(settings),
        host=host,
        port=port,
        http=Patient,
        timeout_keep_alive=IDLE_SECONDS,
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
    spare_the_loop()
    server.run()


def work(settings: Settings, processes: int) -> None:
    """Play for bots and watch clocks until told to stop."""

    async def run() -> None:
        stopped = asyncio.Event()
        for number in (signal.SIGINT, signal.SIGTERM):
            asyncio.get_running_loop().add_signal_handler(number, stopped.set)
        async with open_resources(settings) as resources:
            tables = Tables(resources.database, resources.bus, settings.cache)
            async with open_worker(resources, tables, processes):
                await stopped.wait()

    set_up_logs()
    with told_at(settings.metrics):
        asyncio.run(run())


def migrate_once(settings: Settings) -> str:
    """Bring the database up to date and give its version."""

    async def run() -> str:
        database = open_database(settings, patience=None)
        try:
            return await migrate(database)
        finally:
            await database.close()

    return asyncio.run(run())
