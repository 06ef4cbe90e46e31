"""What an operator reads."""

from shoal.server.moderation import store
from shoal.server.moderation.desk import Desk, Refused
from shoal.server.moderation.store import Noted
from shoal.server.players import store as players
from shoal.server.reports import store as reports
from shoal.server.reports.store import Report


async def waiting(desk: Desk) -> list[Report]:
    """Return the oldest reports that nobody has answered."""
    async with desk.resources.database.reading() as connection:
        return await reports.waiting(connection, 0)


async def shown(desk: Desk, report: str) -> tuple[Report, tuple[str, str]]:
    """Return a report, and the present names of its maker and of the person that it is about."""
    async with desk.resources.database.reading() as connection:
        found = await reports.find(connection, report)
        if found is None:
            raise Refused(f"there is no report {report}")
        both = [await players.by_id(connection, player) for player in (found.player, found.about)]
    by, about = ("" if one is None else one.name for one in both)
    return found, (by, about)


async def log(desk: Desk, before: int | None) -> list[Noted]:
    async with desk.resources.database.reading() as connection:
        return await store.read(connection, before)
