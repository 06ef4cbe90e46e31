"""The review of a finished table: workers judge a few acts at a time and store what they find."""

from typing import TypedDict, cast

from shoal.core.record import Record
from shoal.server import budget
from shoal.server.database import Database
from shoal.server.errors import Problem
from shoal.server.tables.facts import OVER, Facts
from shoal.server.tables.live import Live
from shoal.server.tables.records import full_record
from shoal.server.tables.tables import WORK, Tables
from shoal.server.work import store
from shoal.server.work.claims import REVIEW, Job
from shoal.server.work.thinking import BATCH
from shoal.table.messages import Judged


class Review(TypedDict):
    """The progress of a review: the number of acts, and the judgements so far, in order."""

    acts: int
    judged: list[Judged]


async def ask(tables: Tables, live: Live, payer: str, origin: str) -> None:
    """Ask workers to judge every act; do nothing if somebody has asked before. `payer` pays with their budget."""
    expect_finished(live.facts)
    jobs = [Job(live.facts.id, REVIEW, first, 0) for first in range(0, live.playing().acts, BATCH)]
    if not jobs or await store.was_asked(tables.database, jobs[-1]):
        return
    if tables.limited:
        await budget.require(tables.database, payer, origin)
    await store.ask(tables.database, jobs, payer, origin)
    await tables.bus.publish(WORK, b"")


async def progress(database: Database, live: Live) -> Review:
    expect_finished(live.facts)
    found = await store.results(database, live.facts.id, REVIEW)
    judged = [one for batch in found for one in cast("list[Judged]", batch)]
    return {"acts": live.playing().acts, "judged": judged}


async def finished_record(database: Database, facts: Facts) -> Record:
    """Return the whole record of a game that is over."""
    expect_finished(facts)
    return await full_record(database, facts)


def expect_finished(facts: Facts) -> None:
    if facts.status != OVER or facts.started is None:
        raise Problem("stale", "core.not-finished")
