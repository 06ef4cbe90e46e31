"""The CSRF guard, the first check of every request: commands come from our own pages, not too large, not too many.

A browser says which page sends a command (Origin); pages of other sites are refused. Every command over HTTP must also
have the header `X-Shoal` or show a token, since a form or a link can do neither; with a token no cookie is looked at.
Every answer has safe headers, also after a fault.
"""

from collections.abc import Iterable
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from shoal.core.telling import telling
from shoal.server.accounts.identity import session_cookie
from shoal.server.accounts.identity.access_tokens.bearer import bearer_of
from shoal.server.platform.base.input_text import SENTENCE, is_text
from shoal.server.platform.db.turn_queue import ADDRESS
from shoal.server.platform.http.errors import FAULT, answer, malformed
from shoal.server.platform.http.security_headers import with_headers
from shoal.server.platform.rate_limits.fixed_window import address_of
from shoal.server.platform.rate_limits.route_limits import REQUESTS, REQUESTS_OF_SESSION, requester_of
from shoal.server.platform.rate_limits.token_buckets import TokenBuckets
from shoal.table.client_messages import Refusal
from shoal.table.reader_view import plain_refusal

CSRF_HEADER: Final = "x-shoal"
SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})
LARGEST_BODY: Final = 64 * 1024
BY_LINK: Final = "/api/letters/stop/"
"""Mail programs send these commands: a signed link permits them, and no cookie is looked at."""
MOST_SHOWN: Final = 128
"""Letters of a cookie that tell it from others; ours are shorter."""
COUNTED: Final = ("/api/", "/readyz")
"""Where the paths begin that are limited. Files are not: they cost little, and a class needs all of them."""


class CsrfGuard:
    """The check, as ASGI middleware."""

    def __init__(self, app: ASGIApp, buckets: TokenBuckets, origins: Iterable[str] = ()) -> None:
        self.app = app
        self.buckets = buckets
        self.origins = frozenset(origins)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket"):
            ADDRESS.set(address_of(HTTPConnection(scope)))
        if scope["type"] == "http":
            await self.serve(scope, receive, with_headers(scope, send))
        elif scope["type"] == "websocket" and (refusal := self.refusal(scope)) is not None:
            await receive()
            await send({"type": "websocket.close", "code": 1008, "reason": refusal["code"]})
        else:
            await self.app(scope, receive, send)

    async def serve(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request. A fault is answered here, so that its answer has safe headers too, and raised again."""
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
            return plain_refusal("origin", telling("server.other-site"))
        if command and scope["type"] == "http" and not passes_csrf_check(headers, scope["path"]):
            return {**malformed("the header X-Shoal is missing"), "code": "origin"}
        if not is_text(scope["path"]):
            return malformed(f"the address {SENTENCE}")
        if not fits(headers):
            return plain_refusal("large", telling("server.too-large", most=LARGEST_BODY // 1024))
        if self.is_too_quick(scope):
            return plain_refusal("limit", telling("server.too-quick"))
        return None

    def is_ours(self, headers: Headers) -> bool:
        """Return whether one of our pages sends this, or a client that is not a browser and names no page."""
        origin = headers.get("origin")
        return origin is None or origin in self.origins or urlsplit(origin).netloc == headers.get("host")

    def is_too_quick(self, scope: Scope) -> bool:
        """Return whether an address sends too many requests. Websockets are counted elsewhere."""
        if scope["type"] != "http":
            return False
        if not scope["path"].startswith(COUNTED):
            return False
        connection = HTTPConnection(scope)
        shown = connection.cookies.get(session_cookie.NAME)
        pace = REQUESTS if shown is None else REQUESTS_OF_SESSION
        return not self.buckets.take(pace, requester_of(connection, None if shown is None else shown[:MOST_SHOWN]))


def passes_csrf_check(headers: Headers, path: str) -> bool:
    """Return whether a program sends this command, or a page on purpose; not a form or a link."""
    return CSRF_HEADER in headers or bearer_of(headers) is not None or path.startswith(BY_LINK)


def fits(headers: Headers) -> bool:
    """Return whether the body has a known and small size; browsers always send its size."""
    length = headers.get("content-length", "0")
    return length.isdecimal() and int(length) <= LARGEST_BODY and "transfer-encoding" not in headers
