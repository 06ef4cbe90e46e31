"""A database that does not answer, closes connections, refuses writes or is full: people are told in three seconds.

There is no attacker: a connection is cut, a disk is full, a primary becomes a standby. Websockets stay open, nothing
that was acknowledged is lost, and afterwards the node recovers by itself.
"""

import asyncio
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import replace
from typing import Any, TypeVar

import asyncpg
import httpx
import pytest
import structlog
import uvloop
from sqlalchemy import make_url, text

from shoal.core.rng import Rng
from shoal.server.platform.config.settings import Settings
from shoal.server.platform.db.connection_pool import STALL_S, USE_TIMEOUT_S, StallTolerantTimer
from shoal.server.platform.db.database import check_writable, fetch, open_database
from shoal.server.platform.db.error_kinds import DATABASE_ERRORS, is_outage
from shoal.server.platform.http.errors import refusal_for
from shoal.server.play.tables.table_row import RUNNING
from support.bus_batches import execute, refuse
from support.nodes import Databases, Node, run_node
from support.people import Line, guest, line, two_at_a_table
from support.running_tables import act_at_random, begin, run_tables
from support.services import DATABASE
from trials.harness.tcp_proxy import Proxy

T = TypeVar("T")
WISH = {"game": "fishery"}
SECONDS = 3.0
AGAIN = 6.0
"""A node recovers within so many seconds."""


@pytest.fixture
def cluster(own_cluster: Settings) -> Settings:
    """Return a cluster whose schema these tests may change."""
    return own_cluster


def timed(work: Callable[[], T]) -> T:
    """Run work that must end within SECONDS; return its result."""
    begun = time.monotonic()
    done = work()
    assert time.monotonic() - begun < SECONDS
    return done


def eventually(work: Callable[[], bool]) -> None:
    until = time.monotonic() + AGAIN
    while not work():
        assert time.monotonic() < until, "it has not recovered by itself"
        time.sleep(0.05)


def code_of(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json().get("code", "")


@pytest.fixture
def proxy() -> Iterator[Proxy]:
    address = make_url(DATABASE)
    with Proxy(address.host or "127.0.0.1", address.port or 5432) as proxy:
        yield proxy


@pytest.fixture
def far(cluster: Settings, proxy: Proxy) -> Iterator[Node]:
    """Yield a node that reaches its database through the proxy."""
    address = make_url(cluster.database).set(host="127.0.0.1", port=proxy.port).render_as_string(hide_password=False)
    with run_node(replace(cluster, database=address, limits=False)) as node:
        yield node


def act(one: Line, position: dict[str, Any], key: str) -> dict[str, Any]:
    return one.ask(type="act", key=key, decision=position["decision"], steps=position["legal"][:1])


def test_after_a_silent_cut_commands_are_refused_in_time_and_the_node_recovers(far: Node, proxy: Proxy) -> None:
    first, second, table = two_at_a_table(far)
    _, _, another = two_at_a_table(far)
    with line(far, table, first) as one, line(far, table, second) as two, line(far, another) as stranger:
        positions = [one.hello()["position"], two.hello()["position"]]
        stranger.hello()
        watcher, people = far.person(), [far.person(first.cookies) for _ in range(24)]
        with structlog.testing.capture_logs() as logs:
            proxy.hold()
            with ThreadPoolExecutor(32) as many:
                asked: list[Any] = [
                    many.submit(timed, lambda: act(one, positions[0], "k")["refusal"]["code"]),
                    many.submit(timed, lambda: two.ask(type="talk", text="hello")["refusal"]["code"]),
                    many.submit(timed, lambda: code_of(watcher.get("/readyz"))),
                ]
                asked += [
                    many.submit(timed, lambda person=person: code_of(person.post("/api/tables", json=WISH)))
                    for person in people
                ]
                told = [one.result() for one in asked]
            assert told == ["unavailable"] * 2 + [(503, "unavailable")] * 25
            assert timed(lambda: watcher.get("/healthz")).status_code == 200
            proxy.pass_on()
            eventually(lambda: watcher.get("/readyz").status_code == 200)
            eventually(lambda: act(one, positions[0], "k")["type"] == "accepted")
        events = [entry["event"] for entry in logs if entry["event"].startswith("database.")]
        assert events == ["database.lost", "database.back"]
        assert act(one, positions[0], "k")["type"] == "accepted", "a command with the same key is already done"
        assert two.hello()["position"]["entry"] == 1, "the move was made once"
        assert stranger.hello()["table"]["id"] == another


def test_queued_commands_of_one_table_are_all_refused_in_time(far: Node, proxy: Proxy) -> None:
    first, second, table = two_at_a_table(far)
    with line(far, table, first) as one, line(far, table, second) as two:
        one.hello()
        two.hello()
        proxy.hold()
        begun = time.monotonic()
        for number in range(4):
            for who in (one, two):
                who.send(type="talk", key=f"k{number}", text="hello")
        for who in (one, two):
            for _ in range(4):
                assert who.hear("refused")["refusal"]["code"] == "unavailable"
        assert time.monotonic() - begun < SECONDS
        proxy.pass_on()


def test_a_dropped_database_connection_is_opened_again(far: Node, proxy: Proxy) -> None:
    first, _, table = two_at_a_table(far)
    with line(far, table, first) as one:
        position = one.hello()["position"]
        proxy.drop()
        assert timed(lambda: act(one, position, "k"))["refusal"]["code"] == "unavailable"
        assert timed(lambda: code_of(far.person().get("/readyz"))) == (503, "unavailable")
        proxy.pass_on()
        eventually(lambda: act(one, position, "k")["type"] == "accepted")
        assert one.hello()["position"]["entry"] == 1


@pytest.mark.anyio
async def test_a_node_that_stood_still_does_not_blame_the_database(cluster: Settings) -> None:
    async with run_tables(cluster) as tables, tables.database.transaction() as connection:
        asked = asyncio.create_task(connection.execute(text("SELECT 1")))
        await asyncio.sleep(0)
        time.sleep(USE_TIMEOUT_S + STALL_S + 0.2)
        assert (await asked).scalar() == 1
        assert (await connection.execute(text("SELECT 2"))).scalar() == 2


def set_read_only(cluster: Settings, value: str) -> None:
    """Set whether new sessions are read-only, and end all open sessions."""
    name = make_url(cluster.database).database
    others = f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'"
    statement = f'ALTER DATABASE "{name}" SET default_transaction_read_only = {value}'
    operator = replace(cluster, database=DATABASE)
    asyncio.run(execute(operator, statement))
    asyncio.run(execute(operator, f"{others} AND pid <> pg_backend_pid()"))


def test_with_a_read_only_database_reads_work_and_commands_are_refused(cluster: Settings) -> None:
    with run_node(replace(cluster, limits=False)) as node:
        first, second, table = two_at_a_table(node)
        with line(node, table, first) as one, line(node, table, second) as two:
            position = one.hello()["position"]
            two.hello()
            set_read_only(cluster, "on")
            with structlog.testing.capture_logs() as logs:
                for _ in range(3):
                    assert act(one, position, "k")["refusal"]["code"] == "unavailable"
            warned = [entry["event"] for entry in logs if entry["log_level"] != "info"]
            assert warned.count("database.refuses_writes") == 1
            assert len(warned) <= 2, "an ended session may add one line"
            assert act(one, position, "k")["refusal"]["code"] == "unavailable"
            assert two.ask(type="talk", text="hello")["refusal"]["code"] == "unavailable"
            assert code_of(first.post("/api/tables", json=WISH)) == (503, "unavailable")
            assert code_of(node.person().post("/api/players/guest")) == (503, "unavailable")
            assert code_of(node.person().get("/readyz")) == (503, "unavailable")
            assert one.ask(type="preview", decision=0, steps=position["legal"][:1])["type"] == "previewed"
            assert two.hello()["position"]["entry"] == 0
            reads = ("/api/me", "/api/lobby", "/api/tables/mine", f"/api/tables/{table}")
            assert [first.get(path).status_code for path in reads] == [200] * 4
            set_read_only(cluster, "off")
            eventually(lambda: node.person().get("/readyz").status_code == 200)
            assert act(one, position, "k")["type"] == "accepted"


def test_a_full_disk_is_reported_until_a_write_succeeds(cluster: Settings) -> None:
    with run_node(replace(cluster, limits=False)) as node:
        first, _, table = two_at_a_table(node)
        with line(node, table, first) as one:
            position = one.hello()["position"]
            asyncio.run(refuse(cluster, "53100", "true"))
            assert act(one, position, "k")["refusal"]["code"] == "unavailable"
            assert code_of(node.person().get("/readyz")) == (503, "unavailable")
            assert one.hello()["position"]["entry"] == 0
            asyncio.run(refuse(cluster, "53100", "false"))
            assert act(one, position, "k")["type"] == "accepted"
            assert node.person().get("/readyz").status_code == 200


@pytest.fixture
def read_only(databases: Databases, tmp_path: Any) -> Settings:
    """Return a standalone node whose file may not be written."""
    settings = databases.standalone(tmp_path)
    return replace(settings, database=f"{settings.database}?mode=ro&uri=true".replace("///", "///file:"))


def test_a_standalone_node_with_a_read_only_file_is_not_ready(read_only: Settings) -> None:
    with run_node(read_only) as node:
        assert code_of(node.person().post("/api/players/guest")) == (503, "unavailable")
        assert code_of(node.person().get("/readyz")) == (503, "unavailable")
        assert node.person().get("/api/lobby").status_code == 200


@pytest.mark.anyio
async def test_a_transaction_that_wrote_nothing_does_not_show_that_a_file_may_be_written(read_only: Settings) -> None:
    database = open_database(read_only)
    async with database.transaction() as connection:
        await connection.execute(text("SELECT 1"))
    with pytest.raises(DATABASE_ERRORS):
        await check_writable(database)
    await database.close()


def test_a_slow_query_does_not_delay_others(cluster: Settings) -> None:
    """The attacker finds a slow query: it is cancelled, and others are answered meanwhile."""
    with run_node(replace(cluster, limits=False)) as node:
        first, _, table = two_at_a_table(node)
        with line(node, table, first) as one:
            position = one.hello()["position"]
            asyncio.run(refuse(cluster, "22012", f"NEW.id = '{table}' AND pg_sleep(20) IS NULL"))
            with ThreadPoolExecutor(1) as other:
                waiting = other.submit(timed, lambda: act(one, position, "k")["refusal"]["code"])
                until = time.monotonic() + 2.8
                while time.monotonic() < until:
                    assert guest(node).get("/api/tables/mine").status_code == 200
                assert waiting.result() == "unavailable"


@pytest.mark.anyio
async def test_killed_connections_are_reported_as_an_outage_not_a_fault(cluster: Settings) -> None:
    name = make_url(cluster.database).database
    killing = f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'"
    operator = replace(cluster, database=DATABASE)
    async with run_tables(cluster) as tables:
        facts, rng = (await begin(tables, "pisces", 4)).facts, Rng(1)
        met: list[Exception] = []
        until, killer = time.monotonic() + 4, asyncio.create_task(asyncio.sleep(0))
        while facts.status == RUNNING and time.monotonic() < until:
            if killer.done():
                killer = asyncio.create_task(execute(operator, killing))
            try:
                facts = await act_at_random(tables, facts.id, rng, f"k{facts.entries}")
            except DATABASE_ERRORS as error:
                met.append(error)
        await killer
        assert met
        assert [error for error in met if not is_outage(error)] == []
        for _ in range(cluster.connections):
            with suppress(*DATABASE_ERRORS):  # the pool may still have killed connections
                await tables.newest(facts.id)
        assert (await tables.newest(facts.id)).facts.entries >= facts.entries > 1


@pytest.mark.parametrize("run", [asyncio.run, uvloop.run])
def test_a_watch_gives_up_whose_time_is_over_already(run: Callable[[Any], None]) -> None:
    """A busy process may lend a connection so late that no time is left."""
    rung = []

    async def look() -> None:
        for seconds in (-1.0, 0.0, 0.01):
            StallTolerantTimer(seconds, lambda seconds=seconds: rung.append(seconds))  # type: ignore[misc]  # a default
        await asyncio.sleep(0.2)

    run(look())
    assert rung == [-1.0, 0.0, 0.01]


@pytest.mark.anyio
async def test_a_connection_cut_between_two_messages_is_an_outage(
    cluster: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Between preparing a statement and running it, asyncpg forgets that its connection may have ended."""
    prepare: Any = asyncpg.Connection._get_statement

    async def cut(driver: asyncpg.Connection, *args: Any, **settings: Any) -> Any:
        statement = await prepare(driver, *args, **settings)
        driver.terminate()
        return statement

    database = open_database(cluster)
    async with database.reading() as connection:
        await connection.execute(text("SELECT 1"))
    monkeypatch.setattr(asyncpg.Connection, "_get_statement", cut)
    with pytest.raises(DATABASE_ERRORS) as met:
        await fetch(database, "SELECT $1::int", [1])
    monkeypatch.undo()
    assert is_outage(met.value)
    assert refusal_for(met.value)["code"] == "unavailable"
    await database.close()


@pytest.mark.anyio
async def test_a_mistake_of_our_own_stays_a_fault(cluster: Settings) -> None:
    database = open_database(cluster)
    with pytest.raises(AttributeError):
        async with database.reading():
            raise AttributeError("of our own")
    await database.close()
