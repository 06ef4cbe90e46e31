"""Job handlers, one for each kind of claim: end a seat's time, let a bot decide, compute a hint or a review."""

import asyncio
import secrets
from collections.abc import Callable
from typing import Any, Final, TypeVar

from structlog import get_logger

from shoal.core.record import encode
from shoal.server.platform.observability.tracing import followed
from shoal.server.play.job_workers import bot_process_pool, store
from shoal.server.play.job_workers.bot_process_pool import BotProcessPool
from shoal.server.play.job_workers.job_types import DECISION, HINT, TIMEOUT, USUAL_S, ClaimedJob
from shoal.server.play.job_workers.retry import gives_up
from shoal.server.play.tables import commands
from shoal.server.play.tables.game_record import full_record
from shoal.server.play.tables.live_table import LiveTable
from shoal.server.play.tables.registry import TableRegistry
from shoal.table.errors import Stale
from shoal.table.hint_messages import NO_HINT
from shoal.table.http_types import Judged
from shoal.table.match import OWES_NOTHING, Match
from shoal.table.server_messages import Hinted

T = TypeVar("T")
LOG: Final = get_logger()


class JobHandlers:
    """Does the work of claims. `on_thought` is called after each search with its milliseconds."""

    def __init__(
        self,
        tables: TableRegistry,
        minds: BotProcessPool,
        on_thought: Callable[[ClaimedJob, int], None],
        *,
        paced: bool,
    ) -> None:
        self.tables = tables
        self.minds = minds
        self.on_thought = on_thought
        self.paced = paced

    async def run(self, claim: ClaimedJob) -> None:
        offer = claim.offer
        live = await self.tables.newest(offer.table)
        if offer.kind == TIMEOUT:
            await commands.time_out(self.tables, live, offer.seat, claim.at)
        elif offer.kind == DECISION:
            await self._decide(claim, live)
        else:
            await store.finish(self.tables.database, offer.job(), await self._answer(claim, live))

    async def _decide(self, claim: ClaimedJob, live: LiveTable) -> None:
        """Let a bot act, or end the game if no person plays any more."""
        if not live.facts.people():
            await commands.end_without_people(self.tables, live)
            return
        match, seat = live.playing(), claim.offer.seat
        decision = match.due[seat]
        if decision == OWES_NOTHING:
            raise Stale("core.changed")
        with followed("think", live.facts.id, match.entries):
            step = await self._choose(claim, match)
        await commands.act(self.tables, live, seat, None, decision, [step], "bot")
        if live.facts.chairs[seat].due == claim.offer.due:
            await store.put_back(self.tables.database, claim, 0, counted=False)

    async def _choose(self, claim: ClaimedJob, match: Match) -> str:
        """Let a bot choose. It always takes the same time, so that the time tells nothing about the position."""
        seat, level = claim.offer.seat, claim.offer.name
        legal = [match.game.actions.format(action) for action in match.state.legal(seat)]
        if gives_up(claim):
            return secrets.choice(legal)
        pause = asyncio.create_task(asyncio.sleep(bot_process_pool.pace(level) if self.paced else 0))
        arguments = (match.game.name, level, seat, match.state.view(seat), legal, secrets.randbits(32))
        step = await self._think(claim, bot_process_pool.choose, *arguments)
        await pause
        return step

    async def _answer(self, claim: ClaimedJob, live: LiveTable) -> Hinted | list[Judged]:
        if gives_up(claim):
            return NO_HINT if claim.offer.kind == HINT else []
        if claim.offer.kind == HINT:
            return await self._hint(claim, live.playing())
        record = encode(await full_record(self.tables.database, live.facts))
        return await self._think(claim, bot_process_pool.judge, record, claim.offer.entry)

    async def _hint(self, claim: ClaimedJob, match: Match) -> Hinted:
        seat = claim.offer.seat
        if match.due[seat] != claim.offer.entry:
            return NO_HINT
        arguments = (match.game.name, seat, match.state.view(seat), USUAL_S[HINT], secrets.randbits(32))
        return await self._think(claim, bot_process_pool.advice, *arguments)

    async def _think(self, claim: ClaimedJob, function: Callable[..., T], *arguments: Any) -> T:
        value, milliseconds = await self.minds.think(function, *arguments, deep=claim.offer.deep)
        self.on_thought(claim, milliseconds)
        return value
