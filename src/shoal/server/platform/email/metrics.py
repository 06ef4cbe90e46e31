"""Prometheus metrics of email."""

from typing import Final

from prometheus_client import Counter

SENT: Final = Counter("shoal_letters", "What became of letters.", ["outcome"])
