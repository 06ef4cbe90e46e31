"""Lessons of the web client: their positions can be reached, invited moves are legal, rules and words exist."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from shoal.core.catalogue import OURS, load
from shoal.core.record import ActEntry
from shoal.table.game_descriptions import rules_of
from shoal.table.match import Match
from shoal.table.scenes import study
from shoal.texts import LANGUAGES

LESSONS = Path(__file__).resolve().parents[2] / "web" / "src" / "lessons" / "content"


@pytest.fixture(params=OURS)
def lesson(request: pytest.FixtureRequest) -> dict[str, Any]:
    found: dict[str, Any] = read(f"{request.param}.json")
    assert found["game"] == request.param
    return found


def read(name: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((LESSONS / name).read_text(encoding="utf-8"))
    return found


def lay(lesson: dict[str, Any], after: int, steps: list[str]) -> Match:
    acts = [ActEntry(seat, text) for seat, text in lesson["acts"][:after]]
    return study(lesson["game"], lesson["seats"], lesson["options"], acts, steps)


def needed(lesson: dict[str, Any]) -> set[str]:
    """Return the ids of the words without which the lesson cannot be shown."""
    ids = {"first"}
    for step in lesson["steps"]:
        moves = range(1, len(step["invited"]) + 1)
        parts = ["name", "say", "words1", "done", *(f"{part}{move}" for part in ("move", "why") for move in moves)]
        ids |= {f"{step['id']}.{part}" for part in parts}
    return ids


def test_a_lesson_is_short_and_leads_to_a_game_of_ones_own(lesson: dict[str, Any]) -> None:
    assert 4 <= len(lesson["steps"]) <= 6
    game = load(lesson["game"])
    game.start(lesson["seats"], game.settle(lesson["seats"], lesson["first"]))
    assert len(lesson["acts"]) == lesson["steps"][-1]["after"]


def test_every_invited_move_is_legal_where_it_is_invited(lesson: dict[str, Any]) -> None:
    for step in lesson["steps"]:
        assert lesson["seat"] in lay(lesson, step["after"], []).turn(), step["id"]
        assert step["invited"], step["id"]
        for invited in step["invited"]:
            after = lay(lesson, step["after"], invited)
            own = [act.text for act in after.walk.acts[step["after"] :] if act.seat == lesson["seat"]]
            assert own == invited


def test_the_lesson_continues_with_the_first_invited_move(lesson: dict[str, Any]) -> None:
    for step, following in zip(lesson["steps"], lesson["steps"][1:], strict=False):
        after = lay(lesson, step["after"], step["invited"][0])
        acts = [[act.seat, act.text] for act in after.walk.acts]
        assert lesson["acts"][: min(len(acts), following["after"])] == acts[: following["after"]], step["id"]


def test_every_rule_that_is_named_exists(lesson: dict[str, Any]) -> None:
    known = {rule["id"] for section in rules_of(load(lesson["game"]))["sections"] for rule in section["rules"]}
    named = {rule for step in lesson["steps"] for rule in step["rules"]}
    assert named
    assert named <= known


def test_all_languages_of_a_lesson_have_the_same_words_and_all_are_used(lesson: dict[str, Any]) -> None:
    ids = [step["id"] for step in lesson["steps"]]
    assert len(ids) == len(set(ids))
    optional = {f"{step}.{part}" for step in ids for part in ("words2", "other")}
    english = read(f"{lesson['game']}.en.json")
    assert needed(lesson) <= set(english) <= needed(lesson) | optional
    for language in LANGUAGES:
        assert list(read(f"{lesson['game']}.{language}.json")) == list(english), language


def test_the_words_of_a_lesson_are_whole_sentences(lesson: dict[str, Any]) -> None:
    for language in LANGUAGES:
        for name, words in read(f"{lesson['game']}.{language}.json").items():
            assert words, name
            if re.search(r"\.(words\d|done|other)$", name):
                assert re.search(r"[.!?。！？]$", words), name  # noqa: RUF001  (marks of Japanese)
