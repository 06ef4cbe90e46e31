"""Training: it learns, equal seeds give equal nets, and a run that was killed ends like one that was not."""

import os
import subprocess
import sys
import time
from io import BytesIO
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from shoal.bots.neural_net import parse_neural_net
from shoal.net_training.dataset import Dataset, SelfPlayPlan, open_dataset, read_dataset
from shoal.net_training.errors import OtherRun
from shoal.net_training.self_play import PARTS, SelfPlaySettings

torch = pytest.importorskip("torch", reason="training uses the extra learn, which is not installed for our tests")

GAMES = 64


@pytest.fixture(scope="module")
def lessons(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder of made-up positions: a seat wins if the product of its last two features is larger."""
    folder = tmp_path_factory.mktemp("lessons")
    open_dataset(folder, SelfPlayPlan("fleet", "", 1, GAMES, GAMES, SelfPlaySettings(2, 1, 0.0, 1)))
    rng = np.random.default_rng(1)
    features = rng.integers(-9, 10, (GAMES * 16, 2, 3))
    products = features[:, :, 1] * features[:, :, 2]
    won = np.where(products[:, :1] > products[:, 1:], [1, 0], np.where(products[:, :1] < products[:, 1:], [0, 1], 0.5))
    games, seats = np.meshgrid(np.arange(GAMES * 16) // 16, [0, 1], indexing="ij")
    head = np.stack([games, seats], axis=2)
    shares = np.repeat(won[:, :, None] * PARTS, 2, axis=2)
    rows = np.concatenate([head, shares, features], axis=2).astype(np.int32).reshape(-1, 7)
    buffer = BytesIO()
    np.save(buffer, rows)
    (folder / "00000000.npy").write_bytes(buffer.getvalue())
    return folder


def trained(lessons: Path, out: Path, epochs: int) -> Any:
    from shoal.net_training.training import TrainingSettings, train_net  # noqa: PLC0415  (PyTorch is an extra)

    return train_net(read_dataset(lessons), TrainingSettings(hidden=8, epochs=epochs, batch=64, rate=0.02), out)


def test_a_net_learns_what_no_weighted_sum_can_say(lessons: Path, tmp_path: Path) -> None:
    trainer = trained(lessons, tmp_path, 40)
    (_, before), (_, after) = trainer.losses[0], trainer.losses[-1]
    assert after < 0.7 * before
    assert integer_loss(read_dataset(lessons), (tmp_path / "net.toml").read_text()) == pytest.approx(
        min(held_out for _, held_out in trainer.losses), abs=0.01
    )


def integer_loss(positions: Dataset, text: str) -> float:
    """Return the loss of the integers on the games that were held out."""
    net = parse_neural_net(text)
    rows = positions.rows().reshape(-1, 2, 7)
    held_out = rows[rows[:, 0, 0] % 8 == 0]
    found = np.array([net.shares(position[:, 4:].tolist()) for position in held_out])
    return float(-(held_out[:, :, 3] / PARTS * np.log(found)).sum(axis=1).mean())


def test_equal_seeds_give_equal_nets(lessons: Path, tmp_path: Path) -> None:
    for name in ("one", "other"):
        trained(lessons, tmp_path / name, 3)
    assert (tmp_path / "one" / "net.toml").read_bytes() == (tmp_path / "other" / "net.toml").read_bytes()


def test_a_run_that_was_killed_ends_in_the_same_state(lessons: Path, tmp_path: Path) -> None:
    out = tmp_path / "killed"
    program = (
        "import sys; from pathlib import Path; from shoal.net_training.training import TrainingSettings, train_net; "
        "from shoal.net_training.dataset import read_dataset; "
        f"train_net(read_dataset(Path({str(lessons)!r})), TrainingSettings(hidden=8, epochs=30, batch=8, rate=0.02), "
        f"Path({str(out)!r}))"
    )
    environment = {**os.environ, "PYTHONPATH": ":".join(sys.path)}
    going = subprocess.Popen([sys.executable, "-c", program], env=environment)
    deadline = time.monotonic() + 120
    while going.poll() is None and not (out / "checkpoint.pt").exists():
        assert time.monotonic() < deadline
        time.sleep(0.005)
    going.kill()
    assert going.wait() == -9
    assert not (out / "net.toml").exists()
    subprocess.run([sys.executable, "-c", program], env=environment, check=True)
    subprocess.run(
        [sys.executable, "-c", program.replace(str(out), str(tmp_path / "whole"))], env=environment, check=True
    )
    assert (out / "net.toml").read_bytes() == (tmp_path / "whole" / "net.toml").read_bytes()
    states = [torch.load(folder / "checkpoint.pt", weights_only=True) for folder in (out, tmp_path / "whole")]
    assert same(*states)


def same(one: Any, other: Any) -> bool:
    """Return whether two states are equal to the last bit."""
    if isinstance(one, torch.Tensor):
        return bool(torch.equal(one, other))
    if isinstance(one, dict):
        return one.keys() == other.keys() and all(same(one[key], other[key]) for key in one)
    if isinstance(one, list | tuple):
        return len(one) == len(other) and all(same(a, b) for a, b in zip(one, other, strict=True))
    return bool(one == other)


def test_a_checkpoint_of_other_settings_is_refused(lessons: Path, tmp_path: Path) -> None:
    trained(lessons, tmp_path, 1)
    with pytest.raises(OtherRun, match="other settings"):
        trained(lessons, tmp_path, 2)
