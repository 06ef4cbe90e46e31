"""What is counted of one player: games, habits, rivals, and how their ratings went."""

from typing import Any, Final

from sqlalchemy import Row
from sqlalchemy.ext.asyncio import AsyncConnection

from shoal.server.accounts.statistics import store
from shoal.server.accounts.statistics.schema import HABITS, HISTORY, RIVALRIES, TALLIES
from shoal.server.platform.base.timestamps import format_moment

COLUMNS: Final = (TALLIES.c.player, HABITS.c.player, HISTORY.c.player, RIVALRIES.c.first, RIVALRIES.c.second)


async def export_personal_data(connection: AsyncConnection, player: str) -> dict[str, Any]:
    """Return everything that is counted of a player."""
    counted = {
        "tallies": await store.tallies_of(connection, player),
        "habits": await store.habits_of(connection, player),
        "rivalries": await store.rivalries_of(connection, player),
    }
    return {
        "rating_history": [
            {"game": row.game, "at": format_moment(row.at), "rating": row.points, "games": row.number}
            for row in await store.history_of(connection, player)
        ],
        **{name: [told_row(row, player) for row in rows] for name, rows in counted.items()},
    }


def told_row(row: Row[Any], player: str) -> dict[str, Any]:
    """Return a counted row without ids of players; of a rivalry it tells on which side the player is."""
    told = {str(name): value for name, value in row._mapping.items() if name not in ("player", "first", "second")}
    return {**told, "first": row.first == player} if "first" in row._mapping else told


async def hand_over_personal_data(connection: AsyncConnection, guest: str, heir: str) -> None:
    """Add what is counted of a guest to another player, unless the two have met."""
    await store.give_statistics(connection, guest, heir)


async def erase_personal_data(connection: AsyncConnection, player: str) -> None:
    """Delete everything that is counted of a player."""
    await store.forget_statistics(connection, player)
