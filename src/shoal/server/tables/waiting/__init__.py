"""Tables that wait for players: a limited number for each player and address, and not for ever.

Every node tells the database which of its waiting tables are read by a player at them. If no player was there for
LIFETIME, any node closes the table.
"""

import asyncio
from typing import Final

from sqlalchemy.ext.asyncio import AsyncConnection
from structlog import get_logger

from shoal.core.game import NOBODY
from shoal.server import limits
from shoal.server.errors import Problem
from shoal.server.moments import now
from shoal.server.outages import DATABASE_ERRORS
from shoal.server.resources import Resources
from shoal.server.tables.facts import WAITING
from shoal.server.tables.hub import Hub
from shoal.server.tables.opening import Opener
from shoal.server.tables.tables import Tables, subject_of
from shoal.server.tables.waiting import store

OF_PLAYER: Final = {"public": 5, "link": 20}
OF_ADDRESS: Final = {"public": 10, "link": 100}
"""How many tables may wait at the same time, by their door."""
EVERY_SECONDS: Final = 20.0
AT_ONCE: Final = 50
"""Tables in one statement."""
LOG: Final = get_logger()


def opener(resources: Resources, player: str, address: str, door: str) -> Opener | None:
    """Return what refuses one more table of a player or an address if too many wait; None if limits are off."""
    if not resources.settings.limits:
        return None
    name = limits.subject_of(resources, "waiting", address)

    async def admit(connection: AsyncConnection) -> None:
        await store.take_turns(connection, player, name)
        own, all_of_them = await store.count_opened(connection, door, host=player, address=name)
        if own >= OF_PLAYER[door]:
            raise Problem("limit", "server.own-waiting", count=own, door=door)
        if all_of_them >= OF_ADDRESS[door]:
            raise Problem("limit", "server.network-waiting", count=all_of_them, door=door)

    return Opener(name, admit)


async def attend(tables: Tables) -> None:
    """Keep tables with a player there, and close the others when their time is over. Never returns."""
    while True:
        try:
            await keep(tables)
            while len(await expire(tables)) == AT_ONCE:
                pass
        except DATABASE_ERRORS as error:
            LOG.warning("waiting.unreachable", error=type(error).__name__)
        await asyncio.sleep(EVERY_SECONDS)


async def keep(tables: Tables) -> None:
    """Prolong the tables that are read at this node by a player at them."""
    here = attended(tables.hub)
    for first in range(0, len(here), AT_ONCE):
        await store.stay(tables.database, here[first : first + AT_ONCE], now())


def attended(hub: Hub) -> list[str]:
    return [
        table
        for table, channel in hub.channels.items()
        if channel.facts.status == WAITING and any(reader.seat != NOBODY for reader in channel.readers)
    ]


async def expire(tables: Tables) -> dict[str, int]:
    """Close some tables that have waited too long, and wake all nodes that read them."""
    ended = await store.expire(tables.database, now(), AT_ONCE)
    for table, version in ended.items():
        await tables.bus.publish(subject_of(table), str(version).encode())
    return ended
