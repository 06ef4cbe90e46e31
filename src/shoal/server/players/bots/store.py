"""Bot accounts in the database."""

from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from shoal.server.players.schema import OWNED, PLAYERS
from shoal.server.players.store import COLUMNS, Player


async def of_owner(connection: AsyncConnection, owner: str) -> list[Player]:
    """Return the bot accounts of an owner that are not being erased, the oldest first."""
    mine = select(*COLUMNS).where(OWNED, PLAYERS.c.owner == owner, PLAYERS.c.leaves.is_(None))
    rows = await connection.execute(mine.order_by(PLAYERS.c.created, PLAYERS.c.id))
    return [Player(*values) for values in map(tuple, rows)]


async def leave_with(connection: AsyncConnection, owner: str, leaves: int) -> None:
    """Let the bot accounts of an owner be erased when the owner is."""
    mine = update(PLAYERS).where(OWNED, PLAYERS.c.owner == owner, PLAYERS.c.leaves.is_(None))
    await connection.execute(mine.values(leaves=leaves))


async def return_with(connection: AsyncConnection, owner: str, leaves: int | None) -> None:
    """Keep the bot accounts that would be erased with their owner; those that were deleted before stay so."""
    mine = update(PLAYERS).where(OWNED, PLAYERS.c.owner == owner, PLAYERS.c.leaves == leaves)
    await connection.execute(mine.values(leaves=None))
