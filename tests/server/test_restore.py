"""The short version of ops/restore.py: a destroyed database comes back from its backup."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = [pytest.mark.ops, pytest.mark.usefixtures("services")]

RESTORE = Path(__file__).parents[2] / "ops" / "restore.py"


def test_a_destroyed_database_comes_back() -> None:
    command = [sys.executable, str(RESTORE), "--way", "archive", "--tables", "3", "--seconds", "12", "--json"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stdout + done.stderr[-3000:]
    found = json.loads(done.stdout)
    assert found["faults"] == []
    assert found["views"] > found["acknowledged"] > found["lost"]
    assert found["lost_seconds"] < 15
