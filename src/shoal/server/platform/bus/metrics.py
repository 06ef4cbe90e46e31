"""Prometheus metrics of the bus."""

from typing import Final

from prometheus_client import Gauge, Histogram

CONNECTED: Final = Gauge("shoal_bus_connected", "Whether NATS can be reached (1), or nodes find news by asking (0).")
LAG: Final = Histogram(
    "shoal_bus_lag_seconds",
    "How long a message took from another process to this one.",
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5),
)
