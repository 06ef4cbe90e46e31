"""Publish and subscribe between nodes (NATS): a message says that something is new, and the database says what.

The same interface works inside one process and over NATS. A lost message only costs time: the reader asks the database
later. After a lost connection every handler is called once with no bytes, because messages may have been missed.
Handlers return at once: they set an event or fill a bounded queue.
"""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Final, Protocol

import nats.errors
from nats.aio.client import Client
from nats.aio.msg import Msg
from nats.aio.subscription import Subscription
from structlog import get_logger

from shoal.server.platform.base.tcp_keepalive import set_tcp_timeouts
from shoal.server.platform.bus.metrics import CONNECTED
from shoal.server.platform.config.settings import Settings

Handler = Callable[[bytes], None]
RECONNECT_AFTER_S: Final = 1
CONNECT_TIMEOUT_S: Final = 2
PING_EVERY_S: Final = 1
UNANSWERED_PINGS: Final = 2
"""One more, and the connection counts as lost: within three seconds."""
LOG: Final = get_logger()


class Bus(Protocol):
    """Messages between nodes. While `reaches_others` is false, nodes find news by asking the database."""

    @property
    def reaches_others(self) -> bool: ...

    async def open(self) -> None: ...

    async def close(self) -> None: ...

    async def publish(self, subject: str, data: bytes) -> None:
        """Call every handler of the subject: in this process at once, in others soon."""

    async def subscribe(self, subject: str, handler: Handler) -> None: ...

    async def unsubscribe(self, subject: str, handler: Handler) -> None: ...


class LocalBus:
    """Wake-ups inside one process."""

    def __init__(self) -> None:
        self.handlers: dict[str, list[Handler]] = {}

    @property
    def reaches_others(self) -> bool:
        return True

    async def open(self) -> None:
        """There is nothing to connect to."""

    async def close(self) -> None:
        self.handlers.clear()

    async def publish(self, subject: str, data: bytes) -> None:
        self.deliver(subject, data)

    def deliver(self, subject: str, data: bytes) -> None:
        for handler in tuple(self.handlers.get(subject, ())):
            handler(data)

    async def subscribe(self, subject: str, handler: Handler) -> None:
        self.handlers.setdefault(subject, []).append(handler)

    async def unsubscribe(self, subject: str, handler: Handler) -> None:
        remaining = self.handlers.get(subject, [])
        if handler in remaining:
            remaining.remove(handler)
        if not remaining:
            self.handlers.pop(subject, None)


class NatsBus(LocalBus):
    """Wake-ups over NATS; those for this process do not go through it."""

    def __init__(self, url: str) -> None:
        super().__init__()
        self.url = url
        self.client = Client()
        self.remote: dict[str, Subscription] = {}
        self.connecting: asyncio.Task[None] | None = None
        self.reached: bool | None = None

    @property
    def reaches_others(self) -> bool:
        return bool(self.reached)

    async def open(self) -> None:
        """Connect in the background: a node works without NATS too."""
        CONNECTED.set(0)
        self.connecting = asyncio.create_task(self.connect())

    async def connect(self) -> None:
        await self.client.connect(
            servers_of(self.url),
            no_echo=True,
            allow_reconnect=True,
            max_reconnect_attempts=-1,
            reconnect_time_wait=RECONNECT_AFTER_S,
            connect_timeout=CONNECT_TIMEOUT_S,
            ping_interval=PING_EVERY_S,
            max_outstanding_pings=UNANSWERED_PINGS,
            error_cb=self.on_error,
            disconnected_cb=self.on_lost,
            reconnected_cb=self.on_reconnected,
        )
        for subject in tuple(self.handlers):
            await self.subscribe_remotely(subject)
        await self.on_reconnected()

    async def close(self) -> None:
        await super().close()
        self.reached = False
        while self.connecting is not None and not self.connecting.done():
            self.connecting.cancel()  # again if it was swallowed: `wait_for` of Python 3.11 does that when a wait ends
            await asyncio.wait([self.connecting], timeout=0.1)
        if self.knows_nats():
            with suppress(nats.errors.Error, OSError):
                await self.client.close()
        await self.hang_up()

    async def hang_up(self) -> None:
        """Close a connection that was only half made."""
        writer = self.writer()
        if writer is not None:
            writer.close()
            with suppress(OSError):
                await writer.wait_closed()

    def writer(self) -> asyncio.StreamWriter | None:
        return getattr(self.client._transport, "_io_writer", None)

    async def publish(self, subject: str, data: bytes) -> None:
        self.deliver(subject, data)
        if self.client.is_connected:
            with suppress(nats.errors.Error, OSError):  # the others ask the database later
                await self.client.publish(subject, data)

    async def subscribe(self, subject: str, handler: Handler) -> None:
        await super().subscribe(subject, handler)
        await self.subscribe_remotely(subject)

    async def subscribe_remotely(self, subject: str) -> None:
        if subject in self.remote or not self.knows_nats():
            return

        async def on_message(message: Msg) -> None:
            self.deliver(subject, message.data)

        self.remote[subject] = await self.client.subscribe(subject, cb=on_message)

    async def unsubscribe(self, subject: str, handler: Handler) -> None:
        await super().unsubscribe(subject, handler)
        if subject not in self.handlers and subject in self.remote:
            with suppress(nats.errors.Error, OSError):
                await self.remote.pop(subject).unsubscribe()

    def knows_nats(self) -> bool:
        """Return whether NATS was ever reached. If so, the client repeats subscriptions when NATS comes back."""
        return self.client.is_connected or self.client.is_reconnecting

    async def on_reconnected(self) -> None:
        """Call every handler once: messages may have been missed."""
        writer = self.writer()
        if writer is not None:
            set_tcp_timeouts(writer)
        if not self.reached:
            self.reached = True
            CONNECTED.set(1)
            LOG.info("bus.connected")
        for subject in tuple(self.handlers):
            self.deliver(subject, b"")

    async def on_lost(self) -> None:
        self.note_loss("disconnected")

    async def on_error(self, error: Exception) -> None:
        """Log the first error while NATS is away, and not those of further attempts."""
        if not self.client.is_connected:
            self.note_loss(type(error).__name__)

    def note_loss(self, why: str) -> None:
        if self.reached is not False:
            self.reached = False
            CONNECTED.set(0)
            LOG.warning("bus.lost", error=why)


def servers_of(addresses: str) -> list[str]:
    """Return the servers of a bus, any of which will do; a client learns of others in their cluster by itself."""
    return addresses.split(",")


def make_bus(settings: Settings) -> Bus:
    return NatsBus(settings.nats) if settings.nats else LocalBus()
