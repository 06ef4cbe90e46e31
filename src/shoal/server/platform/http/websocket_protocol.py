"""Websocket frames that are made once and written to every reader who sees the same.

ASGI has a server make a frame of its own for each reader, in a task of each reader. Frames of a server differ in
nothing, so this protocol of uvicorn's also takes ready ones, and hands them to the transport at once.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final, cast

import orjson
from starlette.websockets import WebSocket
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Request

Write = Callable[[bytes], bool]
EXTENSION: Final = "shoal.frames"
LONGEST_BACKLOG: Final = 1024 * 1024
"""Bytes that may wait for one reader; a slower reader is dropped and can connect again."""
CLOSE_TIMEOUT_S: Final = 15.0
"""How long a client may take to read the rest after its websocket has ended; uvicorn would wait for ever."""


class SharedFrameProtocol(WebSocketsSansIOProtocol):
    """uvicorn's protocol, which also writes ready frames."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            cast("dict[str, Any]", self.scope["extensions"])[EXTENSION] = self.write_frame

    async def run_asgi(self) -> None:
        await super().run_asgi()
        self.loop.call_later(CLOSE_TIMEOUT_S, self.transport.abort)

    def write_frame(self, frame: bytes) -> bool:
        """Write a frame, or nothing if the connection is closing; return False if too much waits already."""
        if self.close_sent or self.transport.is_closing():
            return True
        if self.transport.get_write_buffer_size() > LONGEST_BACKLOG:
            return False
        self.transport.write(frame)
        return True


def writer_of(websocket: WebSocket) -> Write:
    """Return what writes ready frames to an accepted websocket."""
    write: Write = websocket.scope["extensions"][EXTENSION]
    return write


def frame_of(message: Mapping[str, object]) -> bytes:
    """Return the frame of a message, the same for all readers."""
    return Frame(Opcode.TEXT, orjson.dumps(message)).serialize(mask=False)
