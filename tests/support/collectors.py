"""A collector of traces that keeps what it is sent, as the protocol of OpenTelemetry says it."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from opentelemetry.proto.collector.trace.v1.trace_service_pb2 import ExportTraceServiceRequest


@dataclass
class Collector:
    """What was sent so far: every span, and the bytes."""

    url: str = ""
    spans: list[Any] = field(default_factory=list)
    received: bytes = b""

    def traces(self) -> dict[bytes, list[str]]:
        """Return the names of the spans of each trace."""
        found: dict[bytes, list[str]] = {}
        for span in list(self.spans):
            found.setdefault(span.trace_id, []).append(span.name)
        return found


@contextmanager
def collector() -> Iterator[Collector]:
    """Collect at a free port until the block ends."""
    kept = Collector()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            if self.headers.get("Content-Encoding") == "gzip":
                raise AssertionError("nobody asked for compression")
            request = ExportTraceServiceRequest.FromString(body)
            kept.received += body
            kept.spans += [s for r in request.resource_spans for scope in r.scope_spans for s in scope.spans]
            self.send_response(200)
            self.send_header("Content-Length", "0")
            self.end_headers()

        def log_message(self, format: str, *arguments: object) -> None:  # noqa: A002  (its name in the library)
            """Say nothing."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    kept.url = f"http://127.0.0.1:{server.server_port}/v1/traces"
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    try:
        yield kept
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
