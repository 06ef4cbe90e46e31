"""All SQL that finds the accounts to erase, and lets one process at a time erase them."""

from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from shoal.server.accounts.identity.schema import LEAVING, PLAYERS
from shoal.server.platform.base.timestamps import now
from shoal.server.platform.db.database import at_most


async def due(connection: AsyncConnection, most: int) -> list[tuple[str, int]]:
    """Return some players whose time to come back is over, and when it ended."""
    leavers = select(PLAYERS.c.id, PLAYERS.c.leaves).where(LEAVING, PLAYERS.c.leaves < now())
    rows = await connection.execute(leavers.order_by(PLAYERS.c.leaves).limit(at_most(most)))
    return [(row.id, row.leaves) for row in rows]


async def claim(connection: AsyncConnection, player: str, leaves: int, until: int) -> bool:
    """Postpone an erasure that this process begins; return False if another has begun it, or the player is back."""
    mine = update(PLAYERS).where(PLAYERS.c.id == player, PLAYERS.c.leaves == leaves).values(leaves=until)
    return (await connection.execute(mine)).rowcount == 1
