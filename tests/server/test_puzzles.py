"""Puzzles over HTTP: listed without answers, tried, solved, shown as studies."""

from datetime import date

import pytest

from shoal.puzzles.collection import daily, find
from shoal.puzzles.puzzle import Puzzle
from shoal.server.community.puzzles import routes
from shoal.server.platform.base.timestamps import HOUR_S
from shoal.server.platform.rate_limits import route_limits
from shoal.server.platform.rate_limits.fixed_window import RateLimit
from shoal.server.platform.rate_limits.token_buckets import BucketRate
from support.nodes import Node
from support.people import guest


def puzzle() -> Puzzle:
    return daily(date(2026, 11, 17))


def at(what: str) -> str:
    return f"/api/puzzles/{puzzle().game}/{puzzle().id}/{what}"


def test_a_list_tells_no_answers(node: Node) -> None:
    told = node.person().get("/api/puzzles").json()
    assert find(told["daily"]["game"], told["daily"]["id"]) == daily(date.fromisoformat(told["day"]))
    (one,) = [asked for asked in told["puzzles"] if asked["id"] == puzzle().id]
    assert (one["seat"], one["choices"]) == (puzzle().seat, len(puzzle().choices))
    assert not {"answer", "line", "played", "view"} & set(one)


def test_a_puzzle_is_shown_tried_and_solved(node: Node) -> None:
    person = guest(node)
    study = {"game": puzzle().game, "seats": 2, "acts": [], "steps": [], "puzzle": puzzle().id, "reader": puzzle().seat}
    shown = person.post("/api/study", json=study).json()["position"]
    assert shown["view"] == puzzle().view
    right, wrong = puzzle().choices[0], puzzle().choices[-1]
    ahead = person.post("/api/study/preview", json={**study, "ahead": right.steps[:1]})
    assert ahead.status_code == 200
    answer = person.post(at("try"), json={"steps": right.steps}).json()
    assert (answer["whole"], answer["right"], answer["rank"]) == (True, True, 1)
    assert person.post(at("try"), json={"steps": wrong.steps}).json()["right"] is False
    told = person.post(at("solution")).json()
    assert told["choices"][0]["steps"] == right.steps


def test_what_is_not_a_puzzle_or_a_step_is_refused(node: Node) -> None:
    person = guest(node)
    assert person.post("/api/puzzles/fishery/none/try", json={"steps": ["a1"]}).json()["code"] == "unknown"
    assert person.post("/api/puzzles/chess/none/solution").json()["code"] == "unknown"
    study = {"game": "fishery", "seats": 2, "acts": [], "steps": [], "puzzle": "none", "reader": 0}
    assert person.post("/api/study", json=study).json()["code"] == "unknown"
    for steps in (["nothing"], ["a1"] * 101, ["a" * 201], "a1", [1]):
        assert person.post(at("try"), json={"steps": steps}).json()["code"] == "malformed"
    assert node.person().post(at("try"), json={"steps": ["a1"]}).json()["code"] == "stranger"


def test_a_script_that_tries_everything_is_stopped_and_others_are_not(
    node: Node, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The attacker sends tries as fast as they can; each makes the node replay every choice of a puzzle."""
    script, person = guest(node), guest(node)
    tries = {"steps": puzzle().answer.steps}
    monkeypatch.setattr(route_limits, "LEAST_CHARGE_MS", 0.01)
    monkeypatch.setattr(route_limits, "COMPUTING", BucketRate("computing", 0.05, 0.0001, per_address=100_000))
    codes = [script.post(at("try"), json=tries).status_code for _ in range(12)]
    assert (codes[0], codes[-1]) == (200, 429)
    assert script.post(at("solution")).status_code == 429
    assert person.post(at("try"), json=tries).status_code == 200


def test_tries_are_counted_by_the_hour(node: Node, monkeypatch: pytest.MonkeyPatch) -> None:
    person = guest(node)
    monkeypatch.setattr(routes, "TRIES", RateLimit("puzzles", 2, HOUR_S))
    codes = [person.post(at("try"), json={"steps": puzzle().answer.steps}).status_code for _ in range(3)]
    assert codes == [200, 200, 429]
    assert person.post(at("solution")).json()["code"] == "limit"
    assert guest(node).post(at("solution")).status_code == 200
