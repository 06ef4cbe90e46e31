"""The tutorials of examples/learning run, in a short version, where the packages that they need are installed."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

LEARNING = Path(__file__).resolve().parents[2] / "examples" / "learning"
MOST_LINES = 150


def run(script: str, *arguments: str) -> str:
    command = [sys.executable, str(LEARNING / script), *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


@pytest.mark.slow
def test_an_actor_and_a_critic_learn_in_150_lines() -> None:
    printed = run("actor_critic.py", "160", "4")
    assert len((LEARNING / "actor_critic.py").read_text(encoding="utf-8").splitlines()) <= MOST_LINES
    assert re.findall(r"^ *(\d+) .* [01]\.\d{3} [01]\.\d{3}", printed, re.MULTILINE) == [
        str(games) for games in range(0, 161, 20)
    ]


def test_open_spiels_search_plays_against_ours() -> None:
    pytest.importorskip("pyspiel", reason="this tutorial uses the extra bench")
    assert "2 games, 4 simulations a move: OpenSpiel's MCTS wins" in run("mcts.py", "4", "2")


def test_ppo_learns() -> None:
    pytest.importorskip(
        "sb3_contrib", reason="this tutorial uses the extra learn, which is not installed for our tests"
    )
    printed = run("ppo.py", "pond", "4096", "4")
    assert re.search(
        r"pond: 4096 steps.*against random: wins [01]\.\d{3} of 4 games.*against greedy", printed, re.DOTALL
    )
