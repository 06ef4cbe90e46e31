"""Frames that are made once for all readers."""

import asyncio
import socket

import pytest
from fastapi import FastAPI
from uvicorn.server import ServerState
from websockets.frames import Frame
from websockets.streams import StreamReader

from shoal.core.game import NOBODY
from shoal.server.app.uvicorn_config import make_uvicorn_config
from shoal.server.platform.http.websocket_protocol import LONGEST_BACKLOG, SharedFrameProtocol, frame_of
from shoal.server.play.tables.broadcast import Reader

PIECE = bytes(64 * 1024)


@pytest.fixture
async def connected() -> tuple[SharedFrameProtocol, socket.socket]:
    """A protocol with a real connection, and the other end of it."""
    config = make_uvicorn_config(FastAPI(), "127.0.0.1", 0)
    ours, theirs = socket.socketpair()
    _, protocol = await asyncio.get_running_loop().connect_accepted_socket(
        lambda: SharedFrameProtocol(config, ServerState(), {}), ours
    )
    return protocol, theirs


@pytest.mark.anyio
async def test_a_slow_reader_is_dropped(connected: tuple[SharedFrameProtocol, socket.socket]) -> None:
    protocol, theirs = connected
    dropped: list[bool] = []
    reader = Reader(None, NOBODY, write=protocol.write_frame, drop=lambda: dropped.append(True))
    for _ in range(1000):
        reader.send(PIECE)
    assert LONGEST_BACKLOG < protocol.transport.get_write_buffer_size() <= LONGEST_BACKLOG + len(PIECE)
    assert len(dropped) > 900
    theirs.close()


@pytest.mark.anyio
async def test_nothing_is_written_to_a_connection_that_closes(
    connected: tuple[SharedFrameProtocol, socket.socket],
) -> None:
    protocol, theirs = connected
    protocol.transport.close()
    assert protocol.write_frame(b"late")
    await asyncio.sleep(0)
    assert theirs.recv(10) == b""
    theirs.close()


@pytest.mark.anyio
async def test_a_client_that_does_not_read_cannot_keep_what_waits_for_it(
    connected: tuple[SharedFrameProtocol, socket.socket], monkeypatch: pytest.MonkeyPatch
) -> None:
    protocol, theirs = connected

    async def ended(*_: object) -> None:
        """The websocket is over."""

    monkeypatch.setattr("shoal.server.platform.http.websocket_protocol.CLOSE_TIMEOUT_S", 0.1)
    monkeypatch.setattr(protocol, "app", ended)
    protocol.scope, protocol.handshake_complete = {}, True  # type: ignore[typeddict-item]  # nobody reads it
    for _ in range(20):
        protocol.write_frame(PIECE)
    await protocol.run_asgi()
    assert not protocol.disconnected
    async with asyncio.timeout(5):
        while not protocol.disconnected:
            await asyncio.sleep(0.02)
    theirs.close()


@pytest.mark.parametrize("length", [0, 125, 126, 65_535, 65_536])
def test_a_frame_of_any_length_is_read_as_the_message(length: int) -> None:
    incoming = StreamReader()
    incoming.feed_data(frame_of({"text": "x" * length}))
    parsing = Frame.parse(incoming.read_exact, mask=False)
    with pytest.raises(StopIteration) as parsed:
        next(parsing)
    assert bytes(parsed.value.value.data) == b'{"text":"' + b"x" * length + b'"}'
