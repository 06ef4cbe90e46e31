"""Who reads an export now: one for each player and each address, few at a node, and none for ever."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager, suppress
from typing import Annotated, Final, cast

from fastapi import Depends
from fastapi.responses import StreamingResponse
from starlette.requests import HTTPConnection
from starlette.types import Receive, Scope, Send

from shoal.server.errors import Problem
from shoal.server.limits.buckets import Who

MOST: Final = 8
"""Exports of a node at once."""
SECONDS: Final = 600.0
"""After this time an export is cut off: its reader has stopped reading, or is very slow."""


class Readers:
    """The readers of a node. If `limited` is false there are no limits."""

    def __init__(self, *, limited: bool = True) -> None:
        self.limited = limited
        self.reading: set[Who] = set()

    @contextmanager
    def admit(self, who: Who) -> Iterator[None]:
        """Count a reader while they read, or refuse them."""
        if self.limited and (len(self.reading) >= MOST or any(alike(who, other) for other in self.reading)):
            raise Problem("limit", "server.exports-running")
        self.reading.add(who)
        try:
            yield
        finally:
            self.reading.discard(who)


def alike(one: Who, other: Who) -> bool:
    return one.address == other.address or (one.player is not None and one.player == other.player)


def readers_of(connection: HTTPConnection) -> Readers:
    return cast("Readers", connection.app.state.readers)


TheReaders = Annotated[Readers, Depends(readers_of)]
"""The readers of the node that serves a request."""


class Export(StreamingResponse):
    """Lines of JSON for one reader, who counts until they have read everything, are gone, or were cut off."""

    media_type = "application/x-ndjson"

    def __init__(self, content: AsyncIterator[bytes], readers: Readers, who: Who) -> None:
        super().__init__(content)
        self.readers, self.who = readers, who

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        with self.readers.admit(self.who), suppress(TimeoutError):
            async with asyncio.timeout(SECONDS):
                await super().__call__(scope, receive, send)
