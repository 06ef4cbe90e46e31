"""What is kept of one player's tries at puzzles."""

from typing import Any, Final

from sqlalchemy.ext.asyncio import AsyncConnection

from shoal.server.community.puzzles import store
from shoal.server.community.puzzles.schema import SOLVERS, TRIES
from shoal.server.platform.base.timestamps import format_moment

COLUMNS: Final = (TRIES.c.player, SOLVERS.c.player)


async def export_personal_data(connection: AsyncConnection, player: str) -> dict[str, Any]:
    """Return a player's rating at puzzles, and their first tries."""
    rating = await store.rating_of(connection, player)
    solved = {
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
    return {"puzzles": solved}


async def hand_over_personal_data(connection: AsyncConnection, guest: str, heir: str) -> None:
    """Let the tries of a guest be another player's; the guest's rating is lost."""
    await store.give_tries(connection, guest, heir)


async def erase_personal_data(connection: AsyncConnection, player: str) -> None:
    """Delete a player's tries and rating."""
    await store.forget_tries(connection, player)
