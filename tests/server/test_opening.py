"""What may be asked of tables over HTTP: those that exist, opened as the game allows, without their secret."""

import pytest

from server.nodes import Node
from server.people import guest, two_at_a_table
from shoal.core.record import decode


@pytest.mark.parametrize("path", ["", "/record", "/review", "/scenes"])
def test_a_table_that_does_not_exist_is_unknown(node: Node, path: str) -> None:
    assert guest(node).get(f"/api/tables/aaaaaaaaaaaaaaaa{path}").json()["code"] == "unknown"


def test_only_what_was_planned_is_opened(node: Node) -> None:
    person = guest(node)
    for wish, code in (
        ({"game": "chess"}, "unknown"),
        ({"game": "fishery", "preset": "ocean"}, "malformed"),
        ({"game": "fishery", "seats": 5}, "malformed"),
        ({"game": "fishery", "options": {"rows": 99}}, "malformed"),
        ({"game": "fishery", "chairs": [{"kind": "me"}, {"kind": "bot", "level": "poet"}]}, "malformed"),
        ({"game": "fishery", "rated": True, "chairs": [{"kind": "me"}, {"kind": "bot", "level": "mate"}]}, "malformed"),
        ({"game": "fishery", "clock": {"kind": "live", "main": 0}}, "malformed"),
        ({"game": "fishery", "colour": "red"}, "malformed"),
    ):
        assert person.post("/api/tables", json=wish).json()["code"] == code, wish


def test_a_running_record_holds_no_secret(node: Node) -> None:
    first, _, table = two_at_a_table(node)
    record = decode(first.get(f"/api/tables/{table}/record").text)
    assert record.commitment is not None
    assert record.commitment.secret is None
