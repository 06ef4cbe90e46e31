"""What matchmaking keeps of one player: their search, and challenges by and to them."""

from typing import Any, Final

from sqlalchemy.ext.asyncio import AsyncConnection

from shoal.server.community.matchmaking.challenges import store as challenges
from shoal.server.community.matchmaking.queue import store as queue
from shoal.server.community.matchmaking.schema import CHALLENGES, SEARCHES, WANTS
from shoal.server.platform.base.timestamps import format_moment

COLUMNS: Final = (SEARCHES.c.player, WANTS.c.player, CHALLENGES.c.challenger, CHALLENGES.c.challenged)


async def export_personal_data(connection: AsyncConnection, player: str) -> dict[str, Any]:
    """Return the search and the challenges of a player. Those that the player may not know of are left out."""
    search = await queue.of_player(connection, player)
    return {
        "search": None
        if search is None
        else {"since": format_moment(search[0].since), "for": [want.pool for want in search[1]]},
        "challenges": [
            {"by": challenge.by, "to": challenge.to, "game": challenge.game, "until": format_moment(challenge.expires)}
            for challenge in await challenges.of_player(connection, player)
        ],
    }


async def hand_over_personal_data(connection: AsyncConnection, guest: str, heir: str) -> None:
    """End what a guest looks for: the account looks for itself."""
    await erase_personal_data(connection, guest)


async def erase_personal_data(connection: AsyncConnection, player: str) -> None:
    """Delete the search and the challenges of a player."""
    await queue.drop(connection, [player])
    await challenges.forget_challenges(connection, player)
