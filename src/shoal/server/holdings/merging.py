"""Add the games of a guest to the player who has signed in in the same browser.

The browser shows both sessions, so nobody can take the games of somebody else. Games in which both sat stay with the
guest.
"""

from shoal.server.errors import Problem
from shoal.server.finding import erasing as finding
from shoal.server.holdings import store
from shoal.server.players.accounts import log_out_everywhere
from shoal.server.players.store import Player
from shoal.server.relations import store as relations
from shoal.server.reports import store as reports
from shoal.server.resources import Resources
from shoal.server.solving import store as solving
from shoal.server.statistics import store as statistics
from shoal.server.tables.facts import Facts
from shoal.server.tables.tables import Tables, subject_of
from shoal.server.tournaments import erasing as tournaments


async def games_of(resources: Resources, guest: Player) -> list[Facts]:
    """Return some of the guest's tables, the newest first."""
    async with resources.database.reading() as connection:
        return await store.facts_of(connection, await store.tables_of(connection, guest.id))


async def merge(resources: Resources, tables: Tables, guest: Player, heir: Player) -> int:
    """Move all games of a guest to another player, in batches; return how many. Then the guest's sessions end."""
    if guest.account or guest.id == heir.id:
        raise Problem("stale", "server.no-guest")
    given = 0
    while True:
        async with resources.database.transaction() as connection:
            some = await store.tables_of(connection, guest.id, store.without(heir.id))
            names = (guest.id, guest.name), (heir.id, heir.name)
            versions = await store.give(connection, some, *names) if some else {}
        await announce(tables, versions)
        given += len(versions)
        if len(some) < store.BATCH:
            break
    async with resources.database.transaction() as connection:
        await relations.give(connection, guest.id, heir.id)
        await reports.give(connection, guest.id, heir.id)
        await finding.forget(connection, guest.id)
        await statistics.give(connection, guest.id, heir.id)
        await tournaments.leave(connection, guest.id)
        await solving.give(connection, guest.id, heir.id)
    await log_out_everywhere(resources, guest)
    return given


async def announce(tables: Tables, versions: dict[str, int]) -> None:
    """Wake the nodes that have readers of changed tables."""
    for table, version in versions.items():
        await tables.bus.publish(subject_of(table), str(version).encode())
