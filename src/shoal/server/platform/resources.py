"""What every subject of the server works with: the settings, the database, the bus and the duties."""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from functools import partial
from typing import Annotated

from fastapi import Depends
from starlette.requests import HTTPConnection

from shoal.server.platform.background.supervisor import Supervisor
from shoal.server.platform.base.app_state import held
from shoal.server.platform.bus.bus import Bus, make_bus
from shoal.server.platform.bus.latency_probe import LatencyProbe
from shoal.server.platform.config.settings import Settings
from shoal.server.platform.db import cluster_clock
from shoal.server.platform.db.database import Database, open_database
from shoal.server.platform.observability.background import watch_event_loop_lag
from shoal.server.platform.rate_limits.limit_gate import LimitGate


@dataclass(frozen=True)
class Resources:
    """What a node or a worker opens at its start. All that matters is in the database."""

    settings: Settings
    database: Database
    bus: Bus
    duties: Supervisor
    gate: LimitGate = field(default_factory=LimitGate)


@asynccontextmanager
async def open_resources(
    settings: Settings, prepare: Callable[[Database], Awaitable[object]]
) -> AsyncIterator[Resources]:
    """Open the database, prepare it, and open the bus."""
    resources = Resources(settings, open_database(settings), make_bus(settings), Supervisor())
    try:
        await prepare(resources.database)
        measure = partial(cluster_clock.measure, resources.database)
        await measure()
        resources.duties.repeat("clock", cluster_clock.MEASURE_EVERY, measure)
        await resources.bus.open()
        resources.duties.start("loop", watch_event_loop_lag)
        resources.duties.start("beats", LatencyProbe(resources.bus).run)
        yield resources
    finally:
        await resources.duties.stop()
        await resources.bus.close()
        await resources.database.close()


async def resources_of(connection: HTTPConnection) -> Resources:
    return held(connection.app, Resources)


TheResources = Annotated[Resources, Depends(resources_of)]
"""The resources of the node that serves a request or a websocket."""
