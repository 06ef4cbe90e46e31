"""A cluster uses the time of PostgreSQL, even if the wall clocks of its machines are wrong."""

import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from functools import partial
from pathlib import Path

import httpx
import pytest

from shoal.server.platform.base import timestamps
from shoal.server.platform.base.timestamps import Measurement, learn, now
from shoal.server.platform.config.settings import Settings
from shoal.server.platform.db import cluster_clock, cluster_clock_store
from support.nodes import SECRET, Databases
from support.running_tables import run_tables
from support.services import NATS
from trials.harness.processes import Program, Shoal, answers, free_ports

WISH = {"game": "fishery", "preset": "pond", "clock": {"kind": "live", "main": 5, "increment": 0}}
DUE = 5 + 0.3 + 0.2
"""Seconds until time runs out: main time, forgiven delay and grace."""
MILLISECOND = 1_000_000


@pytest.fixture
def unmeasured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(timestamps._Clock, "measurement", None)


@pytest.mark.usefixtures("unmeasured")
def test_after_a_measurement_a_jump_of_the_wall_clock_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(time, "time_ns", lambda: 90_000 * MILLISECOND)
    assert now() == 90_000
    learn(Measurement(5_000 * MILLISECOND - time.monotonic_ns(), 0, time.monotonic_ns()))
    monkeypatch.setattr(time, "time_ns", lambda: 150_000 * MILLISECOND)
    assert 5_000 <= now() < 35_000


@pytest.mark.usefixtures("unmeasured")
def test_the_more_exact_measurement_is_kept_until_it_is_old_or_contradicted() -> None:
    sharp = Measurement(0, MILLISECOND, 0)
    blurred = Measurement(3 * MILLISECOND, 4 * MILLISECOND, 1000 * MILLISECOND)
    assert learn(sharp) is sharp
    assert learn(blurred) is sharp
    later = Measurement(3 * MILLISECOND, 4 * MILLISECOND, 60_000 * MILLISECOND)
    assert learn(later) is later
    jumped = Measurement(-500 * MILLISECOND, 90 * MILLISECOND, 60_001 * MILLISECOND)
    assert learn(jumped) is jumped


@pytest.mark.anyio
@pytest.mark.usefixtures("unmeasured")
async def test_the_clock_error_is_within_its_bound(settings: Settings) -> None:
    async with run_tables(settings) as tables:
        await cluster_clock.measure(tables.database)
        measured = timestamps._Clock.measurement
        assert (measured is None) == settings.standalone
        if measured is None:
            return
        asked = now()
        theirs = await cluster_clock_store.database_time_ns(tables.database) // MILLISECOND
        bound = measured.bound // MILLISECOND + 1
        assert asked - bound <= theirs <= now() + bound


@contextmanager
def cluster(settings: Settings, folder: Path, node_skew: float, worker_skew: float) -> Iterator[str]:
    """Run a node and a worker as processes whose wall clocks are wrong; yield the address of the node."""
    (port,) = free_ports(1)
    environment = {"SHOAL_DATABASE": settings.database, "SHOAL_NATS": NATS, "SHOAL_SECRET": SECRET}
    node = Shoal("node", ["serve", "--port", str(port)], lambda: answers(port), environment, folder / "node.log")
    worker = Shoal("worker", ["worker"], lambda: True, environment, folder / "worker.log")
    node.skew, worker.skew = node_skew, worker_skew
    running: list[Program] = [node, worker]
    for program in running:
        program.start()
    try:
        node.wait_until_ready()
        yield f"http://127.0.0.1:{port}"
    finally:
        for program in running:
            program.stop()


@pytest.mark.slow
@pytest.mark.usefixtures("services")
@pytest.mark.parametrize(("node_skew", "worker_skew"), [(-60.0, 60.0), (60.0, -60.0)])
def test_time_runs_out_at_the_right_moment_on_machines_two_minutes_apart(
    databases: Databases, tmp_path: Path, node_skew: float, worker_skew: float
) -> None:
    with cluster(databases.cluster(), tmp_path, node_skew, worker_skew) as url, ExitStack() as stack:
        browser = partial(httpx.Client, base_url=url, headers={"X-Shoal": "1"}, verify=False)
        first, second = (stack.enter_context(browser()) for _ in range(2))
        for person in (first, second):
            person.post("/api/players/guest")
        table = first.post("/api/tables", json=WISH).json()["id"]
        assert second.post(f"/api/tables/{table}/join", json={}).json()["status"] == "running"
        began = time.monotonic()
        while first.get(f"/api/tables/{table}").json()["status"] == "running":
            assert time.monotonic() - began < 60
            time.sleep(0.3)  # stay below the request limit of a player
        assert DUE - 0.1 <= time.monotonic() - began <= DUE + 1.5
