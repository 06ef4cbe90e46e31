"""Where an operator works: the database and the bus of a server, opened from the command line on its machine."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Final

from sqlalchemy.ext.asyncio import AsyncConnection

from shoal.core.errors import ShoalError
from shoal.server.accounts.identity import store as players
from shoal.server.accounts.identity.store import PlayerRow
from shoal.server.app.admin import store
from shoal.server.migrations.upgrade import require_newest
from shoal.server.platform.config.settings import Settings
from shoal.server.platform.resources import Resources, open_resources
from shoal.server.play.tables.registry import TableRegistry

BUS_TIMEOUT_S: Final = 2.0
"""Seconds to wait for NATS. Without it, nodes find out within seconds by themselves."""


class AdminActionRefused(ShoalError):
    """What an operator asked for cannot be done."""


@dataclass(frozen=True)
class OperatorContext:
    """An operator, why they do something, and what they work with."""

    resources: Resources
    tables: TableRegistry
    operator: str
    why: str = ""

    async def note(self, connection: AsyncConnection, action: str, subject: str, **details: object) -> None:
        await store.note(connection, self.operator, action, subject, self.why, **details)


@asynccontextmanager
async def open_operator_context(settings: Settings, operator: str, why: str = "") -> AsyncIterator[OperatorContext]:
    """Open the database and the bus. The database must be migrated already."""
    async with open_resources(settings, require_newest) as resources:
        await wait_for_bus(resources)
        tables = TableRegistry(resources.database, resources.bus)
        try:
            yield OperatorContext(resources, tables, operator, why)
        finally:
            await tables.flush.close()


async def wait_for_bus(resources: Resources) -> None:
    loop = asyncio.get_running_loop()
    until = loop.time() + BUS_TIMEOUT_S
    while resources.settings.nats and not resources.bus.reaches_others and loop.time() < until:
        await asyncio.sleep(0.02)


async def find_player(desk: OperatorContext, name: str) -> PlayerRow:
    """Return the player with this name or this id."""
    async with desk.resources.database.reading() as connection:
        named = await players.by_name(connection, name) or await players.by_earlier_name(connection, name)
        player = named or await players.by_id(connection, name)
    if player is None:
        raise AdminActionRefused(f"nobody is called {name}")
    return player
