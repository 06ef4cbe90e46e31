"""Tables that wait for players: a limited number for each player and address, and not for ever.

Every node tells the database which of its waiting tables are read by a player at them. If no player was there for
WAITING_LIFETIME_MS, any node closes the table.
"""

from typing import Final

from sqlalchemy.ext.asyncio import AsyncConnection

from shoal.core.game import NOBODY
from shoal.server.platform.base.timestamps import now
from shoal.server.platform.http.errors import Problem
from shoal.server.platform.rate_limits import fixed_window
from shoal.server.platform.resources import Resources
from shoal.server.play.tables.broadcast import Broadcaster
from shoal.server.play.tables.create_table import WaitingTablesCheck
from shoal.server.play.tables.registry import TableRegistry
from shoal.server.play.tables.table_row import WAITING
from shoal.server.play.tables.waiting import store
from shoal.table.client_messages import Door

OF_PLAYER: Final = {"public": 5, "link": 20}
OF_ADDRESS: Final = {"public": 40, "link": 400}
"""How many tables may wait at the same time, by their door."""
AT_ONCE: Final = 50
"""Tables in one statement."""


def waiting_tables_check(resources: Resources, player: str, address: str, door: Door) -> WaitingTablesCheck | None:
    """Return what refuses one more table of a player or an address if too many wait; None if limits are off."""
    if not resources.settings.limits:
        return None
    name = fixed_window.subject_of(resources, "waiting", address)

    async def admit(connection: AsyncConnection) -> None:
        await store.take_turns(connection, player, name)
        own, all_of_them = await store.count_opened(connection, door, host=player, address=name)
        if own >= OF_PLAYER[door]:
            raise Problem("limit", "server.own-waiting", count=own, door=door)
        if all_of_them >= OF_ADDRESS[door]:
            raise Problem("limit", "server.network-waiting", count=all_of_them, door=door)

    return WaitingTablesCheck(name, admit)


async def keep(tables: TableRegistry) -> None:
    """Prolong the tables that are read at this node by a player at them."""
    here = attended(tables.hub)
    for first in range(0, len(here), AT_ONCE):
        await store.stay(tables.database, here[first : first + AT_ONCE], now())


def attended(hub: Broadcaster) -> list[str]:
    return [
        table
        for table, channel in hub.channels.items()
        if channel.facts.status == WAITING and any(reader.seat != NOBODY for reader in channel.readers)
    ]


async def expire_tables(tables: TableRegistry) -> dict[str, int]:
    """Close some tables that have waited too long, and wake all nodes that read them."""
    ended = await store.close_expired(tables.database, now(), AT_ONCE)
    await tables.announce(ended)
    return ended
