"""Messages of clients: a field that is too large is refused, and the refusal says how large it may be."""

import json

import pytest

from shoal.core.telling import telling
from shoal.server.platform.http.errors import Problem
from shoal.server.play.websocket import parse_message

ACT = {"type": "act", "key": "k", "decision": 0, "steps": ["b2"]}


def test_a_message_of_usual_size_is_read() -> None:
    assert parse_message.parse_message(json.dumps(ACT)) == ACT


@pytest.mark.parametrize(
    ("field", "text"),
    [
        ({"key": "k" * 65}, "`key` is too long (64 characters at most)"),
        ({"decision": -1}, "`decision` must be a number from 0 to 2147483647"),
        ({"steps": ["b2"] * 101}, "`steps` is too long (100 at most)"),
        ({"steps": ["b" * 201]}, "`steps` has a text that is too long (200 characters at most)"),
    ],
)
def test_a_field_that_is_too_large_is_refused(field: dict[str, object], text: str) -> None:
    with pytest.raises(Problem) as refused:
        parse_message.parse_message(json.dumps({**ACT, **field}))
    assert (refused.value.code, refused.value.telling) == ("malformed", telling("server.malformed", text=text))
