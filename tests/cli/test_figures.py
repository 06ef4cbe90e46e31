"""shoal sim, shoal perft and shoal bench: the output that scripts rely on."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from shoal import builds
from shoal.cli.bench import PEERS, conclude_bench
from shoal.core.catalogue import names
from shoal.core.simulation import SimulationSummary
from support.cli_runs import refused, run, run_process

SIM = ["sim", "fishery", "--games", "230", "--seed", "1", "--preset", "puddle"]


def test_sim_gives_the_same_summary_with_any_number_of_processes() -> None:
    alone = run(*SIM, "--json")
    assert run(*SIM, "--json", "--jobs", "2") == alone
    summary = json.loads(alone)
    assert set(summary) == set(SimulationSummary.__annotations__)
    assert (summary["game"], summary["seats"], summary["games"], summary["seed"]) == ("fishery", 2, 230, 1)
    assert summary["policy"] == "uniform"
    assert sum(summary["ends"].values()) == 230
    assert sum(summary["share"]) == pytest.approx(1)


def test_sim_spreads_a_third_party_game_too(toys: Path) -> None:
    arguments = ["sim", "tide", "--games", "250", "--json"]
    assert run(*arguments, "--jobs", "2") == run(*arguments)


def test_sim_policies_differ() -> None:
    assert json.loads(run(*SIM, "--json", "--policy", "eager"))["ends"] == {"exhausted": 230}


def test_sim_as_a_process_prints_nothing_but_the_summary() -> None:
    ended = run_process(*SIM, "--json", "--jobs", "2")
    assert ended.returncode == 0
    slow = re.compile("[0-9]+ of 230 done after [0-9]+ s|This is the interpreted build.*")  # only on a busy machine
    assert [line for line in ended.stderr.splitlines() if not slow.fullmatch(line)] == []
    assert ended.stdout == run(*SIM, "--json")


def test_sim_for_people() -> None:
    told = run(*SIM)
    assert told.startswith("fishery: 230 games, uniform policy, seed 1\n")
    assert "wins of White" in told


def test_perft() -> None:
    answer = json.loads(run("perft", "fishery", "--depth", "3", "--json"))
    assert set(answer) == {"game", "seats", "depth", "count", "seconds", "nodes_per_s"}
    assert (answer["game"], answer["seats"], answer["depth"], answer["count"]) == ("fishery", 2, 3, 63 * 62 * 61)
    assert "fishery, depth 2: 72 in " in run("perft", "fishery", "--preset", "puddle", "--depth", "2")


def check_bench(answer: dict[str, Any]) -> None:
    assert set(answer) == {"game", "rows", "peers"}
    assert [row["name"] for row in answer["rows"]][:2] == ["playouts_per_s", "moves_per_s"]
    for row in answer["rows"]:
        assert set(row) == {"name", "interpreted", "compiled", "ratio"}
        assert row["interpreted"] > 0
        assert (row["compiled"] is None) == (row["ratio"] is None) == (not builds.compiled_is_installed())
    assert [peer["name"] for peer in answer["peers"]] in ([], list(PEERS))
    for peer in answer["peers"]:
        assert set(peer) == {"name", "moves_per_s", "ours_over_theirs"}


def test_bench_of_one_game() -> None:
    check_bench(json.loads(run("bench", "fishery", "--seconds", "0.01", "--rounds", "2", "--json")))


def test_bench_of_every_game_is_one_line_for_each() -> None:
    answers = [json.loads(line) for line in run("bench", "--seconds", "0.01", "--rounds", "1", "--json").splitlines()]
    assert [answer["game"] for answer in answers] == names()
    for answer in answers:
        check_bench(answer)


def test_bench_of_the_search_is_one_line_for_each_game() -> None:
    told = run("bench", "--search", "--seconds", "0.01", "--rounds", "1", "--json")
    answers = [json.loads(line) for line in told.splitlines()]
    assert [answer["game"] for answer in answers] == names()
    for answer in answers:
        assert set(answer) == {"game", "rows", "peers"}
        (row,) = answer["rows"]
        assert (row["name"], answer["peers"]) == ("iterations_per_s", [])
        assert row["interpreted"] > 0
        assert (row["compiled"] is None) == (row["ratio"] is None) == (not builds.compiled_is_installed())


@pytest.mark.usefixtures("toys")
def test_bench_measures_a_games_own_drills() -> None:
    answer = json.loads(run("bench", "tide", "--seconds", "0.01", "--rounds", "1", "--json"))
    check_bench(answer)
    assert answer["rows"][2]["name"] == "deal_per_s"


def test_bench_for_people() -> None:
    told = run("bench", "fishery", "--seconds", "0.01", "--rounds", "1")
    assert "playouts_per_s" in told
    assert "Interpreted" in told


def test_bench_refuses_an_unknown_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert refused(capsys, "bench", "nope").startswith("no game is called 'nope'")


def test_bench_gives_medians_of_rounds_and_of_their_ratios() -> None:
    moves, playouts = "moves_per_s", "playouts_per_s"
    samples = {
        ("interpreted", "fishery", playouts): [1.0, 2.0, 4.0],
        ("compiled", "fishery", playouts): [10.0, 10.0, 80.0],
        ("interpreted", "fishery", moves): [1.0, 1.0, 1.0],
        ("compiled", "fishery", moves): [6.0, 6.0, 9.0],
        **{("peers", peer, moves): [3.0, 2.0, 1.0] for peer in PEERS.values()},
    }
    answer = conclude_bench("fishery", samples)
    assert answer["rows"][0] == {"name": playouts, "interpreted": 2.0, "compiled": 10.0, "ratio": 10.0}
    assert answer["peers"][0] == {"name": "open_spiel go 9x9", "moves_per_s": 2.0, "ours_over_theirs": 3.0}


def test_a_worker_refuses_another_build() -> None:
    from shoal.cli import bench_worker  # noqa: PLC0415  (nothing else loads it)

    other = "compiled" if builds.running() == "interpreted" else "interpreted"
    with pytest.raises(SystemExit, match=f"not the {other} one"):
        bench_worker.main(other)
