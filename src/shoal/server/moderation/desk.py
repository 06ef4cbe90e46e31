"""Where an operator works: the database and the bus of a server, opened from the command line on its machine."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Final

from sqlalchemy.ext.asyncio import AsyncConnection

from shoal.core.errors import ShoalError
from shoal.server import clock
from shoal.server.bus import make_bus
from shoal.server.database import open_database
from shoal.server.duties import Duties
from shoal.server.migrations import require_newest
from shoal.server.moderation import store
from shoal.server.players import store as players
from shoal.server.players.store import Player
from shoal.server.resources import Resources
from shoal.server.settings import Settings
from shoal.server.tables.tables import Tables

PATIENCE: Final = 2.0
"""Seconds to wait for NATS. Without it, nodes find out within seconds by themselves."""


class Refused(ShoalError):
    """What an operator asked for cannot be done."""


@dataclass(frozen=True)
class Desk:
    """An operator, why they do something, and what they work with."""

    resources: Resources
    tables: Tables
    operator: str
    why: str = ""

    async def note(self, connection: AsyncConnection, action: str, subject: str, **details: object) -> None:
        await store.note(connection, self.operator, action, subject, self.why, **details)


@asynccontextmanager
async def open_desk(settings: Settings, operator: str, why: str = "") -> AsyncIterator[Desk]:
    """Open the database and the bus. The database must be migrated already."""
    resources = Resources(settings, open_database(settings), make_bus(settings), Duties())
    try:
        await require_newest(resources.database)
        await clock.measure(resources.database)
        await resources.bus.open()
        await wait_for_bus(resources)
        tables = Tables(resources.database, resources.bus)
        try:
            yield Desk(resources, tables, operator, why)
        finally:
            await tables.flush.close()
    finally:
        await resources.bus.close()
        await resources.database.close()


async def wait_for_bus(resources: Resources) -> None:
    loop = asyncio.get_running_loop()
    until = loop.time() + PATIENCE
    while resources.settings.nats and not resources.bus.reaches_others and loop.time() < until:
        await asyncio.sleep(0.02)


async def find_player(desk: Desk, name: str) -> Player:
    """Return the player with this name or this id."""
    async with desk.resources.database.reading() as connection:
        named = await players.by_name(connection, name) or await players.by_earlier_name(connection, name)
        found = named or await players.by_id(connection, name)
    if found is None:
        raise Refused(f"nobody is called {name}")
    return found
