"""trials/failures/rolling_upgrade.py in short: the next release takes over and gives back while people play."""

import json

import pytest

from support.trials import run_trial

pytestmark = [pytest.mark.ops, pytest.mark.usefixtures("services")]

PATIENTLY = ["--longest", "15"]
"""Other tests run beside this one."""


def test_nobody_loses_anything_while_every_program_is_replaced_and_back() -> None:
    small = ["--tables", "4", "--workers", "1", "--slowness", "0.5", "--games", "fishery,pisces"]
    done = run_trial("failures.rolling_upgrade", *small, *PATIENTLY, "--json", timeout_s=400)
    assert done.returncode == 0, done.stdout + done.stderr[-3000:]
    found = json.loads(done.stdout)
    assert found["faults"] == []
    assert found["replaced"] == 6
    assert found["views"] > found["acknowledged"] > 0
