"""Hints: the strongest bot's advice from the player's own view, computed by a worker."""

import asyncio
from typing import Final

from shoal.server import budget
from shoal.server.errors import Problem
from shoal.server.tables.live import Live
from shoal.server.tables.tables import WORK, Tables
from shoal.server.work import store
from shoal.server.work.claims import HINT, Job
from shoal.table.messages import Advice

POLL_SECONDS: Final = 0.15
LONGEST: Final = 20.0


async def advise(tables: Tables, live: Live, seat: int, decision: int) -> list[Advice]:
    """Ask for a hint and wait for it. Only at tables that are not rated and have no other person."""
    if live.facts.rated or live.facts.people() != [seat]:
        raise Problem("seat", "server.no-hints")
    live.playing().expect(seat, decision)
    job = Job(live.facts.id, HINT, decision, seat)
    payer, origin = live.facts.chairs[seat].player or "", live.facts.origin
    if tables.limited:
        await budget.require(tables.database, payer, origin)
    await store.ask(tables.database, [job], payer, origin)
    await tables.bus.publish(WORK, b"")
    try:
        async with asyncio.timeout(LONGEST):
            while (found := await store.result_of(tables.database, job)) is None:
                await asyncio.sleep(POLL_SECONDS)
    except TimeoutError:
        raise Problem("busy", "server.no-worker") from None
    return [{"action": action, "share": share} for action, share in found]
