"""Prometheus metrics of tables: where they are found, commits, and how soon readers hear of other nodes' changes."""

from typing import Final

from prometheus_client import Counter, Gauge, Histogram

LOOKUPS: Final = Counter("shoal_table_lookups", "Tables that were needed, by where they were found.", ["found"])
IN_MEMORY: Final = LOOKUPS.labels("memory")
IN_DATABASE: Final = LOOKUPS.labels("database")
WAKING: Final = Histogram(
    "shoal_wake_seconds",
    "From hearing of a change at another node to telling the readers here.",
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5),
)
COMMIT_CHANGES: Final = Histogram(
    "shoal_commit_changes", "Changes that shared a transaction.", ["lane"], buckets=(1, 2, 4, 8, 16, 32, 64)
)
COMMIT_SECONDS: Final = Histogram(
    "shoal_commit_seconds",
    "How long a transaction with changes took, failed ones too.",
    ["lane"],
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5),
)
CACHED: Final = Gauge("shoal_cached_tables", "Tables in memory.", ["kind"])
