"""Add the games of a guest to the player who has signed in in the same browser.

The browser shows both sessions, so nobody can take the games of somebody else. Games in which both sat stay with the
guest.
"""

from collections.abc import Mapping

from shoal.server.accounts.identity.sessions import log_out_everywhere
from shoal.server.accounts.identity.store import PlayerRow
from shoal.server.app.account_data.subjects import SUBJECTS
from shoal.server.platform.http.errors import Problem
from shoal.server.platform.resources import Resources
from shoal.server.play.tables import personal_data_store
from shoal.server.play.tables.registry import TableRegistry
from shoal.server.play.tables.table_row import TableRow


async def games_of(resources: Resources, guest: PlayerRow) -> list[TableRow]:
    """Return some of the guest's tables, the newest first."""
    async with resources.database.reading() as connection:
        table_ids = await personal_data_store.tables_of(connection, guest.id)
        return await personal_data_store.facts_of(connection, table_ids)


async def merge_guest(resources: Resources, tables: TableRegistry, guest: PlayerRow, heir: PlayerRow) -> int:
    """Move all games of a guest to another player, in batches; return how many. Then the guest's sessions end."""
    if guest.account or guest.id == heir.id:
        raise Problem("stale", "server.no-guest")
    given = 0
    while versions := await hand_over(resources, guest.id, heir.id):
        await tables.announce(versions)
        given += len(versions)
    await log_out_everywhere(resources, guest)
    return given


async def hand_over(resources: Resources, guest: str, heir: str) -> Mapping[str, int]:
    """Hand over some tables, and return their new versions; when none is left, hand over all else."""
    async with resources.database.transaction() as connection:
        for subject in SUBJECTS:
            if versions := await subject.hand_over_personal_data(connection, guest, heir):
                return versions
    return {}
