"""Studies: positions are shown, previewed and explained."""

from typing import Any

from support.nodes import Node
from support.people import guest, line, two_at_a_table

POND = {"rows": 5, "columns": 5, "ships": 3}


def test_a_position_is_shown_previewed_and_explained(node: Node) -> None:
    person = guest(node)
    study: dict[str, Any] = {"game": "fishery", "seats": 2, "options": POND, "acts": [[0, "b2"]], "steps": ["d4"]}
    shown = person.post("/api/study", json={**study, "reader": 0}).json()
    assert (shown["acts"], shown["happening"]["text"]) == (2, "d4")
    legal = shown["position"]["legal"]
    assert "b2" not in legal
    ahead = person.post("/api/study/preview", json={**study, "reader": 0, "ahead": legal[:1]}).json()
    assert ahead["view"]["ships"][0] == sorted(["b2", legal[0]])
    doubt = {**study, "reader": 0, "ahead": [], "actions": ["b2", legal[0]]}
    reasons = person.post("/api/study/why", json=doubt).json()["reasons"]
    assert list(reasons) == ["b2"]
    assert reasons["b2"]["rule"] == "FI-S2"


def test_impossible_studies_are_refused(node: Node) -> None:
    person = guest(node)
    study: dict[str, Any] = {"game": "fishery", "seats": 2, "options": POND, "acts": [], "steps": [], "reader": 0}
    for wrong in ({"acts": [[1, "b2"]]}, {"steps": ["b2", "b2"]}, {"seats": 3}, {"options": {"rows": 99}}):
        answer = person.post("/api/study", json={**study, **wrong})
        assert (answer.status_code, answer.json()["code"]) == (422, "malformed")
    assert person.post("/api/study", json={**study, "game": "chess"}).json()["code"] == "unknown"
    assert person.post("/api/study/preview", json={**study, "reader": 1, "ahead": []}).status_code == 422


def test_dice_can_be_checked_when_the_game_is_over(node: Node) -> None:
    first, _, table = two_at_a_table(node, game="fishery_boom", preset=None)
    with line(node, table, first) as one:
        assert first.get(f"/api/tables/{table}/dice").json()["code"] == "stale"
        one.hello()
        one.ask(type="resign")
    checked = first.get(f"/api/tables/{table}/dice").json()
    assert checked["problem"] is None
    assert checked["draws"] == len(checked["drawn"]) > 0
    assert all(drawn["low"] <= drawn["number"] < drawn["high"] for drawn in checked["drawn"])
