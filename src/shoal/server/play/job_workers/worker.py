"""A worker: it claims jobs, renews their leases, and puts back what fails (`retry`).

It claims a little more than it can do at once, and prolongs its claims as long as it needs. What fails is put back for
another attempt, after a pause that doubles.
"""

import asyncio
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Final

from structlog import get_logger

from shoal.core.errors import GameOver
from shoal.server.platform.db.error_kinds import DATABASE_ERRORS, is_outage
from shoal.server.platform.observability.logs import LogOnce, place_of, trace_of
from shoal.server.play.job_workers import store
from shoal.server.play.job_workers.bot_process_pool import BotProcessPool
from shoal.server.play.job_workers.fair_queue import FairQueue
from shoal.server.play.job_workers.job_handlers import JobHandlers
from shoal.server.play.job_workers.job_types import TIMEOUT, ClaimedJob
from shoal.server.play.job_workers.metrics import LOST, THINKING
from shoal.server.play.job_workers.retry import pause_after
from shoal.server.play.tables.registry import WORK, TableRegistry
from shoal.server.play.thinking_budget import hourly_budget
from shoal.table.errors import Stale

POLL_EVERY_S: Final = 0.5
TIMEOUTS: Final = 64
"""How many time-outs of persons are handled at once; they need no process."""
MOST_HELD: Final = 256
"""How many claims one worker has at once, also those whose bots have decided and only wait to answer."""
RETRY_SOON_S: Final = 0.5
MOVED_ON: Final = (Stale, GameOver)
"""Not failures: the table has changed meanwhile."""
DRAIN_TIMEOUT_S: Final = 3.0
LOG: Final = get_logger()


class Worker:
    """Claims what is due until it is stopped. If `paced` is false, bots answer as soon as they can."""

    def __init__(self, tables: TableRegistry, minds: BotProcessPool, *, paced: bool = True) -> None:
        self.tables = tables
        self.minds = minds
        self.errands = JobHandlers(tables, minds, self._on_thought, paced=paced)
        self.queue = FairQueue()
        self.held: dict[asyncio.Task[None], ClaimedJob] = {}
        self.thinking: set[ClaimedJob] = set()
        self.spent: Counter[tuple[str, str]] = Counter()
        self.woken = asyncio.Event()
        self.once = LogOnce()
        self.is_away = False

    async def run(self) -> None:
        """Claim and work until cancelled; then release all claims."""
        await self.tables.bus.subscribe(WORK, self._on_wake)
        try:
            while True:
                self.woken.clear()
                if not await self._claim():
                    await self._rest()
        finally:
            await self.tables.bus.unsubscribe(WORK, self._on_wake)
            await self._leave()

    async def keep(self) -> None:
        """Store every second what was spent, and renew claims in time. Never returns."""
        renewed = time.monotonic()
        try:
            while True:
                await asyncio.sleep(min(1.0, store.LEASE_MS / 6000))
                with self._outages():
                    await self._pay()
                    if time.monotonic() - renewed > store.LEASE_MS / 3000:
                        LOST.inc(await store.renew(self.tables.database, list(self.held.values())))
                        renewed = time.monotonic()
        finally:
            with suppress(*DATABASE_ERRORS):
                async with asyncio.timeout(DRAIN_TIMEOUT_S):
                    await self._pay()

    def _on_wake(self, _data: bytes) -> None:
        self.woken.set()

    async def _rest(self) -> None:
        with suppress(TimeoutError):
            async with asyncio.timeout(POLL_EVERY_S):
                await self.woken.wait()

    async def _claim(self) -> bool:
        """Claim what is due and start on it; return whether there was anything."""
        database, before = self.tables.database, len(self.held)
        with self._outages():
            timing = sum(claim.offer.kind == TIMEOUT for claim in self.held.values())
            if timing < TIMEOUTS:
                self._begin(await store.claim_timeouts(database, TIMEOUTS - timing))
            chosen = await self.queue.choose(database, self._room())
            if chosen:
                self._begin(await store.claim_jobs(database, chosen))
        return len(self.held) > before

    def _room(self) -> dict[bool, int]:
        """Return how many deep and quick claims there is room for: twice as many as run at a time."""
        spare, deep = MOST_HELD - len(self.held), sum(claim.offer.deep for claim in self.thinking)
        quick = len(self.thinking) - deep
        return {True: min(spare, 2 * self.minds.number - deep), False: min(spare, 2 * self.minds.number + 2 - quick)}

    def _begin(self, claims: list[ClaimedJob]) -> None:
        for claim in claims:
            task = asyncio.create_task(self._serve(claim))
            self.held[task] = claim
            if claim.offer.kind != TIMEOUT:
                self.thinking.add(claim)
            task.add_done_callback(self._on_done)

    def _on_done(self, task: asyncio.Task[None]) -> None:
        self.thinking.discard(self.held.pop(task))
        self.woken.set()
        error = None if task.cancelled() else task.exception()
        if error is not None:
            LOG.error("work.lost", error=type(error).__name__, place=place_of(error))

    def _on_thought(self, claim: ClaimedJob, milliseconds: int) -> None:
        """Note what a claim has cost; it needs no process any more."""
        self.spent[claim.offer.payer, claim.offer.origin] += milliseconds
        THINKING.labels(claim.offer.name).observe(milliseconds / 1000)
        self.thinking.discard(claim)
        self.woken.set()

    async def _serve(self, claim: ClaimedJob) -> None:
        database = self.tables.database
        with self._outages():
            try:
                await self.errands.run(claim)
            except MOVED_ON:
                await store.put_back(database, claim, RETRY_SOON_S, counted=False)
            except Exception as error:
                if isinstance(error, DATABASE_ERRORS) and is_outage(error):
                    raise
                self._report(claim, error)
                await store.put_back(database, claim, pause_after(claim.attempts), counted=True)

    def _report(self, claim: ClaimedJob, error: Exception) -> None:
        offer, kind = claim.offer, type(error).__name__
        if self.once.is_new((offer.table, offer.kind, kind)):
            table, place = trace_of(offer.table), place_of(error)
            LOG.error("work.failed", kind=offer.kind, name=offer.name, error=kind, place=place, table=table)

    @contextmanager
    def _outages(self) -> Iterator[None]:
        """Log the beginning of an outage and go on; claims become free by themselves."""
        try:
            yield
        except DATABASE_ERRORS as error:
            if not is_outage(error):
                raise
            if not self.is_away:
                LOG.warning("worker.no_database", error=type(error).__name__)
            self.is_away = True
        else:
            self.is_away = False

    async def _pay(self) -> None:
        if not self.spent:
            return
        spent, self.spent = self.spent, Counter()
        try:
            await hourly_budget.spend(self.tables.database, spent)
        except BaseException:
            self.spent.update(spent)
            raise

    async def _leave(self) -> None:
        """Release all claims, so that other workers need not wait for the leases to end."""
        held = dict(self.held)
        for task in held:
            task.cancel()
        with suppress(*DATABASE_ERRORS):
            async with asyncio.timeout(DRAIN_TIMEOUT_S):
                await asyncio.gather(*held, return_exceptions=True)
                for claim in held.values():
                    await store.put_back(self.tables.database, claim, 0, counted=False)
