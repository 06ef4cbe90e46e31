"""The bus wakes readers in one process and over NATS; without NATS everything goes on."""

import asyncio
import socket
import time
from contextlib import suppress
from urllib.parse import urlsplit
from uuid import uuid4

import pytest
from structlog.testing import capture_logs

from shoal.server.platform.base.tcp_keepalive import UNANSWERED_MS
from shoal.server.platform.bus.bus import Bus, LocalBus, NatsBus, make_bus
from shoal.server.platform.bus.metrics import CONNECTED
from shoal.server.platform.config.settings import Settings
from support.services import NATS
from trials.harness.tcp_proxy import Proxy

pytestmark = pytest.mark.anyio


async def until(heard: list[bytes], wanted: bytes) -> None:
    async with asyncio.timeout(5):
        while wanted not in heard:
            await asyncio.sleep(0.005)


async def connected(bus: Bus) -> None:
    async with asyncio.timeout(5):
        while isinstance(bus, NatsBus) and not bus.client.is_connected:
            await asyncio.sleep(0.005)


async def test_a_bus_wakes_the_handlers_of_a_subject(settings: Settings) -> None:
    bus, subject = make_bus(settings), uuid4().hex
    await bus.open()
    heard: list[bytes] = []
    await bus.subscribe(subject, heard.append)
    await bus.publish("another", b"no")
    await bus.publish(subject, b"yes")
    await until(heard, b"yes")
    await bus.unsubscribe(subject, heard.append)
    await bus.publish(subject, b"late")
    assert b"late" not in heard
    assert heard.count(b"yes") == 1
    await bus.close()


@pytest.mark.usefixtures("services")
async def test_nats_delivers_each_message_to_other_nodes_once() -> None:
    here, there, subject = NatsBus(NATS), NatsBus(NATS), uuid4().hex
    heard: list[bytes] = []
    await there.subscribe(subject, heard.append)
    for bus in (here, there):
        await bus.open()
        await connected(bus)
    await until(heard, b"")
    await there.client.flush()
    await here.publish(subject, b"one")
    await here.publish(subject, b"two")
    await until(heard, b"two")
    assert heard == [b"", b"one", b"two"]
    for bus in (here, there):
        await bus.close()


async def test_without_nats_a_process_still_gets_its_own_messages() -> None:
    with socket.socket() as nobody:
        nobody.bind(("127.0.0.1", 0))
        bus = NatsBus(f"nats://127.0.0.1:{nobody.getsockname()[1]}")
        heard: list[bytes] = []
        await bus.open()
        await bus.subscribe("here", heard.append)
        await asyncio.sleep(0.01)
        await bus.publish("here", b"yes")
        assert heard == [b"yes"]
        await bus.close()


async def test_an_attempt_that_swallows_its_cancellation_is_ended_too() -> None:
    async def attempt() -> None:
        with suppress(asyncio.CancelledError):
            await asyncio.sleep(60)
        await asyncio.sleep(60)

    bus = NatsBus("nats://127.0.0.1:1")
    bus.connecting = asyncio.create_task(attempt())
    await asyncio.sleep(0)
    closing = asyncio.create_task(bus.close())
    await asyncio.wait([closing], timeout=5)
    assert closing.done()
    assert bus.connecting.cancelled()


async def test_a_handler_may_unsubscribe_while_it_is_called() -> None:
    bus = LocalBus()
    heard: list[bytes] = []

    def leave(data: bytes) -> None:
        heard.append(data)
        bus.handlers.clear()

    await bus.subscribe("here", leave)
    await bus.publish("here", b"one")
    await bus.publish("here", b"two")
    assert heard == [b"one"]


async def gauge(value: float) -> None:
    async with asyncio.timeout(8):
        while CONNECTED._value.get() != value:
            await asyncio.sleep(0.05)


@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")  # nats-py leaves a writer unclosed
@pytest.mark.usefixtures("services")
async def test_a_silent_cut_is_detected_within_seconds_and_logged_once() -> None:
    """A cut connection accepts data and never answers: no publisher waits for it, and messages arrive again later."""
    address = urlsplit(NATS)
    with Proxy(address.hostname or "127.0.0.1", address.port or 4222) as proxy, capture_logs() as logs:
        bus, heard = NatsBus(f"nats://127.0.0.1:{proxy.port}"), list[bytes]()
        await bus.open()
        await bus.subscribe("here", heard.append)
        await connected(bus)
        await gauge(1)
        sent = bus.client._transport._io_writer.get_extra_info("socket")  # type: ignore[union-attr]  # it is TCP
        assert sent.getsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT) == UNANSWERED_MS
        heard.clear()
        proxy.hold()
        begun = time.monotonic()
        while CONNECTED._value.get() == 1:
            async with asyncio.timeout(0.5):
                for _ in range(200):
                    await bus.publish("elsewhere", b"news")
            await asyncio.sleep(0.05)
            assert time.monotonic() - begun < 6
        await asyncio.sleep(2.5)
        proxy.pass_on()
        await gauge(1)
        await until(heard, b"")
        await bus.close()
    assert [entry["event"] for entry in logs] == ["bus.connected", "bus.lost", "bus.connected"]


async def test_a_nats_that_was_never_reached_is_logged_once() -> None:
    with socket.socket() as nobody, capture_logs() as logs:
        nobody.bind(("127.0.0.1", 0))
        bus = NatsBus(f"nats://127.0.0.1:{nobody.getsockname()[1]}")
        await bus.open()
        await asyncio.sleep(2.5)
        assert CONNECTED._value.get() == 0
        await bus.close()
    assert [entry["event"] for entry in logs] == ["bus.lost"]
