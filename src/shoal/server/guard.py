"""The guard at the door: commands come from our own pages, are of a sane size, and answers carry safe headers.

A browser names the page that sends a command (Origin); one of another site is refused. Every command over HTTP also
carries the header `X-Shoal`, which no form and no plain link can set.
"""

from collections.abc import Iterable
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from shoal.server.errors import answer
from shoal.table.messages import Refusal

HEADER: Final = "x-shoal"
SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})
LARGEST_BODY: Final = 64 * 1024
ANSWERS: Final = {
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
}


class Guard:
    """Pure ASGI middleware."""

    def __init__(self, app: ASGIApp, origins: Iterable[str] = ()) -> None:
        self.app = app
        self.origins = frozenset(origins)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        refusal = self.refusal(scope)
        if refusal is None:
            await self.app(scope, receive, with_headers(send))
        elif scope["type"] == "http":
            await answer(refusal)(scope, receive, with_headers(send))
        else:
            await receive()
            await send({"type": "websocket.close", "code": 1008, "reason": refusal["sentence"]})

    def refusal(self, scope: Scope) -> Refusal | None:
        headers = Headers(scope=scope)
        command = scope["type"] == "websocket" or scope["method"] not in SAFE
        if command and not self.is_ours(headers):
            return Refusal(code="origin", rule="", sentence="This command comes from another site's page.")
        if command and scope["type"] == "http" and HEADER not in headers:
            return Refusal(code="origin", rule="", sentence="A command carries the header X-Shoal.")
        if not fits(headers):
            return Refusal(code="large", rule="", sentence=f"A command has at most {LARGEST_BODY} bytes.")
        return None

    def is_ours(self, headers: Headers) -> bool:
        """Say whether a page of ours sends this; a client that is no browser names no page."""
        origin = headers.get("origin")
        return origin is None or origin in self.origins or urlsplit(origin).netloc == headers.get("host")


def fits(headers: Headers) -> bool:
    """Say whether the body is announced and small; a browser always announces it."""
    length = headers.get("content-length", "0")
    return length.isdecimal() and int(length) <= LARGEST_BODY and "transfer-encoding" not in headers


def with_headers(send: Send) -> Send:
    async def send_with_headers(message: Message) -> None:
        if message["type"] == "http.response.start":
            MutableHeaders(scope=message).update(ANSWERS)
        await send(message)

    return send_with_headers
