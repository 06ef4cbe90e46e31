"""What a worker does for each kind of claim: end a seat's time, let a bot decide, compute a hint or a review."""

import asyncio
import secrets
from collections.abc import Callable
from typing import Any, Final, TypeVar

from structlog import get_logger

from shoal.core.record import encode
from shoal.server.logs import trace_of
from shoal.server.tables import commands
from shoal.server.tables.live import Live
from shoal.server.tables.records import full_record
from shoal.server.tables.tables import Tables
from shoal.server.tracing import followed
from shoal.server.work import store, thinking
from shoal.server.work.claims import DECISION, HINT, SECONDS, TIMEOUT, Claim
from shoal.server.work.thinking import Minds
from shoal.table.errors import Stale
from shoal.table.hints import NO_HINT
from shoal.table.match import OWES_NOTHING, Match
from shoal.table.messages import Hinted, Judged

T = TypeVar("T")
ATTEMPTS: Final = 3
"""After this many failures a bot takes a random legal action, and a question gets an empty answer."""
LOG: Final = get_logger()


class Errands:
    """Does the work of claims. `on_thought` is called after each search with its milliseconds."""

    def __init__(self, tables: Tables, minds: Minds, on_thought: Callable[[Claim, int], None], *, paced: bool) -> None:
        self.tables = tables
        self.minds = minds
        self.on_thought = on_thought
        self.paced = paced

    async def run(self, claim: Claim) -> None:
        offer = claim.offer
        live = await self.tables.newest(offer.table)
        if offer.kind == TIMEOUT:
            await commands.time_out(self.tables, live, offer.seat, claim.at)
        elif offer.kind == DECISION:
            await self._decide(claim, live)
        else:
            await store.finish(self.tables.database, offer.job(), await self._answer(claim, live))

    async def _decide(self, claim: Claim, live: Live) -> None:
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

    async def _choose(self, claim: Claim, match: Match) -> str:
        """Let a bot choose. It always takes the same time, so that the time tells nothing about the position."""
        seat, level = claim.offer.seat, claim.offer.name
        legal = [match.game.actions.format(action) for action in match.state.legal(seat)]
        if gives_up(claim):
            return secrets.choice(legal)
        pause = asyncio.create_task(asyncio.sleep(thinking.pace(level) if self.paced else 0))
        known = (match.game.name, level, seat, match.state.view(seat), legal, secrets.randbits(32))
        step = await self._think(claim, thinking.choose, *known)
        await pause
        return step

    async def _answer(self, claim: Claim, live: Live) -> Hinted | list[Judged]:
        if gives_up(claim):
            return NO_HINT if claim.offer.kind == HINT else []
        if claim.offer.kind == HINT:
            return await self._hint(claim, live.playing())
        record = encode(await full_record(self.tables.database, live.facts))
        return await self._think(claim, thinking.judge, record, claim.offer.entry)

    async def _hint(self, claim: Claim, match: Match) -> Hinted:
        seat = claim.offer.seat
        if match.due[seat] != claim.offer.entry:
            return NO_HINT
        known = (match.game.name, seat, match.state.view(seat), SECONDS[HINT], secrets.randbits(32))
        return await self._think(claim, thinking.advice, *known)

    async def _think(self, claim: Claim, function: Callable[..., T], *arguments: Any) -> T:
        value, milliseconds = await self.minds.think(function, *arguments, deep=claim.offer.deep)
        self.on_thought(claim, milliseconds)
        return value


def gives_up(claim: Claim) -> bool:
    """Return whether a claim has failed too often, and log it if so."""
    if claim.attempts <= ATTEMPTS:
        return False
    offer = claim.offer
    LOG.error("work.gave_up", kind=offer.kind, name=offer.name, table=trace_of(offer.table))
    return True
