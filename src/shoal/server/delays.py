"""How late the event loop is: whatever keeps it from other work for long delays every move."""

import asyncio
from typing import Final

from prometheus_client import Histogram

EVERY: Final = 0.1
DELAY: Final = Histogram(
    "shoal_loop_delay_seconds",
    "How late the event loop did what was due.",
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5),
)


async def watch_delays() -> None:
    """Measure again and again how late a wait of a tenth of a second ends. Never returns."""
    loop = asyncio.get_running_loop()
    while True:
        begun = loop.time()
        await asyncio.sleep(EVERY)
        DELAY.observe(max(0.0, loop.time() - begun - EVERY))
