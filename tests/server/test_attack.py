"""The short version of ops/attack.py: no attack by one guest stops the others."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from breakdowns import BREAKDOWNS
from floods import OVER_HTTP
from hostile import OVER_WEBSOCKETS

pytestmark = [pytest.mark.ops, pytest.mark.usefixtures("services")]

ATTACK = Path(__file__).parents[2] / "ops" / "attack.py"


def test_no_attack_harms_honest_tables() -> None:
    """The limit is 3000 ms because the test machine may be busy; the default of `ops/attack.py` is 150 ms."""
    command = [sys.executable, str(ATTACK), "--short", "--p99", "3000", "--json"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=600, check=False)
    assert done.returncode == 0, done.stdout + done.stderr[-3000:]
    found = {outcome["name"]: outcome for outcome in json.loads(done.stdout)}
    assert found.keys() == {"nothing", *OVER_WEBSOCKETS, *OVER_HTTP, *BREAKDOWNS}
    assert all(outcome["made"] > 0 for outcome in found.values())
    for name in ("nul_key", "surrogate_key", "nul_talk", "nul_word_and_path", "deep_records", "guessed_passwords"):
        assert (name, found[name]["granted"]) == (name, 0)
    for name in ("wrong_clock", "stolen_session", "half_requests"):
        assert (name, found[name]["granted"]) == (name, 0)
    assert found["lobby_flood"]["granted"] <= 10
