"""Prometheus metrics of a process: how late its event loop is, and what stops it."""

from typing import Final

from prometheus_client import Histogram

DELAY: Final = Histogram(
    "shoal_loop_delay_seconds",
    "How late the event loop did what was due.",
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5),
)
PAUSE: Final = Histogram("shoal_collector_pause_seconds", "How long a full garbage collection stopped the loop.")
