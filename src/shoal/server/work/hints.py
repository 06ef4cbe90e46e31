"""Hints: the strongest bot's advice from the player's own view, computed by a worker."""

import asyncio
from typing import Final, cast

from shoal.server import budget
from shoal.server.errors import Problem
from shoal.server.tables.live import Live
from shoal.server.tables.tables import WORK, Tables
from shoal.server.work import store
from shoal.server.work.claims import HINT, Job
from shoal.table.hints import NO_HINT
from shoal.table.messages import Hinted

POLL_SECONDS: Final = 0.15
LONGEST: Final = 20.0


async def advise(tables: Tables, live: Live, seat: int, decision: int) -> Hinted:
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
        await budget.require(tables.database, payer, origin)
    await store.ask(tables.database, [job], payer, origin)
    await tables.bus.publish(WORK, b"")
    try:
        async with asyncio.timeout(LONGEST):
            while (found := await store.result_of(tables.database, job)) is None:
                await asyncio.sleep(POLL_SECONDS)
    except TimeoutError:
        raise Problem("busy", "server.no-worker") from None
    return cast("Hinted", found) if isinstance(found, dict) else NO_HINT  # a list is a hint of an earlier release
