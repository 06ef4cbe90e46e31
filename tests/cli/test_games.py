"""shoal games."""

import json
from pathlib import Path

from cli.runs import run
from shoal.core.catalogue import names
from shoal.table.shelf import Box

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


def test_the_table_is_for_people(toys: Path) -> None:
    table = run("games")
    words = " ".join(table.replace("│", " ").split())  # however the cells are wrapped
    assert "preset pond: rows=5 columns=5 ships=3" in words
    assert "sides=3 (2, 3, 6): sides of the die" in words
    assert all(len(line) <= 80 for line in table.splitlines())
