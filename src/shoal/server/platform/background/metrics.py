"""Prometheus metrics of background duties."""

from typing import Final

from prometheus_client import Counter

FAILURES: Final = Counter("shoal_duty_failures", "How often background work has failed.", ["duty"])
