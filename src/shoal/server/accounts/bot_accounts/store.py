"""Bot accounts in the database."""

from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from shoal.server.accounts.identity.schema import OWNED, PLAYERS
from shoal.server.accounts.identity.store import COLUMNS, PlayerRow


async def of_owner(connection: AsyncConnection, owner: str, *, leaving: bool = False) -> list[PlayerRow]:
    """Return the bot accounts of an owner, the oldest first; those that are to be erased only if asked for."""
    mine = select(*COLUMNS).where(OWNED, PLAYERS.c.owner == owner)
    wanted = mine if leaving else mine.where(PLAYERS.c.leaves.is_(None))
    rows = await connection.execute(wanted.order_by(PLAYERS.c.created, PLAYERS.c.id))
    return [PlayerRow(*values) for values in map(tuple, rows)]


async def leave_with(connection: AsyncConnection, owner: str, leaves: int) -> None:
    """Let the bot accounts of an owner be erased when the owner is."""
    mine = update(PLAYERS).where(OWNED, PLAYERS.c.owner == owner, PLAYERS.c.leaves.is_(None))
    await connection.execute(mine.values(leaves=leaves))


async def return_with(connection: AsyncConnection, owner: str, leaves: int | None) -> None:
    """Keep the bot accounts that would be erased with their owner; those that were deleted before stay so."""
    mine = update(PLAYERS).where(OWNED, PLAYERS.c.owner == owner, PLAYERS.c.leaves == leaves)
    await connection.execute(mine.values(leaves=None))
