"""Records from elsewhere: a finished game is checked and kept under its name; all else is refused with its reason."""

import json
import re
from pathlib import Path
from typing import Any

from server.nodes import Databases, run_node
from server.people import line, two_at_a_table
from shoal.page.device import DeviceTables

PERSON = {"kind": "person", "name": "You", "level": None, "rating": None}
NAME = "abcdefghjk234567"


def played(*steps: str, give_up: bool = True) -> str:
    """Play a little in a page, and give the record that leaves it."""
    device = DeviceTables()

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


def test_a_record_from_a_page_is_reviewed_on_a_server(databases: Databases, tmp_path: Path) -> None:
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
    "stale: not over yet; its 1 entries replay exactly": played("b2", give_up=False),
    "malformed: This record is not right": played("b2").replace('"b2"', '"b9"'),
    "malformed: not the one that was committed to": played("b2").replace("ab" * 32, "cd" * 32),
    "malformed: none of ours": played("b2").replace("ab" * 32, "abcd"),
    "malformed: under which name": played("b2").replace(NAME, "../somewhere"),
    "malformed: not right": "no record",
}


def test_what_cannot_be_checked_is_refused_and_no_table_in_play_is_replaced(
    databases: Databases, tmp_path: Path
) -> None:
    with run_node(databases.standalone(tmp_path)) as node:
        first, _, table = two_at_a_table(node)
        for wanted, text in REFUSED.items():
            refused = first.post("/api/records", json={"text": text}).json()
            assert re.match(wanted.replace(": ", ": .*"), f"{refused['code']}: {refused['sentence']}"), refused
        taken = first.post("/api/records", json={"text": played("b2").replace(NAME, table)})
        assert taken.json()["code"] == "taken"
        assert first.get(f"/api/tables/{table}").json()["status"] == "running"
