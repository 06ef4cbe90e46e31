"""trials/failures/notifications_survive.py in short: workers are killed while they tell people of their turns."""

import json

import pytest

from support.trials import run_trial

pytestmark = [pytest.mark.ops, pytest.mark.usefixtures("services")]


def test_everybody_is_told_of_each_turn_though_workers_are_killed() -> None:
    words = ("--kills", "3", "--tables", "2", "--away", "2", "--json")
    done = run_trial("failures.notifications_survive", *words, timeout_s=900)
    assert done.returncode == 0, done.stdout + done.stderr
    found = json.loads(done.stdout.splitlines()[-1])
    assert found["kills"] == 3
    assert (found["lost"], found["doubled"], found["strange_repeats"]) == (0, 0, 0)
    assert found["pushes"] + found["letters"] == found["turns"] > 3
