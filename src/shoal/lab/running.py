"""Run a plan: play the missing batches, in this process or in several, until none is missing.

A worker gets the plan and a batch, and writes the file itself. If it is killed, its batch is played again. If the run
itself is killed, its workers end by themselves, and the same command continues.
"""

import os
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from pathlib import Path
from threading import Thread
from typing import Final

from shoal.lab.errors import WorkersKeepDying
from shoal.lab.folder import Folder, locked, open_folder
from shoal.lab.plan import Batch, Plan, batches_of
from shoal.lab.rows import play_batch

MOST_LOSSES: Final = 5
"""How often in a row workers may end before a batch is finished."""
QUEUED: Final = 2
"""How many batches are given to each worker at a time."""

Runner = Callable[[Folder, list[Batch]], Iterator[Batch]]


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
    return _here if jobs == 1 else lambda folder, batches: _spread(folder, batches, jobs)


def _here(folder: Folder, batches: list[Batch]) -> Iterator[Batch]:
    for batch in batches:
        folder.keep(batch, play_batch(folder.plan, batch))
        yield batch


def _spread(folder: Folder, batches: list[Batch], jobs: int) -> Iterator[Batch]:
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


def _pooled(folder: Folder, batches: list[Batch], jobs: int) -> Iterator[Batch]:
    to_do = iter(batches)
    with ProcessPoolExecutor(jobs, get_context("spawn"), initializer=_begin) as pool:
        running: set[Future[Batch]] = set()
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


def _work(folder: Folder, batch: Batch) -> Batch:
    folder.keep(batch, play_batch(folder.plan, batch))
    return batch
