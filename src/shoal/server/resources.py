"""What every subject of the server works with: the settings, the database, the bus and the duties."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import partial
from typing import Annotated, cast

from fastapi import Depends
from starlette.requests import HTTPConnection

from shoal.server import clock
from shoal.server.beats import Beats
from shoal.server.bus import Bus, make_bus
from shoal.server.database import Database, open_database
from shoal.server.delays import watch_delays
from shoal.server.duties import Duties
from shoal.server.migrations import migrate, require_newest
from shoal.server.settings import Settings


@dataclass(frozen=True)
class Resources:
    """What a node or a worker opens at its start. All that matters is in the database."""

    settings: Settings
    database: Database
    bus: Bus
    duties: Duties


@asynccontextmanager
async def open_resources(settings: Settings) -> AsyncIterator[Resources]:
    """Open the database and the bus. A standalone node migrates its database; a cluster's must be migrated already."""
    resources = Resources(settings, open_database(settings), make_bus(settings), Duties())
    try:
        await (migrate if settings.standalone else require_newest)(resources.database)
        await clock.measure(resources.database)
        resources.duties.start("clock", partial(clock.keep_measuring, resources.database))
        await resources.bus.open()
        resources.duties.start("loop", watch_delays)
        resources.duties.start("beats", Beats(resources.bus).run)
        yield resources
    finally:
        await resources.duties.stop()
        await resources.bus.close()
        await resources.database.close()


def resources_of(connection: HTTPConnection) -> Resources:
    return cast("Resources", connection.app.state.resources)


TheResources = Annotated[Resources, Depends(resources_of)]
"""The resources of the node that serves a request or a websocket."""
