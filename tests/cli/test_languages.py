"""The terminal speaks the language that it is asked for, or that of its environment."""

from pathlib import Path

import pytest

from shoal.cli.language import language_of
from shoal.texts import LANGUAGES
from support.cli_runs import misused, run
from support.text_sources import SOURCE, texts_in

CLI = SOURCE / "cli"
PUDDLE = ["play", "fishery", "--preset", "puddle"]
KEYS = "zz\na1\na1\nundo\nquit\n"


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LC_ALL": "ja_JP.UTF-8", "LANG": "de_DE.UTF-8"}, "ja"),
        ({"LC_ALL": "", "LANG": "de"}, "de"),
        ({"LANGUAGE": "fr:de:en", "LANG": "ja_JP.UTF-8"}, "de"),
        ({"LANGUAGE": "fr", "LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "de@euro"}, "de"),
    ],
)
def test_the_language_of_the_environment(environment: dict[str, str], language: str) -> None:
    assert language_of(environment) == language


@pytest.mark.parametrize(
    ("language", "sentences"),
    [
        ("en", ["You place a ship on a1.", "There is a ship on a1 already. [FI-S2]", "No action is called “zz”."]),
        ("de", ["Du setzt ein Schiff auf a1.", "[FI-S2]", "Keine Aktion heißt „zz“."]),
        ("ja", ["a1", "[FI-S2]", "「zz」というアクションはありません。"]),
    ],
)
def test_one_person_is_you_in_every_language(language: str, sentences: list[str]) -> None:
    told = run(*PUDDLE, "--bot", "2", "--seed", "1", "--language", language, keys=KEYS)
    assert [sentence for sentence in sentences if sentence not in told] == []


def test_the_environment_chooses_unless_the_option_does(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANGUAGE", "de")
    assert "Fishery von Yuuki Doi" in run(*PUDDLE, keys="quit\n")
    assert "Fishery by Yuuki Doi" in run(*PUDDLE, "--language", "en", keys="quit\n")


def test_an_unknown_language_is_refused() -> None:
    assert "'fr' is not one of en, de, ja" in misused("games", "--language", "fr")


def test_a_replay_in_german(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    run(*PUDDLE, "--record", str(file), keys="a1\nundo\na1\nquit\n")
    told = run("replay", str(file), "--language", "de").splitlines()
    assert told[0] == "   1  Schwarz setzt ein Schiff auf a1."
    assert told[-1] == "Die Partie wurde nach 1 Zug abgebrochen."


def test_the_table_of_games_is_not_cut_off_in_japanese() -> None:
    table = run("games", "--language", "ja")
    assert "…" not in table
    assert "作者" in table


def test_all_languages_have_the_same_texts_with_the_same_arguments() -> None:
    english, *others = (texts_in(CLI / f"{language}.ftl") for language in LANGUAGES)
    for other in others:
        assert set(other) == set(english)
        assert [name for name in english if other[name].variables - english[name].variables] == []


def test_every_text_is_used() -> None:
    code = "".join(file.read_text(encoding="utf-8") for file in CLI.rglob("*.py"))
    assert [name for name in texts_in(CLI / "en.ftl") if f'"{name}"' not in code] == []
