"""A circuit breaker for the database: from its answers a process knows whether it is there and takes writes.

After a time-out in which nothing was answered, further questions are refused at once for a moment, so that nobody waits
longer than one time-out. One slow question does not cause this as long as others are answered.
"""

import time
from typing import Final

from structlog import get_logger

from shoal.server.platform.db.error_kinds import (
    READ_ONLY,
    driver_error_of,
    is_busy,
    is_outage,
    refuses_writes,
    state_of,
)

OPEN_FOR_S: Final = 0.5
"""Seconds without questions after such a time-out."""
SLOW_AFTER_S: Final = 1.0
"""An error that comes sooner than this counts as an answer."""
READ_ONLY_FOR_S: Final = 10.0
"""Seconds for which a full disk is remembered if no write succeeds; then writes are tried again."""
LOG: Final = get_logger()


class CircuitOpen(ConnectionError):
    """The database has just not answered others."""


class WritesRefused(ConnectionError):
    """The database is read-only or full."""


class CircuitBreaker:
    """Learns from every answer and failure. Logs one line when the database is lost and one when it is back."""

    def __init__(self) -> None:
        self.heard = 0.0
        self.silent_until = 0.0
        self.lost = False
        self.refusing = False
        self.full = 0.0

    def begin(self) -> float:
        """Return the time at which a question starts; raise Silent if the database has not answered others."""
        moment = time.monotonic()
        if moment < self.silent_until:
            raise CircuitOpen("the database has not answered others")
        return moment

    def is_open(self) -> bool:
        return time.monotonic() < self.silent_until

    def answered(self, *, wrote: bool) -> None:
        self.heard = time.monotonic()
        if self.lost:
            self.lost = False
            LOG.info("database.back")
        if wrote and self.refusing:
            self.refusing, self.full = False, 0.0
            LOG.info("database.writable")

    def failed(self, error: BaseException, begun: float) -> None:
        if refuses_writes(error):
            self._refused(error)
        elif is_outage(error) and not is_busy(error):
            self._lost(error, begun)

    def _refused(self, error: BaseException) -> None:
        if state_of(error) != READ_ONLY:  # an operator may have set it
            self.full = time.monotonic()
        if not self.refusing:
            self.refusing = True
            LOG.warning("database.refuses_writes", error=type(driver_error_of(error)).__name__, state=state_of(error))

    def _lost(self, error: BaseException, begun: float) -> None:
        moment = time.monotonic()
        if moment - begun >= SLOW_AFTER_S:
            if self.heard >= begun:
                return  # one slow question; others are answered
            self.silent_until = moment + OPEN_FOR_S
        if not self.lost:
            self.lost = True
            LOG.warning("database.lost", error=type(driver_error_of(error)).__name__, state=state_of(error))

    def expect_room(self) -> None:
        """Raise WritesRefused if the database was full lately and no write has succeeded since."""
        if self.full and time.monotonic() - self.full < READ_ONLY_FOR_S:
            raise WritesRefused("the database is full")
