"""Retry with exponential backoff: how long a failed job waits, and after how many attempts it is given up."""

from typing import Final

from structlog import get_logger

from shoal.server.platform.base.timestamps import MINUTE_S
from shoal.server.platform.observability.logs import trace_of
from shoal.server.play.job_workers.job_types import ClaimedJob

RETRY_FIRST_S: Final = 0.5
RETRY_LONGEST_S: Final = 15.0 * MINUTE_S
"""The pause before a failed claim is tried again: twice as long each time, up to RETRY_LONGEST_S."""
MAX_ATTEMPTS: Final = 3
"""After this many failures a bot takes a random legal action, and a question gets an empty answer."""
LOG: Final = get_logger()


def pause_after(attempts: int) -> float:
    """Return the pause in seconds after so many failed attempts."""
    return min(RETRY_FIRST_S * 2.0 ** min(attempts - 1, 20), RETRY_LONGEST_S)


def gives_up(claim: ClaimedJob) -> bool:
    """Return whether a claim has failed too often, and log it if so."""
    if claim.attempts <= MAX_ATTEMPTS:
        return False
    offer = claim.offer
    LOG.error("work.gave_up", kind=offer.kind, name=offer.name, table=trace_of(offer.table))
    return True
