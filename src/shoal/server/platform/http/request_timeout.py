"""The request timeout: a slow request that has not arrived completely after some seconds is cut off.

uvicorn limits only the time between two requests of a connection (keep-alive). This limits the time from the
connection, or from the first byte of a request, to its last byte, with headers and body. httptools limits nothing, so
this also bounds what a request may have beside its body, and how many requests may wait for the answer to another; and
it refuses a request for no host or for two, as HTTP wants.
"""

import asyncio
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

REQUEST_TIMEOUT_S: Final = 10.0
LONGEST_HEAD: Final = 16 * 1024
"""Bytes of an incomplete request that are not body: headers, trailers, the lines between chunks."""
MOST_PIPELINED: Final = 8
"""Requests of one connection that wait for the answer to an earlier one."""


class BadRequest(ValueError):
    """A request that httptools would take; uvicorn answers 400."""


class RequestTimeoutProtocol(HttpToolsProtocol):
    """uvicorn's protocol, with limits on how long a request may take to arrive, and on what it makes us keep."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.deadline: asyncio.TimerHandle | None = None
        self.head = 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        super().connection_made(transport)
        self.wait_for_the_rest()

    def data_received(self, data: bytes) -> None:
        self.wait_for_the_rest()
        self.head += len(data)
        super().data_received(data)
        if self.head > LONGEST_HEAD and not self.transport.is_closing():
            self.send_400_response("The head of the request is too long.")

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.wait_for_the_rest()

    def on_headers_complete(self) -> None:
        self.head = 0
        if len(self.pipeline) == MOST_PIPELINED:
            raise BadRequest("more requests than wait for an answer")
        hosts = sum(name == b"host" for name, _ in self.headers)
        if hosts > 1 or (hosts == 0 and self.parser.get_http_version() == "1.1"):
            raise BadRequest("not one host")
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self.head -= len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        """Stop the timer, unless the answer was sent before: nobody else would end this connection."""
        super().on_message_complete()
        self.head = 0
        if self.cycle is not None and not self.cycle.response_complete:  # type: ignore[redundant-expr]  # None at first
            self.stop_waiting()

    def handle_websocket_upgrade(self) -> None:
        """Stop the timer for a websocket, which has its own protocol."""
        self.stop_waiting()
        super().handle_websocket_upgrade()

    def connection_lost(self, exc: Exception | None) -> None:
        self.stop_waiting()
        super().connection_lost(exc)

    def wait_for_the_rest(self) -> None:
        if self.deadline is None:
            self.deadline = self.loop.call_later(REQUEST_TIMEOUT_S, self.transport.abort)

    def stop_waiting(self) -> None:
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None
