"""What the thinking budget keeps of one player: how long bots have thought for them in this hour."""

from typing import Any, Final

from sqlalchemy.ext.asyncio import AsyncConnection

from shoal.server.platform.base.timestamps import format_moment
from shoal.server.play.thinking_budget import store
from shoal.server.play.thinking_budget.hourly_budget import subjects
from shoal.server.play.thinking_budget.schema import THINKING

COLUMNS: Final = (THINKING.c.subject,)


async def export_personal_data(connection: AsyncConnection, player: str) -> dict[str, Any]:
    """Return how many milliseconds bots have thought for a player, by the end of the hour."""
    spent = await store.spent_by(connection, subjects(player, "")[0])
    return {"thinking": [{"until": format_moment(period), "ms": milliseconds} for period, milliseconds in spent]}


async def hand_over_personal_data(connection: AsyncConnection, guest: str, heir: str) -> None:
    """Do nothing: a budget ends with its hour."""


async def erase_personal_data(connection: AsyncConnection, player: str) -> None:
    """Delete what bots have thought for a player."""
    await store.forget_thinking(connection, subjects(player, "")[0])
