"""The short version of trials/attacks/run.py: no attack by one guest stops the others."""

import json

import pytest

from support.trials import run_trial
from trials.attacks.faults import BREAKDOWNS
from trials.attacks.http_attacks import OVER_HTTP
from trials.attacks.websocket_attacks import OVER_WEBSOCKETS

pytestmark = [pytest.mark.ops, pytest.mark.usefixtures("services")]


def test_no_attack_harms_honest_tables() -> None:
    """The limit is 3000 ms because the test machine may be busy; the default of `trials/attacks/run.py` is 150 ms."""
    done = run_trial("attacks.run", "--short", "--p99", "3000", "--json", timeout_s=600)
    assert done.returncode == 0, done.stdout + done.stderr[-3000:]
    found = {outcome["name"]: outcome for outcome in json.loads(done.stdout)}
    assert found.keys() == {"nothing", *OVER_WEBSOCKETS, *OVER_HTTP, *BREAKDOWNS}
    assert all(outcome["made"] > 0 for outcome in found.values())
    for name in ("nul_key", "surrogate_key", "nul_talk", "nul_word_and_path", "deep_records", "guessed_passwords"):
        assert (name, found[name]["granted"]) == (name, 0)
    for name in ("wrong_clock", "stolen_session", "half_requests"):
        assert (name, found[name]["granted"]) == (name, 0)
    assert found["lobby_flood"]["granted"] <= 10
