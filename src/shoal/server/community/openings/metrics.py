"""Prometheus metrics of the opening statistics."""

from typing import Final

from prometheus_client import Counter

READ: Final = Counter("shoal_openings_games", "Finished games whose openings were counted.")
