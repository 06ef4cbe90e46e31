"""What a process knows of its database from how it answers: whether it is there, and whether it takes writes.

After a time-out during which nothing at all was heard, everybody who queues for the same silence is refused at once
for a moment, so that nobody waits longer than one time-out. A slow question alone never does that: others are heard.
"""

import time
from typing import Final

from structlog import get_logger

from shoal.server.outages import READ_ONLY, is_outage, refuses_writes, root, state_of

REST_SECONDS: Final = 0.5
"""How long nobody asks after a silence."""
SLOW_SECONDS: Final = 1.0
"""An error that comes sooner is an answer, if no kind one."""
REMEMBERED_SECONDS: Final = 10.0
"""How long a full disk counts, if no write succeeds: then somebody has to try."""
LOG: Final = get_logger()


class Silent(ConnectionError):
    """The database has just left others without an answer."""


class WritesRefused(ConnectionError):
    """The database is read-only or full."""


class Pulse:
    """Fed by every answer and every failure; one line is logged when something is lost and one when it is back."""

    def __init__(self) -> None:
        self.heard = 0.0
        self.silent_until = 0.0
        self.lost = False
        self.refusing = False
        self.full = 0.0

    def begin(self) -> float:
        """Return the moment at which a question is put, unless there is no point in it."""
        moment = time.monotonic()
        if moment < self.silent_until:
            raise Silent("the database has not answered others")
        return moment

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
        elif is_outage(error):
            self._lost(error, begun)

    def _refused(self, error: BaseException) -> None:
        if state_of(error) != READ_ONLY:  # that can be asked for
            self.full = time.monotonic()
        if not self.refusing:
            self.refusing = True
            LOG.warning("database.refuses_writes", error=type(root(error)).__name__, state=state_of(error))

    def _lost(self, error: BaseException, begun: float) -> None:
        moment = time.monotonic()
        if moment - begun >= SLOW_SECONDS and self.heard < begun:
            self.silent_until = moment + REST_SECONDS
        if not self.lost:
            self.lost = True
            LOG.warning("database.lost", error=type(root(error)).__name__, state=state_of(error))

    def expect_room(self) -> None:
        """Raise if the database was full lately and no write has succeeded since."""
        if self.full and time.monotonic() - self.full < REMEMBERED_SECONDS:
            raise WritesRefused("the database is full")
