"""Every command that starts or replays a game accepts an edition file with other printed numbers."""

import json
from pathlib import Path

import pytest

from shoal.core.catalogue import OURS, load
from support.cli_runs import refused, run

EDITION = """[board]
source = "rulebook"
rows = 2
columns = 2
[pieces]
source = "rulebook"
ships_each = 1
"""
WHOLE_GAME = "a1\na2\npass\npass\n"


@pytest.fixture
def edition(tmp_path: Path) -> str:
    file = tmp_path / "mine.toml"
    file.write_text(EDITION)
    return str(file)


def test_the_printed_numbers_are_the_defaults(edition: str) -> None:
    assert json.loads(run("perft", "fishery", "--edition", edition, "--depth", "2", "--json"))["count"] == 4 * 3
    arguments = ["sim", "fishery", "--edition", edition, "--games", "250", "--json"]
    assert run(*arguments, "--jobs", "2") == run(*arguments)


def test_a_record_needs_the_edition_it_was_played_with(
    edition: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = str(tmp_path / "game.json")
    assert "Both players passed" in run("play", "fishery", "--edition", edition, "--record", file, keys=WHOLE_GAME)
    assert "Both players passed" in run("replay", file, "--edition", edition)
    assert "replays exactly" in run("verify", file, "--edition", edition)
    assert refused(capsys, "verify", file).startswith("the record was played with edition ")


@pytest.mark.parametrize("game", OURS)
def test_a_printed_edition_is_an_edition(game: str, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(run("edition", game), encoding="utf-8")
    assert load(game, file).edition.digest == load(game).edition.digest


@pytest.mark.usefixtures("toys")
def test_a_game_without_an_edition_file_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert refused(capsys, "edition", "tide") == "tide has no edition file."


def test_a_picture_is_not_an_edition(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "fish.png").write_bytes(b"\x89PNG\r\n\xff")
    told = refused(capsys, "play", "fishery", "--edition", str(tmp_path / "fish.png"))
    assert told == "fish.png is not a text file"


def test_a_wrong_edition_is_refused_with_its_line(edition: str, capsys: pytest.CaptureFixture[str]) -> None:
    Path(edition).write_text(EDITION.replace("columns = 2", "columns = 99"))
    sentence = "mine.toml, line 4: [board] columns: must be a whole number from 2 to 9, not 99"
    assert refused(capsys, "play", "fishery", "--edition", edition) == sentence
