"""Garbage collection that disturbs the event loop less: new objects often, old ones only in quiet moments.

A full collection takes 0.1 s or more with hundreds of tables in memory, and finds little besides closed websockets. By
default Python runs it in the middle of play.
"""

import asyncio
import gc
import time
from typing import Final

from shoal.server.platform.base.timestamps import HOUR_S, MINUTE_S
from shoal.server.platform.observability.metrics import PAUSE

YOUNG: Final = 1_000
"""New objects between two collections of new objects, which take a few milliseconds each."""
NEVER: Final = 1_000_000_000
QUIET_SHARE: Final = 0.05
"""A second is quiet if this process used less than this share of a processor."""
COLLECT_EARLIEST_S: Final = float(MINUTE_S)
COLLECT_LATEST_S: Final = float(HOUR_S)
"""Times after a full collection: the next is in the first quiet second after the earliest, or at the latest."""


def tune_gc() -> None:
    """Collect only new objects automatically, and never those that were loaded at the start."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, NEVER, NEVER)


async def collect_if_quiet(last: float) -> float:
    """Collect all objects after a second if that disturbs nobody; return when they were collected the last time."""
    begun, used = time.monotonic(), time.process_time()
    await asyncio.sleep(1)
    now = time.monotonic()
    quiet = time.process_time() - used < QUIET_SHARE * (now - begun)
    if now - last > COLLECT_LATEST_S or (quiet and now - last > COLLECT_EARLIEST_S):
        with PAUSE.time():
            gc.collect()
        return time.monotonic()
    return last
