"""Many moves at once reach all readers: the short version of trials/load/load.py."""

import json
from typing import Any

import pytest

from support.trials import run_trial

pytestmark = [pytest.mark.ops, pytest.mark.usefixtures("services")]


def load(*words: str) -> list[dict[str, Any]]:
    done = run_trial("load.load", *words, "--json", timeout_s=300)
    assert done.returncode == 0, done.stderr
    found: list[dict[str, Any]] = json.loads(done.stdout)
    return found


def test_ratio_of_whole_moves_to_bare_commits() -> None:
    (found,) = load("ratio", "--rounds", "2", "--seconds", "1", "--tables", "6")
    assert min(found["bare"] + found["moves"]) > 0
    assert found["ratio"] > 0


def test_many_websockets_are_served_without_an_error() -> None:
    few, more = load("sockets", "--tables", "5,15", "--watchers", "2", "--rate", "20", "--seconds", "2")
    assert [(one["tables"], one["sockets"], one["errors"]) for one in (few, more)] == [(5, 20, 0), (15, 60, 0)]
    assert min(few["moves_a_second"], more["moves_a_second"]) > 1
    assert more["p50_ms"] <= more["p99_ms"] <= more["longest_ms"]
    assert more["fastest"] > 20


def test_nodes_have_tables_of_their_own() -> None:
    (found,) = load("sockets", "--tables", "5", "--watchers", "1", "--rate", "20", "--seconds", "2", "--nodes", "2")
    assert (found["tables"], found["sockets"], found["errors"]) == (5, 15, 0)
