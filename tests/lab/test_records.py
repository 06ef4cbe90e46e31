"""Records of an experiment: whole games that replay to the results of their rows."""

from pathlib import Path

import pyarrow as pa
import pyarrow.parquet as pq
import pytest

from shoal.core.record import EventEntry, decode
from shoal.core.replay import replay
from shoal.lab.experiment import read_experiment
from shoal.lab.runner import in_processes
from shoal.lab.runner import run as play
from support.cli_runs import refused, run

EXPERIMENT = """
seed = 5
games = 4
case = [
  { game = "fishery_boom", seats = 2, bots = ["random", "eager"], editions = ["", "mine.toml"] },
  { game = "fishery", options = { rows = 3, columns = 3, ships = 2 }, bots = ["mate@6i"] },
  { game = "fleet", seats = 2, bots = ["./silent.py", "eager"] },
]
"""


@pytest.fixture
def results(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    Path("mine.toml").write_text(run("edition", "fishery_boom").replace("initial_supply = 0", "initial_supply = 1"))
    Path("silent.py").write_text("")
    Path("experiment.toml").write_text(EXPERIMENT)
    list(play(tmp_path / "results", read_experiment(Path("experiment.toml")), in_processes(1)))
    return tmp_path / "results"


def test_records_replay_to_the_results_of_their_rows(results: Path) -> None:
    assert run("lab", "records", "results", "--out", "records", "--games", "3").endswith("12 records in records\n")
    assert len(list(Path("records").glob("*.json"))) == 12
    for place in range(4):
        rows = pq.read_table(f"results/games/{place:03d}-0000000000.parquet").to_pylist()
        edition = Path(f"records/{place:03d}.toml")
        assert edition.exists() == (place == 1)
        for number in range(3):
            record = decode(Path(f"records/{place:03d}-{number:010d}.json").read_text())
            end = replay(record, edition if place == 1 else None)
            assert (end.state.scores(), end.shares()) == (rows[number]["scores"], rows[number]["shares"])
            assert len(end.acts) == rows[number]["plies"]
            assert isinstance(record.entries[-1], EventEntry) == (place == 3)


def test_one_case_is_chosen_by_its_name(results: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("lab", "records", "results", "--out", "one", "--case", "fishery 2").endswith("4 records in one\n")
    assert "replays exactly; nothing was left to chance" in run("verify", "one/002-0000000003.json")
    assert "no case is called 'fishery'" in refused(
        capsys, "lab", "records", "results", "--out", "x", "--case", "fishery"
    )


def test_a_game_that_ends_otherwise_is_refused(results: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = results / "games/000-0000000000.parquet"
    table = pq.read_table(file)
    place = table.column_names.index("scores")
    pq.write_table(table.set_column(place, "scores", pa.array([[99, 99]] * 4, pa.list_(pa.int32()))), file)
    assert "game 0 of fishery_boom 2 ended otherwise" in refused(capsys, "lab", "records", "results", "--out", "x")
