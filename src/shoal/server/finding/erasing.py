"""What finding people keeps of one player: to delete it, and to tell it in an export."""

from typing import Any

from sqlalchemy.ext.asyncio import AsyncConnection

from shoal.server.finding.challenges import store as challenges
from shoal.server.finding.queue import store as queue
from shoal.server.moments import format_moment, now


async def forget(connection: AsyncConnection, player: str) -> None:
    """Delete the search and the challenges of a player."""
    await queue.drop(connection, [player])
    await challenges.forget(connection, player)


async def told(connection: AsyncConnection, player: str) -> dict[str, Any]:
    """Return the search and the challenges of a player. Those that the player may not know of are left out."""
    search = await queue.of_player(connection, player)
    received = await challenges.received(connection, player, now())
    return {
        "search": None
        if search is None
        else {"since": format_moment(search[0].since), "for": [want.pool for want in search[1]]},
        "challenges": [
            {"by": one.by, "to": one.to, "game": one.game, "until": format_moment(one.expires)}
            for one in [*received, *await challenges.sent(connection, player, now())]
        ],
    }
