"""What presence keeps of one player: when they were last here. The rows of seats and of watchers name nobody."""

from typing import Any, Final

from sqlalchemy.ext.asyncio import AsyncConnection

from shoal.server.platform.base.timestamps import format_optional_moment
from shoal.server.play.presence import store
from shoal.server.play.presence.schema import PRESENCE

COLUMNS: Final = (PRESENCE.c.player,)


async def export_personal_data(connection: AsyncConnection, player: str) -> dict[str, Any]:
    """Return when a player was last here, as a part of their profile."""
    return {"profile": {"last_here": format_optional_moment(await store.seen_at(connection, player))}}


async def hand_over_personal_data(connection: AsyncConnection, guest: str, heir: str) -> None:
    """Do nothing: by its own row the guest is found, and erased, when nobody can come back as them."""


async def erase_personal_data(connection: AsyncConnection, player: str) -> None:
    """Delete when a player was last here."""
    await store.forget_presence(connection, player)
