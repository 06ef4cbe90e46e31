"""A worker: plays for bots, says whose time has run out, and answers questions about positions."""

import asyncio
import secrets
from collections.abc import Coroutine
from typing import Any, Final

from structlog import get_logger

from shoal.core.errors import ShoalError
from shoal.core.record import encode
from shoal.server.errors import DATABASE_ERRORS
from shoal.server.moments import now
from shoal.server.tables import commands
from shoal.server.tables.live import Live
from shoal.server.tables.records import full_record
from shoal.server.tables.tables import WORK, Tables
from shoal.server.work import store, thinking
from shoal.server.work.store import HINT, Claim, Job
from shoal.server.work.thinking import Minds
from shoal.table.messages import Judged
from shoal.table.table import OWES_NOTHING, Stale

POLL_SECONDS: Final = 0.5
AT_ONCE: Final = 64
"""How many claims one worker holds at a time."""
JOBS_AT_ONCE: Final = 2
"""How many questions it answers at a time, so that bots never wait long for them."""
HINT_SECONDS: Final = 1.5
LOG: Final = get_logger()


class Worker:
    """Claims what is due until it is stopped. `paced` off lets bots answer as soon as they can."""

    def __init__(self, tables: Tables, minds: Minds, *, paced: bool = True) -> None:
        self.tables = tables
        self.minds = minds
        self.paced = paced
        self.tasks: set[asyncio.Task[None]] = set()
        self.woken = asyncio.Event()
        self.jobs = 0

    async def run(self) -> None:
        """Work until cancelled; what was claimed by then returns when its lease ends."""
        await self.tables.bus.subscribe(WORK, self._on_wake)
        try:
            while True:
                self.woken.clear()
                if not await self._claim():
                    await self._rest()
        finally:
            await self.tables.bus.unsubscribe(WORK, self._on_wake)
            for task in self.tasks:
                task.cancel()

    def _on_wake(self, _data: bytes) -> None:
        self.woken.set()

    async def _rest(self) -> None:
        try:
            async with asyncio.timeout(POLL_SECONDS):
                await self.woken.wait()
        except TimeoutError:
            pass

    async def _claim(self) -> bool:
        """Claim and begin what is due; give whether there was anything."""
        room = AT_ONCE - len(self.tasks)
        if room <= 0:
            return False
        database = self.tables.database
        try:
            claims = await store.claim_chairs(database, now(), room)
            jobs = await store.claim_jobs(database, now(), JOBS_AT_ONCE - self.jobs)
        except DATABASE_ERRORS as error:
            LOG.warning("worker.no_database", error=type(error).__name__)
            return False
        for claim in claims:
            self._begin(self._serve(claim))
        for job in jobs:
            self.jobs += 1
            self._begin(self._answer(job)).add_done_callback(self._job_done)
        return bool(claims or jobs)

    def _job_done(self, _task: asyncio.Task[None]) -> None:
        self.jobs -= 1
        self.woken.set()

    def _begin(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(self._guarded(work))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    async def _guarded(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except ShoalError:
            pass  # the table has moved on meanwhile: nothing is due any more
        except Exception as error:
            LOG.exception("worker.failed", error=type(error).__name__)

    async def _serve(self, claim: Claim) -> None:
        live = await self.tables.newest(claim.table)
        if not claim.bot:
            await commands.time_out(self.tables, live, claim.seat)
            return
        try:
            await self._play(live, claim.seat)
        except Stale:  # an undo, perhaps: the bot may owe another decision by now
            await store.give_back(self.tables.database, claim)

    async def _play(self, live: Live, seat: int) -> None:
        """Let a bot decide; it answers after a time that tells nothing of the position."""
        table, level = live.playing(), live.facts.chairs[seat].level
        decision = table.due[seat]
        if decision == OWES_NOTHING or level is None:
            return
        game, view = table.game, table.state.view(seat)
        legal = [game.actions.format(action) for action in table.state.legal(seat)]
        pause = asyncio.create_task(asyncio.sleep(thinking.pace(level) if self.paced else 0))
        seed = secrets.randbits(32)
        text = await self.minds.think(thinking.choose, game.name, level, seat, view, legal, seed)
        await pause
        await commands.act(self.tables, live, seat, None, decision, [text])

    async def _answer(self, job: Job) -> None:
        live = await self.tables.newest(job.table)
        answer = self._hint(live, job) if job.kind == HINT else self._judge(live, job)
        await store.finish(self.tables.database, job, await answer)

    async def _hint(self, live: Live, job: Job) -> list[tuple[str, float]]:
        table = live.playing()
        if table.due[job.seat] != job.entry:
            return []
        view, seed = table.state.view(job.seat), secrets.randbits(32)
        return await self.minds.think(thinking.advice, table.game.name, job.seat, view, HINT_SECONDS, seed)

    async def _judge(self, live: Live, job: Job) -> list[Judged]:
        record = encode(await full_record(self.tables.database, live.facts))
        return await self.minds.think(thinking.judge, record, job.entry)
