"""The guard at the door: commands come from our own pages, are of a sane size and not too many.

A browser names the page that sends a command (Origin); one of another site is refused. Every command over HTTP also
carries the header `X-Shoal`, which no form and no plain link can set. Every answer carries safe headers, a fault too.
"""

from collections.abc import Iterable
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from shoal.server.errors import answer
from shoal.server.headers import with_headers
from shoal.server.limits.buckets import Buckets
from shoal.server.limits.paces import REQUESTS, who_of
from shoal.server.texts import SENTENCE, is_text
from shoal.table.messages import Refusal

HEADER: Final = "x-shoal"
SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})
LARGEST_BODY: Final = 64 * 1024
COUNTED: Final = ("/api/", "/readyz")
"""What costs more than reading a file."""
FAULT: Final = Refusal(code="fault", rule="", sentence="Something went wrong on our side.")


class Guard:
    """Pure ASGI middleware."""

    def __init__(self, app: ASGIApp, buckets: Buckets, origins: Iterable[str] = ()) -> None:
        self.app = app
        self.buckets = buckets
        self.origins = frozenset(origins)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self.serve(scope, receive, with_headers(scope, send))
        elif scope["type"] == "websocket" and (refusal := self.refusal(scope)) is not None:
            await receive()
            await send({"type": "websocket.close", "code": 1008, "reason": refusal["sentence"]})
        else:
            await self.app(scope, receive, send)

    async def serve(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request; a fault is answered here, where answers get their headers, and raised all the same."""
        began = False

        async def noting(message: Message) -> None:
            nonlocal began
            began = True
            await send(message)

        refusal = self.refusal(scope)
        if refusal is not None:
            await answer(refusal)(scope, receive, send)
            return
        try:
            await self.app(scope, receive, noting)
        except Exception:
            if not began:
                await answer(FAULT)(scope, receive, send)
            raise

    def refusal(self, scope: Scope) -> Refusal | None:
        headers = Headers(scope=scope)
        command = scope["type"] == "websocket" or scope["method"] not in SAFE
        if command and not self.is_ours(headers):
            return Refusal(code="origin", rule="", sentence="This command comes from another site's page.")
        if command and scope["type"] == "http" and HEADER not in headers:
            return Refusal(code="origin", rule="", sentence="A command carries the header X-Shoal.")
        if not is_text(scope["path"]):
            return Refusal(code="malformed", rule="", sentence=f"The address {SENTENCE}.")
        if not fits(headers):
            return Refusal(code="large", rule="", sentence=f"A command has at most {LARGEST_BODY} bytes.")
        if self.is_too_quick(scope):
            return Refusal(code="limit", rule="", sentence="You are asking too quickly. Wait a moment.")
        return None

    def is_ours(self, headers: Headers) -> bool:
        """Say whether a page of ours sends this; a client that is no browser names no page."""
        origin = headers.get("origin")
        return origin is None or origin in self.origins or urlsplit(origin).netloc == headers.get("host")

    def is_too_quick(self, scope: Scope) -> bool:
        """Count a request by its address; websockets are counted where they open."""
        counted = scope["type"] == "http" and scope["path"].startswith(COUNTED)
        return counted and not self.buckets.take(REQUESTS, who_of(HTTPConnection(scope), None))


def fits(headers: Headers) -> bool:
    """Say whether the body is announced and small; a browser always announces it."""
    length = headers.get("content-length", "0")
    return length.isdecimal() and int(length) <= LARGEST_BODY and "transfer-encoding" not in headers
