"""What an operator reads."""

from shoal.server.accounts.identity import store as players
from shoal.server.app.admin import store
from shoal.server.app.admin.operator_context import AdminActionRefused, OperatorContext
from shoal.server.app.admin.store import AdminLogRow
from shoal.server.community.player_reports import store as reports
from shoal.server.community.player_reports.store import ReportRow


async def waiting(desk: OperatorContext) -> list[ReportRow]:
    """Return the oldest reports that nobody has answered."""
    async with desk.resources.database.reading() as connection:
        return await reports.waiting_reports(connection, 0)


async def shown(desk: OperatorContext, report: str) -> tuple[ReportRow, tuple[str, str]]:
    """Return a report, and the present names of its maker and of the person that it is about."""
    async with desk.resources.database.reading() as connection:
        filed = await reports.find_report(connection, report)
        if filed is None:
            raise AdminActionRefused(f"there is no report {report}")
        both = [await players.by_id(connection, player) for player in (filed.player, filed.about)]
    by, about = ("" if person is None else person.name for person in both)
    return filed, (by, about)


async def log(desk: OperatorContext, before: int | None) -> list[AdminLogRow]:
    async with desk.resources.database.reading() as connection:
        return await store.read(connection, before)
