"""Distributed tracing: a move followed from the websocket to its commit, to other nodes, through workers and mail.

Nobody passes ids around. The trace of a move has an id that follows from the table and its number of entries after the
move, so every process that works on that move finds the same one, and all agree which moves are traced. A span names no
person, and a table only by the hash that logs use. Without SHOAL_TRACES nothing here does anything, and the packages of
OpenTelemetry are not loaded.
"""

import hashlib
import time
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from importlib import import_module
from importlib.util import find_spec
from typing import Final, NamedTuple, Protocol

from shoal.core.errors import ShoalError
from shoal.server.platform.observability.logs import trace_of

ARRIVED: Final[ContextVar[int]] = ContextVar("ARRIVED", default=0)
"""When the message arrived that is answered now, in nanoseconds."""


class NoTraces(ShoalError):
    """Traces are wanted, but the packages for them are not installed."""


class Trace(NamedTuple):
    """The ids of a trace and of its first span."""

    trace: int
    span: int


def ids_of(*parts: object) -> Trace:
    """Return the ids of a thing that several processes work on."""
    made = hashlib.sha256("\n".join(map(str, parts)).encode()).digest()
    return Trace(int.from_bytes(made[:16], "big") or 1, int.from_bytes(made[16:24], "big") or 1)


class Tracer(Protocol):
    """What sends spans: `otel_exporter.py`, which is loaded only where traces are wanted."""

    def follows(self, ids: Trace) -> bool:
        """Return whether this trace is one of the share that is sent; all processes agree."""

    def first(self, name: str, ids: Trace, began: int, before: Trace, **attributes: str | int) -> None:
        """Send the first span of a trace, with a link to the trace before."""

    def later(self, name: str, ids: Trace, began: int, ended: int) -> None:
        """Send another span of a trace that perhaps another process began."""

    def close(self) -> None:
        """Send what waits, for a few seconds at most."""


class _Sending:
    """The tracer of this process, if it has one."""

    tracer: Tracer | None = None


def moved(table: str, before: int, after: int, stored: tuple[int, int]) -> None:
    """Trace a change of a table that is stored and told; `stored` is when its commit began and ended."""
    tracer = _Sending.tracer
    if tracer is None or not tracer.follows(ids := ids_of(table, after)):
        return
    tracer.later("commit", ids, *stored)
    tracer.later("tell", ids, stored[1], time.time_ns())
    began = ARRIVED.get() or stored[0]
    tracer.first("move", ids, began, ids_of(table, before), table=trace_of(table), entries=after)


@contextmanager
def followed(name: str, *parts: object) -> Iterator[None]:
    """Trace work on a thing, such as a table and its entries, as a part of the trace that others began."""
    began = time.time_ns()
    try:
        yield
    finally:
        done(name, began, *parts)


def done(name: str, began: int, *parts: object) -> None:
    """Trace work on a thing that was found only while it was done."""
    tracer = _Sending.tracer
    if tracer is not None and tracer.follows(ids := ids_of(*parts)):
        tracer.later(name, ids, began, time.time_ns())


@contextmanager
def tracing(url: str, share: float) -> Iterator[None]:
    """Send traces until the block ends, if there is somewhere to send them."""
    if not url:
        yield
        return
    if find_spec("opentelemetry.sdk") is None:
        raise NoTraces("SHOAL_TRACES needs more packages: pip install '.[server,traces]'")
    made: Tracer = import_module("shoal.server.platform.observability.otel_exporter").OtelExporter(url, share)
    _Sending.tracer = made
    try:
        yield
    finally:
        _Sending.tracer = None
        made.close()
