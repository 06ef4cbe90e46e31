"""Every room has the same files, every rule has a test, and the name of a game is used only in its own rooms."""

import re
from pathlib import Path

import pytest

import rule_coverage
from shoal.core.catalogue import OURS, load
from shoal.core.game import CHANCE
from shoal.core.refusal import PROTOCOL_RULES
from shoal.core.rng import Rng
from shoal.testkit.random_games import positions

ROOT = Path(__file__).resolve().parents[2]
ROOM = [
    "RULES.md", "__init__.py", "actions.py", "de.ftl", "edition.toml", "en.ftl", "game.py", "insight.py",
    "ja.ftl", "meta.py", "narration.py", "refusals.py", "state.py", "text_picture.py", "view.py",
]  # fmt: skip
TESTS = ["digest.txt", "perft.toml", "playthroughs", "records", "test_rules.py"]


@pytest.mark.parametrize("name", OURS)
def test_a_room_has_all_its_files(name: str) -> None:
    room, tests = ROOT / "src/shoal/games" / name, ROOT / "tests/games" / name
    assert [file for file in ROOM if not (room / file).exists()] == []
    assert [file for file in TESTS if not (tests / file).exists()] == []


def test_the_catalogue_lists_every_room() -> None:
    rooms = {path.parent.name for path in (ROOT / "src/shoal/games").glob("*/__init__.py")}
    assert rooms == set(OURS)


@pytest.mark.parametrize("name", OURS)
def test_there_is_a_finished_record_for_every_way_to_end(name: str) -> None:
    records = {path.stem for path in (ROOT / "tests/games" / name / "records").glob("*.json")}
    assert records >= set(load(name).meta.endings)


@pytest.mark.parametrize("name", OURS)
def test_every_rule_has_a_test(name: str) -> None:
    rules = rule_coverage.rules_of(ROOT / "src/shoal/games" / name)
    assert rules
    assert len(rules) == len(set(rules))
    assert set(rules) - rule_coverage.tested_rules(name) == set()
    assert rule_coverage.tested_rules(name) - set(rules) == set()


@pytest.mark.parametrize("name", OURS)
def test_every_refusal_names_a_rule_that_is_written_down(name: str) -> None:
    known = {*rule_coverage.rules_of(ROOT / "src/shoal/games" / name), *PROTOCOL_RULES}
    game = load(name)
    named = set()
    for _setup, state in positions(game, Rng(2), 1):
        for seat in (*range(state.seats), CHANCE):
            refusals = (state.refusal(seat, action) for action in range(len(game.actions)))
            named |= {refusal.rule for refusal in refusals if refusal is not None}
    assert named - known == set()


@pytest.mark.parametrize("name", OURS)
def test_a_games_name_is_used_only_in_the_catalogue_and_its_own_rooms(name: str) -> None:
    """No other file imports the game or quotes its name, except as a word of a game (a phase called fleet)."""
    imported, quoted = re.compile(rf"(games|minds)\.{name}\b"), re.compile(rf"[\"']{name}[\"']")
    elsewhere = [
        str(path.relative_to(ROOT))
        for path in (ROOT / "src").rglob("*.py")
        if (
            imported.search(text := path.read_text(encoding="utf-8"))
            or ("games" not in path.parts and quoted.search(text))
        )
        and name not in (*path.relative_to(ROOT).parts, path.stem)
        and path.stem != "catalogue"
    ]
    assert elsewhere == []
