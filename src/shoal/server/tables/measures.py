"""Figures of a node's tables: where they are found, and how soon readers hear of other nodes' changes."""

from typing import Final

from prometheus_client import Counter, Histogram

LOOKUPS: Final = Counter("shoal_table_lookups", "Tables that were needed, by where they were found.", ["found"])
IN_MEMORY: Final = LOOKUPS.labels("memory")
IN_DATABASE: Final = LOOKUPS.labels("database")
WAKING: Final = Histogram(
    "shoal_wake_seconds",
    "From hearing of a change at another node to telling the readers here.",
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5),
)
