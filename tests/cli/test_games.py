"""shoal games."""

import json

import pytest

from shoal.core.catalogue import names
from shoal.table.game_descriptions import Box
from support.cli_runs import refused, run

KEYS = set(Box.__annotations__)


def test_json_tells_every_game() -> None:
    listed = json.loads(run("games", "--json"))
    assert [game["name"] for game in listed] == names()
    for game in listed:
        assert set(game) == KEYS
        assert all(set(option) == {"name", "default", "values"} for option in game["options"])


def test_json_of_fishery() -> None:
    fishery = json.loads(run("games", "--json"))[0]
    assert (fishery["title"], fishery["designer"], fishery["seats"]) == ("Fishery", "Yuuki Doi", [2])
    assert fishery["options"][0] == {"name": "rows", "default": 7, "values": [2, 3, 4, 5, 6, 7]}
    assert fishery["presets"]["pond"] == {"rows": 5, "columns": 5, "ships": 3}
    assert fishery["reconstructed"] == []


@pytest.mark.usefixtures("toys")
def test_the_table_is_short() -> None:
    table = run("games")
    assert all(name in table for name in names())
    assert "preset" not in table.splitlines()[0]
    assert all(len(line) <= 80 for line in table.splitlines())
    assert table.count("\n") < 25
    assert table.endswith("`shoal games GAME` tells the options and presets of a game.\n")


@pytest.mark.usefixtures("toys")
def test_one_game_is_told_at_length(capsys: pytest.CaptureFixture[str]) -> None:
    told = run("games", "fishery")
    assert told.startswith("Fishery by Yuuki Doi, for 2 players\n")
    assert "preset pond: rows=5 columns=5 ships=3" in told
    assert "sides=3 (2, 3, 6): sides of the die" in run("games", "tide")
    assert "Reconstructed" not in told
    assert all(len(line) <= 80 for name in names() for line in run("games", name).splitlines())
    assert [box["name"] for box in json.loads(run("games", "fleet", "--json"))] == ["fleet"]
    assert refused(capsys, "games", "nope").startswith("no game is called 'nope'")
