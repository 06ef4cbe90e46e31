"""Codes of tables: told on the phone, typed anyhow, and not worth guessing.

The attacker tries codes: an address has twenty tries an hour, and learns nothing from a wrong one.
"""

import pytest

from shoal.server.community.matchmaking import join_codes
from shoal.server.platform.base.timestamps import DAY_MS, now
from support.nodes import Node
from support.people import guest, open_table

WAITS = {"seats": 2}


def test_a_code_leads_to_its_table_while_that_waits(node: Node, monkeypatch: pytest.MonkeyPatch) -> None:
    host, other = guest(node), guest(node)
    table = open_table(host, **WAITS)["id"]
    assert other.post(f"/api/tables/{table}/code", json={}).json()["code"] == "seat"
    code = host.post(f"/api/tables/{table}/code", json={}).json()["code"]
    word, _, digits = code.partition("-")
    assert word.isupper()
    assert len(digits) == 4
    assert digits.isdigit()
    assert host.post(f"/api/tables/{table}/code", json={}).json()["code"] == code, "a table has one code"
    stranger = node.person()
    for typed in (code, code.lower(), f"{word} {digits}", f"https://shoal.example/j/{code}"):
        assert stranger.post("/api/codes", json={"code": typed}).json() == {"table": table}
    monkeypatch.setattr(join_codes, "now", lambda: now() + 7 * DAY_MS + 1000)
    old = stranger.post("/api/codes", json={"code": code})
    monkeypatch.setattr(join_codes, "now", now)
    unknown = stranger.post("/api/codes", json={"code": "TIDE-TIDE"})
    assert (old.json(), old.status_code) == (unknown.json(), 404), "old and unknown codes look the same"
    other.post(f"/api/tables/{table}/join", json={})
    assert stranger.post("/api/codes", json={"code": code}).json() == unknown.json()
    assert host.post(f"/api/tables/{table}/code", json={}).json()["code"] == "stale"


def test_an_address_has_twenty_guesses_an_hour(node: Node) -> None:
    host = guest(node)
    code = host.post(f"/api/tables/{open_table(host, **WAITS)['id']}/code", json={}).json()["code"]
    attackers = [node.person() for _ in range(3)]
    answers = [attackers[number % 3].post("/api/codes", json={"code": f"TIDE-{number:04}"}) for number in range(20)]
    assert {answer.status_code for answer in answers} <= {404, 200}
    refused = attackers[0].post("/api/codes", json={"code": code})
    assert refused.json()["code"] == "limit"


def test_a_code_is_used_again_after_thirty_days(node: Node, monkeypatch: pytest.MonkeyPatch) -> None:
    host = guest(node)
    first, second = (open_table(host, **WAITS)["id"] for _ in range(2))
    monkeypatch.setattr(join_codes, "new_code", lambda: "TIDE-4827")
    assert host.post(f"/api/tables/{first}/code", json={}).json()["code"] == "TIDE-4827"
    assert host.post(f"/api/tables/{second}/code", json={}).json()["code"] == "unavailable"
    monkeypatch.setattr(join_codes, "now", lambda: now() + 37 * DAY_MS + 1000)
    assert host.post(f"/api/tables/{second}/code", json={}).json()["code"] == "TIDE-4827"
