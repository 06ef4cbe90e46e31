"""Matchmaking: any node may match those who wait; one transaction opens their table and keeps a chair for each.

They have a minute to sit down. Then those who did not lose their place, the table is closed, and the others look again
in the place that they had.
"""

import random
from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import Final

from sqlalchemy.ext.asyncio import AsyncConnection
from structlog import get_logger

from shoal.core.errors import ShoalError
from shoal.server.accounts.social_graph.store import blocked_among
from shoal.server.community.matchmaking.pools import terms_of
from shoal.server.community.matchmaking.queue import searches, store
from shoal.server.community.matchmaking.queue.matching_rule import WaitingPlayer, first_group
from shoal.server.platform.base.timestamps import HOUR_MS, MINUTE_MS, now
from shoal.server.platform.rate_limits import fixed_window
from shoal.server.platform.rate_limits import store as attempts
from shoal.server.platform.resources import Resources
from shoal.server.play.tables import store as tables_store
from shoal.server.play.tables.chairs import Person
from shoal.server.play.tables.changes import TableChange
from shoal.server.play.tables.create_table import new_facts
from shoal.server.play.tables.host_commands import OPEN, closed
from shoal.server.play.tables.registry import TableRegistry, subject_of
from shoal.server.play.tables.table_row import WAITING, ChairRow, TableRow

AT_ONCE: Final = 8
"""Tables that one transaction opens."""
SIT_DOWN_MS: Final = MINUTE_MS
NO_SHOWS: Final = 3
"""How often in an hour somebody may be found and not sit down before they must pause."""
NO_SHOW_PAUSE_MS: Final = HOUR_MS
MOST_TURNS: Final = 20
"""How often in an hour somebody may go back into the queue, so that nobody sits down and leaves for ever."""
KEPT_MS: Final = HOUR_MS
"""Milliseconds for which a search that has ended is told."""
CHANCE: Final = random.SystemRandom()
LOG: Final = get_logger()


async def is_needed(resources: Resources) -> bool:
    """Return whether there is any search: mostly there is none."""
    async with resources.database.reading() as connection:
        return await store.any_search(connection)


async def end_searches(resources: Resources) -> None:
    """End searches of people who have gone, or who have looked for half an hour."""
    async with resources.database.transaction() as connection:
        await store.end_lost(connection, now() - searches.LOST_AFTER_MS, now() - searches.SEARCH_LIFETIME_MS)
        await store.forget_ended(connection, now() - KEPT_MS)
        await store.forget_waits(connection, now() - searches.WAITS_REMEMBERED_MS)


async def match_all(resources: Resources) -> None:
    async with resources.database.reading() as connection:
        pools = await store.pools(connection)
    for pool in pools:
        while len(await match(resources, pool)) == AT_ONCE:
            pass


async def match(resources: Resources, pool: str) -> list[TableRow]:
    """Open some tables for the people who wait longest in a pool, and as few as take little time."""
    async with resources.database.transaction() as connection:
        if not await store.hold(connection, pool):
            return []
        waiting = await store.heads(connection, pool, now() - searches.LOST_AFTER_MS)
        opened = []
        for group in (await groups(connection, waiting, terms_of(pool).seats))[:AT_ONCE]:
            facts = table_for(pool, group)
            await tables_store.insert_table(connection, facts)
            await store.find_table(connection, [seeker.player for seeker in group], facts.id, now() + SIT_DOWN_MS)
            opened.append(facts)
    return opened


async def groups(
    connection: AsyncConnection, waiting: Sequence[WaitingPlayer], seats: int
) -> list[list[WaitingPlayer]]:
    """Return groups that have no blocks inside. Blocks are read only of those who would meet."""
    blocks: dict[str, set[str]] = {}
    made: list[list[WaitingPlayer]] = []
    left, everybody = list(waiting), {seeker.player for seeker in waiting}
    while group := first_group(left, seats, blocks, now()):
        unread = [seeker.player for seeker in group if seeker.player not in blocks]
        for player in unread:
            blocks[player] = await blocked_among(connection, player, everybody - {player})
        if not unread:
            made.append(group)
            left = [seeker for seeker in left if seeker not in group]
    return made


def table_for(pool: str, group: Sequence[WaitingPlayer]) -> TableRow:
    """Return a table with a chair kept for each of the group, in an order by chance."""
    first = group[0]
    facts = new_facts(Person(first.player, first.name), terms_of(pool).plan())
    seated = CHANCE.sample(list(group), len(group))
    return replace(
        facts, chairs=tuple(ChairRow(seat, OPEN, seeker.player, seeker.name) for seat, seeker in enumerate(seated))
    )


async def settle_due(resources: Resources, tables: TableRegistry) -> None:
    """See who sat down at the tables whose time is over."""
    async with resources.database.reading() as connection:
        due = await store.offered(connection, now())
    for table in due:
        try:
            await settle_table(resources, tables, table)
        except ShoalError as error:
            LOG.warning("finding.unsettled", error=type(error).__name__)


async def settle_table(resources: Resources, tables: TableRegistry, table: str, *left: str) -> None:
    """End the searches that led to a table: its game has begun, or some did not sit down or have `left`."""
    facts = (await tables.newest(table)).facts
    async with resources.database.transaction() as connection:
        since = await store.found_at(connection, table)
        if not since:
            return
        if facts.reveal_by is not None:
            return  # all sit, and the game is about to begin
        if facts.started is not None:
            await store.drop(connection, since)
            waits = [max(0, facts.created - began) for began in since.values()]
            await store.note_waits(connection, facts.game, searches.hour_of(facts.created), waits, facts.created)
            return
        after = closed(facts.then(), "unmet") if facts.status == WAITING else facts
        if after is not facts and not await tables_store.apply(connection, TableChange(facts, after, at=now())):
            return
        gone = {*left, *(() if left or after is facts else since.keys() - sat_at(facts))}
        await give_up(resources, connection, gone & since.keys())
        await look_again(resources, connection, since.keys() - gone)
    if after is not facts:
        await tables.bus.publish(subject_of(table), str(after.version).encode())


def sat_at(facts: TableRow) -> set[str]:
    return {chair.player for chair in facts.chairs if chair.kind == "person" and chair.player is not None}


async def give_up(resources: Resources, connection: AsyncConnection, players: Collection[str]) -> None:
    """Drop the searches of those who did not sit down; who does that often must pause."""
    await store.drop(connection, players)
    for player in sorted(players):
        if await count_this_hour(resources, connection, "no-shows", player) >= NO_SHOWS:
            paused = fixed_window.subject_of(resources, "no-shows paused", player)
            await attempts.count(connection, paused, now() + NO_SHOW_PAUSE_MS)


async def look_again(resources: Resources, connection: AsyncConnection, players: Collection[str]) -> None:
    often = {
        player
        for player in sorted(players)
        if await count_this_hour(resources, connection, "turns", player) > MOST_TURNS
    }
    await store.drop(connection, often)
    await store.look_again(connection, [player for player in players if player not in often])


async def count_this_hour(resources: Resources, connection: AsyncConnection, what: str, player: str) -> int:
    """Count something in this hour and return how often it happened."""
    ends = (now() // NO_SHOW_PAUSE_MS + 1) * NO_SHOW_PAUSE_MS
    return await attempts.count(connection, fixed_window.subject_of(resources, what, player, str(ends)), ends)


async def leave_search(resources: Resources, tables: TableRegistry, player: str) -> None:
    """End the search of a player; if a table was found for them, the others look again at once."""
    async with resources.database.transaction() as connection:
        search = await store.lock_search(connection, player)
        if search is None or search.state != "found":
            await store.drop(connection, [player])
            return
    if search.table is not None:
        await settle_table(resources, tables, search.table, player)
