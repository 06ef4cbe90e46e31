"""Every query of a request uses an index: the short version of trials/database/query_plans.py."""

import json

import pytest

from support.trials import run_trial

pytestmark = [pytest.mark.ops, pytest.mark.usefixtures("services")]

WORDS = ("--tables", "1500", "--entries", "45000", "--visits", "3", "--no-scans", "--most-ms", "100", "--json")


def test_no_query_scans_a_whole_database_table() -> None:
    done = run_trial("database.query_plans", *WORDS, timeout_s=300)
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-2000:]
    found = json.loads(done.stdout.splitlines()[-1])  # before it the node may have logged something
    assert found["faults"] == []
    assert found["entries"] >= 45_000
    nodes: dict[str, set[str]] = {}
    for plan in found["plans"]:
        nodes.setdefault(plan["errand"], set()).update(plan["nodes"])
    assert nodes.keys() >= {
        "lobby",
        "open (public)",
        "search",
        "node: match",
        "hello",
        "act",
        "talk",
        "resign",
        "review",
        "node: expire",
        "worker",
        "worker: tidy",
    }
    visits = {errand.split(" #")[0] for errand in nodes if " #" in errand}
    assert visits == {"lobby", "profile", "own profile", "history", "leaderboard", "my games", "queue"}
    assert any(node.endswith("ix_chairs_public") for node in nodes["profile of a recluse"])
    assert any(node.endswith("ix_chairs_open") for node in nodes["tables of a busy"])
    for errand in ("export of games", "export of games, further", "export of games with few found"):
        assert any(node.endswith("ix_tables_over") for node in nodes[errand]), errand
    assert any(node.endswith("ix_chairs_public") for node in nodes["export of a player's games"])
