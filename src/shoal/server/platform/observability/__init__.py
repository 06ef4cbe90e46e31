"""Observability: logs, metrics, tracing, event-loop lag, garbage collection."""
