"""What the log of operators keeps of one player: what was done to them, and the names that they had then."""

from typing import Any, Final

from sqlalchemy.ext.asyncio import AsyncConnection

from shoal.server.app.admin import store
from shoal.server.app.admin.schema import LOG

COLUMNS: Final = (LOG.c.subject, LOG.c.details)


async def export_personal_data(connection: AsyncConnection, player: str) -> dict[str, Any]:
    """Return nothing: until when somebody is muted or banned is in their profile, and the rest is the operators'."""
    return {}


async def hand_over_personal_data(connection: AsyncConnection, guest: str, heir: str) -> None:
    """Do nothing: a log is not rewritten."""


async def erase_personal_data(connection: AsyncConnection, player: str) -> None:
    """Delete the names of a player from the log. Their id stays: it says what operators have done."""
    await store.forget_names(connection, player)
