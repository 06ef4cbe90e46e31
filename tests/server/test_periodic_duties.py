"""Periodic duties go on after any error: a mistake in SQL is told, a lost connection is not one."""

import asyncio
import sqlite3
import time
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager, closing
from dataclasses import dataclass, replace
from datetime import timedelta
from pathlib import Path
from typing import Any, Final

import httpx
import pytest
from prometheus_client import REGISTRY
from sqlalchemy import make_url, text
from structlog.testing import capture_logs

from shoal.server.app.account_data import background as erasing
from shoal.server.app.lifecycle import open_migrated, open_tables, open_worker
from shoal.server.community.matchmaking.queue import background as matching
from shoal.server.platform.background import supervisor
from shoal.server.platform.config.settings import Settings
from shoal.server.platform.resources import Resources
from shoal.server.play.presence import presence_tracker
from shoal.server.play.presence.presence_tracker import PresenceTracker
from shoal.server.play.tables.waiting import background as waiting
from support.nodes import Databases, run_node
from trials.harness.tcp_proxy import Proxy

SOON: Final = timedelta(milliseconds=50)


@dataclass(frozen=True)
class Mistake:
    """A change of the schema after which the statements of one duty cannot work, and how it is repaired."""

    duty: str
    breaks: str
    repairs: str


MISTAKES: Final = (
    Mistake("finding", "ALTER TABLE searches RENAME TO lost", "ALTER TABLE lost RENAME TO searches"),
    Mistake(
        "waiting tables",
        "ALTER TABLE tables RENAME COLUMN address TO lost",
        "ALTER TABLE tables RENAME COLUMN lost TO address",
    ),
    Mistake(
        "erasing",
        "ALTER TABLE players RENAME COLUMN leaves TO lost",
        "ALTER TABLE players RENAME COLUMN lost TO leaves",
    ),
    Mistake("presence", "ALTER TABLE watching RENAME TO lost", "ALTER TABLE lost RENAME TO watching"),
)
DUTIES: Final = [mistake.duty for mistake in MISTAKES]


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let rounds follow each other quickly."""
    monkeypatch.setattr(supervisor, "RETRY_FIRST_S", 0.01)
    monkeypatch.setattr(matching, "MATCH_EVERY", SOON)
    monkeypatch.setattr(waiting, "KEEP_EVERY", SOON)
    monkeypatch.setattr(erasing, "ERASE_EVERY", SOON)
    monkeypatch.setattr(presence_tracker, "ROUND", SOON)
    monkeypatch.setattr(presence_tracker, "ROUND_LEAST", SOON / 2)
    monkeypatch.setattr(presence_tracker, "REFRESH_EVERY_S", 0.05)


@pytest.fixture(scope="module")
def changeable(databases: Databases) -> Settings:
    """Return settings of a cluster whose schema these tests change and repair."""
    return databases.cluster()


@pytest.fixture(params=["standalone", "cluster"])
def own(request: pytest.FixtureRequest, databases: Databases, tmp_path: Path) -> Settings:
    standalone = request.param == "standalone"
    return databases.standalone(tmp_path) if standalone else request.getfixturevalue("changeable")


@asynccontextmanager
async def run_duties(settings: Settings) -> AsyncIterator[Resources]:
    """Run all duties that a node and a worker have; no error may end the process."""
    async with open_migrated(settings) as resources, open_tables(resources) as tables, AsyncExitStack() as stack:
        resources.duties.give_up = pytest.fail
        if not settings.standalone:
            await stack.enter_async_context(open_worker(resources, tables, 1))
        await stack.enter_async_context(PresenceTracker(tables, set()).working(resources.duties))
        yield resources


async def change(resources: Resources, statement: str) -> None:
    async with resources.database.transaction() as connection:
        await connection.execute(text(statement))


async def until(is_true: Callable[[], bool]) -> None:
    async with asyncio.timeout(20):
        while not is_true():
            await asyncio.sleep(0.01)


def failures_of(duty: str) -> float:
    return REGISTRY.get_sample_value("shoal_duty_failures_total", {"duty": duty}) or 0


def ailing(resources: Resources) -> list[str]:
    return [duty for duty in resources.duties.ailing() if duty in DUTIES]


def told_of(logged: list[Any], event: str) -> list[Any]:
    return [line for line in logged if line["event"] == event]


@pytest.mark.anyio
@pytest.mark.parametrize("mistake", MISTAKES, ids=lambda mistake: mistake.duty)
async def test_a_statement_that_cannot_work_is_told_until_it_works(own: Settings, mistake: Mistake) -> None:
    """Duties that are not tried here may fail by the same change."""
    async with run_duties(own) as resources:
        for _ in range(2):
            before = failures_of(mistake.duty)
            with capture_logs() as logged:
                await change(resources, mistake.breaks)
                await until(lambda most=before + 3: failures_of(mistake.duty) > most)  # type: ignore[misc]
                assert ailing(resources) == [mistake.duty]
            (told,) = [line for line in told_of(logged, "duty.failed") if line["duty"] in DUTIES]
            assert (told["duty"], told["log_level"]) == (mistake.duty, "error")
            assert told["traceback"][0].startswith("server/platform/background/supervisor.py")
            assert "store.py" in told["traceback"][-1]
            assert "lost" not in str(told), "the words of an error may name somebody"
            assert not told_of(logged, "duty.unreachable")
            await change(resources, mistake.repairs)
            await until(lambda: ailing(resources) == [])
        worked = failures_of(mistake.duty)
        await asyncio.sleep(0.3)
        assert failures_of(mistake.duty) == worked


@pytest.mark.anyio
async def test_an_erasure_that_fails_half_way_is_told_until_it_works(own: Settings) -> None:
    async with run_duties(own) as resources:
        before = failures_of("erasing")
        await change(resources, "ALTER TABLE passkeys RENAME TO lost")
        leaver = "INSERT INTO players (id, name, folded, created, joined, leaves) VALUES ('ann', 'Ann', 'ann', 1, 1, 1)"
        await change(resources, leaver)
        await until(lambda: failures_of("erasing") > before + 3)
        assert ailing(resources) == ["erasing"]
        await change(resources, "ALTER TABLE lost RENAME TO passkeys")
        await until(lambda: ailing(resources) == [])
        async with resources.database.reading() as connection:
            assert await connection.scalar(text("SELECT name FROM players")) != "Ann"


@pytest.mark.anyio
async def test_a_lost_connection_alarms_nobody(changeable: Settings) -> None:
    url = make_url(changeable.database)
    with Proxy("127.0.0.1", url.port or 5432) as proxy:
        there = url.set(host="127.0.0.1", port=proxy.port).render_as_string(hide_password=False)
        async with run_duties(replace(changeable, database=there)) as resources:
            before = [failures_of(duty) for duty in DUTIES]
            tasks = dict(resources.duties.tasks)
            with capture_logs() as logged:
                proxy.drop()
                await until(lambda: {line["duty"] for line in told_of(logged, "duty.unreachable")} >= set(DUTIES))
                await asyncio.sleep(0.5)
                assert resources.duties.ailing() == []
                proxy.pass_on()
                await until(lambda: not resources.database.pulse.lost)
            assert not told_of(logged, "duty.failed")
            assert [failures_of(duty) for duty in DUTIES] == before
            assert not any(task.done() for task in tasks.values())


def test_readyz_tells_of_a_statement_that_cannot_work(databases: Databases, tmp_path: Path) -> None:
    settings = databases.standalone(tmp_path)
    with run_node(settings) as node, closing(sqlite3.connect(tmp_path / "shoal.sqlite", timeout=20)) as rows:
        person = node.person()
        assert person.get("/readyz").status_code == 200
        rows.execute(MISTAKES[0].breaks)
        wait_for_status(person, 503)
        assert person.get("/readyz").json()["code"] == "unavailable"
        assert person.post("/api/players/guest").status_code == 200
        rows.execute(MISTAKES[0].repairs)
        wait_for_status(person, 200)


def wait_for_status(person: httpx.Client, status: int) -> None:
    end = time.monotonic() + 20
    while person.get("/readyz").status_code != status:
        assert time.monotonic() < end
        time.sleep(0.02)
