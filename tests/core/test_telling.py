"""Tellings are data: an id and arguments by name."""

import json

from shoal.core.telling import Telling, telling, told


def test_a_telling_is_plain_data() -> None:
    one = telling("lots.bid", seat=1, money=3)
    assert one == Telling("lots.bid", {"seat": 1, "money": 3})
    assert json.loads(json.dumps(told(one))) == {"id": "lots.bid", "args": {"seat": 1, "money": 3}}


def test_an_argument_may_be_called_name() -> None:
    assert told(telling("lots.called", name="Anna")) == {"id": "lots.called", "args": {"name": "Anna"}}


def test_a_programmer_can_read_it() -> None:
    assert str(telling("lots.bid", seat=1, money=3)) == "lots.bid seat=1 money=3"
