"""Slow requests: one that has not arrived completely after some seconds is cut off.

uvicorn limits only the time between two requests of a connection (keep-alive). This limits the time from the
connection, or from the first byte of a request, to its last byte, with headers and body.
"""

import asyncio
from typing import Any, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

SECONDS: Final = 10.0


class Patient(H11Protocol):
    """uvicorn's protocol, with a limit on how long a request may take to arrive."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        super().connection_made(transport)
        self.wait_for_the_rest()

    def data_received(self, data: bytes) -> None:
        self.wait_for_the_rest()
        super().data_received(data)
        if not self.is_half():
            self.stop_waiting()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Stop the timer for a websocket, which has its own protocol."""
        self.stop_waiting()
        super().handle_websocket_upgrade(event)

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.is_half():
            self.wait_for_the_rest()

    def connection_lost(self, exc: Exception | None) -> None:
        self.stop_waiting()
        super().connection_lost(exc)

    def is_half(self) -> bool:
        """Return whether a request has arrived only in part."""
        state = self.conn.their_state
        return state is h11.SEND_BODY or (state is h11.IDLE and self.conn.trailing_data[0] != b"")

    def wait_for_the_rest(self) -> None:
        if self.deadline is None:
            self.deadline = self.loop.call_later(SECONDS, self.transport.abort)

    def stop_waiting(self) -> None:
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None
