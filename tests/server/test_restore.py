"""The short version of trials/failures/backup_restore.py: a destroyed database comes back from its backup."""

import json

import pytest

from support.trials import run_trial

pytestmark = [pytest.mark.ops, pytest.mark.usefixtures("services")]


def test_a_destroyed_database_comes_back() -> None:
    done = run_trial(
        "failures.backup_restore", "--way", "archive", "--tables", "3", "--seconds", "12", "--json", timeout_s=300
    )
    assert done.returncode == 0, done.stdout + done.stderr[-3000:]
    found = json.loads(done.stdout)
    assert found["faults"] == []
    assert found["views"] > found["acknowledged"] > found["lost"]
    assert found["lost_seconds"] < 15
