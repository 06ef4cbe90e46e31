"""Spans of OpenTelemetry. Only `tracing.py` loads this file, and only if an operator wants traces."""

import logging
import time
from typing import Final

from opentelemetry.context import Context
from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
from opentelemetry.sdk.resources import Resource
from opentelemetry.sdk.trace import TracerProvider
from opentelemetry.sdk.trace.export import BatchSpanProcessor
from opentelemetry.sdk.trace.id_generator import RandomIdGenerator
from opentelemetry.trace import Link, NonRecordingSpan, SpanContext, TraceFlags, set_span_in_context

from shoal.server.platform.observability.tracing import Trace

WHOLE: Final = 2**64
EXPORT_TIMEOUT_S: Final = 5
"""How long the collector may take."""


class Chosen(RandomIdGenerator):  # type: ignore[misc]  # the package is optional, so its types are not known
    """Ids that were chosen for the next span, or random ones."""

    wanted: Trace | None = None

    def generate_trace_id(self) -> int:
        made: int = super().generate_trace_id() if self.wanted is None else self.wanted.trace
        return made

    def generate_span_id(self) -> int:
        made: int = super().generate_span_id() if self.wanted is None else self.wanted.span
        return made


class OtelExporter:
    """Sends spans to a collector, from a thread of its own. If that is away, spans are dropped and nobody waits."""

    def __init__(self, url: str, share: float) -> None:
        logging.getLogger("opentelemetry").setLevel(logging.CRITICAL)  # a collector that is away is logged elsewhere
        self.ids, self.share = Chosen(), share
        named = Resource({"service.name": "shoal"})
        self.provider = TracerProvider(resource=named, id_generator=self.ids, shutdown_on_exit=False)
        self.provider.add_span_processor(BatchSpanProcessor(OTLPSpanExporter(endpoint=url, timeout=EXPORT_TIMEOUT_S)))
        self.tracer = self.provider.get_tracer("shoal")

    def follows(self, ids: Trace) -> bool:
        return ids.trace % WHOLE < self.share * WHOLE

    def first(self, name: str, ids: Trace, began: int, before: Trace, **attributes: str | int) -> None:
        links = [Link(context_of(before))]
        self.ids.wanted = ids
        try:
            span = self.tracer.start_span(name, Context(), links=links, start_time=began, attributes=attributes)
        finally:
            self.ids.wanted = None
        span.end(time.time_ns())

    def later(self, name: str, ids: Trace, began: int, ended: int) -> None:
        parent = set_span_in_context(NonRecordingSpan(context_of(ids)), Context())
        self.tracer.start_span(name, parent, start_time=began).end(ended)

    def close(self) -> None:
        self.provider.shutdown()


def context_of(ids: Trace) -> SpanContext:
    return SpanContext(ids.trace, ids.span, is_remote=True, trace_flags=TraceFlags(TraceFlags.SAMPLED))
