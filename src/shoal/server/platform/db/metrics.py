"""Prometheus metrics of the connection pool."""

from typing import Final

from prometheus_client import Gauge, Histogram

LENT: Final = Gauge("shoal_database_connections_lent", "Connections to the database that are in use.")
MOST_LENT: Final = Gauge("shoal_database_connections_most", "How many may be in use at once.")
WAIT: Final = Histogram(
    "shoal_database_wait_seconds",
    "How long a task waited for a connection to the database.",
    buckets=(0.0005, 0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 2.5),
)
