"""The duty that counts openings: one process of the cluster at a time, some games at once, then a pause."""

import asyncio
import time
from collections import Counter
from typing import Final

import prometheus_client
from structlog import get_logger

from shoal.core.errors import ShoalError
from shoal.core.game import CHANCE
from shoal.core.record import Record, standing
from shoal.openings.reading import beginnings
from shoal.server.archives.places import ArchiveAway
from shoal.server.database import Database
from shoal.server.logs import trace_of
from shoal.server.openings import STRENGTHS, store, strength_of
from shoal.server.openings.store import Place, Step
from shoal.server.outages import DATABASE_ERRORS, is_outage
from shoal.server.ratings import FEWEST
from shoal.server.tables.facts import Facts
from shoal.server.tables.records import full_record
from shoal.server.tidying import store as chores

EVERY_SECONDS: Final = 30.0
AT_ONCE: Final = 20
"""Games that are read, and counted in one transaction."""
CHORE: Final = "openings"
READ: Final = prometheus_client.Counter("shoal_openings_games", "Finished games whose openings were counted.")
LOG: Final = get_logger()


async def attend(database: Database) -> None:
    """Count from time to time; rest as long as each batch took, so that play goes first. Never returns."""
    while True:
        pause = EVERY_SECONDS
        try:
            begun = time.monotonic()
            if await take_turn(database):
                pause = time.monotonic() - begun
        except DATABASE_ERRORS as error:
            if not is_outage(error):
                raise
            LOG.warning("openings.unreachable", error=type(error).__name__)
        await asyncio.sleep(pause)


async def take_turn(database: Database) -> bool:
    """Count some games, unless another process does; return whether there may be more."""
    async with database.transaction() as connection:
        if not await chores.claim(connection, CHORE):
            return False
    try:
        counted = await count(database)
        READ.inc(counted)
        return counted == AT_ONCE
    finally:
        async with database.transaction() as connection:
            await chores.leave(connection, CHORE)


async def count(database: Database) -> int:
    """Count some games that are not counted yet; return how many."""
    async with database.reading() as connection:
        due = await store.unread(connection, AT_ONCE)
    games: dict[str, list[Step]] = {}
    for facts in due:
        try:
            record = await full_record(database, facts)
        except ArchiveAway:
            continue
        games[facts.id] = await asyncio.to_thread(read, facts, record)
    if not games:
        return 0
    async with database.transaction() as connection:
        return await store.count(connection, games)


def read(facts: Facts, record: Record) -> list[Step]:
    """Return the steps of a game's opening; none if it was left early, or if this release cannot read it."""
    made = Counter(act.seat for act in standing(record.entries) if act.seat != CHANCE)
    if min(made[seat] for seat in range(facts.seats)) < FEWEST:
        return []
    try:
        begun = beginnings(record)
    except ShoalError as error:
        LOG.warning("openings.unreadable", table=trace_of(facts.id), error=type(error).__name__)
        return []
    bands = [STRENGTHS.index(strength_of(chair)) for chair in facts.chairs]
    shares = (facts.result or {})["shares"]
    return [Step(Place(one.key, one.choice, bands[one.seat]), float(shares[one.seat])) for one in begun]
