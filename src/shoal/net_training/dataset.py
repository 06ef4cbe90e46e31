"""The training dataset, a folder of positions: `plan.json`, and one file for each batch, complete or missing.

A file is an array of numpy, with one row for each seat of each position: see `self_play.rows_of`.
"""

import json
from dataclasses import asdict, dataclass
from io import BytesIO
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from shoal.core.catalogue import load
from shoal.lab.folder import UNFINISHED, write_whole
from shoal.net_training.errors import NothingToLearn, OtherRun
from shoal.net_training.minds import mind_with
from shoal.net_training.self_play import SelfPlaySettings, play_one, rows_of

PLAN: Final = "plan.json"


@dataclass(frozen=True)
class SelfPlayPlan:
    """Games of search against itself; `net` is the text of the net that judges, or empty for the mind by hand."""

    game: str
    edition: str
    seed: int
    games: int
    batch: int
    manner: SelfPlaySettings
    net: str = ""


class Dataset:
    """The positions of one plan; the number of a batch is that of its first game."""

    def __init__(self, path: Path, plan: SelfPlayPlan) -> None:
        self.path = path
        self.plan = plan

    def missing(self) -> list[int]:
        return [first for first in self._batches() if not self._file(first).exists()]

    def play(self, batch: int) -> None:
        """Play a batch and write it."""
        self.keep(batch, play_batch(self.plan, batch))

    def keep(self, batch: int, written: bytes) -> None:
        write_whole(self._file(batch), written)

    def rows(self) -> NDArray[Any]:
        """Return all rows, in the order of the games; batches that are missing are left out."""
        files = [self._file(first) for first in self._batches() if self._file(first).exists()]
        if not files:
            raise NothingToLearn(f"{self.path} contains no positions")
        return np.concatenate([np.load(file) for file in files])

    def _batches(self) -> range:
        return range(0, self.plan.games, self.plan.batch)

    def _file(self, first: int) -> Path:
        return self.path / f"{first:08d}.npy"


def play_batch(plan: SelfPlayPlan, first: int) -> bytes:
    """Play the games of a batch; the bytes depend only on the plan and the batch."""
    game = load(plan.game)
    mind = mind_with(game, plan.net)
    rows: list[list[int]] = []
    for number in range(first, min(first + plan.batch, plan.games)):
        rows += rows_of(number, play_one(game, mind, plan.manner, plan.seed, number))
    buffer = BytesIO()
    np.save(buffer, np.array(rows, dtype=np.int32))
    return buffer.getvalue()


def encode(plan: SelfPlayPlan) -> str:
    return json.dumps(asdict(plan), indent=1) + "\n"


def decode(text: str) -> SelfPlayPlan:
    data = json.loads(text)
    return SelfPlayPlan(**{**data, "manner": SelfPlaySettings(**data["manner"])})


def play_sent(plan: str, first: int) -> list[bytes]:
    """Play a batch of a plan that came as a text; return the bytes of its only file."""
    return [play_batch(decode(plan), first)]


def plan_for(name: str, seed: int, games: int, batch: int, manner: SelfPlaySettings, net: str = "") -> SelfPlayPlan:
    game = load(name)
    if not mind_with(game, net).features(game.start(manner.seats, game.settle(manner.seats, {}))):
        raise NothingToLearn(f"the mind of {name} has no features")
    return SelfPlayPlan(name, game.edition.digest, seed, games, batch, manner, net)


def open_dataset(path: Path, plan: SelfPlayPlan) -> Dataset:
    """Create the folder of a plan, or continue with it; remove unfinished files of a run that was killed."""
    path.mkdir(parents=True, exist_ok=True)
    text = encode(plan)
    if not (path / PLAN).exists():
        write_whole(path / PLAN, text.encode())
    if (path / PLAN).read_text(encoding="utf-8") != text:
        raise OtherRun(f"{path} contains the positions of another plan; choose another folder")
    for leftover in path.glob(f".*{UNFINISHED}"):
        leftover.unlink()
    return Dataset(path, plan)


def read_dataset(path: Path) -> Dataset:
    if not (path / PLAN).exists():
        raise NothingToLearn(f"{path} contains no positions")
    return Dataset(path, decode((path / PLAN).read_text(encoding="utf-8")))
