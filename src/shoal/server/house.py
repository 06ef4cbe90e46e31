"""What every subject of the server works with: the settings, the database, the bus and the duties."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import partial
from typing import Annotated, cast

from fastapi import Depends
from starlette.requests import HTTPConnection

from shoal.server import clock
from shoal.server.bus import Bus, make_bus
from shoal.server.database import Database, open_database
from shoal.server.duties import Duties
from shoal.server.migrations import migrate, require_newest
from shoal.server.settings import Settings


@dataclass(frozen=True)
class House:
    """One node. Nothing here is true that is not in the database."""

    settings: Settings
    database: Database
    bus: Bus
    duties: Duties


@asynccontextmanager
async def open_house(settings: Settings) -> AsyncIterator[House]:
    """Open the database and the bus; a household's database is migrated, a site's must have been."""
    house = House(settings, open_database(settings), make_bus(settings), Duties())
    try:
        await (migrate if settings.household else require_newest)(house.database)
        await clock.measure(house.database)
        house.duties.start("clock", partial(clock.keep_measuring, house.database))
        await house.bus.open()
        yield house
    finally:
        await house.duties.stop()
        await house.bus.close()
        await house.database.close()


def house_of(connection: HTTPConnection) -> House:
    return cast("House", connection.app.state.house)


TheHouse = Annotated[House, Depends(house_of)]
"""The node that serves a request or a websocket."""
