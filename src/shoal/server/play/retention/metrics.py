"""Prometheus metrics of retention."""

from typing import Final

from prometheus_client import Counter

ARCHIVED: Final = Counter("shoal_archived_games", "Finished games whose entries were moved into the archive.")
