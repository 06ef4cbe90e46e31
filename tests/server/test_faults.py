"""A bug in the server: the sender gets one answer, the log gets one line, and nobody else is affected."""

import asyncio
import json
import os
import signal
import sqlite3
import subprocess
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path

import httpx
import pytest
import structlog
from sqlalchemy.exc import DBAPIError

from server.test_serving import COMMAND, WISH, port, wait_for
from shoal.server.platform.config.settings import Settings
from shoal.server.platform.db.error_kinds import is_outage, refuses_writes, violates_unique
from shoal.server.platform.http.errors import BUSY, FAULT, UNAVAILABLE, refusal_for
from shoal.server.platform.observability.logs import in_one_line, place_of
from support.bus_batches import WRONG, execute
from support.nodes import Databases, run_node
from support.people import line, two_at_a_table

__all__ = ["port"]
SAID = "CREATE TRIGGER refusing BEFORE INSERT ON said FOR EACH ROW EXECUTE FUNCTION refuse()"


@pytest.fixture
def cluster(own_cluster: Settings) -> Settings:
    """Return a cluster whose schema these tests may change."""
    return own_cluster


def test_chat_that_the_database_refuses_does_not_affect_others(
    cluster: Settings, caplog: pytest.LogCaptureFixture
) -> None:
    """The attacker sends chat text that the database refuses, while others chat at other tables."""
    with run_node(replace(cluster, limits=False)) as node:
        people = [two_at_a_table(node) for _ in range(6)]
        asyncio.run(execute(cluster, WRONG.format(when="NEW.text = 'bad'", state="22021"), SAID))
        expected = [None, None, "fault", None, None, None]
        with ExitStack() as stack, structlog.testing.capture_logs() as logs:
            opened = [stack.enter_context(line(node, table, first)) for first, _, table in people]
            for one in opened:
                one.hello()
            for _ in range(4):
                keys = [one.send(type="talk", text="bad" if one is opened[2] else "good") for one in opened]
                answers = [one.hear("accepted", "refused") for one in opened]
                assert [answer["key"] for answer in answers] == keys
                assert [answer.get("refusal", {}).get("code") for answer in answers] == expected
    faults = [entry for entry in logs if entry["log_level"] == "error"]
    assert len(faults) == 4
    assert faults[0]["state"] == "22021"
    assert faults[0]["at"].startswith("server/play/tables/store.py:")
    assert len(json.dumps(faults[0])) < 300
    assert [record for record in caplog.records if record.levelname == "ERROR"] == [], "no other logger repeats it"


@pytest.mark.slow
def test_a_fault_is_one_line_in_the_log(tmp_path: Path, port: int) -> None:
    """A database table is missing: each request that needs it logs one short line without names."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith("SHOAL_")}
    serving = subprocess.Popen(
        [*COMMAND, "serve", "--port", str(port)],
        env={**environment, "SHOAL_DATA": str(tmp_path)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    wait_for(port)
    with httpx.Client(base_url=f"http://127.0.0.1:{port}", headers={"X-Shoal": "1"}) as person:
        person.post("/api/players/guest")
        with sqlite3.connect(tmp_path / "shoal.sqlite") as database:
            database.execute("DROP TABLE ratings")
        database.close()
        for _ in range(2):
            answer = person.post("/api/tables", json=WISH)
            assert (answer.status_code, answer.json()) == (500, FAULT)
            assert answer.headers["x-content-type-options"] == "nosniff"
    serving.send_signal(signal.SIGTERM)
    _, logged = serving.communicate(timeout=30)
    faults = [json.loads(found) for found in logged.splitlines() if json.loads(found)["level"] == "error"]
    assert [(found["event"], found["error"]) for found in faults] == [("fault", "OperationalError")] * 2
    assert faults[0]["at"].startswith("server/accounts/ratings/store.py:")
    assert max(map(len, logged.splitlines())) < 400
    assert "Traceback" not in logged


@pytest.mark.slow
@pytest.mark.usefixtures("services")
def test_a_server_that_cannot_start_says_why_in_one_line(databases: Databases, port: int) -> None:
    settings = databases.cluster()
    environment = {**os.environ, "SHOAL_DATABASE": f"{settings.database}?sslmode=require", "SHOAL_SECRET": "x" * 40}
    command = [*COMMAND, "serve", "--port", str(port)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False, timeout=60)
    databases.drop(databases.made[-1])
    assert done.returncode != 0
    assert "Traceback" not in done.stderr
    assert [one for one in done.stderr.splitlines() if "rejected SSL" in one]


def broken(code: int, kind: type[sqlite3.Error], sentence: str) -> DBAPIError:
    error = kind(sentence)
    error.sqlite_errorcode = code
    return DBAPIError("statement", None, error)


def test_errors_of_sqlite_are_classified() -> None:
    full = broken(sqlite3.SQLITE_FULL, sqlite3.OperationalError, "database or disk is full")
    locked = broken(sqlite3.SQLITE_BUSY | 512, sqlite3.OperationalError, "database is locked")
    wrong = broken(sqlite3.SQLITE_ERROR, sqlite3.OperationalError, "no such table: a")
    taken = broken(sqlite3.SQLITE_CONSTRAINT, sqlite3.IntegrityError, "UNIQUE constraint failed: a.b, a.c")
    assert [is_outage(one) for one in (full, locked, wrong, taken)] == [True, True, False, False]
    assert [refuses_writes(one) for one in (full, locked, wrong)] == [True, False, False]
    assert violates_unique(taken, "uq_a_b_c", "a.b, a.c")
    assert not violates_unique(taken, "uq_a_b", "a.b")


def test_which_refusal_an_error_becomes() -> None:
    assert refusal_for(TimeoutError()) is UNAVAILABLE
    with structlog.testing.capture_logs() as logs:
        assert refusal_for(ZeroDivisionError("a name")) is FAULT
    assert logs == [{"event": "fault", "error": "ZeroDivisionError", "state": "", "at": "", "log_level": "error"}]
    conflict = ConnectionAbortedError()
    conflict.sqlstate = "40P01"  # type: ignore[attr-defined]  # as on errors of asyncpg
    assert is_outage(conflict) is False
    assert refusal_for(conflict) is BUSY


def test_a_traceback_is_logged_as_one_place() -> None:
    with pytest.raises(AttributeError) as found:
        refusal_for(None)  # type: ignore[arg-type]  # a bug on purpose
    assert place_of(found.value).startswith("server/platform/db/error_kinds.py:")
    told = in_one_line(None, "error", {"event": "broken", "exc_info": (found.type, found.value, found.tb)})
    assert (told["error"], "exc_info" in told) == ("AttributeError", False)
    text = "Traceback (most recent call last):\n  File x\nOldSchema: run `shoal migrate`\n"
    assert in_one_line(None, "error", {"event": text})["event"] == "OldSchema: run `shoal migrate`"
