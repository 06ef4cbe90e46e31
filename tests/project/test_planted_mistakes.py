"""The planted mistakes still fit the sources, and what is touched chooses tests."""

from collections import Counter
from pathlib import Path

import pytest

from fast_selection import quick_tests, room_tests, touched_tests
from trials.planted_mistakes import Mistake, mistakes

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize("mistake", mistakes(), ids=lambda mistake: mistake.what)
def test_every_mistake_can_be_planted(mistake: Mistake) -> None:
    right = (ROOT / mistake.file).read_text(encoding="utf-8")
    assert mistake.planted(right) != right


def test_every_part_has_its_mistakes() -> None:
    assert Counter(mistake.part for mistake in mistakes()) == {"engine": 8, "table": 4, "server": 4, "web": 4}


def test_a_mistake_that_fits_nowhere_is_an_error() -> None:
    with pytest.raises(ValueError, match="2 times"):
        Mistake("engine", "a double text", "a.py", "x", "y").planted("x x")


@pytest.mark.parametrize(
    ("touched", "wanted"),
    [
        ("src/shoal/games/fleet/scoring.py", "tests/games/fleet/test_oracle.py"),
        ("tests/games/pisces/pisces_oracle.py", "tests/games/pisces/test_oracle.py"),
        ("src/shoal/table/match.py", "tests/table/test_undo.py"),
        ("src/shoal/server/app/csrf_guard.py", "tests/server/test_limits.py"),
        ("tests/lab/test_sweeps.py", "tests/lab/test_sweeps.py"),
    ],
)
def test_what_is_touched_is_tested_in_full(touched: str, wanted: str) -> None:
    assert wanted in touched_tests([touched])


def test_a_file_that_is_gone_chooses_nothing_and_a_page_no_test_of_python() -> None:
    assert touched_tests(["tests/games/test_gone.py", "web/src/games/fleet/acts.ts"]) == []


def test_a_room_is_a_folder_of_tests_and_nothing_else_is() -> None:
    assert "tests/games/fleet/test_rules.py" in room_tests("fleet")
    with pytest.raises(SystemExit, match="no room"):
        room_tests("sailing")


def test_each_line_of_the_quick_selection_names_tests() -> None:
    assert {path.split("/")[1] for path in quick_tests()} >= {"core", "games", "table", "server"}
