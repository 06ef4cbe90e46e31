"""Python's search for cycles, kept from stopping the loop: young objects in small steps, old ones in quiet moments.

A full search takes 0.1 s and more with hundreds of tables in memory, and hardly ever finds anything but what closed
websockets leave behind. Left alone it ran whenever a quarter more objects had piled up, in the middle of play.
"""

import asyncio
import gc
import time
from typing import Final

from prometheus_client import Histogram

YOUNG: Final = 1_000
"""So many new objects between two searches among the new ones: a few milliseconds each."""
NEVER: Final = 1_000_000_000
QUIET: Final = 0.05
"""A second in which this process used less than this share of a processor is quiet."""
EARLIEST: Final = 60.0
LATEST: Final = 3600.0
"""A full search comes in the first quiet second after the one, and after the other in any case."""
PAUSE: Final = Histogram("shoal_collector_pause_seconds", "How long a full search for cycles stopped the loop.")


def spare_the_loop() -> None:
    """Search among young objects only, and never again among what was loaded for good."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, NEVER, NEVER)


async def search_when_quiet() -> None:
    """Search among all objects now and then, when it disturbs nobody. Never returns."""
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
