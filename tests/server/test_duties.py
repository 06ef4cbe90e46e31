"""Duties: one that fails is logged, reported and started again; one that always fails ends the process."""

import asyncio
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from typing import Any

import pytest
from prometheus_client import REGISTRY
from sqlalchemy import delete, update
from structlog.testing import capture_logs

from shoal.server.platform.background import supervisor as module
from shoal.server.platform.background.supervisor import Supervisor
from shoal.server.platform.config.settings import Settings
from shoal.server.play.tables import commands
from shoal.server.play.tables.broadcast import GONE, UNREADABLE, Broadcaster, Reader
from shoal.server.play.tables.registry import TableRegistry
from shoal.server.play.tables.schema import CHAIRS, ENTRIES, SNAPSHOTS, TABLES
from support.nodes import Databases, Node, run_node
from support.people import line, two_at_a_table
from support.running_tables import begin, into, run_tables


@pytest.mark.anyio
async def test_a_duty_that_fails_is_logged_and_started_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "RETRY_FIRST_S", 0.05)
    begun: list[int] = []

    async def fail_once() -> None:
        begun.append(1)
        if len(begun) == 1:
            raise ZeroDivisionError("of somebody's name")
        await asyncio.sleep(60)

    duties = Supervisor(give_up=pytest.fail)
    with capture_logs() as logged:
        duties.start("sums", fail_once)
        await asyncio.sleep(0.02)
        assert duties.ailing() == ["sums"]
        await asyncio.sleep(0.3)
        assert (duties.ailing(), len(begun)) == ([], 2)
    (told,) = logged
    assert (told["event"], told["duty"], told["error"]) == ("duty.failed", "sums", "ZeroDivisionError")
    assert "name" not in str(told)
    await duties.stop()


@pytest.mark.anyio
async def test_a_duty_that_keeps_failing_ends_the_process(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "RETRY_FIRST_S", 0.001)
    ends: list[str] = []

    async def fail() -> None:
        raise ZeroDivisionError

    async def return_at_once() -> None:
        pass

    async def cancelled_by_others() -> None:
        raise asyncio.CancelledError

    duties = Supervisor(give_up=lambda: ends.append("end"))
    for number, work in enumerate((fail, return_at_once, cancelled_by_others)):
        duties.start(f"duty {number}", work)
    await asyncio.sleep(0.3)
    assert (len(ends), len(duties.ailing())) == (3, 3)
    await duties.stop()


FAILING_WORKER = """
import asyncio, sys
from shoal.server.app import main
from shoal.server.platform.background import supervisor
from shoal.server.platform.config.settings import Settings
from shoal.server.play.job_workers.worker import Worker

async def fail(self):
    raise ZeroDivisionError

supervisor.RETRY_FIRST_S = 0.01
Worker.run = fail
if __name__ == "__main__":
    main.work(Settings(sys.argv[1], "a secret that is long enough for the tests"), 1)
"""


@pytest.mark.usefixtures("services")
@pytest.mark.slow
def test_a_worker_whose_duty_keeps_failing_stops_without_a_traceback(databases: Databases) -> None:
    program = [sys.executable, "-c", FAILING_WORKER, databases.cluster().database]
    done = subprocess.run(program, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode in (0, -signal.SIGTERM)
    assert done.stderr.count("duty.failed") == 5
    assert done.stderr.count("duty.gave_up") == 1
    assert "Traceback" not in done.stderr


@pytest.fixture
def cluster(databases: Databases) -> Iterator[Node]:
    with run_node(databases.cluster()) as node:
        yield node


def test_readyz_fails_while_a_duty_is_down(cluster: Node, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "RETRY_FIRST_S", 0.5)
    quiet, failures = Broadcaster.quiet, [1, 1]

    def fail_twice(hub: Broadcaster) -> Any:
        if failures:
            failures.pop()
            raise ZeroDivisionError
        return quiet(hub)

    person = cluster.person()
    assert person.get("/readyz").status_code == 200
    before = REGISTRY.get_sample_value("shoal_duty_failures_total", {"duty": "readers"}) or 0
    monkeypatch.setattr(Broadcaster, "quiet", fail_twice)
    wait_for_status(cluster, 503)
    answer = person.get("/readyz")
    assert (answer.status_code, answer.json()["code"]) == (503, "unavailable")
    wait_for_status(cluster, 200)
    wait_for_status(cluster, 503)
    wait_for_status(cluster, 200)
    assert REGISTRY.get_sample_value("shoal_duty_failures_total", {"duty": "readers"}) == before + 2
    with run_node(cluster.settings) as other:
        first, second, table = two_at_a_table(other)
        with line(cluster, table, first) as here, line(other, table, second) as there:
            here.hello()
            there.hello()
            there.ask(type="resign")
            assert here.hear("news")["position"]["result"] is not None


def wait_for_status(node: Node, status: int) -> None:
    person, end = node.person(), time.monotonic() + 20
    while person.get("/readyz").status_code != status:
        assert time.monotonic() < end
        time.sleep(0.02)


@pytest.mark.anyio
async def test_an_unreadable_table_does_not_affect_other_tables(settings: Settings) -> None:
    """A newer release wrote one table and an operator deleted another; readers of other tables get their news."""
    async with run_tables(settings) as here, run_tables(settings) as there:
        lives = [await begin(there, "fishery", 2) for _ in range(3)]
        readers: list[Reader] = []
        dropped: list[Reader] = []
        frames: list[bytes] = []
        for live in lives:
            reader = Reader(None, -2, write=into(frames))
            reader.drop = lambda reader=reader: dropped.append(reader)  # type: ignore[misc]  # a default binds it
            await here.listen(await here.live(live.facts.id), reader)
            readers.append(reader)
        newer, deleted, usual = (live.facts.id for live in lives)
        await break_tables(here, newer, deleted)
        here.cache.forget(newer)
        with capture_logs() as logged:
            for _ in range(3):
                assert await here.look_again(newer)
                assert await here.look_again(deleted)
            await commands.resign(there, lives[2], 0, "enough")
            assert await here.look_again(usual)
        assert [one["event"] for one in logged] == ["table.unreadable"] * 2
        assert newer not in str(logged)
        assert deleted not in str(logged)
        assert {reader.code for reader in dropped} == {GONE, UNREADABLE}
        assert readers[2] not in dropped
        assert b'"quitter":0' in b"".join(frames)
        assert deleted in await find_missed(here)


async def break_tables(tables: TableRegistry, newer: str, deleted: str) -> None:
    async with tables.database.transaction() as connection:
        ahead = {"rules_version": 99, "version": TABLES.c.version + 1}
        await connection.execute(update(TABLES).where(TABLES.c.id == newer).values(ahead))
        for source in (SNAPSHOTS, ENTRIES, CHAIRS):
            await connection.execute(delete(source).where(source.c.table_id == deleted))
        await connection.execute(delete(TABLES).where(TABLES.c.id == deleted))


async def find_missed(tables: TableRegistry) -> list[str]:
    """Return the missed tables; the first call marks all tables as quiet."""
    await tables.missed()
    return await tables.missed()
