"""Moments as the database keeps them: milliseconds since 1970, in Coordinated Universal Time.

A cluster has one clock, PostgreSQL's. Each process measures the offset of its own monotonic clock from it, so a wrong
wall clock does no harm. Before the first measurement, and with SQLite, the time is this machine's.
"""

import time
from dataclasses import dataclass
from datetime import UTC, date, datetime
from typing import Final

MINUTE_S: Final = 60
HOUR_S: Final = 60 * MINUTE_S
DAY_S: Final = 24 * HOUR_S
MINUTE_MS: Final = 1000 * MINUTE_S
HOUR_MS: Final = 1000 * HOUR_S
DAY_MS: Final = 1000 * DAY_S
DRIFT: Final = 100
"""How far two clocks may drift apart, in nanoseconds per millisecond: more than usual clocks do."""


@dataclass(frozen=True)
class Measurement:
    """The database's time minus this process's monotonic clock, wrong by at most `bound`; all in nanoseconds.

    `bound` is half the round trip of the question, `at` the monotonic clock's time when it was asked.
    """

    offset: int
    bound: int
    at: int

    def bound_at(self, moment: int) -> int:
        """Return how wrong it may be at a later time of the monotonic clock."""
        return self.bound + (moment - self.at) * DRIFT // 1_000_000

    def agrees_with(self, other: "Measurement") -> bool:
        """Return whether both measurements can be right."""
        return abs(self.offset - other.offset) <= self.bound + other.bound_at(self.at)


class _Clock:
    """The measurement that this process uses."""

    measurement: Measurement | None = None


def now() -> int:
    """Return the time of the whole cluster."""
    measured = _Clock.measurement
    if measured is None:
        return time.time_ns() // 1_000_000
    return (time.monotonic_ns() + measured.offset) // 1_000_000


def learn(new: Measurement) -> Measurement:
    """Use a new measurement if it is more exact than the old one is by now, or contradicts it; return the one used."""
    old = _Clock.measurement
    if old is None or new.bound <= old.bound_at(new.at) or not new.agrees_with(old):
        _Clock.measurement = new
        return new
    return old


def format_moment(moment: int) -> str:
    return datetime.fromtimestamp(moment / 1000, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


def format_optional_moment(moment: int | None) -> str | None:
    return None if moment is None else format_moment(moment)


def milliseconds(moment: datetime) -> int:
    """Return a time in milliseconds; without a zone it is UTC."""
    zoned = moment if moment.tzinfo is not None else moment.replace(tzinfo=UTC)
    return round((zoned - datetime.fromtimestamp(0, UTC)).total_seconds() * 1000)


def today() -> date:
    """Return the day of the whole cluster."""
    return datetime.fromtimestamp(now() / 1000, UTC).date()
