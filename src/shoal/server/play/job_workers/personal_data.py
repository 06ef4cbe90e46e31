"""What the queue of jobs keeps of one player: the questions that they have asked and that nobody has answered yet."""

from typing import Any, Final

from sqlalchemy.ext.asyncio import AsyncConnection

from shoal.server.platform.base.timestamps import format_moment
from shoal.server.play.job_workers import store
from shoal.server.play.tables.schema import JOBS

COLUMNS: Final = (JOBS.c.payer,)


async def export_personal_data(connection: AsyncConnection, player: str) -> dict[str, Any]:
    """Return the questions of a player that wait for an answer."""
    return {
        "questions": [
            {"table": job.table_id, "kind": job.kind, "asked": format_moment(job.due)}
            for job in await store.asked_by(connection, player)
        ]
    }


async def hand_over_personal_data(connection: AsyncConnection, guest: str, heir: str) -> None:
    """Let another player pay for what a guest has asked."""
    await store.change_payer(connection, guest, heir)


async def erase_personal_data(connection: AsyncConnection, player: str) -> None:
    """Let nobody pay for what a player has asked; the answers are for the others too."""
    await store.change_payer(connection, player, "")
