"""The short version of ops/upgrade.py: the next release takes over and gives back while people play."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = [pytest.mark.ops, pytest.mark.usefixtures("services")]

UPGRADE = Path(__file__).parents[2] / "ops" / "upgrade.py"
PATIENTLY = ["--longest", "15"]
"""Other tests run beside this one."""


def test_nobody_loses_anything_while_every_program_is_replaced_and_back() -> None:
    small = ["--tables", "4", "--workers", "1", "--slowness", "0.5", "--games", "fishery,pisces"]
    command = [sys.executable, str(UPGRADE), *small, *PATIENTLY, "--json"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=400, check=False)
    assert done.returncode == 0, done.stdout + done.stderr[-3000:]
    found = json.loads(done.stdout)
    assert found["faults"] == []
    assert found["replaced"] == 6
    assert found["views"] > found["acknowledged"] > 0
