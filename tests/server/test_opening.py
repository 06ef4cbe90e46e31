"""Tables over HTTP: unknown tables, wishes that a game does not allow, and records without the secret."""

import pytest

from shoal.core.record import decode
from support.nodes import Node
from support.people import guest, two_at_a_table


@pytest.mark.parametrize("path", ["", "/record", "/review", "/scenes"])
def test_a_table_that_does_not_exist_is_unknown(node: Node, path: str) -> None:
    assert guest(node).get(f"/api/tables/aaaaaaaaaaaaaaaa{path}").json()["code"] == "unknown"


def test_wishes_that_a_game_does_not_allow_are_refused(node: Node) -> None:
    person = guest(node)
    for wish, code in (
        ({"game": "chess"}, "unknown"),
        ({"game": "fishery", "preset": "ocean"}, "malformed"),
        ({"game": "fishery", "seats": 5}, "malformed"),
        ({"game": "fishery", "options": {"rows": 99}}, "malformed"),
        ({"game": "fishery", "chairs": [{"kind": "me"}, {"kind": "bot", "level": "poet"}]}, "malformed"),
        ({"game": "fishery", "chairs": [{"kind": "me"}, {"kind": "bot", "level": "./bot.py"}]}, "malformed"),
        ({"game": "fishery", "rated": True, "chairs": [{"kind": "me"}, {"kind": "bot", "level": "mate"}]}, "malformed"),
        ({"game": "fishery", "clock": {"kind": "live", "main": 0}}, "malformed"),
        ({"game": "fishery", "colour": "red"}, "malformed"),
        ({"game": "fishery", "practice": True}, "malformed"),
        ({"game": "fishery", "practice": 1, "chairs": [{"kind": "me"}, {"kind": "bot", "level": "mate"}]}, "malformed"),
        ({"game": "fishery", "practice": True, "chairs": [{"kind": "bot", "level": "mate"}] * 2}, "malformed"),
        ({"game": "pisces", "practice": True, "rated": True, "chairs": [{"kind": "me"}]}, "malformed"),
    ):
        assert person.post("/api/tables", json=wish).json()["code"] == code, wish


def test_the_record_of_a_running_game_has_no_secret(node: Node) -> None:
    first, _, table = two_at_a_table(node)
    record = decode(first.get(f"/api/tables/{table}/record").text)
    assert record.commitment is not None
    assert record.commitment.secret is None
