"""Run a node or a worker until it is told to stop."""

import asyncio
import signal
import socket
from collections.abc import Callable
from pathlib import Path

import uvicorn

from shoal.core.errors import ShoalError
from shoal.server.app.create_app import make_app
from shoal.server.app.lifecycle import lifespan_of, migrate_database, open_worker_alone
from shoal.server.app.uvicorn_config import make_uvicorn_config
from shoal.server.platform.config.settings import Settings
from shoal.server.platform.observability.gc_tuning import tune_gc
from shoal.server.platform.observability.logs import set_up_logs
from shoal.server.platform.observability.metrics_server import serve_metrics
from shoal.server.platform.observability.tracing import tracing


class PortTaken(ShoalError):
    """The server cannot listen there."""


class AnnouncingServer(uvicorn.Server):
    """A server that says when browsers can reach it."""

    def __init__(self, config: uvicorn.Config, announce: Callable[[], None]) -> None:
        super().__init__(config)
        self.announce = announce

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.announce()


def serve(settings: Settings, host: str, port: int, announce: Callable[[], None]) -> None:
    """Run a node until it is told to stop; announce it as soon as it listens."""
    set_up_logs()
    with listen(host, port) as listener:
        server = AnnouncingServer(configure_node(settings, host, port), announce)
        tune_gc()
        server.run([listener])


def configure_node(settings: Settings, host: str, port: int) -> uvicorn.Config:
    """Return how uvicorn runs a node."""
    return make_uvicorn_config(make_app(settings, lifespan_of(settings)), host, port)


def listen(host: str, port: int) -> socket.socket:
    """Return a socket that listens there."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        return socket.create_server((host, port), family=family)
    except OSError as error:
        raise PortTaken(f"cannot listen on {host}, port {port}: {error.strerror}. Choose another --port.") from error


def work(settings: Settings, processes: int) -> None:
    """Run a worker until it is told to stop."""

    async def run() -> None:
        stopped = asyncio.Event()
        for number in (signal.SIGINT, signal.SIGTERM):
            asyncio.get_running_loop().add_signal_handler(number, stopped.set)
        async with open_worker_alone(settings, processes):
            await stopped.wait()

    set_up_logs()
    with serve_metrics(settings.metrics), tracing(settings.traces, settings.trace_share):
        asyncio.run(run())


def migrate_once(settings: Settings, folder: Path | None = None) -> str:
    """Bring the database up to date, keep the files of the pages in a folder, and return the version."""
    return asyncio.run(migrate_database(settings, folder))
