"""Hints: the strongest bot's advice from the player's own view, computed by a worker."""

import asyncio
from typing import Final, cast

from shoal.server.platform.http.errors import Problem
from shoal.server.play.job_workers import store
from shoal.server.play.job_workers.job_types import HINT, Job
from shoal.server.play.tables.live_table import LiveTable
from shoal.server.play.tables.registry import WORK, TableRegistry
from shoal.server.play.thinking_budget import hourly_budget
from shoal.table.hint_messages import NO_HINT
from shoal.table.server_messages import Hinted

POLL_EVERY_S: Final = 0.15
HINT_TIMEOUT_S: Final = 20.0


async def advise(tables: TableRegistry, live: LiveTable, seat: int, decision: int) -> Hinted:
    """Ask for a hint and wait for it.

    Only at tables that are not rated, do not belong to a tournament, and have no person at another device.
    """
    fair = live.facts.rated or live.facts.tournament is not None
    if fair or live.facts.people() != live.facts.seats_of(live.facts.chairs[seat].player):
        raise Problem("seat", "server.no-hints")
    live.playing().expect(seat, decision)
    job = Job(live.facts.id, HINT, decision, seat)
    payer, origin = live.facts.chairs[seat].player or "", live.facts.origin
    if tables.limited:
        await hourly_budget.require(tables.database, payer, origin)
    await store.add_jobs(tables.database, [job], payer, origin)
    await tables.bus.publish(WORK, b"")
    try:
        async with asyncio.timeout(HINT_TIMEOUT_S):
            while (result := await store.result_of(tables.database, job)) is None:
                await asyncio.sleep(POLL_EVERY_S)
    except TimeoutError:
        raise Problem("busy", "server.no-worker") from None
    return cast("Hinted", result) if isinstance(result, dict) else NO_HINT  # a list is a hint of an earlier release
