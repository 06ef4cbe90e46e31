"""shoal play without secrets: whole games, refusals, undo, bots, records."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from shoal.core.catalogue import OURS, load
from shoal.core.picture import columns
from shoal.core.record import ActEntry, EventEntry, decode
from shoal.core.replay import replay
from support.cli_runs import COMMAND, run, run_process

TINY = ["play", "fishery", "--option", "rows=2", "--option", "columns=2", "--option", "ships=1"]


def keys(*lines: str) -> str:
    return "".join(f"{line}\n" for line in lines)


def test_a_whole_game_with_a_refused_and_an_unparsable_action(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    told = run(*TINY, "--record", str(file), keys=keys("zz", "a1", "a1", "b2", "?", "a1/b1", "a1/a2", "pass", "pass"))
    for line in (
        "Black> zz\nNo action is called “zz”.",
        "White> a1\nThere is a ship on a1 already. [FI-S2]",
        "White places a ship on b2.",
        "Black> ?\na1/b1, a2/b2, a1/a2, b1/b2, pass",
        "A fishery closes at a1 with 1 fish: 1 black and 0 white ships. It is Black's.",
        "White passes.",
        "Game over: White wins with 3 fish to 1.",
        "No net could be cast any more.",
        "Black: 1 point",
        "White: 3 points, wins",
    ):
        assert line in told
    assert " ".join(told.split()).endswith(f"Record written to {file}. `shoal verify {file}` checks it.")
    record = decode(file.read_text())
    assert [entry.text for entry in record.entries if isinstance(entry, ActEntry)] == [
        *("a1", "b2", "a1/b1", "a1/a2", "pass", "pass")
    ]
    assert record.commitment is not None
    assert f"Commitment {record.commitment.hash}" in told
    assert run("verify", str(file)) == f"{file}: replays exactly; nothing was left to chance\n"
    assert "   4  White casts a net at a1/a2.\n      A fishery closes at a1" in run("replay", str(file))


def test_help_lists_the_legal_actions_too() -> None:
    assert "Black> help\na1, b1, a2, b2\n" in run(*TINY, keys=keys("help", "quit"))


@pytest.mark.parametrize("game", OURS)
def test_no_line_is_longer_than_eighty_columns(game: str) -> None:
    seats = str(max(load(game).meta.seats))
    told = run("play", game, "--seats", seats, "--bot", "1", "--language", "de", keys=keys("", "?", "hi", "", "quit"))
    assert [line for line in told.splitlines() if columns(line) > 80] == []


def test_undo_goes_back_to_the_last_person_and_is_recorded(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    told = run(*TINY, "--record", str(file), keys=keys("undo", "a1", "a2", "undo", "undo", "b1", "quit"))
    assert told.count("Taken back.") == 2
    assert "Black> undo\nThere is nothing to undo" in told
    assert "The game was left unfinished after 1 ply." in told
    record = decode(file.read_text())
    assert record.entries[2:] == (EventEntry("undo", 1, 1), EventEntry("undo", 0, 0), ActEntry(0, "b1"))
    assert replay(record).acts == [ActEntry(0, "b1")]
    assert "      White goes back to the position after 1 act.\n" in run("replay", str(file))


def test_undo_takes_the_answers_of_bots_back_too(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    run(*TINY, "--against", "random", "--record", str(file), keys=keys("a1", "undo", "quit"))
    assert decode(file.read_text()).entries[2:] == (EventEntry("undo", 0, 0),)


def test_the_end_of_the_input_leaves_the_table_and_writes_the_record(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    ended = run_process(*TINY, "--record", str(file), keys="a1\n")
    assert (ended.returncode, ended.stderr) == (0, "")
    assert decode(file.read_text()).entries == (ActEntry(0, "a1"),)


def test_bots_play_the_same_game_from_the_same_seed() -> None:
    arguments = ["play", "fishery", "--preset", "puddle", "--bot", "1", "--bot", "2", "--seed"]
    assert run(*arguments, "7") == run(*arguments, "7") != run(*arguments, "8")
    assert "Black (a bot) and White (a bot)" in run(*arguments, "7")
    assert "Game over: " in run(*arguments, "7")


def test_a_preset_and_an_option_over_it() -> None:
    told = run("play", "fishery", "--preset", "puddle", "--option", "ships=1", "--bot", "1", keys="quit\n")
    assert "Options: rows=3 columns=3 ships=1 net_limit=0" in told
    assert "Black places a ship on" in told
    assert "Black (a bot) and White (you)" in told
    assert "You> " in told


def test_hints_show_three_actions_with_their_shares() -> None:
    told = run("play", "fishery", "--preset", "puddle", "--hint", keys="hint\nquit\n")
    assert len(re.findall(r"Best: (?:[a-c][1-3] \(\d+%\)(?:, )?){3}\n", told)) == 2
    why = r"  Your ships are then nearest to \d squares? \(now 0\)\.\n  From [\d,]+ games? played on\.\n"
    assert len(re.findall(why, told)) == 2


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no pseudo-terminals of this kind")
def test_without_a_terminal_for_errors_the_game_is_played_in_lines() -> None:
    """The full screen is drawn on standard error; if that goes to a file, nobody would see it."""
    import pty  # noqa: PLC0415  (it does not exist on Windows)

    ours, theirs = pty.openpty()
    with subprocess.Popen([*COMMAND, *TINY], stdin=theirs, stdout=theirs, stderr=subprocess.DEVNULL) as game:
        os.close(theirs)
        os.write(ours, b"a1\nquit\n")
        told = b""
        while b"Black places a ship on a1." not in told:
            told += os.read(ours, 4096)
        game.kill()
    os.close(ours)
