"""The review of a finished table: workers judge a few acts at a time and store what they find."""

from typing import cast

from shoal.core.record import Record
from shoal.server.platform.db.database import Database
from shoal.server.platform.http.errors import Problem
from shoal.server.play.job_workers import store
from shoal.server.play.job_workers.bot_process_pool import BATCH
from shoal.server.play.job_workers.job_types import REVIEW, Job
from shoal.server.play.reviews.http_types import Review
from shoal.server.play.tables.game_record import full_record
from shoal.server.play.tables.live_table import LiveTable
from shoal.server.play.tables.registry import WORK, TableRegistry
from shoal.server.play.tables.table_row import OVER, TableRow
from shoal.server.play.thinking_budget import hourly_budget
from shoal.table.http_types import Judged


async def request_review(tables: TableRegistry, live: LiveTable, payer: str, origin: str) -> None:
    """Ask workers to judge every act; do nothing if somebody has asked before. `payer` pays with their budget."""
    expect_finished(live.facts)
    jobs = [Job(live.facts.id, REVIEW, first, 0) for first in range(0, live.playing().acts, BATCH)]
    if not jobs or await store.was_asked(tables.database, jobs[-1]):
        return
    if tables.limited:
        await hourly_budget.require(tables.database, payer, origin)
    await store.add_jobs(tables.database, jobs, payer, origin)
    await tables.bus.publish(WORK, b"")


async def review_progress(database: Database, live: LiveTable) -> Review:
    expect_finished(live.facts)
    batches = await store.results(database, live.facts.id, REVIEW)
    judged = [judgement for batch in batches for judgement in cast("list[Judged]", batch)]
    return {"acts": live.playing().acts, "judged": judged}


async def finished_record(database: Database, facts: TableRow) -> Record:
    """Return the whole record of a game that is over."""
    expect_finished(facts)
    return await full_record(database, facts)


def expect_finished(facts: TableRow) -> None:
    if facts.status != OVER or facts.started is None:
        raise Problem("stale", "core.not-finished")
