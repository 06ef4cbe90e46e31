"""Python's garbage collector, made to disturb the loop less: new objects often, old ones only in quiet moments.

A full collection takes 0.1 s or more with hundreds of tables in memory, and finds little besides closed websockets. By
default Python runs it in the middle of play.
"""

import asyncio
import gc
import time
from typing import Final

from prometheus_client import Histogram

YOUNG: Final = 1_000
"""New objects between two collections of new objects, which take a few milliseconds each."""
NEVER: Final = 1_000_000_000
QUIET: Final = 0.05
"""A second is quiet if this process used less than this share of a processor."""
EARLIEST: Final = 60.0
LATEST: Final = 3600.0
"""Seconds after a full collection: the next is in the first quiet second after EARLIEST, or after LATEST."""
PAUSE: Final = Histogram("shoal_collector_pause_seconds", "How long a full garbage collection stopped the loop.")


def spare_the_loop() -> None:
    """Collect only new objects automatically, and never those that were loaded at the start."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, NEVER, NEVER)


async def search_when_quiet() -> None:
    """Collect all objects now and then, when it disturbs nobody. Never returns."""
    last = time.monotonic()
    while True:
        begun, used = time.monotonic(), time.process_time()
        await asyncio.sleep(1)
        now = time.monotonic()
        quiet = time.process_time() - used < QUIET * (now - begun)
        if now - last > LATEST or (quiet and now - last > EARLIEST):
            with PAUSE.time():
                gc.collect()
            last = time.monotonic()
