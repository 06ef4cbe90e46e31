"""Run a plan: play the missing batches, in this process or in several, until none is missing.

A worker gets the folder and a batch, and writes the file itself. If it is killed, its batch is played again. If the run
itself is killed, its workers end by themselves, and the same command continues. `shoal.net_training` plays its own
folders in the same way.
"""

import os
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from pathlib import Path
from threading import Thread
from typing import Final, Protocol, TypeVar

from shoal.lab.errors import WorkersKeepDying
from shoal.lab.folder import Folder, locked, open_folder
from shoal.lab.plan import Batch, Plan, batches_of

MOST_LOSSES: Final = 5
"""How often in a row workers may end before a batch is finished."""
QUEUED: Final = 2
"""How many batches are given to each worker at a time."""

B = TypeVar("B")
Runner = Callable[[Folder, list[Batch]], Iterator[Batch]]


class Playable(Protocol[B]):
    """A folder whose missing batches can be played in any order and by any process; it must survive pickling."""

    def missing(self) -> list[B]: ...

    def play(self, batch: B) -> None:
        """Play a batch and write its file."""


def run(path: Path, plan: Plan, runner: Runner) -> Iterator[list[Batch]]:
    """Play the missing batches; yield first the batches of earlier runs, then each one as it is finished."""
    with locked(path):
        folder = open_folder(path, plan)
        missing = folder.missing()
        yield sorted(set(batches_of(plan)) - set(missing))
        for batch in runner(folder, missing):
            yield [batch]


def in_processes(jobs: int) -> Runner:
    """Return a runner that plays batches in this process, or in several."""
    return lambda folder, batches: play_missing(folder, batches, jobs)


def play_missing(folder: Playable[B], batches: list[B], jobs: int) -> Iterator[B]:
    """Play the missing batches of a folder, and yield each one as it is finished."""
    return _here(folder, batches) if jobs == 1 else _spread(folder, batches, jobs)


def _here(folder: Playable[B], batches: list[B]) -> Iterator[B]:
    for batch in batches:
        folder.play(batch)
        yield batch


def _spread(folder: Playable[B], batches: list[B], jobs: int) -> Iterator[B]:
    losses = 0
    while batches:
        try:
            for batch in _pooled(folder, batches, jobs):
                losses = 0
                yield batch
        except BrokenProcessPool:
            losses += 1
            if losses == MOST_LOSSES:
                raise WorkersKeepDying(f"workers ended {losses} times before a batch was finished") from None
        batches = folder.missing()


def _pooled(folder: Playable[B], batches: list[B], jobs: int) -> Iterator[B]:
    to_do = iter(batches)
    with ProcessPoolExecutor(jobs, get_context("spawn"), initializer=_begin) as pool:
        running: set[Future[B]] = set()
        while True:
            while len(running) < QUEUED * jobs and (batch := next(to_do, None)) is not None:
                running.add(pool.submit(_work, folder, batch))
            if not running:
                return
            finished, running = wait(running, return_when=FIRST_COMPLETED)
            yield from [future.result() for future in finished]


def _begin() -> None:
    """Ignore Ctrl-C, which the run handles, and end when the run ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def _work(folder: Playable[B], batch: B) -> B:
    folder.play(batch)
    return batch
