"""What tournaments keep of one player: those that they have entered, and those that they have opened.

The tables of a tournament stay for the others. They name players by id, and the row of an erased player has no name.
"""

from typing import Any, Final

from sqlalchemy.ext.asyncio import AsyncConnection

from shoal.server.community.tournaments import store
from shoal.server.community.tournaments.schema import ENTRANTS, PLAYED, ROUNDS, TOURNAMENTS
from shoal.server.platform.base.timestamps import format_moment

COLUMNS: Final = (TOURNAMENTS.c.host, ENTRANTS.c.player, ROUNDS.c.entrants, ROUNDS.c.friends, PLAYED.c.players)


async def export_personal_data(connection: AsyncConnection, player: str) -> dict[str, Any]:
    """Return the tournaments that a player has entered or opened."""
    return {
        "tournaments": [
            {
                "id": tournament.id,
                "name": tournament.name,
                "game": tournament.game,
                "form": tournament.form,
                "host": tournament.host == player,
                "starts": format_moment(tournament.starts),
            }
            for tournament in await store.all_of_player(connection, player)
        ]
    }


async def hand_over_personal_data(connection: AsyncConnection, guest: str, heir: str) -> None:
    """Let another player be the host of what a guest has opened. The guest is out of all tournaments."""
    await store.give_hosting(connection, guest, heir)
    await store.leave_all(connection, guest)


async def erase_personal_data(connection: AsyncConnection, player: str) -> None:
    """Seat a player in no tournament any more, and forget from which address they have opened theirs."""
    await store.leave_all(connection, player)
    await store.forget_address(connection, player)
