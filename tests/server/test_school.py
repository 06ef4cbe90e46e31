"""A school behind one address: no class is refused anything. The short version of trials/school/run.py."""

import json

import pytest

from support.trials import run_trial

pytestmark = pytest.mark.ops


def test_two_classes_behind_one_address_are_refused_nothing() -> None:
    done = run_trial("school.run", "--people", "24", "--classes", "2", "--polls", "3", "--json", timeout_s=300)
    assert done.stdout, done.stderr[-2000:]
    found = json.loads(done.stdout.splitlines()[-1])
    assert (found["refused"], found["what"]) == (0, {})
    assert found["answers"] >= 48 * 25
