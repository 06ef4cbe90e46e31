"""What tournaments keep of one player: to stop it, and to tell it in an export.

The tables of a tournament stay for the others. They name players by id, and the row of an erased player has no name.
"""

from typing import Any

from sqlalchemy.ext.asyncio import AsyncConnection

from shoal.server.moments import format_moment
from shoal.server.tournaments import store


async def leave(connection: AsyncConnection, player: str) -> None:
    """Seat a player in no tournament any more, and let those that they have opened be nobody's."""
    await store.leave_all(connection, player)


async def told(connection: AsyncConnection, player: str) -> list[dict[str, Any]]:
    """Return the tournaments that a player has entered or opened."""
    return [
        {
            "id": one.id,
            "name": one.name,
            "game": one.game,
            "form": one.form,
            "host": one.host == player,
            "starts": format_moment(one.starts),
        }
        for one in await store.of_player(connection, player)
    ]
