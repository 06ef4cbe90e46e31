"""trials/failures/kill_nodes.py in short: nodes, workers, NATS and PostgreSQL are killed while tables are played."""

import json

import pytest

from support.trials import run_trial

pytestmark = [pytest.mark.ops, pytest.mark.usefixtures("services")]


def test_no_acknowledged_command_is_lost_when_programs_are_killed() -> None:
    options = {
        "--tables": 4,
        "--kills": 4,
        "--nats": 1,
        "--postgres": 1,
        "--games": "fishery,fresh_fish",
        "--slowness": 0.3,
    }
    words = [str(word) for pair in options.items() for word in pair]
    done = run_trial("failures.kill_nodes", *words, "--json", timeout_s=600)
    assert done.returncode == 0, done.stdout + done.stderr
    found = json.loads(done.stdout)
    assert (found["kills"], found["nats"], found["postgres"]) == (4, 1, 1)
    assert found["acknowledged"] > 50
    assert found["views"] > found["acknowledged"]
