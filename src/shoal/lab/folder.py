"""The folder of an experiment: its plan, and one file for each batch, which is complete or missing.

`plan.json` is the plan; a folder never mixes two plans. `games/` has one row for each game and `decisions/`, if the
experiment asks for it, one for each decision. The file of a batch is named after its case and its first game.
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
from shoal.lab.parquet_rows import Written, play_batch
from shoal.lab.plan import Batch, Plan, batches_of, decode, encode

PLAN: Final = "plan.json"
UNFINISHED: Final = ".unfinished"


class Folder:
    """The results of one plan."""

    def __init__(self, path: Path, plan: Plan) -> None:
        self.path = path
        self.plan = plan

    def missing(self) -> list[Batch]:
        """Return the batches that have not been played."""
        return [batch for batch in batches_of(self.plan) if not self._file("games", batch).exists()]

    def play(self, batch: Batch) -> None:
        """Play a batch and write it."""
        self.keep(batch, play_batch(self.plan, batch))

    def keep(self, batch: Batch, written: Written) -> None:
        """Write a batch; the file of games is written last, so that a batch counts only when it is complete."""
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
    """Create the folder of a plan, or continue with it; remove unfinished files of a run that was killed."""
    for kind in ("games", "decisions") if plan.decisions else ("games",):
        (path / kind).mkdir(parents=True, exist_ok=True)
    if not (path / PLAN).exists():
        write_whole(path / PLAN, encode(plan).encode())
    if (path / PLAN).read_text(encoding="utf-8") != encode(plan):
        raise OtherExperiment(
            f"{path} contains another experiment, or this one with other rules; choose another folder"
        )
    for leftover in path.rglob(f"*{UNFINISHED}"):
        leftover.unlink()
    return Folder(path, plan)


def read_folder(path: Path) -> Folder:
    """Open a finished experiment to read it."""
    if not (path / PLAN).exists():
        raise NothingToReport(f"{path} contains no experiment")
    folder = Folder(path, decode((path / PLAN).read_text(encoding="utf-8")))
    missing = len(folder.missing())
    if missing:
        raise NothingToReport(f"{path}: {missing} batches have not been played; `shoal lab run` continues")
    return folder


@contextmanager
def locked(path: Path) -> Iterator[None]:
    """Let only one run at a time write to the folder; the lock ends with the process."""
    path.mkdir(parents=True, exist_ok=True)
    with (path / "lock").open("w") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise FolderInUse(f"another run is writing to {path}") from None
        yield


def write_whole(path: Path, content: bytes) -> None:
    """Write a file so that it is complete or missing, even if the machine stops.

    Programs that read a folder of Parquet files leave out those whose name begins with a dot.
    """
    beside = path.with_name(f".{path.name}.{os.getpid()}{UNFINISHED}")
    with beside.open("wb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())
    beside.replace(path)
