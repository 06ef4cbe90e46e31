"""Programs as players of the lab: a good one plays to the end, and one that fails has lost."""

from pathlib import Path

import pytest

from shoal.bots.roster import UnknownBot
from shoal.core.catalogue import OURS, load
from shoal.core.rng import Rng
from shoal.lab.play.measured_game import FORFEIT, play
from shoal.lab.play.seats import LabPlayers, check_player
from shoal.lab.play.sheet import sheet_for

FIRST = """
import json, sys
for number, line in enumerate(sys.stdin):
    message = json.loads(line)
    if message["type"] == "decide":
        print(json.dumps({"action": message["legal"][0]}), flush=True)
    if number == MOST:
        break
"""


def program(folder: Path, most: int) -> str:
    """Write a program that ends after so many messages; return its name."""
    file = folder / "first.py"
    file.write_text(FIRST.replace("MOST", str(most)))
    return str(file)


@pytest.mark.parametrize("name", OURS)
def test_a_program_that_fails_has_lost(name: str, tmp_path: Path) -> None:
    game, first = load(name), program(tmp_path, 3)
    seats = min(game.meta.seats)
    sheet, options = sheet_for(game), game.settle(seats, {})
    table = LabPlayers(game, seats, [first, "random"], 1, 0, 0)
    notes = play(game, sheet, options, table, Rng(1), trail=True)
    assert notes.ending == FORFEIT
    assert notes.shares[notes.bots.index(first)] == 0
    assert sum(notes.shares) == pytest.approx(1)
    assert len(notes.seat_figures) == seats


def test_a_good_program_plays_to_the_end(tmp_path: Path) -> None:
    game, first = load("fleet"), program(tmp_path, -1)
    table = LabPlayers(game, 2, [first, "random"], 1, 0, 0)
    notes = play(game, sheet_for(game), game.settle(2, {}), table, Rng(1), trail=False)
    assert notes.ending in game.meta.endings


def test_an_experiment_names_programs_that_are_there(tmp_path: Path) -> None:
    check_player(program(tmp_path, 1))
    with pytest.raises(UnknownBot, match="there is no program"):
        check_player(str(tmp_path / "second.py"))
