"""A process pool for commands: send plain data, get plain data back, in the order of the tasks."""

import signal
from collections.abc import Callable, Generator
from concurrent.futures import ProcessPoolExecutor
from contextlib import closing
from multiprocessing import get_context
from typing import Final, TypeVar

import typer

from shoal.cli.language import own_texts
from shoal.cli.progress import progress

Task = TypeVar("Task")
Answer = TypeVar("Answer")

STOPPED: Final = 128 + signal.SIGINT
"""The exit code of a command that Ctrl-C stopped."""


class Gathered(list[Answer]):
    """Answers in the order of their tasks; those of the last tasks are missing if Ctrl-C stopped the work."""

    stopped = False

    def end(self) -> None:
        """Exit with the code that says whether the work was stopped."""
        if self.stopped:
            raise typer.Exit(STOPPED)


def gather(
    work: Callable[[Task], Answer],
    tasks: list[Task],
    jobs: int,
    games_of: Callable[[Task], int],
    enough: Callable[[list[Answer]], bool] = lambda _: False,
) -> Gathered[Answer]:
    """Do the tasks, here or in other processes, and show how many games are done.

    The rest is skipped when there is enough, or at Ctrl-C. Ctrl-C before the first answer ends the command.
    """
    gathered: Gathered[Answer] = Gathered()
    try:
        with progress("games", sum(map(games_of, tasks))) as advance, closing(_answers(work, tasks, jobs)) as answers:
            for task, answer in zip(tasks, answers, strict=False):
                gathered.append(answer)
                advance(games_of(task))
                if enough(gathered):
                    break
    except KeyboardInterrupt:
        gathered.stopped = True
        typer.echo(own_texts().text("stopped" if gathered else "stopped-too-early"), err=True)
        if not gathered:
            gathered.end()
    return gathered


def _answers(work: Callable[[Task], Answer], tasks: list[Task], jobs: int) -> Generator[Answer, None, None]:
    if jobs == 1:
        yield from map(work, tasks)
        return
    with ProcessPoolExecutor(
        jobs, get_context("spawn"), initializer=signal.signal, initargs=(signal.SIGINT, signal.SIG_IGN)
    ) as pool:
        yield from pool.map(work, tasks)
