"""The process pool of bots: a bot gets what its seat may know and returns the text of an action."""

import asyncio
import math
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import nullcontext
from functools import partial
from itertools import islice
from typing import Any, Final, TypeVar

from shoal.bots.bot import Budget
from shoal.bots.hints import advise
from shoal.bots.roster import LEVEL_NUMBERS, opponent
from shoal.core.catalogue import load
from shoal.core.game import View
from shoal.core.record import decode
from shoal.core.rng import Rng
from shoal.table.hint_messages import hinted
from shoal.table.http_types import Judged
from shoal.table.judgements import judgements
from shoal.table.server_messages import Hinted

T = TypeVar("T")
BATCH: Final = 4
"""How many acts of a review are judged at a time."""
ITERATIONS: Final = 200
MARGIN_S: Final = 0.3
"""Seconds added to the time of a bot's level, so that every move takes the same time, forced or not."""


def choose(game: str, level: str, seat: int, view: View, legal: list[str], seed: int) -> str:
    """Let a bot of that level decide."""
    rules = load(game)
    actions = [rules.actions.parse(text) for text in legal]
    return rules.actions.format(opponent(level, rules, seat).choose(view, actions, Budget(), Rng(seed)))


def advice(game: str, seat: int, view: View, seconds: float, seed: int) -> Hinted:
    """Return the strongest bot's best actions, with reasons."""
    rules = load(game)
    return hinted(rules, *advise(rules, seat, view, Budget(seconds=seconds), Rng(seed)))


def judge(record: str, first: int) -> list[Judged]:
    """Return judgements of the next few acts of a finished game."""
    return list(islice(judgements(decode(record), first, Budget(iterations=ITERATIONS)), BATCH))


def timed(function: Callable[..., T], *arguments: Any) -> tuple[T, int]:
    """Return a function's value and the milliseconds of processor time that it took."""
    began = time.process_time()
    value = function(*arguments)
    return value, math.ceil((time.process_time() - began) * 1000)


def pace(level: str) -> float:
    """Return the seconds after which a bot of that level answers in any position."""
    return float(LEVEL_NUMBERS[level]["seconds"]) + MARGIN_S


class BotProcessPool:
    """Processes for bots: `number` for deep decisions, and one more, so that quick ones never wait for deep ones.

    A process that dies is replaced.
    """

    def __init__(self, number: int) -> None:
        self.number = number
        self.pool = self._make()
        self.deep = asyncio.Semaphore(number)

    def _make(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self.number + 1, context, initializer=_settle_in)

    async def think(self, function: Callable[..., T], *arguments: Any, deep: bool = False) -> tuple[T, int]:
        """Compute in a process; return the value and the milliseconds that it took."""
        async with self.deep if deep else nullcontext():
            return await self._compute(partial(timed, function), *arguments)

    async def _compute(self, function: Callable[..., T], *arguments: Any) -> T:
        """Compute in a process; try once more if it dies."""
        loop = asyncio.get_running_loop()
        pool = self.pool
        try:
            return await loop.run_in_executor(pool, function, *arguments)
        except BrokenProcessPool:
            if self.pool is pool:
                self.pool = self._make()
            return await loop.run_in_executor(self.pool, function, *arguments)

    def close(self) -> None:
        self.pool.shutdown(wait=False, cancel_futures=True)


def _settle_in() -> None:
    """Ignore interrupts, and end when the worker ends, even if it was killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_worker, daemon=True).start()


def _end_with_worker() -> None:
    worker = multiprocessing.parent_process()
    assert worker is not None
    worker.join()
    os._exit(1)
