"""Tables that wait: few for each player and each address, and no longer than somebody who sits there wants them to.

Every node tells the database which of its waiting tables are read by somebody who sits at them. One where nobody was
there for its LIFETIME is closed by any node: it is over, its chairs are empty, and its readers are told.
"""

import asyncio
from typing import Final

from sqlalchemy.ext.asyncio import AsyncConnection
from structlog import get_logger

from shoal.core.game import NOBODY
from shoal.server import limits
from shoal.server.errors import Problem
from shoal.server.lobby import store
from shoal.server.moments import now
from shoal.server.outages import DATABASE_ERRORS
from shoal.server.resources import Resources
from shoal.server.tables.facts import WAITING
from shoal.server.tables.hub import Hub
from shoal.server.tables.opening import Opener
from shoal.server.tables.tables import Tables, subject_of

OF_PLAYER: Final = {"public": 5, "link": 20}
OF_ADDRESS: Final = {"public": 10, "link": 100}
"""Tables that may wait at a time, by their door."""
CALLED: Final = {"public": "public tables", "link": "tables by link"}
EVERY_SECONDS: Final = 20.0
AT_ONCE: Final = 50
"""Tables in one statement."""
LOG: Final = get_logger()


def opener(resources: Resources, player: str, address: str, door: str) -> Opener | None:
    """Say from where a player opens a table, and refuse it if too many of theirs wait; with limits off nobody asks."""
    if not resources.settings.limits:
        return None
    name = limits.subject_of(resources, "waiting", address)

    async def admit(connection: AsyncConnection) -> None:
        await store.take_turns(connection, player, name)
        own, all_of_them = await store.count_opened(connection, door, host=player, address=name)
        if own >= OF_PLAYER[door]:
            raise Problem("limit", f"{own} {CALLED[door]} of yours are waiting. Close one of them first.")
        if all_of_them >= OF_ADDRESS[door]:
            raise Problem("limit", f"{all_of_them} {CALLED[door]} opened from your network are waiting already.")

    return Opener(name, admit)


async def attend(tables: Tables) -> None:
    """Keep tables waiting where somebody is there, and close the others. Never returns."""
    while True:
        try:
            await keep(tables)
            while len(await expire(tables)) == AT_ONCE:
                pass
        except DATABASE_ERRORS as error:
            LOG.warning("waiting.unreachable", error=type(error).__name__)
        await asyncio.sleep(EVERY_SECONDS)


async def keep(tables: Tables) -> None:
    """Let the tables wait on at which somebody sits and reads at this node."""
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
    """Close some tables that have waited too long, and wake their readers everywhere."""
    ended = await store.expire(tables.database, now(), AT_ONCE)
    for table, version in ended.items():
        await tables.bus.publish(subject_of(table), str(version).encode())
    return ended
