"""If PostgreSQL refuses one change in a batch of 64, the other 63 are still stored.

The attacker is a guest whose message is refused only by the database, because an earlier check has a bug. The attacker
may spoil every batch; it must cost only a few statements, and everybody else must get their answer.
"""

import asyncio
from collections.abc import Callable
from dataclasses import replace
from urllib.parse import urlencode

import pytest
from sqlalchemy import func, select

from shoal.server.platform.config.settings import Settings
from shoal.server.platform.db.error_kinds import is_outage, state_of
from shoal.server.platform.http.errors import Problem
from shoal.server.play.tables.changes import TableChange
from shoal.server.play.tables.group_commit import CONFLICTS, LARGEST, CommitQueue, DuplicateCommand, GroupCommit
from shoal.server.play.tables.live_table import LiveTable
from shoal.server.play.tables.registry import TableRegistry
from shoal.server.play.tables.schema import ENTRIES, SAID
from support.bus_batches import Counted, act, begin_many, execute, refuse, talk
from support.running_tables import begin, run_tables

pytestmark = pytest.mark.anyio
BISECTED = 13
"""Statements to find one bad change among 64: the whole batch, then two halves at each of six levels."""


@pytest.fixture
def cluster(own_cluster: Settings) -> Settings:
    """Return a cluster whose schema these tests may change."""
    return own_cluster


def lane_of(tables: TableRegistry, kind: str) -> tuple[CommitQueue, Callable[[LiveTable, str], TableChange]]:
    if kind == "act":
        assert tables.flush.usual is not None
        return tables.flush.usual, act
    return tables.flush.other, talk


async def stored(tables: TableRegistry, kind: str, key: str = "k") -> int:
    rows = ENTRIES if kind == "act" else SAID
    async with tables.database.reading() as connection:
        return (await connection.scalar(select(func.count()).select_from(rows).where(rows.c.key == key))) or 0


async def commit_all(lane: CommitQueue, changes: list[TableChange]) -> list[bool | BaseException]:
    return list(await asyncio.gather(*map(lane.add, changes), return_exceptions=True))


@pytest.mark.parametrize("kind", ["act", "talk"])
async def test_only_the_refused_change_of_a_batch_fails(cluster: Settings, kind: str) -> None:
    async with run_tables(cluster) as tables:
        names = [live.facts.id for live in await begin_many(tables, LARGEST)]
        await refuse(cluster, "22012", "false")
        lane, make = lane_of(tables, kind)
        for state in ("22012", "22P02", "23502", "23505", "23514", "42501", "42P01", "0A000", "XX000"):
            await refuse(cluster, state, f"NEW.id = '{names[37]}'")
            lives, counted = [await tables.newest(name) for name in names], Counted(lane)
            results = await commit_all(lane, [make(live, state) for live in lives])
            assert [number for number, one in enumerate(results) if one is not True] == [37], state
            assert isinstance(results[37], Exception)
            assert not isinstance(results[37], DuplicateCommand)
            assert (state_of(results[37]), is_outage(results[37])) == (state, False)
            assert await stored(tables, kind, state) == LARGEST - 1
            assert (counted.batches[0], len(counted.batches)) == (LARGEST, BISECTED)


@pytest.mark.parametrize("key", ["\x00", "x" * 65], ids=["a NUL", "too long"])
async def test_only_the_change_with_an_unstorable_value_fails(cluster: Settings, key: str) -> None:
    async with run_tables(cluster) as tables:
        lives = await begin_many(tables, 8)
        lane, make = lane_of(tables, "act")
        connections = tables.database.engine.pool.status()
        results = await commit_all(lane, [make(live, key if live is lives[3] else "k") for live in lives])
        assert [one is True for one in results] == [live is not lives[3] for live in lives]
        assert state_of(results[3])[:2] == "22"  # type: ignore[arg-type]  # the result is an error, as tested
        assert tables.database.engine.pool.status() == connections, "no connection was dropped"


async def test_an_outage_fails_a_whole_batch_with_one_statement(cluster: Settings) -> None:
    async with run_tables(cluster) as tables:
        lives = await begin_many(tables, LARGEST)
        lane, make = lane_of(tables, "act")
        for state in ("08006", "25006", "53100", "53300", "57014", "57P01", "58030"):
            await refuse(cluster, state, "true")
            counted = Counted(lane)
            results = await commit_all(lane, [make(live, "k") for live in lives])
            assert all(isinstance(one, Exception) and is_outage(one) for one in results), state
            assert counted.batches == [LARGEST]
        await refuse(cluster, state, "false")
        assert await commit_all(lane, [make(live, "k") for live in lives]) == [True] * LARGEST


@pytest.mark.parametrize("passes", [True, False])
async def test_a_conflict_is_tried_again(cluster: Settings, passes: bool) -> None:
    """After a short conflict all changes are stored; after a lasting one, one table is busy."""
    async with run_tables(cluster) as tables:
        lives = await begin_many(tables, LARGEST)
        await execute(cluster, "CREATE SEQUENCE falls")
        one = lives[5].facts.id
        await refuse(cluster, "40P01", f"nextval('falls') <= {CONFLICTS}" if passes else f"NEW.id = '{one}'")
        lane, make = lane_of(tables, "act")
        counted = Counted(lane)
        results = await commit_all(lane, [make(live, "k") for live in lives])
        if passes:
            assert (results, counted.batches) == ([True] * LARGEST, [LARGEST] * (CONFLICTS + 1))
            return
        assert [number for number, done in enumerate(results) if done is not True] == [5]
        assert isinstance(results[5], Problem)
        assert results[5].code == "busy"
        assert len(counted.batches) == CONFLICTS + BISECTED


@pytest.mark.parametrize("kind", ["act", "talk"])
async def test_a_repeated_command_is_recognized_by_its_constraint(settings: Settings, kind: str) -> None:
    """The same key means that it was done before; any other broken constraint is a fault and never "accepted"."""
    async with run_tables(settings) as tables:
        lives = await begin_many(tables, 3)
        lane, make = lane_of(tables, kind if tables.database.is_postgresql else "talk")
        make = act if kind == "act" else talk
        if kind == "act":
            row = {"seat": 0, "kind": "act", "text": "", "back_to": 0, "made": 0}
            rows = [
                {**row, "table_id": lives[0].facts.id, "ply": 500, "key": "k"},
                {**row, "table_id": lives[1].facts.id, "ply": lives[1].facts.entries, "key": "other"},
            ]
        else:
            row = {"player": "player0", "name": "", "seat": 0, "text": "", "at": 0}
            rows = [
                {**row, "table_id": lives[0].facts.id, "number": 500, "key": "k"},
                {**row, "table_id": lives[1].facts.id, "number": lives[1].facts.said, "key": "other"},
            ]
        async with tables.database.transaction() as connection:
            await connection.execute((ENTRIES if kind == "act" else SAID).insert(), rows)
        done, broken, good = await commit_all(lane, [make(live, "k") for live in lives])
        assert isinstance(done, DuplicateCommand)
        assert isinstance(broken, Exception)
        assert not isinstance(broken, DuplicateCommand)
        assert not is_outage(broken)
        assert good is True


async def test_a_batch_never_holds_a_table_twice(cluster: Settings) -> None:
    """A table that was removed from the cache and loaded again has two locks; its changes still go one by one."""
    async with run_tables(cluster) as tables:
        live, other = await begin_many(tables, 2)
        lane, make = lane_of(tables, "act")
        counted = Counted(lane)
        results = await commit_all(lane, [make(live, "one"), make(live, "two"), make(other, "three")])
        assert results == [True, False, True]
        assert counted.batches == [2, 1]
        assert await stored(tables, "act", "two") == 0


@pytest.mark.parametrize("kind", ["act", "talk"])
async def test_batches_of_two_nodes_never_deadlock(cluster: Settings, kind: str) -> None:
    """Two nodes commit batches of the same tables at once, in opposite orders and with different query plans."""
    plans = ("-c enable_nestloop=off", "-c enable_hashjoin=off -c enable_mergejoin=off")
    clusters = [replace(cluster, database=f"{cluster.database}?{urlencode({'options': plan})}") for plan in plans]
    async with run_tables(clusters[0]) as here, run_tables(clusters[1]) as there:
        tables = [(await begin(here, "pisces", 2)).facts.id for _ in range(16)]
        lanes = [Counted(lane_of(node, kind)[0]) for node in (here, there)]
        make = lane_of(here, kind)[1]
        for number in range(12):
            lives = [[await node.newest(table) for table in tables] for node in (here, there)]
            first = [make(live, f"here {number}") for live in lives[0]]
            second = [make(live, f"there {number}") for live in reversed(lives[1])]
            results = await asyncio.gather(commit_all(lanes[0].lane, first), commit_all(lanes[1].lane, second))
            winners = [(one, another) for one, another in zip(results[0], reversed(results[1]), strict=True)]
            assert all(pair in ((True, False), (False, True)) for pair in winners), winners
        assert [error for lane in lanes for error in lane.errors] == []


async def test_closing_a_flush_waits_until_all_changes_are_stored(settings: Settings) -> None:
    async with run_tables(settings) as tables:
        flush, lives = GroupCommit(tables.database), await begin_many(tables, 3)
        waiting = [asyncio.create_task(flush.commit(act(live, "k"))) for live in lives]
        await asyncio.sleep(0)
        await flush.close()
        assert [task.result() for task in waiting] == [True] * 3
