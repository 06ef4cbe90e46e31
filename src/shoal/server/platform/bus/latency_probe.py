"""A latency probe of the bus: each process sends the cluster's time on one subject, and the others compare.

A beat goes the same way as a wake-up: the sender's loop, its connection, NATS, the receiver's connection and loop.
"""

import asyncio
import secrets
from typing import Final

from shoal.server.platform.base.timestamps import now
from shoal.server.platform.bus.bus import Bus
from shoal.server.platform.bus.metrics import LAG

SUBJECT: Final = "shoal.beats"
PROBE_EVERY_S: Final = 1.0


class LatencyProbe:
    """Sends beats and measures those of others."""

    def __init__(self, bus: Bus) -> None:
        self.bus = bus
        self.name = secrets.token_hex(4)

    async def run(self) -> None:
        """Send a beat every second. Never returns."""
        await self.bus.subscribe(SUBJECT, self.on_beat)
        try:
            while True:
                await self.bus.publish(SUBJECT, f"{now()} {self.name}".encode())
                await asyncio.sleep(PROBE_EVERY_S)
        finally:
            await self.bus.unsubscribe(SUBJECT, self.on_beat)

    def on_beat(self, data: bytes) -> None:
        """Measure a beat of another process; our own comes back at once, and b"" after a lost connection."""
        sent, _, name = data.decode().partition(" ")
        if sent and name != self.name:
            LAG.observe(max(0, now() - int(sent)) / 1000)
