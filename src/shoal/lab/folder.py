"""The folder of an experiment: its plan, and one file a batch that is either whole or not there.

`plan.json` is what is played; a folder never mixes two plans. `games/` has one row a game and `decisions/` one a
decision, if asked, in a file for each batch named by its case and its first game.
"""

import fcntl
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import pyarrow as pa
import pyarrow.parquet as pq

from shoal.lab.errors import FolderInUse, NothingToReport, OtherExperiment
from shoal.lab.plan import Batch, Plan, batches_of, decode, encode
from shoal.lab.rows import Written

PLAN: Final = "plan.json"
UNFINISHED: Final = ".unfinished"


class Folder:
    """Where the results of one plan are kept."""

    def __init__(self, path: Path, plan: Plan) -> None:
        self.path = path
        self.plan = plan

    def missing(self) -> list[Batch]:
        """List the batches that are still to be played."""
        return [batch for batch in batches_of(self.plan) if not self._file("games", batch).exists()]

    def keep(self, batch: Batch, written: Written) -> None:
        """Write a batch; the file of games comes last, so that a batch counts only when all of it is there."""
        if self.plan.decisions:
            write_whole(self._file("decisions", batch), written.decisions)
        write_whole(self._file("games", batch), written.games)

    def games(self, case: int) -> pa.Table:
        return pa.concat_tables(
            pq.read_table(self._file("games", batch)) for batch in batches_of(self.plan) if batch.case == case
        )

    def _file(self, kind: str, batch: Batch) -> Path:
        return self.path / kind / f"{batch.case:03d}-{batch.first:010d}.parquet"


def open_folder(path: Path, plan: Plan) -> Folder:
    """Make the folder of a plan, or go on with it; what a killed run left unfinished is cleared away."""
    for kind in ("games", "decisions") if plan.decisions else ("games",):
        (path / kind).mkdir(parents=True, exist_ok=True)
    if not (path / PLAN).exists():
        write_whole(path / PLAN, encode(plan).encode())
    if (path / PLAN).read_text(encoding="utf-8") != encode(plan):
        raise OtherExperiment(f"{path} holds another experiment, or the same one by other rules; choose another folder")
    for leftover in path.rglob(f"*{UNFINISHED}"):
        leftover.unlink()
    return Folder(path, plan)


def read_folder(path: Path) -> Folder:
    """Open a finished experiment to read it."""
    if not (path / PLAN).exists():
        raise NothingToReport(f"{path} holds no experiment")
    folder = Folder(path, decode((path / PLAN).read_text(encoding="utf-8")))
    missing = len(folder.missing())
    if missing:
        raise NothingToReport(f"{path}: {missing} batches are still to be played; `shoal lab run` goes on with them")
    return folder


@contextmanager
def locked(path: Path) -> Iterator[None]:
    """Let one run at a time write to the folder; the lock goes with the process, however it ends."""
    path.mkdir(parents=True, exist_ok=True)
    with (path / "lock").open("w") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise FolderInUse(f"another run is writing to {path}") from None
        yield


def write_whole(path: Path, content: bytes) -> None:
    """Write a file so that it is there whole or not at all, even if the machine stops."""
    beside = path.with_name(f"{path.name}.{os.getpid()}{UNFINISHED}")
    with beside.open("wb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())
    beside.replace(path)
