"""Uploaded records: a finished game is checked and stored under its id; everything else is refused with a reason."""

import json
from pathlib import Path
from typing import Any

from shoal.browser_engine.calls import LocalTables
from support.nodes import Databases, run_node
from support.people import line, two_at_a_table

PERSON = {"kind": "person", "name": "You", "level": None, "rating": None}
NAME = "abcdefghjk234567"


def played(*steps: str, give_up: bool = True) -> str:
    """Play some steps on a device, as a page does; return the exported record."""
    device = LocalTables()

    def ask(call: str, **words: Any) -> Any:
        return json.loads(device.call(json.dumps({"call": call, "table": NAME, **words})))["value"]

    options = {"rows": 3, "columns": 3, "ships": 1}
    made = {"options": options, "chairs": [PERSON, PERSON], "secret": "ab" * 32, "seed": 3, "created": ""}
    ask("create", game="fishery", **made)
    for number, step in enumerate(steps):
        ask("say", seat=number % 2, message={"type": "act", "key": "k", "decision": number, "steps": [step]})
    if give_up:
        ask("say", seat=0, message={"type": "resign", "key": "k"})
    return str(ask("export"))


def test_a_record_from_a_device_can_be_reviewed_on_a_server(databases: Databases, tmp_path: Path) -> None:
    with run_node(databases.standalone(tmp_path)) as node:
        first, second, _ = two_at_a_table(node)
        text = played("b2", "a1")
        taken = first.post("/api/records", json={"text": text})
        assert (taken.status_code, taken.json()["id"], taken.json()["status"]) == (201, NAME, "over")
        assert second.post("/api/records", json={"text": text}).json() == taken.json()
        assert second.get(f"/api/tables/{NAME}/record").text == text
        assert second.get(f"/api/tables/{NAME}/dice").json()["problem"] is None
        scenes = second.get(f"/api/tables/{NAME}/scenes", params={"count": 3}).json()
        assert [scene["happening"] and scene["happening"]["text"] for scene in scenes] == [None, "b2", "a1"]
        with line(node, NAME, second) as watcher:
            assert watcher.hello()["you"] is None
            assert watcher.ask(type="act", decision=2, steps=["a1/b1"])["type"] == "refused"


REFUSED = {
    "stale: server.record-not-over 1": played("b2", give_up=False),
    "malformed: core.bad-record no action is called": played("b2").replace('"b2"', '"b9"'),
    "malformed: core.bad-record the secret is not the one that": played("b2").replace("ab" * 32, "cd" * 32),
    "malformed: core.bad-record its secret is not valid": played("b2").replace("ab" * 32, "abcd"),
    "malformed: server.record-without-table": played("b2").replace(NAME, "../somewhere"),
    "malformed: core.bad-record not a record": "no record",
}


def test_bad_records_are_refused_and_a_running_table_is_never_replaced(databases: Databases, tmp_path: Path) -> None:
    with run_node(databases.standalone(tmp_path)) as node:
        first, _, table = two_at_a_table(node)
        for wanted, text in REFUSED.items():
            refused = first.post("/api/records", json={"text": text}).json()
            said = refused["telling"]
            assert " ".join([f"{refused['code']}:", said["id"], *map(str, said["args"].values())]).startswith(wanted)
        taken = first.post("/api/records", json={"text": played("b2").replace(NAME, table)})
        assert taken.json()["code"] == "taken"
        assert first.get(f"/api/tables/{table}").json()["status"] == "running"
