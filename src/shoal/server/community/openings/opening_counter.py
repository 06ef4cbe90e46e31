"""Openings are counted by one process of the cluster at a time, some games at once."""

import asyncio
from collections import Counter
from typing import Final

from structlog import get_logger

from shoal.core.errors import ShoalError
from shoal.core.game import CHANCE
from shoal.core.record import Record, standing
from shoal.openings.opening_of_game import beginnings
from shoal.server.accounts.ratings.rating_formula import FEWEST
from shoal.server.community.openings import store
from shoal.server.community.openings.metrics import READ
from shoal.server.community.openings.store import CountedChoice, Step
from shoal.server.community.openings.strength_bands import STRENGTHS, strength_of
from shoal.server.platform.db import leases_store
from shoal.server.platform.db.database import Database
from shoal.server.platform.object_storage.backends import ArchiveUnreachable
from shoal.server.platform.observability.logs import trace_of
from shoal.server.play.tables.game_record import full_record
from shoal.server.play.tables.table_row import TableRow

AT_ONCE: Final = 20
"""Games that are read, and counted in one transaction."""
CHORE: Final = "openings"
LOG: Final = get_logger()


async def take_turn(database: Database) -> bool:
    """Count some games, unless another process does; return whether there may be more."""
    async with database.transaction() as connection:
        if not await leases_store.claim_lease(connection, CHORE):
            return False
    try:
        counted = await count_batch(database)
        READ.inc(counted)
        return counted == AT_ONCE
    finally:
        async with database.transaction() as connection:
            await leases_store.release_lease(connection, CHORE)


async def count_batch(database: Database) -> int:
    """Count some games that are not counted yet; return how many."""
    async with database.reading() as connection:
        due = await store.unread(connection, AT_ONCE)
    games: dict[str, list[Step]] = {}
    for facts in due:
        try:
            record = await full_record(database, facts)
        except ArchiveUnreachable:
            continue
        games[facts.id] = await asyncio.to_thread(steps_of_opening, facts, record)
    if not games:
        return 0
    async with database.transaction() as connection:
        return await store.count_games(connection, games)


def steps_of_opening(facts: TableRow, record: Record) -> list[Step]:
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
    return [
        Step(CountedChoice(beginning.key, beginning.choice, bands[beginning.seat]), float(shares[beginning.seat]))
        for beginning in begun
    ]
