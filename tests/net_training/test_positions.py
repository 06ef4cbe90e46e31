"""Games of search against itself: equal plans give equal positions, in several processes and after a kill."""

import os
import subprocess
import sys
import time
from pathlib import Path

import numpy as np
import pytest

from shoal.core.catalogue import load
from shoal.net_training.__main__ import main
from shoal.net_training.dataset import open_dataset, plan_for, read_dataset
from shoal.net_training.errors import NothingToLearn, OtherRun
from shoal.net_training.minds import mind_with
from shoal.net_training.self_play import PARTS, SelfPlaySettings
from support.lab_kills import APART, PATIENCE

MANNER = SelfPlaySettings(seats=2, iterations=3, overlook=0.1, keep=1)
COMMAND = ["play", "fleet", "--games", "8", "--batch", "2", "--iterations", "3", "--seed", "5"]


def files(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in folder.iterdir() if file.name != "lock"}


@pytest.fixture(scope="module")
def undisturbed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("positions")
    main([*COMMAND, "--out", str(folder)])
    return folder


def test_rows_have_features_and_shares_of_every_seat(undisturbed: Path) -> None:
    positions = read_dataset(undisturbed)
    assert positions.missing() == []
    rows = positions.rows()
    game = load("fleet")
    assert rows.shape[1] == 4 + len(mind_with(game, "").features(game.start(2, game.settle(2, {})))[0])
    assert set(rows[:, 0]) == set(range(8))
    assert list(rows[:, 1]) == [0, 1] * (len(rows) // 2)
    for column in (2, 3):
        both = rows[::2, column] + rows[1::2, column]
        assert np.abs(both - PARTS).max() <= 1
    ended = rows[:, 3]
    assert set(ended) <= {0, PARTS // 2, PARTS}
    assert len(set(rows[:, 2])) > len(set(ended))


def test_games_that_were_killed_give_the_positions_of_an_undisturbed_run(undisturbed: Path, tmp_path: Path) -> None:
    out = tmp_path / "killed"
    command = [sys.executable, "-m", "shoal.net_training", *COMMAND, "--out", str(out), "--jobs", "2"]
    going = subprocess.Popen(command, stdout=subprocess.DEVNULL, env={**os.environ, "PYTHONPATH": ":".join(sys.path)})
    deadline = time.monotonic() + 120
    while going.poll() is None and not list(out.glob("*.npy")):
        assert time.monotonic() < deadline
        time.sleep(0.005)
    going.kill()
    assert going.wait() == -9
    main([*COMMAND, "--out", str(out)])
    assert files(out) == files(undisturbed)


def test_a_ray_cluster_gives_the_positions_of_an_undisturbed_run(undisturbed: Path, tmp_path: Path) -> None:
    pytest.importorskip("ray", reason="Ray is an extra of its own")
    if subprocess.run([*APART, "true"], capture_output=True, check=False).returncode:
        pytest.skip("Ray listens on every address, so it is tried only in a network of its own, which needs root")
    command = [*APART, sys.executable, "-m", "shoal.net_training", *COMMAND, "--out", str(tmp_path), "--ray"]
    subprocess.run(command, check=True, capture_output=True, timeout=PATIENCE)
    assert files(tmp_path) == files(undisturbed)


def test_a_folder_never_mixes_two_plans(undisturbed: Path) -> None:
    with pytest.raises(OtherRun, match="another plan"):
        open_dataset(undisturbed, plan_for("fleet", 6, 8, 2, MANNER))


def test_a_game_without_features_cannot_be_learned(tmp_path: Path) -> None:
    with pytest.raises(NothingToLearn, match="has no features"):
        plan_for("fishery", 1, 1, 1, MANNER)
    with pytest.raises(NothingToLearn, match="has no net"):
        plan_for("fishery", 1, 1, 1, MANNER, "seats = 2")
    with pytest.raises(NothingToLearn, match="no positions"):
        read_dataset(tmp_path)


def test_one_of_several_positions_can_be_kept(tmp_path: Path, undisturbed: Path) -> None:
    thin = open_dataset(tmp_path, plan_for("fleet", 5, 2, 2, SelfPlaySettings(2, 3, 0.1, 4)))
    with pytest.raises(NothingToLearn, match="no positions"):
        thin.rows()
    thin.play(0)
    all_rows = read_dataset(undisturbed).rows()
    assert 0 < len(thin.rows()) < (all_rows[:, 0] < 2).sum()


def test_games_by_hunches_have_only_their_result_to_learn_from(tmp_path: Path) -> None:
    plan = plan_for("fleet", 5, 4, 4, SelfPlaySettings(seats=2, iterations=0, overlook=0.02, keep=1))
    for name in ("one", "other"):
        open_dataset(tmp_path / name, plan).play(0)
    rows = read_dataset(tmp_path / "one").rows()
    assert np.array_equal(rows, read_dataset(tmp_path / "other").rows())
    assert np.array_equal(rows[:, 2], rows[:, 3])
