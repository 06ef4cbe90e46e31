"""Runs may be killed at any time; after resuming, the results are the same as without the kill."""

import subprocess
from pathlib import Path

import pyarrow.parquet as pq
import pytest

from shoal.lab.errors import FolderInUse, OtherExperiment, WorkersKeepDying
from shoal.lab.experiment import read_experiment
from shoal.lab.folder import UNFINISHED, locked
from shoal.lab.runner import in_processes, run
from support.lab_kills import APART, contents, finish, kill_run, kill_worker, start

EXPERIMENT = """
seed = 7
games = 60
luck = 30
decisions = true
batch = 4
case = [{ game = "fishery_boom", seats = 2, bots = ["eager"], options = { spawn_one = [false, true] } }]
"""


@pytest.fixture
def experiment(tmp_path: Path) -> Path:
    file = tmp_path / "experiment.toml"
    file.write_text(EXPERIMENT)
    return file


@pytest.fixture
def undisturbed(experiment: Path, tmp_path: Path) -> dict[str, bytes]:
    plan = read_experiment(experiment)
    assert len(list(run(tmp_path / "undisturbed", plan, in_processes(1)))) == 1 + 30
    return contents(tmp_path / "undisturbed")


def test_killed_workers_and_runs_give_the_results_of_an_undisturbed_run(
    experiment: Path, tmp_path: Path, undisturbed: dict[str, bytes]
) -> None:
    out = tmp_path / "killed"
    going = start(experiment, out, "--jobs", "2")
    assert kill_worker(going, out)
    assert kill_run(going, out)
    finish(experiment, out, "--jobs", "1")
    assert contents(out) == undisturbed


def test_ray_gives_the_results_of_an_undisturbed_run(
    experiment: Path, tmp_path: Path, undisturbed: dict[str, bytes]
) -> None:
    pytest.importorskip("ray", reason="Ray is an extra of its own")
    if subprocess.run([*APART, "true"], capture_output=True, check=False).returncode:
        pytest.skip("Ray listens on every address, so it is tried only in a network of its own, which needs root")
    finish(experiment, tmp_path / "ray", "--ray")
    assert contents(tmp_path / "ray") == undisturbed


def test_finished_batches_are_not_played_again(experiment: Path, tmp_path: Path, undisturbed: dict[str, bytes]) -> None:
    (already, *played) = run(tmp_path / "undisturbed", read_experiment(experiment), in_processes(1))
    assert (len(already), played) == (30, [])
    assert contents(tmp_path / "undisturbed") == undisturbed


def test_unfinished_files_of_a_killed_run_are_removed(experiment: Path, tmp_path: Path) -> None:
    leftover = tmp_path / "out" / "games" / "000-0000000000.parquet.17.unfinished"
    leftover.parent.mkdir(parents=True)
    leftover.write_bytes(b"half a file")
    next(run(tmp_path / "out", read_experiment(experiment), in_processes(1)))
    assert not leftover.exists()


def test_a_folder_never_mixes_two_experiments(experiment: Path, tmp_path: Path, undisturbed: dict[str, bytes]) -> None:
    experiment.write_text(EXPERIMENT.replace("seed = 7", "seed = 8"))
    with pytest.raises(OtherExperiment, match="contains another experiment"):
        next(run(tmp_path / "undisturbed", read_experiment(experiment), in_processes(1)))


def test_one_run_at_a_time_writes_to_a_folder(experiment: Path, tmp_path: Path) -> None:
    with locked(tmp_path / "out"), pytest.raises(FolderInUse, match="another run"):
        next(run(tmp_path / "out", read_experiment(experiment), in_processes(1)))


def test_a_batch_that_kills_its_worker_again_and_again_ends_the_run(
    experiment: Path, tmp_path: Path, toys: Path
) -> None:
    """A game of another package ends the process that plays it."""
    (toys / "fatal.py").write_text(FATAL)
    (toys / "toys-1.dist-info" / "entry_points.txt").write_text("[shoal.games]\nfatal = fatal:FATAL\n")
    experiment.write_text('games = 2\ncase = [{ game = "fatal", seats = 2, bots = ["eager"] }]\n')
    with pytest.raises(WorkersKeepDying, match="ended 5 times"):
        list(run(tmp_path / "out", read_experiment(experiment), in_processes(2)))


FATAL = """
import multiprocessing, os
from toys.lots.game import Lots


class Fatal(Lots):
    def start(self, seats, options):
        if multiprocessing.parent_process() is not None:
            os._exit(9)
        return super().start(seats, options)


FATAL = Fatal("fatal")
"""


def test_bots_that_search_play_the_same_games_again(experiment: Path, tmp_path: Path) -> None:
    puddle = '{ game = "fishery", options = { rows = 3, columns = 3, ships = 2 }, bots = ["mate@6i", "greedy"] }'
    experiment.write_text(f"games = 4\nluck = 1\nbatch = 2\ndecisions = true\ncase = [{puddle}]\n")
    for name in ("once", "twice"):
        list(run(tmp_path / name, read_experiment(experiment), in_processes(1)))
    assert contents(tmp_path / "once") == contents(tmp_path / "twice")
    rows = pq.read_table(tmp_path / "once/games/000-0000000000.parquet").to_pylist()
    seated = ["mate@6i", "greedy"], ["greedy", "mate@6i"]
    assert [row["bots"] for row in rows] == [seated[row["choices"]] for row in rows]


def test_rows_of_decisions_and_of_games_agree(tmp_path: Path, undisturbed: dict[str, bytes]) -> None:
    games = pq.read_table(tmp_path / "undisturbed/games/000-0000000000.parquet").to_pylist()
    rows = pq.read_table(tmp_path / "undisturbed/decisions/000-0000000000.parquet").to_pylist()
    assert [(game["chance"], game["choices"]) for game in games] == [
        (0, 0), (1, 1), (2, 2), (3, 3), (0, 1), (1, 0), (2, 3), (3, 2)
    ]  # fmt: skip
    assert [game["exchanged"] for game in games] == [False] * 4 + [True] * 4
    assert len({(row["case"], row["game"], row["seats"], row["variant"]) for row in [*games, *rows]}) == 1
    for game in games[:4]:
        mine = [row for row in rows if row["chance"] == game["chance"]]
        counted = sum(number for name, number in game.items() if name.startswith("decisions:"))
        assert (len(mine), sum(row["legal"] == 1 for row in mine)) == (counted, game["forced"])
        marks = [row for row in mine if row["phase"] == "mark"]
        assert len(marks) == game["decisions:mark"] > 0
        assert sum(row["legal"] for row in marks) == game["choices:mark"]


def test_a_file_that_is_being_written_is_not_read(tmp_path: Path, undisturbed: dict[str, bytes]) -> None:
    folder = tmp_path / "undisturbed" / "games"
    whole = pq.read_table(folder).num_rows
    (folder / f".000-0000000000.parquet.1{UNFINISHED}").write_bytes(b"PAR1")
    assert pq.read_table(folder).num_rows == whole
