"""Moments as the database keeps them: milliseconds since 1970, in Coordinated Universal Time."""

import time
from datetime import UTC, datetime


def now() -> int:
    return time.time_ns() // 1_000_000


def format_moment(moment: int) -> str:
    return datetime.fromtimestamp(moment / 1000, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")
