"""Wake-ups: the same inside one process and over NATS; an absent NATS never stops anybody."""

import asyncio
import socket
import time
from urllib.parse import urlsplit
from uuid import uuid4

import pytest
from structlog.testing import capture_logs

from proxy import Proxy
from server.nodes import NATS
from shoal.server.bus import CONNECTED, Bus, LocalBus, NatsBus, make_bus
from shoal.server.settings import Settings
from shoal.server.sockets import UNANSWERED

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


async def test_nats_wakes_other_nodes_once() -> None:
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


async def test_without_nats_this_process_still_wakes_itself() -> None:
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


async def test_a_handler_may_leave_while_it_is_woken() -> None:
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


@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")  # nats-py drops a writer it gives up on
async def test_a_silent_cut_is_seen_within_seconds_and_told_once() -> None:
    """A cut line takes what is sent and never answers: no move waits for it, and news come again when it heals."""
    address = urlsplit(NATS)
    with Proxy(address.hostname or "127.0.0.1", address.port or 4222) as proxy, capture_logs() as logs:
        bus, heard = NatsBus(f"nats://127.0.0.1:{proxy.port}"), list[bytes]()
        await bus.open()
        await bus.subscribe("here", heard.append)
        await connected(bus)
        await gauge(1)
        sent = bus.client._transport._io_writer.get_extra_info("socket")  # type: ignore[union-attr]  # it is TCP
        assert sent.getsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT) == UNANSWERED
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


async def test_a_nats_that_was_never_there_is_told_once() -> None:
    with socket.socket() as nobody, capture_logs() as logs:
        nobody.bind(("127.0.0.1", 0))
        bus = NatsBus(f"nats://127.0.0.1:{nobody.getsockname()[1]}")
        await bus.open()
        await asyncio.sleep(2.5)
        assert CONNECTED._value.get() == 0
        await bus.close()
    assert [entry["event"] for entry in logs] == ["bus.lost"]
