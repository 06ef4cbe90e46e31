"""The concurrency limit of exports: one for each player and each address, few at a node, and none for ever."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager, suppress
from typing import Annotated, Final

from fastapi import Depends
from fastapi.responses import StreamingResponse
from starlette.requests import HTTPConnection
from starlette.types import Receive, Scope, Send

from shoal.server.platform.base.app_state import held
from shoal.server.platform.base.timestamps import MINUTE_S
from shoal.server.platform.http.errors import Problem
from shoal.server.platform.rate_limits.token_buckets import Requester

MOST: Final = 8
"""Exports of a node at once."""
EXPORT_TIMEOUT_S: Final = 10.0 * MINUTE_S
"""After this time an export is cut off: its reader has stopped reading, or is very slow."""


class ExportLimiter:
    """The readers of a node. If `limited` is false there are no limits."""

    def __init__(self, *, limited: bool = True) -> None:
        self.limited = limited
        self.reading: set[Requester] = set()

    @contextmanager
    def admit(self, who: Requester) -> Iterator[None]:
        """Count a reader while they read, or refuse them."""
        if self.limited and (len(self.reading) >= MOST or any(alike(who, other) for other in self.reading)):
            raise Problem("limit", "server.exports-running")
        self.reading.add(who)
        try:
            yield
        finally:
            self.reading.discard(who)


def alike(reader: Requester, other: Requester) -> bool:
    return reader.address == other.address or (reader.player is not None and reader.player == other.player)


async def export_limiter_of(connection: HTTPConnection) -> ExportLimiter:
    return held(connection.app, ExportLimiter)


TheExportLimiter = Annotated[ExportLimiter, Depends(export_limiter_of)]
"""The readers of the node that serves a request."""


class ExportResponse(StreamingResponse):
    """Lines of JSON for one reader, who counts until they have read everything, are gone, or were cut off."""

    media_type = "application/x-ndjson"

    def __init__(self, content: AsyncIterator[bytes], readers: ExportLimiter, who: Requester) -> None:
        super().__init__(content)
        self.readers, self.who = readers, who

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        with self.readers.admit(self.who), suppress(TimeoutError):
            async with asyncio.timeout(EXPORT_TIMEOUT_S):
                await super().__call__(scope, receive, send)
