"""Prometheus metrics of HTTP and websockets: by route, never by person or table."""

import time
from typing import Final

from prometheus_client import Counter, Gauge, Histogram
from starlette.types import ASGIApp, Message, Receive, Scope, Send

REQUESTS: Final = Counter("shoal_requests", "Requests that were answered.", ["method", "route", "status"])
SECONDS: Final = Histogram("shoal_request_seconds", "How long an answer took.", ["route"])
SOCKETS: Final = Gauge("shoal_websockets", "Websockets that are open.")
METHODS: Final = frozenset({"GET", "HEAD", "POST"})


class HttpMetrics:
    """ASGI middleware that counts and times requests."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            with SOCKETS.track_inprogress():
                await self.app(scope, receive, send)
        elif scope["type"] == "http":
            await self.measure(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def measure(self, scope: Scope, receive: Receive, send: Send) -> None:
        status, began = 500, time.perf_counter()

        async def noting(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self.app(scope, receive, noting)
        finally:
            method = scope["method"] if scope["method"] in METHODS else "other"
            route = getattr(scope.get("route"), "path", "other")
            REQUESTS.labels(method, route, status).inc()
            SECONDS.labels(route).observe(time.perf_counter() - began)
