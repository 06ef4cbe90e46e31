"""Prometheus metrics of rate limits."""

from typing import Final

from prometheus_client import Counter

REFUSED: Final = Counter("shoal_refused", "What was refused because there was too much of it.", ["limit"])
