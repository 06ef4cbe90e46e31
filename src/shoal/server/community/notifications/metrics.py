"""Prometheus metrics of notifications."""

from typing import Final

from prometheus_client import Counter

PUSHES: Final = Counter("shoal_pushes", "What push services answered.", ["outcome"])
