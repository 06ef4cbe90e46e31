"""What is kept of one player as the owner of bot accounts."""

from typing import Any, Final

from sqlalchemy.ext.asyncio import AsyncConnection

from shoal.server.accounts.bot_accounts import store
from shoal.server.accounts.identity.schema import PLAYERS
from shoal.server.platform.base.timestamps import format_moment, now

COLUMNS: Final = (PLAYERS.c.owner,)


async def export_personal_data(connection: AsyncConnection, player: str) -> dict[str, Any]:
    """Return the bot accounts of a player."""
    bots = await store.of_owner(connection, player, leaving=True)
    return {"bots": [{"name": bot.name, "since": format_moment(bot.created)} for bot in bots]}


async def hand_over_personal_data(connection: AsyncConnection, guest: str, heir: str) -> None:
    """Do nothing: a guest has no bot accounts."""


async def erase_personal_data(connection: AsyncConnection, player: str) -> None:
    """Let the bot accounts be erased next, also those that were made after their owner asked for deletion."""
    await store.leave_with(connection, player, now())
