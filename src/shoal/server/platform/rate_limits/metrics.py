"""Prometheus metrics of rate limits."""

from typing import Final

from prometheus_client import Counter

REFUSED: Final = Counter("shoal_refused", "What was refused because there was too much of it.", ["kind", "limit"])
"""The kind is `pace` for a token bucket and `limit` for a fixed window: one of each may have the same name."""
