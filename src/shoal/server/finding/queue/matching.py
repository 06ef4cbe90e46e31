"""Match those who wait: any node may do it, and one transaction opens the table and keeps a chair for each of them.

They have a minute to sit down. Then those who did not lose their place, the table is closed, and the others look again
in the place that they had.
"""

import asyncio
import random
from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import Final

from sqlalchemy.ext.asyncio import AsyncConnection
from structlog import get_logger

from shoal.core.errors import ShoalError
from shoal.server import limits
from shoal.server.finding import queue
from shoal.server.finding.groups import Seeker, first_group
from shoal.server.finding.queue import store
from shoal.server.finding.terms import terms_of
from shoal.server.limits import HOUR
from shoal.server.limits import store as attempts
from shoal.server.moments import now
from shoal.server.outages import DATABASE_ERRORS
from shoal.server.relations.store import blocked_among
from shoal.server.resources import Resources
from shoal.server.tables import store as tables_store
from shoal.server.tables.changes import Change
from shoal.server.tables.facts import MINUTE, WAITING, Chair, Facts
from shoal.server.tables.hosting import OPEN, closed
from shoal.server.tables.opening import Person, new_facts
from shoal.server.tables.tables import Tables, subject_of

EVERY_SECONDS: Final = 2.0
AT_ONCE: Final = 8
"""Tables that one transaction opens."""
SIT_DOWN: Final = MINUTE
NO_SHOWS: Final = 3
"""How often in an hour somebody may be found and not sit down before they must pause."""
PAUSE: Final = HOUR * 1000
MOST_TURNS: Final = 20
"""How often in an hour somebody may go back into the queue, so that nobody sits down and leaves for ever."""
KEPT: Final = HOUR * 1000
"""Milliseconds for which a search that has ended is told."""
CHANCE: Final = random.SystemRandom()
LOG: Final = get_logger()


async def attend(resources: Resources, tables: Tables) -> None:
    """Match people every few seconds, and see who sat down. Never returns."""
    while True:
        try:
            if await is_needed(resources):
                await end_searches(resources)
                await settle_due(resources, tables)
                await match_all(resources)
        except DATABASE_ERRORS as error:
            LOG.warning("finding.unreachable", error=type(error).__name__)
        await asyncio.sleep(EVERY_SECONDS)


async def is_needed(resources: Resources) -> bool:
    """Return whether there is any search: mostly there is none."""
    async with resources.database.reading() as connection:
        return await store.any_search(connection)


async def end_searches(resources: Resources) -> None:
    """End searches of people who have gone, or who have looked for half an hour."""
    async with resources.database.transaction() as connection:
        await store.end_lost(connection, now() - queue.LOST, now() - queue.LASTS)
        await store.forget_ended(connection, now() - KEPT)
        await store.forget_waits(connection, now() - queue.REMEMBERED)


async def match_all(resources: Resources) -> None:
    async with resources.database.reading() as connection:
        pools = await store.pools(connection)
    for pool in pools:
        while len(await match(resources, pool)) == AT_ONCE:
            pass


async def match(resources: Resources, pool: str) -> list[Facts]:
    """Open some tables for the people who wait longest in a pool, and as few as take little time."""
    async with resources.database.transaction() as connection:
        if not await store.hold(connection, pool):
            return []
        waiting = await store.heads(connection, pool, now() - queue.LOST)
        opened = []
        for group in (await groups(connection, waiting, terms_of(pool).seats))[:AT_ONCE]:
            facts = table_for(pool, group)
            await tables_store.insert_table(connection, facts)
            await store.find_table(connection, [one.player for one in group], facts.id, now() + SIT_DOWN)
            opened.append(facts)
    return opened


async def groups(connection: AsyncConnection, waiting: Sequence[Seeker], seats: int) -> list[list[Seeker]]:
    """Return groups that have no blocks inside. Blocks are read only of those who would meet."""
    blocks: dict[str, set[str]] = {}
    made: list[list[Seeker]] = []
    left, everybody = list(waiting), {one.player for one in waiting}
    while group := first_group(left, seats, blocks, now()):
        unread = [one.player for one in group if one.player not in blocks]
        for player in unread:
            blocks[player] = await blocked_among(connection, player, everybody - {player})
        if not unread:
            made.append(group)
            left = [one for one in left if one not in group]
    return made


def table_for(pool: str, group: Sequence[Seeker]) -> Facts:
    """Return a table with a chair kept for each of the group, in an order by chance."""
    first = group[0]
    facts = new_facts(Person(first.player, first.name), terms_of(pool).plan())
    seated = CHANCE.sample(list(group), len(group))
    return replace(facts, chairs=tuple(Chair(seat, OPEN, one.player, one.name) for seat, one in enumerate(seated)))


async def settle_due(resources: Resources, tables: Tables) -> None:
    """See who sat down at the tables whose time is over."""
    async with resources.database.reading() as connection:
        due = await store.offered(connection, now())
    for table in due:
        try:
            await settle(resources, tables, table)
        except ShoalError as error:
            LOG.warning("finding.unsettled", error=type(error).__name__)


async def settle(resources: Resources, tables: Tables, table: str, *left: str) -> None:
    """End the searches that led to a table: its game has begun, or some did not sit down or have `left`."""
    facts = (await tables.newest(table)).facts
    async with resources.database.transaction() as connection:
        since = await store.found_at(connection, table)
        if not since:
            return
        if facts.started is not None:
            await store.drop(connection, since)
            waits = [max(0, facts.created - one) for one in since.values()]
            await store.note_waits(connection, facts.game, queue.hour_of(facts.created), waits, facts.created)
            return
        after = closed(facts.then(), "unmet") if facts.status == WAITING else facts
        if after is not facts and not await tables_store.apply(connection, Change(facts, after, at=now())):
            return
        gone = {*left, *(() if left or after is facts else since.keys() - sat_at(facts))}
        await give_up(resources, connection, gone & since.keys())
        await look_again(resources, connection, since.keys() - gone)
    if after is not facts:
        await tables.bus.publish(subject_of(table), str(after.version).encode())


def sat_at(facts: Facts) -> set[str]:
    return {chair.player for chair in facts.chairs if chair.kind == "person" and chair.player is not None}


async def give_up(resources: Resources, connection: AsyncConnection, players: Collection[str]) -> None:
    """Drop the searches of those who did not sit down; who does that often must pause."""
    await store.drop(connection, players)
    for player in sorted(players):
        if await count(resources, connection, "no-shows", player) >= NO_SHOWS:
            paused = limits.subject_of(resources, "no-shows paused", player)
            await attempts.count(connection, paused, now() + PAUSE)


async def look_again(resources: Resources, connection: AsyncConnection, players: Collection[str]) -> None:
    often = {one for one in sorted(players) if await count(resources, connection, "turns", one) > MOST_TURNS}
    await store.drop(connection, often)
    await store.look_again(connection, [one for one in players if one not in often])


async def count(resources: Resources, connection: AsyncConnection, what: str, player: str) -> int:
    """Count something in this hour and return how often it happened."""
    ends = (now() // PAUSE + 1) * PAUSE
    return await attempts.count(connection, limits.subject_of(resources, what, player, str(ends)), ends)


async def leave(resources: Resources, tables: Tables, player: str) -> None:
    """End the search of a player; if a table was found for them, the others look again at once."""
    async with resources.database.transaction() as connection:
        search = await store.locked(connection, player)
        if search is None or search.state != "found":
            await store.drop(connection, [player])
            return
    if search.table is not None:
        await settle(resources, tables, search.table, player)
