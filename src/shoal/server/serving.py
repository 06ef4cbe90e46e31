"""Run a node or a worker until it is told to stop."""

import asyncio
import signal
import socket
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

import uvicorn

from shoal.core.errors import ShoalError
from shoal.server.app import make_app
from shoal.server.assembly import open_worker
from shoal.server.assets.keeping import keep
from shoal.server.collector import spare_the_loop
from shoal.server.database import open_database
from shoal.server.frames import Framed
from shoal.server.logs import set_up_logs
from shoal.server.migrations import migrate
from shoal.server.patience import Patient
from shoal.server.resources import open_resources
from shoal.server.scrapes import told_at
from shoal.server.settings import Settings
from shoal.server.tables.tables import Tables
from shoal.server.tracing import tracing

LONGEST_MESSAGE: Final = 64 * 1024
LAST_SECONDS: Final = 10
IDLE_SECONDS: Final = 5
"""Seconds between two requests of one connection."""


class PortTaken(ShoalError):
    """The server cannot listen there."""


class Announced(uvicorn.Server):
    """A server that says when browsers can reach it."""

    def __init__(self, config: uvicorn.Config, announce: Callable[[], None]) -> None:
        super().__init__(config)
        self.announce = announce

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.announce()


def configure(settings: Settings, host: str, port: int) -> uvicorn.Config:
    """Return uvicorn's settings: bounded messages and queues, no log of requests."""
    return uvicorn.Config(
        make_app(settings),
        host=host,
        port=port,
        http=Patient,
        timeout_keep_alive=IDLE_SECONDS,
        loop="asyncio" if sys.platform == "win32" else "uvloop",
        ws=Framed,
        ws_max_size=LONGEST_MESSAGE,
        ws_per_message_deflate=False,
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=LAST_SECONDS,
    )


def serve(settings: Settings, host: str, port: int, announce: Callable[[], None], *, shared: bool = False) -> None:
    """Run a node until it is told to stop; announce it as soon as it listens. `shared`: others may listen there too."""
    set_up_logs()
    with listen(host, port, shared=shared) as listener:
        server = Announced(configure(settings, host, port), announce)
        spare_the_loop()
        server.run([listener])


def listen(host: str, port: int, *, shared: bool = False) -> socket.socket:
    """Return a socket that listens: alone there, or with others that share it too."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        return socket.create_server((host, port), family=family, reuse_port=shared)
    except OSError as error:
        raise PortTaken(f"cannot listen on {host}, port {port}: {error.strerror}. Choose another --port.") from error


def work(settings: Settings, processes: int) -> None:
    """Run a worker until it is told to stop."""

    async def run() -> None:
        stopped = asyncio.Event()
        for number in (signal.SIGINT, signal.SIGTERM):
            asyncio.get_running_loop().add_signal_handler(number, stopped.set)
        async with open_resources(settings) as resources:
            tables = Tables(resources.database, resources.bus, settings.cache)
            async with open_worker(resources, tables, processes):
                await stopped.wait()

    set_up_logs()
    with told_at(settings.metrics), tracing(settings.traces, settings.trace_share):
        asyncio.run(run())


def migrate_once(settings: Settings, folder: Path | None = None) -> str:
    """Bring the database up to date, keep the files of the pages in a folder, and return the version."""

    async def run() -> str:
        database = open_database(settings, patience=None)
        try:
            version = await migrate(database)
            if folder is not None:
                await keep(database, folder)
            return version
        finally:
            await database.close()

    return asyncio.run(run())
