"""Moments as the database keeps them: milliseconds since 1970, in Coordinated Universal Time.

A cluster has one clock, PostgreSQL's. Each process measures how far its own monotonic clock is from it, so a wall clock
that is wrong or jumps changes nothing. Before the first measurement, and with SQLite, it is this machine's own time.
"""

import time
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Final

DRIFT: Final = 100
"""Nanoseconds in a millisecond by which two clocks may part: 0.1 in a thousand, more than any usual clock."""


@dataclass(frozen=True)
class Measurement:
    """The database's time less this process's monotonic clock, wrong by at most `bound`; all in nanoseconds.

    `bound` is half the round trip of the question, `at` the moment of the monotonic clock at which it was asked.
    """

    offset: int
    bound: int
    at: int

    def bound_at(self, moment: int) -> int:
        """Return by how much it may be wrong at a later moment of the monotonic clock."""
        return self.bound + (moment - self.at) * DRIFT // 1_000_000

    def agrees_with(self, other: "Measurement") -> bool:
        """Say whether one offset could explain both."""
        return abs(self.offset - other.offset) <= self.bound + other.bound_at(self.at)


class _Clock:
    """The measurement that this process goes by."""

    measurement: Measurement | None = None


def now() -> int:
    """Return the time of the whole cluster."""
    measured = _Clock.measurement
    if measured is None:
        return time.time_ns() // 1_000_000
    return (time.monotonic_ns() + measured.offset) // 1_000_000


def learn(new: Measurement) -> Measurement:
    """Go by a new measurement if it is sharper than the last one is by now, or contradicts it; return the one kept."""
    old = _Clock.measurement
    if old is None or new.bound <= old.bound_at(new.at) or not new.agrees_with(old):
        _Clock.measurement = new
        return new
    return old


def format_moment(moment: int) -> str:
    return datetime.fromtimestamp(moment / 1000, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")
