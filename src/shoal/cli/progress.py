"""How far a long command is: a bar on a terminal, and lines on standard error where that is a file or a pipe."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import Event, Thread
from time import monotonic
from typing import Final

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from shoal.builds import running
from shoal.cli.language import own_texts

TELL_EVERY_S: Final = 10.0
"""Seconds between two lines; also how long a command may take before it says that another build is faster."""
SPEEDUP: Final = (8, 20)
"""How many times as fast the compiled build searches, in the slowest and fastest game (docs/explanation/bots.md)."""

Advance = Callable[[int], None]


@contextmanager
def progress(what: str, total: int) -> Iterator[Advance]:
    """Yield a function that counts what was done; show the count on standard error."""
    screen = Console(stderr=True)
    begun, done = monotonic(), 0
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    bar = Progress(*columns, TimeRemainingColumn(), console=screen, transient=True, disable=not screen.is_terminal)
    task = bar.add_task(what, total=total)

    def advance(number: int) -> None:
        nonlocal done
        done += number
        bar.advance(task, number)

    def tell() -> None:
        if not screen.is_terminal:
            figures = {"done": done, "total": total, "seconds": round(monotonic() - begun)}
            say(screen, own_texts().text("progress", figures))

    with bar, told_every(TELL_EVERY_S, tell), told_of_the_faster_build(screen):
        yield advance


@contextmanager
def told_every(seconds: float, tell: Callable[[], None]) -> Iterator[None]:
    """Call a function again and again while the body runs."""
    ended = Event()

    def repeat() -> None:
        while not ended.wait(seconds):
            tell()

    teller = Thread(target=repeat, daemon=True)
    teller.start()
    try:
        yield
    finally:
        ended.set()
        teller.join()


@contextmanager
def told_of_the_faster_build(screen: Console | None = None) -> Iterator[None]:
    """Say once that the compiled build is faster, if the interpreted one takes long."""
    console = screen or Console(stderr=True)
    hints = iter([own_texts().text("faster-build", {"least": SPEEDUP[0], "most": SPEEDUP[1]})])

    def tell() -> None:
        for hint in hints:
            say(console, hint)

    if running() == "compiled":
        yield
        return
    with told_every(TELL_EVERY_S, tell):
        yield


def say(screen: Console, text: str) -> None:
    screen.print(text, markup=False, highlight=False, soft_wrap=True)
