"""The short version of trials/tournaments/arena.py: an arena is played while nodes and workers are killed."""

import json

import pytest

from support.trials import run_trial

pytestmark = [pytest.mark.ops, pytest.mark.usefixtures("services")]


def test_every_pairing_happens_once_when_programs_are_killed() -> None:
    options = {"--players": 12, "--kills": 1, "--seconds": 20, "--slowness": 0.5}
    words = [str(word) for pair in options.items() for word in pair]
    done = run_trial("tournaments.arena", *words, "--json", timeout_s=600)
    assert done.returncode == 0, done.stdout + done.stderr[-3000:]
    found = json.loads(done.stdout)
    assert found["faults"] == []
    assert found["players"] == 12
    assert set(found["kills"].values()) == {1}
    assert len(found["kills"]) == 4
    assert found["tables"] >= 12
