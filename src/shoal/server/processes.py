"""Several processes serve one port, for a machine with several cores. The system spreads connections over them."""

import multiprocessing
import signal
import socket
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from multiprocessing.connection import wait
from multiprocessing.process import BaseProcess
from multiprocessing.synchronize import Event
from typing import Final

from shoal.core.errors import ShoalError
from shoal.server.serving import LAST_SECONDS, listen, serve
from shoal.server.settings import Settings

CONTEXT: Final = multiprocessing.get_context("spawn")
POLL_SECONDS: Final = 0.05


class NotTogether(ShoalError):
    """Several processes cannot serve with these settings, or on this system."""


class Ended(ShoalError):
    """One of the processes has ended by itself."""


def serve_together(settings: Settings, host: str, port: int, announce: Callable[[], None], number: int) -> None:
    """Run a number of nodes on one port until they are told to stop. If one ends by itself, all end."""
    if settings.standalone:
        raise NotTogether("--processes needs PostgreSQL in SHOAL_DATABASE: SQLite is for one process")
    if not hasattr(socket, "SO_REUSEPORT"):
        raise NotTogether("--processes does not work on this system: processes cannot share a port")
    listen(host, port).close()  # a port that is taken is refused here, once
    ready = [CONTEXT.Event() for _ in range(number)]
    nodes = [
        CONTEXT.Process(target=serve_part, args=(own_settings(settings, place), host, port, event))
        for place, event in enumerate(ready)
    ]
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    try:
        for node in nodes:
            node.start()
        while not all(event.is_set() for event in ready) and all(node.is_alive() for node in nodes):
            time.sleep(POLL_SECONDS)
        if all(event.is_set() for event in ready):
            announce()
        wait([node.sentinel for node in nodes])
        raise Ended("one of the processes has ended by itself; its log says why")
    finally:
        stop(nodes)


def stop(nodes: Sequence[BaseProcess]) -> None:
    """End all nodes; let them say goodbye to their readers."""
    for node in nodes:
        if node.is_alive():
            node.terminate()
    for node in nodes:
        if node.pid is not None:
            node.join(LAST_SECONDS + 5)


def serve_part(settings: Settings, host: str, port: int, ready: Event) -> None:
    """Run one of the nodes."""
    serve(settings, host, port, ready.set, shared=True)


def own_settings(settings: Settings, place: int) -> Settings:
    """Return the settings of one node: each has its metrics at a port of its own, one after the other."""
    if not settings.metrics:
        return settings
    host, _, port = settings.metrics.rpartition(":")
    return replace(settings, metrics=f"{host}:{int(port) + place}")
