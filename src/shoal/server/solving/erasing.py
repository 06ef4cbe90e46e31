"""What is kept of one player's tries at puzzles: to delete it, to hand it on, and to tell it in an export."""

from typing import Any

from sqlalchemy.ext.asyncio import AsyncConnection

from shoal.server.moments import format_moment
from shoal.server.solving import store


async def told(connection: AsyncConnection, player: str) -> dict[str, Any]:
    """Return a player's rating at puzzles, and their first tries."""
    rating = await store.rating_of(connection, player)
    return {
        "rating": rating.shown(),
        "strength": rating.strength,
        "doubt": rating.doubt,
        "tries": [
            {
                "game": row["game"],
                "puzzle": row["puzzle"],
                "at": format_moment(row["at"]),
                "hint": row["hinted"],
                "right": row["is_right"],
            }
            for row in await store.tries_of(connection, player)
        ],
    }
