"""The short version of ops/calls.py: workers are killed while they tell people of their turns."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = [pytest.mark.ops, pytest.mark.usefixtures("services")]

ROOT = Path(__file__).parents[2]


def test_everybody_is_told_of_each_turn_though_workers_are_killed() -> None:
    command = [sys.executable, str(ROOT / "ops" / "calls.py"), "--kills", "3", "--tables", "2", "--away", "2", "--json"]
    paths = [str(ROOT / "src"), str(ROOT / "tests"), str(ROOT / "ops")]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}
    done = subprocess.run(command, capture_output=True, text=True, timeout=900, check=False, env=environment)
    assert done.returncode == 0, done.stdout + done.stderr
    found = json.loads(done.stdout.splitlines()[-1])
    assert found["kills"] == 3
    assert (found["lost"], found["doubled"], found["strange_repeats"]) == (0, 0, 0)
    assert found["pushes"] + found["letters"] == found["turns"] > 3
