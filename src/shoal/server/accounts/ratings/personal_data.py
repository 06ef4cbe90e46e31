"""What ratings keep of one player: their strength at each game, and whom they have met lately."""

from typing import Any, Final

from sqlalchemy.ext.asyncio import AsyncConnection

from shoal.server.accounts.ratings import store
from shoal.server.accounts.ratings.schema import MEETINGS, RATINGS
from shoal.server.platform.base.timestamps import format_moment

COLUMNS: Final = (RATINGS.c.player, MEETINGS.c.first, MEETINGS.c.second)


async def export_personal_data(connection: AsyncConnection, player: str) -> dict[str, Any]:
    """Return the ratings of a player, and how often they met each opponent, who is not named."""
    return {
        "ratings": [
            {
                "game": game,
                "rating": rating.shown(),
                "strength": rating.strength,
                "doubt": rating.doubt,
                "games": rating.games,
            }
            for game, rating in (await store.of_player(connection, player)).items()
        ],
        "meetings": [
            {"game": meeting.game, "since": format_moment(meeting.since), "games": meeting.games}
            for meeting in await store.meetings_of(connection, player)
        ],
    }


async def hand_over_personal_data(connection: AsyncConnection, guest: str, heir: str) -> None:
    """Do nothing: two ratings cannot be added. Those of the guest stay with the guest, until they are forgotten."""


async def erase_personal_data(connection: AsyncConnection, player: str) -> None:
    """Delete the ratings of a player, and whom they have met."""
    await store.forget_ratings(connection, player)
