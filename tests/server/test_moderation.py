"""What operators do from the command line, and what it means for people who are there.

The attackers: a muted person with another websocket, a banned person with an open one, or who signs in again.
"""

import os
import pwd
import time
from typing import Any

import httpx
import pytest

from server.test_blocks import name_of
from shoal.server.platform.observability import logs
from support import cli_runs
from support.cli_runs import refused
from support.nodes import Node
from support.people import guest, line, open_table, two_at_a_table

PASSWORD = "nine fathoms deep"


@pytest.fixture
def desk(node: Node, monkeypatch: pytest.MonkeyPatch) -> Node:
    """Yield a running server whose settings the commands read."""
    monkeypatch.setattr(logs, "set_up_logs", lambda _level: None)
    for name in ("database", "secret", "nats"):
        monkeypatch.setenv(f"SHOAL_{name.upper()}", getattr(node.settings, name))
    return node


def run(*arguments: str) -> str:
    """Return what a command prints; logs of the test's own process are left out."""
    return "\n".join(row for row in cli_runs.run(*arguments).splitlines() if "bus.connected" not in row)


def soon(check: Any) -> None:
    until = time.monotonic() + 15
    while not check():
        assert time.monotonic() < until
        time.sleep(0.05)


def test_a_muted_person_is_silent_everywhere(desk: Node) -> None:
    ann, _bo, table = two_at_a_table(desk)
    with line(desk, table, ann) as one, line(desk, table, ann) as two:
        one.hello()
        assert one.ask(type="talk", text="Ahoy")["type"] == "accepted"
        assert "may not chat until" in run("admin", "mute", name_of(ann), "--days", "2", "--why", "rude")
        two.hello()
        for socket in (one, two):
            assert socket.ask(type="talk", text="Ahoy")["refusal"]["telling"]["id"] == "server.muted"
        run("admin", "unmute", name_of(ann))
        assert two.ask(type="talk", text="Ahoy")["type"] == "accepted"
    last, first = run("admin", "log").splitlines()
    me = pwd.getpwuid(os.getuid()).pw_name
    assert f"  {me}  mute  " in first
    assert first.endswith("rude")
    assert "unmute" in last


def test_a_banned_person_is_gone_and_stays_away(desk: Node) -> None:
    ann, bo, table = two_at_a_table(desk)
    account = {"name": "Bo Ahoy", "password": PASSWORD}
    assert bo.post("/api/players/register", json=account).is_success
    waiting = open_table(bo, seats=2, door="public")["id"]
    with line(desk, table, bo) as socket:
        socket.hello()
        assert "may not come back" in run("admin", "ban", "Bo Ahoy", "--days", "3")
        soon(lambda: is_closed(socket.socket))
    assert bo.get("/api/me").json() is None
    assert ann.get(f"/api/tables/{table}").json()["status"] == "over"
    assert ann.get(f"/api/tables/{waiting}").json()["status"] == "over"
    again = desk.person().post("/api/players/login", json=account)
    assert (again.status_code, again.json()["telling"]["id"]) == (403, "server.banned")
    wrong = desk.person().post("/api/players/login", json={**account, "password": "a wrong guess"})
    assert wrong.json()["code"] == "password", "only the owner learns of it"
    run("admin", "ban", "Bo Ahoy", "--days", "3")
    run("admin", "unban", "Bo Ahoy")
    assert desk.person().post("/api/players/login", json=account).is_success


def is_closed(socket: Any) -> bool:
    try:
        socket.recv(timeout=0.05)
    except TimeoutError:
        return False
    except Exception:  # noqa: BLE001  (any other end is the one that is awaited)
        return True
    return False


def test_a_name_is_taken_away_everywhere(desk: Node, capsys: pytest.CaptureFixture[str]) -> None:
    ann, bo, table = two_at_a_table(desk)
    old = name_of(ann)
    with line(desk, table, ann) as socket:
        socket.hello()
        socket.ask(type="talk", text="Ahoy")
    assert "is called Plain Sprat now" in run("admin", "rename", old, "Plain Sprat")
    shown = desk.person().get("/api/players/Plain Sprat").json()
    assert shown["earlier"] == []
    assert desk.person().get(f"/api/players/{old}").status_code == 404
    assert bo.get(f"/api/tables/{table}").json()["chairs"][0]["name"] == "Plain Sprat"
    with line(desk, table, bo) as socket:
        assert socket.hello()["talk"][0]["name"] == "Plain Sprat"
    assert ann.post("/api/players/name", json={"name": old}).json()["code"] == "limit"
    assert "nobody is called" in refused(capsys, "admin", "rename", old, "Other Sprat")


def test_a_table_is_closed_once(desk: Node, capsys: pytest.CaptureFixture[str]) -> None:
    ann, bo, running = two_at_a_table(desk)
    waiting = open_table(ann, seats=2, door="public")["id"]
    with line(desk, running, bo) as socket:
        socket.hello()
        assert "was running and is closed" in run("admin", "close", running)
        assert socket.hear("news")["position"]["result"] is not None
        assert socket.ask(type="talk", text="Ahoy")["refusal"]["telling"]["id"] == "server.chat-off"
    assert "was waiting and is closed" in run("admin", "close", waiting, "--why", "spam")
    assert ann.get(f"/api/tables/{waiting}").json()["closed"]["id"] == "server.closed-by-operator"
    assert refused(capsys, "admin", "close", running) == "this table is closed already"
    assert len(run("admin", "log").splitlines()) == 2
    assert len(run("admin", "log", "--before", "2").splitlines()) == 1


def report(person: httpx.Client, **wish: Any) -> int:
    return person.post("/api/reports", json=wish).status_code


def test_reports_reach_an_operator_with_the_lines_around(desk: Node, capsys: pytest.CaptureFixture[str]) -> None:
    ann, bo, table = two_at_a_table(desk)
    with line(desk, table, ann) as one, line(desk, table, bo) as two:
        one.hello()
        two.hello()
        for number in range(3):
            one.ask(type="talk", text=f"Line {number}")
        said = [two.hear("said") for _ in range(3)][1]
    wish = {"kind": "line", "table": table, "seat": 0, "at": said["at"], "words": "Not\u00a0 nice"}
    assert [report(bo, **wish), report(bo, **wish)] == [204, 204]
    assert report(bo, kind="game", table=table, seat=0) == 204
    assert report(bo, kind="name", name=name_of(ann)) == 204
    listed = run("admin", "reports").splitlines()
    assert [row.split("  ")[2].strip() for row in listed] == ["line", "game", "name"], "the same one once"
    identifier = listed[0].split()[0]
    shown = run("admin", "reports", identifier)
    assert "> " in shown
    assert [text in shown for text in ("Line 0", "Line 1", "Line 2", "Not nice", name_of(bo))] == [True] * 5
    assert next(row for row in shown.splitlines() if row.startswith(">")).endswith("Line 1")
    assert bo.get("/api/reports").json()[-1]["outcome"] is None
    run("admin", "reports", identifier, "--answer", "muted")
    assert refused(capsys, "admin", "reports", identifier, "--answer", "muted").endswith("answered already")
    assert bo.get("/api/reports").json()[-1]["outcome"] == "muted"
    assert ann.get("/api/reports").json() == [], "nobody learns of reports about them"
    assert len(run("admin", "reports").splitlines()) == 2


def test_reports_are_bounded(desk: Node) -> None:
    ann, bo, table = two_at_a_table(desk)
    outsider = guest(desk)
    assert report(outsider, kind="game", table=table, seat=0) == 403
    assert report(ann, kind="game", table=table, seat=0) == 422, "nobody reports themself"
    assert report(ann, kind="line", table=table, seat=1, at="2026-01-01T00:00:00Z") == 404
    assert report(ann, kind="name", name=name_of(bo), words="x" * 301) == 422
    assert report(ann, kind="name", name=name_of(bo), words="x" * 100_000) == 413
    made = [report(outsider, kind="name", name=name_of(bo), words=str(number)) for number in range(25)]
    assert made.count(429) >= 5
    assert len(run("admin", "reports").splitlines()) == 1
