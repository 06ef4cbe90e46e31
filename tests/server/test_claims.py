"""Claims of workers: no search is lost or done twice, and no table stops."""

import asyncio
import time
from collections import Counter
from collections.abc import Callable
from typing import Any, TypeVar

import pytest
from sqlalchemy import select, update
from structlog.testing import capture_logs

from shoal.core.game import View
from shoal.server.platform.config.settings import Settings
from shoal.server.platform.observability.logs import trace_of
from shoal.server.play.job_workers import bot_process_pool, hints, store
from shoal.server.play.job_workers.bot_process_pool import BotProcessPool
from shoal.server.play.job_workers.fair_queue import FairQueue
from shoal.server.play.job_workers.job_types import HINT, ClaimedJob, Job
from shoal.server.play.tables import chairs, commands, create_table
from shoal.server.play.tables.chairs import Person
from shoal.server.play.tables.create_table import ChairPlan, TablePlan
from shoal.server.play.tables.live_table import LiveTable
from shoal.server.play.tables.registry import TableRegistry
from shoal.server.play.tables.schema import CHAIRS, JOBS, TABLES
from shoal.table.hint_messages import NO_HINT
from support.running_tables import NO_CLOCK, guest, legal, run_tables, until_over, workers

T = TypeVar("T")
ROOM = {True: 100, False: 100}


async def open_with_bots(
    tables: TableRegistry, *levels: str, host: Person | None = None, first: str = "bot"
) -> LiveTable:
    """Open a table of one person and some bots; a bot has the first seat unless `first` is `me`."""
    bots = [ChairPlan("bot", level) for level in levels]
    wishes = [*bots, ChairPlan("me")] if first == "bot" else [ChairPlan("me"), *bots]
    game = "fishery" if len(wishes) == 2 else "fishery_boom"
    plan = TablePlan(game, None, {}, wishes, NO_CLOCK, "link", rated=False, talk=True)
    return await tables.live((await create_table.open_table(tables, host or guest(0), plan)).id)


class Counted(BotProcessPool):
    """Minds that count their searches."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.searches = 0

    async def think(self, function: Callable[..., T], *arguments: Any, deep: bool = False) -> tuple[T, int]:
        self.searches += 1
        return await super().think(function, *arguments, deep=deep)


def slow(_game: str, _level: str, _seat: int, _view: View, legal: list[str], _seed: int) -> str:
    """Think slowly: the bots of a test together take longer than one lease."""
    time.sleep(0.05)
    return legal[0]


def broken(_game: str, _level: str, _seat: int, _view: View, _legal: list[str], _seed: int) -> str:
    return "castle"


@pytest.mark.anyio
async def test_64_owed_moves_cost_64_searches(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    """All searches together take twice as long as the lease, so leases must be renewed while claims wait."""
    monkeypatch.setattr(bot_process_pool, "choose", slow)
    monkeypatch.setattr(store, "LEASE_MS", 1500)
    async with run_tables(settings) as tables, run_tables(settings) as elsewhere:
        lives = [await open_with_bots(tables, "admiral", host=guest(number)) for number in range(64)]
        minds = Counted(1)
        async with workers(tables, elsewhere, minds=minds) as made, asyncio.timeout(60):
            while await count_owed(tables):
                assert all(len(worker.thinking) <= 6 for worker in made)
                await asyncio.sleep(0.05)
        assert minds.searches == 64
        for live in lives:
            assert len((await tables.newest(live.facts.id)).playing().walk.acts) == 1


async def count_owed(tables: TableRegistry) -> int:
    async with tables.database.reading() as connection:
        return len((await connection.execute(select(CHAIRS.c.seat).where(CHAIRS.c.due.is_not(None)))).all())


@pytest.mark.anyio
async def test_a_bot_that_answers_illegally_does_not_stop_the_table(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_process_pool, "choose", broken)
    async with run_tables(settings) as tables:
        live = await open_with_bots(tables, "deckhand")
        minds = Counted(1)
        with capture_logs() as logged:
            async with workers(tables, minds=minds), asyncio.timeout(60):
                while not (await tables.newest(live.facts.id)).playing().walk.acts:
                    await asyncio.sleep(0.05)
        assert minds.searches == 3
        assert Counter(one["event"] for one in logged) == {"work.failed": 1, "work.gave_up": 1}
        assert {one["table"] for one in logged} == {trace_of(live.facts.id)}
        async with tables.database.reading() as connection:
            assert (await connection.scalars(select(CHAIRS.c.attempts))).all() == [0, 0]


@pytest.mark.anyio
async def test_a_lost_lease_never_causes_two_moves_or_stops_the_table(settings: Settings) -> None:
    """One worker takes too long, or is killed; another takes its claim; then the first comes back."""
    async with run_tables(settings) as tables, run_tables(settings) as elsewhere:
        live = await open_with_bots(tables, "deckhand")
        (late,) = await claim_all(tables)
        async with tables.database.transaction() as connection:
            await connection.execute(update(CHAIRS).values(lease=CHAIRS.c.lease - store.LEASE_MS - 1))
        (taken,) = await claim_all(elsewhere)
        before = late.lease
        await store.renew(tables.database, [late])
        assert late.lease == before
        await store.renew(elsewhere.database, [taken])
        await store.put_back(tables.database, late, 0, counted=True)
        assert await claim_all(tables) == []
        there, here = await elsewhere.newest(live.facts.id), await tables.newest(live.facts.id)
        both = [commands.act(elsewhere, there, 0, None, 0, legal(there, 0)[:1])]
        both.append(commands.act(tables, here, 0, None, 0, legal(here, 0)[:1]))
        done = await asyncio.gather(*both, return_exceptions=True)
        assert [type(one).__name__ for one in done if one is not None] == ["Stale"]
        assert [act.seat for act in (await tables.newest(live.facts.id)).playing().walk.acts] == [0]


async def claim_all(tables: TableRegistry) -> list[ClaimedJob]:
    return await store.claim_jobs(tables.database, await FairQueue().choose(tables.database, ROOM))


@pytest.mark.anyio
async def test_a_worker_that_stops_returns_its_claims_at_once(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_process_pool, "choose", slow)
    async with run_tables(settings) as tables:
        for number in range(20):
            await open_with_bots(tables, "admiral", host=guest(number))
        async with workers(tables) as (worker,), asyncio.timeout(60):
            while not worker.thinking:
                await asyncio.sleep(0.01)
        owed = await count_owed(tables)
        claims = await claim_all(tables)
        assert len(claims) == owed > 10
        assert {claim.attempts for claim in claims} == {1}


@pytest.mark.anyio
async def test_a_job_that_fails_three_times_gets_an_empty_result(settings: Settings) -> None:
    """A hint that cannot be computed: the player who waits for it is soon told that there is none."""
    async with run_tables(settings) as tables:
        live = await open_with_bots(tables, "deckhand", first="me")
        job = Job(live.facts.id, HINT, 0, 0)
        await store.add_jobs(tables.database, [job], "player0", "")
        async with tables.database.transaction() as connection:
            await connection.execute(update(JOBS).values(attempts=3))
        with capture_logs() as logged:
            async with workers(tables), asyncio.timeout(60):
                while (found := await store.result_of(tables.database, job)) is None:
                    await asyncio.sleep(0.05)
        assert found == NO_HINT
        assert [one["event"] for one in logged] == ["work.gave_up"]


@pytest.mark.anyio
async def test_a_hint_that_an_earlier_release_stored_is_none(settings: Settings) -> None:
    async with run_tables(settings) as tables:
        live = await open_with_bots(tables, "deckhand", first="me")
        job = Job(live.facts.id, HINT, 0, 0)
        await store.add_jobs(tables.database, [job], "player0", "")
        await store.finish(tables.database, job, [["a1", 0.5]])
        assert await hints.advise(tables, live, 0, 0) == NO_HINT


@pytest.mark.anyio
async def test_an_unreadable_table_is_retried_with_growing_pauses(settings: Settings) -> None:
    async with run_tables(settings) as tables:
        bad, good = [await open_with_bots(tables, "deckhand", host=guest(number)) for number in range(2)]
        async with tables.database.transaction() as connection:
            newer = update(TABLES).where(TABLES.c.id == bad.facts.id)
            await connection.execute(newer.values(rules_version=99, version=TABLES.c.version + 1))
        tables.cache.clear()
        with capture_logs() as logged:
            async with workers(tables), asyncio.timeout(60):
                while await attempts_at(tables, bad.facts.id) < 3:
                    await asyncio.sleep(0.05)
                while not (await tables.newest(good.facts.id)).playing().walk.acts:
                    await asyncio.sleep(0.05)
        assert Counter(one["event"] for one in logged) == {"table.unreadable": 1, "work.failed": 1}


async def attempts_at(tables: TableRegistry, table: str) -> int:
    async with tables.database.reading() as connection:
        found = await connection.scalars(select(CHAIRS.c.attempts).where(CHAIRS.c.table_id == table))
        return max(int(attempts) for attempts in found)


@pytest.mark.anyio
async def test_a_game_with_only_bots_left_ends(settings: Settings) -> None:
    """When the last person resigns the game ends; an old table with only bots is ended without a search."""
    async with run_tables(settings) as tables:
        live = await open_with_bots(tables, "admiral", "admiral", first="me")
        await commands.resign(tables, live, 0, "enough")
        facts = live.facts
        assert facts.result is not None
        assert (facts.status, facts.result["quitter"], facts.result["shares"]) == ("over", 0, [0.0, 0.5, 0.5])
        assert [chair.kind for chair in facts.chairs] == ["person", "bot", "bot"]
        assert await count_owed(tables) == 0
        old = await open_with_bots(tables, "admiral", "admiral")
        async with tables.database.transaction() as connection:
            left = update(CHAIRS).where(CHAIRS.c.table_id == old.facts.id, CHAIRS.c.kind == "person")
            due = 1 if 2 in old.facts.turn else None
            await connection.execute(left.values(kind="bot", level="mate", due=due))
            await connection.execute(update(TABLES).values(version=TABLES.c.version + 1))
        tables.cache.clear()
        minds = Counted(1)
        async with workers(tables, minds=minds):
            ended = await until_over(tables, old.facts.id)
        assert (ended.result or {})["quitter"] == 2
        assert minds.searches == 0


@pytest.mark.anyio
async def test_after_a_resignation_a_bot_plays_on_and_the_remaining_person_pays(settings: Settings) -> None:
    async with run_tables(settings) as tables:
        wishes = [ChairPlan("me"), ChairPlan("open"), ChairPlan("bot", "deckhand")]
        plan = TablePlan("fishery_boom", None, {}, wishes, NO_CLOCK, "link", rated=False, talk=True)
        live = await tables.live((await create_table.open_table(tables, guest(0), plan)).id)
        await chairs.join_table(tables, live, guest(1))
        assert [chair.payer for chair in live.facts.chairs] == ["", "", "player0"]
        await commands.resign(tables, live, 0, "enough")
        assert live.facts.status == "running"
        assert [chair.payer for chair in live.facts.chairs] == ["player1", "", "player1"]
        await commands.resign(tables, live, 1, "enough too")
        assert (await tables.newest(live.facts.id)).facts.status == "over"
