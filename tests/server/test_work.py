"""Workers: bots move, clocks run out, and the claims of dead workers are taken again."""

import asyncio
import subprocess
import sys
import time
from pathlib import Path

import pytest
from sqlalchemy import update

from shoal.bots.roster import LEVELS
from shoal.server.platform.base.timestamps import DAY_MS, now
from shoal.server.platform.config.settings import Settings
from shoal.server.platform.http.errors import Problem
from shoal.server.play.job_workers import bot_process_pool, store
from shoal.server.play.job_workers.fair_queue import FairQueue
from shoal.server.play.tables import clocks, commands, create_table
from shoal.server.play.tables.create_table import ChairPlan, TablePlan
from shoal.server.play.tables.group_commit import DuplicateCommand
from shoal.server.play.tables.registry import TableRegistry
from shoal.server.play.tables.schema import CHAIRS
from shoal.server.play.tables.table_row import ChairRow, TableRow
from shoal.table.client_messages import Clock
from shoal.table.errors import Stale
from support.running_tables import NO_CLOCK, begin, guest, legal, run_tables, until_over, workers

LIVE: Clock = {"kind": "live", "main": 60, "increment": 5, "days": 0}
DAYS: Clock = {"kind": "days", "main": 0, "increment": 0, "days": 2}


@pytest.mark.anyio
async def test_two_workers_share_a_game_against_a_bot(settings: Settings) -> None:
    async with run_tables(settings) as tables, run_tables(settings) as elsewhere, workers(tables, elsewhere):
        wishes = [ChairPlan("me"), ChairPlan("bot", "deckhand")]
        plan = TablePlan("fishery", "pond", {}, wishes, NO_CLOCK, "link", rated=False, talk=True)
        live = await tables.live((await create_table.open_table(tables, guest(0), plan)).id)
        async with asyncio.timeout(60):
            while live.facts.status != "over":
                await tables.newest(live.facts.id)
                if live.playing().turn() == (0,):
                    await commands.act(tables, live, 0, None, live.playing().due[0], legal(live, 0)[:1])
                await asyncio.sleep(0.02)
        assert {entry.seat for entry in live.playing().walk.acts} == {0, 1}


@pytest.mark.anyio
async def test_a_bot_plays_on_for_a_player_who_resigned(settings: Settings) -> None:
    async with run_tables(settings) as tables, workers(tables):
        live = await begin(tables, "fishery_boom", 3)
        seat = live.playing().turn()[0]
        await commands.resign(tables, live, seat, "gone")
        async with asyncio.timeout(30):
            while seat not in [entry.seat for entry in (await tables.newest(live.facts.id)).playing().walk.acts]:
                await asyncio.sleep(0.05)
        assert live.facts.status == "running"


@pytest.mark.anyio
async def test_the_claim_of_a_dead_worker_is_offered_again(settings: Settings) -> None:
    async with run_tables(settings) as tables:
        plan = TablePlan(
            "fishery", "pond", {}, [ChairPlan("bot", "mate"), ChairPlan("me")], NO_CLOCK, "link", rated=False, talk=True
        )
        facts = await create_table.open_table(tables, guest(0), plan)
        room = {True: 5, False: 5}
        (offer,) = await FairQueue().choose(tables.database, room)
        assert (offer.table, offer.seat, offer.name, offer.payer) == (facts.id, 0, "mate", "player0")
        (claim,) = await store.claim_jobs(tables.database, [offer])
        assert await FairQueue().choose(tables.database, room) == []
        assert await store.claim_jobs(tables.database, [offer]) == []
        await let_lease_end(tables)
        assert await FairQueue().choose(tables.database, room) == [offer]
        (again,) = await store.claim_jobs(tables.database, [offer])
        assert (claim.attempts, again.attempts) == (1, 2)


async def let_lease_end(tables: TableRegistry) -> None:
    """Let all leases end, by moving them into the past."""
    async with tables.database.transaction() as connection:
        await connection.execute(update(CHAIRS).values(lease=CHAIRS.c.lease - store.LEASE_MS - 1))


@pytest.mark.anyio
async def test_a_timeout_ends_the_game_with_an_entry(settings: Settings) -> None:
    async with run_tables(settings) as tables:
        live = await begin(tables, "fishery", 2, clock=LIVE)
        with pytest.raises(Stale):
            await commands.time_out(tables, live, 0, now())
        await let_time_pass(tables, live.facts.id, 61_000)
        live = await tables.live(live.facts.id)
        with pytest.raises(Stale, match=r"^server\.time-over"):
            await commands.act(tables, live, 0, "late", 0, legal(live, 0)[:1])
        async with workers(tables):
            facts = await until_over(tables, live.facts.id)
        assert facts.result is not None
        assert (facts.result["quitter"], facts.entries) == (0, 1)


async def let_time_pass(tables: TableRegistry, table: str, milliseconds: int) -> None:
    """Move the clocks of a table so many milliseconds into the past."""
    earlier = {"since": CHAIRS.c.since - milliseconds, "due": CHAIRS.c.due - milliseconds}
    async with tables.database.transaction() as connection:
        await connection.execute(update(CHAIRS).where(CHAIRS.c.table_id == table).values(earlier))
    tables.cache.clear()


def facts_with(clock: Clock, *chairs: ChairRow) -> TableRow:
    return TableRow(
        "t", "fishery", 1, "", 2, {}, clock, "link", False, True, "", "", 0, status="running", chairs=chairs
    )


def test_a_live_clock_runs_stops_and_gets_its_increment() -> None:
    facts = facts_with(LIVE, *(ChairRow(seat, "person", f"p{seat}", "", left=60_000) for seat in (0, 1)))
    facts = clocks.turn_clocks(facts, (0,), None, 1000)
    assert (facts.chairs[0].since, facts.chairs[0].due) == (1000, 61_000 + clocks.FORGIVEN_MS + clocks.GRACE_MS)
    assert facts.chairs[1].since is None
    assert clocks.faces(facts, 1000 + clocks.FORGIVEN_MS) == [
        {"left": 60_000, "running": True},
        {"left": 60_000, "running": False},
    ]
    still = clocks.turn_clocks(facts, (0,), 0, 5000)
    assert still.chairs[0] == facts.chairs[0]
    after = clocks.turn_clocks(facts, (1,), 0, 11_000 + clocks.FORGIVEN_MS)
    assert (after.chairs[0].left, after.chairs[0].since, after.chairs[0].due) == (55_000, None, None)
    assert not clocks.has_run_out(facts, 0, 60_999 + clocks.FORGIVEN_MS)
    assert clocks.has_run_out(facts, 0, 61_000 + clocks.FORGIVEN_MS)


def test_each_decision_gets_the_full_number_of_days() -> None:
    facts = facts_with(DAYS, *(ChairRow(seat, "person", f"p{seat}", "", left=2 * DAY_MS) for seat in (0, 1)))
    facts = clocks.turn_clocks(facts, (0, 1), None, 0)
    later = clocks.turn_clocks(facts, (0, 1), 0, DAY_MS)
    assert (later.chairs[0].since, later.chairs[1].since) == (DAY_MS, 0)
    assert clocks.turn_clocks(later, (1,), 0, DAY_MS).chairs[0].left == 2 * DAY_MS


def test_vacation_extends_the_current_decision_or_the_next() -> None:
    clock: Clock = {**DAYS, "vacation": 3}
    chairs = (ChairRow(seat, "person", f"p{seat}", "", left=2 * DAY_MS, vacation=3) for seat in (0, 1))
    facts = clocks.turn_clocks(facts_with(clock, *chairs), (0,), None, 0)
    for seat in (0, 1):
        facts = clocks.take_vacation(facts, seat, 1)
    assert clocks.faces(facts, clocks.FORGIVEN_MS) == [
        {"left": 4 * DAY_MS, "running": True, "vacation": 1},
        {"left": 4 * DAY_MS, "running": False, "vacation": 1},
    ]
    assert facts.chairs[0].due == 4 * DAY_MS + clocks.FORGIVEN_MS + clocks.GRACE_MS
    assert not clocks.has_run_out(facts, 0, 3 * DAY_MS)
    facts = clocks.turn_clocks(facts, (1,), 0, DAY_MS)
    assert facts.chairs[1].due == 5 * DAY_MS + clocks.FORGIVEN_MS + clocks.GRACE_MS
    facts = clocks.turn_clocks(facts, (0,), 1, DAY_MS)
    assert [chair.left for chair in facts.chairs] == [2 * DAY_MS] * 2


@pytest.mark.anyio
async def test_vacation_that_is_sent_again_is_taken_once(settings: Settings) -> None:
    async with run_tables(settings) as here, run_tables(settings) as there:
        live = await begin(here, "fishery", 2, clock={**DAYS, "vacation": 3})
        due = live.facts.chairs[0].due
        other = await there.live(live.facts.id)
        await commands.take_vacation(here, live, 0, 1)
        for place, table in ((here, live), (there, other)):
            with pytest.raises(DuplicateCommand):
                await commands.take_vacation(place, table, 0, 1)
        with pytest.raises(Problem, match=r"^server\.less-vacation"):
            await commands.take_vacation(there, other, 0, 2)
        chair = (await there.newest(live.facts.id)).facts.chairs[0]
        assert due is not None
        assert (chair.vacation, chair.due) == (1, due + 2 * DAY_MS)
        await let_time_pass(here, live.facts.id, 3 * DAY_MS)
        live = await here.live(live.facts.id)
        await commands.act(here, live, 0, "in time", 0, legal(live, 0)[:1])
        none = await begin(here, "fishery", 2, clock=LIVE)
        with pytest.raises(Problem, match=r"^server\.no-vacation"):
            await commands.take_vacation(here, none, 0, 0)


THINKER = """
import os, sys, time
from shoal.server.play.job_workers.bot_process_pool import BotProcessPool
if __name__ == "__main__":
    minds = BotProcessPool(1)
    print(minds.pool.submit(os.getpid).result(), flush=True)
    time.sleep(600)
"""


def test_the_processes_of_a_killed_worker_end(tmp_path: Path) -> None:
    file = tmp_path / "thinker.py"
    file.write_text(THINKER, encoding="utf-8")
    with subprocess.Popen([sys.executable, str(file)], stdout=subprocess.PIPE, text=True) as worker:
        assert worker.stdout is not None
        mind = int(worker.stdout.readline())
        assert is_alive(mind)
        worker.kill()
    end = time.monotonic() + 20
    while is_alive(mind) and time.monotonic() < end:
        time.sleep(0.05)
    assert not is_alive(mind)


def is_alive(process: int) -> bool:
    try:
        return Path(f"/proc/{process}/stat").read_text(encoding="ascii").rsplit(")", 1)[1].split()[0] != "Z"
    except FileNotFoundError:
        return False


def test_the_pace_of_a_bot_depends_only_on_its_level() -> None:
    paces = [bot_process_pool.pace(level) for level in LEVELS]
    assert paces == sorted(paces)
    assert paces[0] > 0.3
    bot = facts_with(NO_CLOCK, ChairRow(0, "bot", None, "mate", "mate"), ChairRow(1, "person", "p", ""))
    assert clocks.turn_clocks(bot, (0,), 1, 7000).chairs[0].due == 7000
