"""Event-loop lag: how late the loop is. What keeps it from other work for long delays every move."""

import asyncio
from typing import Final

from shoal.server.platform.observability.metrics import DELAY

MEASURE_EVERY_S: Final = 0.1


async def measure_event_loop_lag() -> None:
    """Measure how late a wait of a tenth of a second ends."""
    loop = asyncio.get_running_loop()
    begun = loop.time()
    await asyncio.sleep(MEASURE_EVERY_S)
    DELAY.observe(max(0.0, loop.time() - begun - MEASURE_EVERY_S))
