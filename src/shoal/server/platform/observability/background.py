"""Background duty: measure the event-loop lag, and collect garbage in quiet moments."""

import time

from shoal.server.platform.observability.event_loop_lag import measure_event_loop_lag
from shoal.server.platform.observability.gc_tuning import collect_if_quiet


async def watch_event_loop_lag() -> None:
    """Measure again and again how late the event loop is. Never returns."""
    while True:
        await measure_event_loop_lag()


async def collect_when_quiet() -> None:
    """Collect all objects now and then, when it disturbs nobody. Never returns."""
    last = time.monotonic()
    while True:
        last = await collect_if_quiet(last)
