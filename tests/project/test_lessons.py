"""Lessons of the web client: their positions can be reached, invited moves are legal, and the rules exist."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from shoal.core.catalogue import OURS, load
from shoal.core.record import Act
from shoal.table.match import Match
from shoal.table.shelf import rules_of
from shoal.table.story import study

LESSONS = Path(__file__).resolve().parents[2] / "web" / "src" / "learn" / "lessons"


@pytest.fixture(params=OURS)
def lesson(request: pytest.FixtureRequest) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((LESSONS / f"{request.param}.json").read_text(encoding="utf-8"))
    assert found["game"] == request.param
    return found


def lay(lesson: dict[str, Any], after: int, steps: list[str]) -> Match:
    acts = [Act(seat, text) for seat, text in lesson["acts"][:after]]
    return study(lesson["game"], lesson["seats"], lesson["options"], acts, steps)


def test_a_lesson_is_short_and_leads_to_a_game_of_ones_own(lesson: dict[str, Any]) -> None:
    assert 4 <= len(lesson["steps"]) <= 6
    game = load(lesson["game"])
    game.start(lesson["seats"], game.settle(lesson["seats"], lesson["first"]["options"]))
    assert len(lesson["acts"]) == lesson["steps"][-1]["after"]


def test_every_invited_move_is_legal_where_it_is_invited(lesson: dict[str, Any]) -> None:
    for step in lesson["steps"]:
        assert lesson["seat"] in lay(lesson, step["after"], []).turn(), step["name"]
        assert step["invited"], step["name"]
        for invited in step["invited"]:
            after = lay(lesson, step["after"], invited["steps"])
            own = [act.text for act in after.walk.acts[step["after"] :] if act.seat == lesson["seat"]]
            assert own == invited["steps"]


def test_the_lesson_continues_with_the_first_invited_move(lesson: dict[str, Any]) -> None:
    for step, following in zip(lesson["steps"], lesson["steps"][1:], strict=False):
        after = lay(lesson, step["after"], step["invited"][0]["steps"])
        acts = [[act.seat, act.text] for act in after.walk.acts]
        assert lesson["acts"][: min(len(acts), following["after"])] == acts[: following["after"]], step["name"]


def test_every_rule_that_is_named_exists(lesson: dict[str, Any]) -> None:
    known = {rule["id"] for section in rules_of(load(lesson["game"]))["sections"] for rule in section["rules"]}
    named = {rule for step in lesson["steps"] for rule in step["rules"]}
    assert named
    assert named <= known
    assert all(re.search(r"[.!?]$", words) for step in lesson["steps"] for words in step["words"])
