"""The port of the metrics. Its attacker is inside the operator's network: they may read figures, and no more."""

import asyncio
import re
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, suppress

import httpx
import pytest
from prometheus_client import REGISTRY

from shoal.server.platform.bus.bus import make_bus
from shoal.server.platform.bus.latency_probe import LatencyProbe
from shoal.server.platform.config.settings import Settings
from shoal.server.platform.observability import metrics_server
from shoal.server.platform.observability.background import watch_event_loop_lag
from shoal.server.platform.observability.metrics_server import (
    CLIENT_TIMEOUT_S,
    FRESH_FOR_S,
    LONGEST,
    MOST,
    serve_metrics,
)
from shoal.server.play.job_workers.background import count_backlog
from shoal.server.play.job_workers.metrics import DUE, OLDEST
from shoal.server.play.tables import create_table
from shoal.server.play.tables.create_table import ChairPlan, TablePlan
from support.nodes import Node
from support.people import line, two_at_a_table
from support.running_tables import NO_CLOCK, guest, run_tables

LABEL = re.compile(r'[a-z_]+="([^"]*)"')


@pytest.fixture
def port() -> Iterator[int]:
    with serve_metrics("127.0.0.1:0") as found:
        assert found is not None
        yield found


def scrape(port: int) -> httpx.Response:
    return httpx.get(f"http://127.0.0.1:{port}/metrics", timeout=CLIENT_TIMEOUT_S + 5)


def half(port: int, sent: bytes = b"GET /met") -> socket.socket:
    client = socket.create_connection(("127.0.0.1", port), timeout=CLIENT_TIMEOUT_S + 5)
    client.sendall(sent)
    return client


def test_figures_are_read_at_one_path_only(port: int) -> None:
    assert "shoal_loop_delay_seconds" in scrape(port).text
    for path in ("/", "/metrics/", "/metricsx", "/api/games"):
        assert httpx.get(f"http://127.0.0.1:{port}{path}").status_code == 404
    assert httpx.post(f"http://127.0.0.1:{port}/metrics").status_code == 404


def test_half_requests_do_not_keep_prometheus_out(port: int) -> None:
    with ExitStack() as stack:
        waiting = [stack.enter_context(half(port)) for _ in range(3 * MOST)]
        assert scrape(port).status_code == 200
        assert waiting[0].recv(100) == b"", "the oldest made room"
        begun = time.monotonic()
        assert waiting[-1].recv(100) == b""
        assert time.monotonic() - begun < CLIENT_TIMEOUT_S + 2, "none stays for long"


def test_a_long_request_is_cut_off(port: int) -> None:
    received = b""
    with half(port) as client, suppress(ConnectionError):
        client.sendall(b"x: y\r\n" * LONGEST)
        received = client.recv(100)
    assert received == b""
    assert scrape(port).status_code == 200


def test_a_flood_is_slow_and_its_figures_are_written_once_a_second(port: int, monkeypatch: pytest.MonkeyPatch) -> None:
    written: list[float] = []

    def write() -> bytes:
        written.append(time.monotonic())
        return b"figures"

    monkeypatch.setattr(metrics_server, "generate_latest", write)
    begun, answers = time.monotonic(), 0
    while time.monotonic() < begun + 2:
        assert scrape(port).text == "figures"
        answers += 1
    took = time.monotonic() - begun
    assert answers <= took / metrics_server.ACCEPT_PAUSE_S + MOST
    assert len(written) <= took / FRESH_FOR_S + 1


def make_a_move(node: Node) -> tuple[httpx.Client, str]:
    """Let one of two guests make a move; return them and the table."""
    first, second, table = two_at_a_table(node)
    for person in (first, second):
        with line(node, table, person) as socket:
            position = socket.hello()["position"]
            if position["legal"]:
                move = {"decision": position["decision"], "steps": position["legal"][:1]}
                assert socket.ask(type="act", **move)["type"] == "accepted"
                return person, table
    raise AssertionError("nobody has to decide")


def test_no_label_names_a_person_or_a_table(node: Node, port: int) -> None:
    person, table = make_a_move(node)
    name = person.get("/api/me").json()["name"]
    values = {value for text in scrape(port).text.splitlines() for value in LABEL.findall(text)}
    assert "/api/tables/{table}/join" in values
    assert not [value for value in values if table in value or name in value]


def test_what_has_hurt_before_is_measured(node: Node) -> None:
    def count(name: str, **labels: str) -> float:
        return REGISTRY.get_sample_value(name, labels) or 0

    lane = "other" if node.settings.standalone else "plain"
    names = ("shoal_commit_seconds_count", "shoal_commit_changes_count", "shoal_commit_changes_sum")
    before = [count(name, lane=lane) for name in names]
    found, lent = count("shoal_table_lookups_total", found="memory"), count("shoal_database_wait_seconds_count")
    person, _ = make_a_move(node)
    assert all(count(name, lane=lane) > earlier for name, earlier in zip(names, before, strict=True))
    assert count("shoal_table_lookups_total", found="memory") > found
    assert count("shoal_database_wait_seconds_count") > lent
    refused = count("shoal_refused_total", kind="pace", limit="codes")
    assert 429 in [person.post("/api/codes", json={"code": "TIDE-0000"}).status_code for _ in range(30)]
    assert count("shoal_refused_total", kind="pace", limit="codes") > refused


@pytest.mark.anyio
async def test_a_loop_that_is_kept_busy_is_late() -> None:
    def slow() -> float:
        bounds = {"le": "0.25"}
        total = REGISTRY.get_sample_value("shoal_loop_delay_seconds_count") or 0
        return total - (REGISTRY.get_sample_value("shoal_loop_delay_seconds_bucket", bounds) or 0)

    before = slow()
    watching = asyncio.create_task(watch_event_loop_lag())
    await asyncio.sleep(0.01)
    time.sleep(0.5)
    await asyncio.sleep(0.05)
    watching.cancel()
    assert slow() == before + 1


@pytest.mark.anyio
async def test_the_way_between_two_processes_is_measured(cluster: Settings) -> None:
    one, other = make_bus(cluster), make_bus(cluster)
    before = REGISTRY.get_sample_value("shoal_bus_lag_seconds_count") or 0
    async with asyncio.TaskGroup() as group:
        for bus in (one, other):
            await bus.open()
        beats = [group.create_task(LatencyProbe(bus).run()) for bus in (one, other)]
        await asyncio.sleep(2.5)
        for task in beats:
            task.cancel()
    for bus in (one, other):
        await bus.close()
    assert (REGISTRY.get_sample_value("shoal_bus_lag_seconds_count") or 0) >= before + 2


@pytest.mark.anyio
async def test_what_is_due_is_counted(settings: Settings) -> None:
    async with run_tables(settings) as tables:
        await count_backlog(tables.database)
        assert (DUE.labels("decision")._value.get(), OLDEST.labels("decision")._value.get()) == (0, 0)
        plan = TablePlan(
            "fishery",
            None,
            {},
            [ChairPlan("bot", level="mate"), ChairPlan("me")],
            NO_CLOCK,
            "link",
            rated=False,
            talk=True,
        )
        await create_table.open_table(tables, guest(0), plan)
        await asyncio.sleep(0.05)
        await count_backlog(tables.database)
        assert DUE.labels("decision")._value.get() == 1
        assert 0 < OLDEST.labels("decision")._value.get() < 60
