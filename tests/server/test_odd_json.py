"""The attacker is a guest who sends deep, huge and odd JSON; it is refused with 4xx and costs little time."""

import json
import random
import re
import time
from contextlib import suppress
from dataclasses import replace
from typing import Any

import pytest

from server.test_records import played
from server.test_who_may import BODIES, ROUTES
from shoal.core.errors import BadRecord
from shoal.core.record import decode
from shoal.server.platform.http.errors import Problem
from shoal.server.play.tables import import_game
from support.nodes import Databases, Node, run_node
from support.people import guest

DEEP = 20_000
ODD: list[Any] = [
    *(None, True, False, 0, -1, 10**30, -(10**30), 1.5, float("nan"), float("inf")),
    *("", "x", "\ud800", "\x00", "a" * 1000, [], [[]], {}, {"a": 1}, [None], [1, 2, 3]),
]
TEXTS = [
    "[" * DEEP + "]" * DEEP,
    '{"a":' * 8000 + "1" + "}" * 8000,
    "[" * DEEP,
    "1" * 5000,
    "-" + "9" * 4200,
    "1e999",
    "NaN",
    '"\\ud800"',
    '"\\u0000"',
    "{",
    "",
]
GOOD = json.loads(played("b2", "a1"))


def changed(data: Any, rng: random.Random) -> Any:
    """Return a copy of data in which one value is replaced by an odd one."""
    copy = json.loads(json.dumps(data))
    place, key = copy, rng.choice(list(copy))
    while isinstance(place[key], dict | list) and place[key] and rng.random() < 0.7:
        place = place[key]
        key = rng.choice(list(place)) if isinstance(place, dict) else rng.randrange(len(place))
    place[key] = rng.choice(ODD)
    return copy


def test_odd_records_are_refused_or_valid_but_never_a_bug() -> None:
    """Only Problem may be raised: every other error would be a bug."""
    rng = random.Random(16)
    for _ in range(1500):
        odd = changed(changed(GOOD, rng), rng) if rng.random() < 0.5 else changed(GOOD, rng)
        with suppress(Problem):
            import_game.read_finished_game(json.dumps(odd))


@pytest.mark.parametrize("place", ["game", "rules_version", "seats", "options", "commitment", "entries"])
@pytest.mark.parametrize("text", TEXTS, ids=range(len(TEXTS)))
def test_a_record_with_an_odd_field_is_refused_quickly(place: str, text: str) -> None:
    odd, seconds = json.dumps({**GOOD, place: "PLACE"}).replace('"PLACE"', text or "[1]"), []
    for _ in range(3):
        began = time.thread_time()
        with pytest.raises(Problem) as refused:
            import_game.read_finished_game(odd)
        seconds.append(time.thread_time() - began)
        assert refused.value.code == "malformed"
        assert len(str(refused.value.telling)) < 500
    assert min(seconds) < 0.2, "the quickest of three: a collection of garbage falls into one of them"


@pytest.mark.parametrize("wrong", [{"seats": True}, {"options": {"rows": [1]}}, {"options": {"rows": 1.0}}])
def test_booleans_are_not_numbers_and_options_are_not_lists(wrong: dict[str, Any]) -> None:
    with pytest.raises(BadRecord, match="expected"):
        decode(json.dumps({**GOOD, **wrong}))


def test_records_with_impossible_words_are_refused() -> None:
    for words in (["x" * 65], ["a", "b", "c"], ["\x00"], ["\ud800"]):
        with pytest.raises(Problem) as refused:
            import_game.read_finished_game(json.dumps({**GOOD, "commitment": {**GOOD["commitment"], "words": words}}))
        assert refused.value.code == "malformed"


def test_a_record_with_too_many_undos_is_refused_before_it_is_replayed() -> None:
    back = [{"event": "undo", "seat": 0, "to": 1000}] * (import_game.MOST_UNDONE // 1000 + 1)
    with pytest.raises(Problem, match="too many undos"):
        import_game.read_finished_game(json.dumps({**GOOD, "entries": back}))


@pytest.fixture(scope="module")
def shared(databases: Databases, tmp_path_factory: pytest.TempPathFactory) -> Any:
    found = databases.standalone(tmp_path_factory.mktemp("odd"))
    with run_node(replace(found, limits=False)) as node:
        yield node


@pytest.mark.parametrize("path", [path for method, path in ROUTES if method == "POST"])
def test_no_route_answers_odd_json_with_a_server_error(shared: Node, path: str) -> None:
    person, rng, address = guest(shared), random.Random(path), re.sub(r"\{\w+\}", "nothing", path)
    bodies = [json.dumps({"text": text}) for text in TEXTS] if path == "/api/records" else []
    sound = BODIES.get(path, {"name": "x"})
    bodies += [json.dumps(changed(sound, rng)) for _ in range(20)] + TEXTS
    bodies += [json.dumps({**sound, "options": "PLACE"}).replace('"PLACE"', text) for text in TEXTS[:9]]
    for body in bodies:
        answer = person.post(address, content=body, headers={"Content-Type": "application/json"})
        assert answer.status_code < 500, (path, body[:200], answer.text)


def test_the_unchanged_record_is_valid() -> None:
    assert import_game.read_finished_game(json.dumps(GOOD))[0].game == "fishery"
