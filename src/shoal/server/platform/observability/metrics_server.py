"""The metrics server: Prometheus reads this process at a port of its own, served by a thread of its own.

The thread answers also while the event loop of play is stuck. Somebody else who reaches this port reads figures that
name nobody, and can do nothing more: connections are taken at a slow pace, a new one ends the oldest if there are too
many, each ends after a few seconds, and figures are written at most once a second. So nobody can slow down play.

`prometheus_client.start_http_server` has none of these bounds: a thread for each half request, for as long as it lasts.
"""

import asyncio
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Final

from prometheus_client import generate_latest

MOST: Final = 8
"""Connections at a time."""
ACCEPT_PAUSE_S: Final = 0.02
"""Seconds between two connections; others wait in the operating system's queue."""
WAITING: Final = 16
CLIENT_TIMEOUT_S: Final = 3.0
"""How long a connection may take."""
FRESH_FOR_S: Final = 1.0
"""Seconds for which figures are sent again as they were."""
LONGEST: Final = 4096
"""Bytes of a request."""
HEADERS: Final = (
    b"Content-Type: text/plain; version=0.0.4; charset=utf-8\r\nConnection: close\r\nContent-Length: %d\r\n\r\n"
)


class MetricsServer:
    """A listening socket and its few connections, oldest first."""

    def __init__(self, listener: socket.socket) -> None:
        self.listener = listener
        self.clients: dict[asyncio.Task[None], None] = {}
        self.figures = b""
        self.written = -FRESH_FOR_S

    async def run(self) -> None:
        """Take connections until cancelled."""
        loop = asyncio.get_running_loop()
        try:
            while True:
                client, _ = await loop.sock_accept(self.listener)
                client.settimeout(0)
                if len(self.clients) == MOST:
                    next(iter(self.clients)).cancel()
                task = asyncio.create_task(self._serve(client))
                self.clients[task] = None
                task.add_done_callback(self.clients.pop)
                await asyncio.sleep(ACCEPT_PAUSE_S)
        finally:
            left = list(self.clients)
            for task in left:
                task.cancel()
            await asyncio.gather(*left, return_exceptions=True)

    async def _serve(self, client: socket.socket) -> None:
        loop = asyncio.get_running_loop()
        with client, suppress(OSError, TimeoutError):
            async with asyncio.timeout(CLIENT_TIMEOUT_S):
                head = b""
                while b"\r\n\r\n" not in head:
                    received = await loop.sock_recv(client, LONGEST)
                    head += received
                    if not received or len(head) > LONGEST:
                        return
                await loop.sock_sendall(client, self._answer(head))
                client.shutdown(socket.SHUT_WR)

    def _answer(self, head: bytes) -> bytes:
        if not head.startswith((b"GET /metrics ", b"GET /metrics?")):
            return b"HTTP/1.1 404 Not Found\r\n" + HEADERS % 0
        if time.monotonic() - self.written >= FRESH_FOR_S:
            self.figures, self.written = generate_latest(), time.monotonic()
        return b"HTTP/1.1 200 OK\r\n" + HEADERS % len(self.figures) + self.figures


@contextmanager
def serve_metrics(place: str) -> Iterator[int | None]:
    """Serve all figures of this process at their own host and port; yield the port, or None if there is none."""
    if not place:
        yield None
        return
    host, _, port = place.rpartition(":")
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.create_server((host.strip("[]"), int(port)), family=family, backlog=WAITING)
    listener.settimeout(0)
    loop = asyncio.new_event_loop()
    scrapes = loop.create_task(MetricsServer(listener).run())
    thread = threading.Thread(target=_run, args=(loop, scrapes), name="metrics", daemon=True)
    thread.start()
    try:
        yield listener.getsockname()[1]
    finally:
        loop.call_soon_threadsafe(scrapes.cancel)
        thread.join()
        listener.close()


def _run(loop: asyncio.AbstractEventLoop, scrapes: asyncio.Task[None]) -> None:
    with suppress(asyncio.CancelledError):
        loop.run_until_complete(scrapes)
    loop.close()
