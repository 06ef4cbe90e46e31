"""What reports keep of one player: those that they have made, those about them, and their lines in those about others.

It is asked before the chat is erased, which tells whose line is whose.
"""

from typing import Any, Final

from sqlalchemy.ext.asyncio import AsyncConnection

from shoal.server.community.player_reports import store
from shoal.server.community.player_reports.schema import REPORTS
from shoal.server.platform.base.timestamps import format_moment

COLUMNS: Final = (REPORTS.c.player, REPORTS.c.about, REPORTS.c.words, REPORTS.c.evidence)
MOST: Final = 10_000


async def export_personal_data(connection: AsyncConnection, player: str) -> dict[str, Any]:
    """Return the reports that a player has made. Those about them would tell who has made them."""
    return {
        "reports": [
            {
                "kind": report.kind,
                "about": report.evidence["name"],
                "words": report.words,
                "made": format_moment(report.made),
            }
            for report in await store.of_player(connection, player, MOST)
        ]
    }


async def hand_over_personal_data(connection: AsyncConnection, guest: str, heir: str) -> None:
    """Move the reports by a guest and about them to another player."""
    await store.give_reports(connection, guest, heir)


async def erase_personal_data(connection: AsyncConnection, player: str) -> None:
    """Delete the reports by a player and about them, and blank their lines in others."""
    await store.forget_reports(connection, player)
    await store.forget_evidence(connection, player)
