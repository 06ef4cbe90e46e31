"""Spread work over processes: send plain data, get plain data back, in the order of the tasks."""

import signal
from collections.abc import Callable, Generator
from concurrent.futures import ProcessPoolExecutor
from contextlib import closing
from multiprocessing import get_context
from typing import TypeVar

from rich.console import Console
from rich.progress import track

Task = TypeVar("Task")
Answer = TypeVar("Answer")


def spread(work: Callable[[Task], Answer], tasks: list[Task], jobs: int) -> Generator[Answer, None, None]:
    """Do the tasks, here or in other processes, and show the progress on a terminal; closing it skips the rest."""
    screen = Console(stderr=True)
    hidden = not screen.is_terminal
    with closing(_answers(work, tasks, jobs)) as answers:
        yield from track(answers, "playing", len(tasks), console=screen, transient=True, disable=hidden)


def _answers(work: Callable[[Task], Answer], tasks: list[Task], jobs: int) -> Generator[Answer, None, None]:
    if jobs == 1:
        yield from map(work, tasks)
        return
    with ProcessPoolExecutor(
        jobs, get_context("spawn"), initializer=signal.signal, initargs=(signal.SIGINT, signal.SIG_IGN)
    ) as pool:
        yield from pool.map(work, tasks)
