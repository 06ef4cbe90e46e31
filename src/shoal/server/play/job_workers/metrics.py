"""Prometheus metrics of work: how much is due and since when, what thinking costs, and claims that were lost."""

from typing import Final

from prometheus_client import Counter, Gauge, Histogram

DUE: Final = Gauge("shoal_due_errands", "Errands that are due in the whole cluster, 1000 at most.", ["kind"])
OLDEST: Final = Gauge("shoal_oldest_due_seconds", "How long the oldest of these errands has been due.", ["kind"])
LOST: Final = Counter("shoal_leases_lost", "Claims that another worker took because they were not renewed in time.")
THINKING: Final = Histogram(
    "shoal_thinking_seconds",
    "Processor time of one decision, hint or part of a review.",
    ["name"],
    buckets=(0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10),
)
