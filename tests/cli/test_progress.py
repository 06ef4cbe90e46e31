"""Long commands: what Ctrl-C keeps, lines of progress in a pipe, and one hint at the faster build."""

import json
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from shoal.builds import running
from shoal.cli import progress as shown
from shoal.cli.process_pool import STOPPED, gather
from support.cli_runs import run

DOCS = Path(__file__).parents[2] / "docs"
SLOW = """
import time
from shoal.cli import main, progress, sim
progress.TELL_EVERY_S = 0.2
play = sim.play_batch
def play_slowly(batch):
    if batch.first >= 200:
        print("waiting", flush=True)
        time.sleep(60)
    return play(batch)
sim.play_batch = play_slowly
main(["sim", "fishery", "--preset", "puddle", "--games", "500", "--json"])
"""
ARENA = """
import time
from shoal.cli import arena, main
play = arena.play_one
def play_slowly(contest):
    if contest.number >= {finished}:
        print("waiting", flush=True)
        time.sleep(60)
    return play(contest)
arena.play_one = play_slowly
main(["arena", "fishery", "--preset", "puddle", "--bots", "greedy,random", "--games", "30"])
"""


needs_signals = pytest.mark.skipif(sys.platform == "win32", reason="Windows cannot send Ctrl-C to one process")


def interrupted(program: str, pause: float = 0.0) -> tuple[int, str, str]:
    """Run a program that says when it waits, press Ctrl-C then, and return its exit code and what it printed."""
    command = [sys.executable, "-c", program]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "waiting\n"
        time.sleep(pause)
        process.send_signal(signal.SIGINT)
        printed, told = process.communicate(timeout=60)
        return process.returncode, printed, told


@needs_signals
def test_ctrl_c_in_sim_keeps_what_was_finished_and_a_pipe_gets_lines() -> None:
    code, printed, told = interrupted(SLOW, pause=1.0)
    assert code == STOPPED == 130
    assert json.loads(printed) == json.loads(run("sim", "fishery", "--preset", "puddle", "--games", "200", "--json"))
    assert re.search(r"^200 of 500 done after \d+ s$", told, re.MULTILINE)
    assert told.endswith("Stopped. This is what was finished:\n")
    assert told.count("8 to 20 times as fast") == (running() == "interpreted")


@needs_signals
def test_ctrl_c_in_arena_keeps_what_was_finished() -> None:
    code, printed, told = interrupted(ARENA.format(finished=3))
    assert (code, told) == (STOPPED, "Stopped. This is what was finished:\n")
    assert printed.startswith("fishery, 2 seats, 3 games\n")


@needs_signals
def test_ctrl_c_before_the_first_game_ends_the_command() -> None:
    code, printed, told = interrupted(ARENA.format(finished=0))
    assert (code, printed, told) == (STOPPED, "", "Stopped before a game was finished.\n")


def square(number: int) -> int:
    return number * number


def test_ctrl_c_keeps_what_other_processes_have_finished() -> None:
    def press(answers: list[int]) -> bool:
        if len(answers) == 2:
            signal.raise_signal(signal.SIGINT)
        return False

    gathered = gather(square, [1, 2, 3, 4], 2, lambda _: 1, press)
    assert (list(gathered), gathered.stopped) == ([1, 4], True)


def test_enough_is_enough() -> None:
    gathered = gather(square, [1, 2, 3, 4], 1, lambda _: 1, lambda answers: sum(answers) > 4)
    assert (list(gathered), gathered.stopped) == ([1, 4], False)


def test_the_figures_of_the_faster_build_are_those_that_were_measured() -> None:
    table = (DOCS / "explanation" / "bots.md").read_text(encoding="utf-8").partition("## Speed of the search")[2]
    ratios = [float(ratio) for ratio in re.findall(r"^\| \w+ \| [\d,]+ \| [\d,]+ \| ([\d.]+) \|$", table, re.MULTILINE)]
    assert (int(min(ratios)), int(max(ratios))) == shown.SPEEDUP


def test_a_short_command_says_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    with shown.progress("games", 2) as advance:
        advance(2)
    assert capsys.readouterr() == ("", "")


@pytest.mark.parametrize(("build", "hints"), [("interpreted", 1), ("compiled", 0)])
def test_the_faster_build_is_named_once(
    build: str, hints: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(shown, "running", lambda: build)
    monkeypatch.setattr(shown, "TELL_EVERY_S", 0.02)
    with shown.progress("games", 7) as advance:
        advance(3)
        time.sleep(0.3)
    told = capsys.readouterr().err
    assert told.count("HATCH_BUILD_HOOKS_ENABLE=1 pip install .") == hints
    assert told.count("3 of 7 done after 0 s") > 2
