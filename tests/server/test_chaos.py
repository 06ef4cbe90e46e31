"""The short version of ops/chaos: nodes, workers, NATS and PostgreSQL are killed while tables are played."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = [pytest.mark.ops, pytest.mark.usefixtures("services")]

CHAOS = Path(__file__).parents[2] / "ops" / "chaos.py"


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
    command = [sys.executable, str(CHAOS), *words, "--json"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=600, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    found = json.loads(done.stdout)
    assert (found["kills"], found["nats"], found["postgres"]) == (4, 1, 1)
    assert found["acknowledged"] > 50
    assert found["views"] > found["acknowledged"]
