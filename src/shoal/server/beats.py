"""How long messages take between processes: each sends the cluster's time on one subject, and the others compare.

A beat goes the same way as a wake-up: the sender's loop, its connection, NATS, the receiver's connection and loop.
"""

import asyncio
import secrets
from typing import Final

from prometheus_client import Histogram

from shoal.server.bus import Bus
from shoal.server.moments import now

SUBJECT: Final = "shoal.beats"
EVERY: Final = 1.0
LAG: Final = Histogram(
    "shoal_bus_lag_seconds",
    "How long a message took from another process to this one.",
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5),
)


class Beats:
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
                await asyncio.sleep(EVERY)
        finally:
            await self.bus.unsubscribe(SUBJECT, self.on_beat)

    def on_beat(self, data: bytes) -> None:
        """Measure a beat of another process; our own comes back at once, and b"" after a lost connection."""
        sent, _, name = data.decode().partition(" ")
        if sent and name != self.name:
            LAG.observe(max(0, now() - int(sent)) / 1000)
