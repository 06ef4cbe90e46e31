"""Duties: work in the background for as long as the process runs.

A duty that fails is started again after a pause that grows. If it fails too often, the process stops in an orderly way,
so that its supervisor starts it again.
"""

import asyncio
import os
import signal
from collections import deque
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any, Final

from prometheus_client import Counter
from structlog import get_logger

from shoal.server.logs import place_of

Work = Callable[[], Coroutine[Any, Any, None]]
FAILURES: Final = Counter("shoal_duty_failures", "How often background work has failed.", ["duty"])
FIRST_PAUSE: Final = 0.25
MOST: Final = 5
"""This many failures within PERIOD seconds end the process."""
PERIOD: Final = 60.0
LOG: Final = get_logger()


class Ended(Exception):
    """A duty returned, but duties must never return."""


def end_process() -> None:
    """Stop this process as an operator would."""
    os.kill(os.getpid(), signal.SIGTERM)


class Duties:
    """The duties of this process, by name."""

    def __init__(self, give_up: Callable[[], None] = end_process) -> None:
        self.give_up = give_up
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self.failing: set[str] = set()

    def start(self, name: str, work: Work) -> None:
        """Start a duty; `work` is called again whenever it has failed."""
        self.tasks[name] = asyncio.create_task(self._keep(name, work), name=name)

    def ailing(self) -> list[str]:
        """Return the names of duties that have ended or pause after a failure."""
        return sorted(self.failing | {name for name, task in self.tasks.items() if task.done()})

    async def stop(self, *names: str) -> None:
        """Stop some duties, or all; the last one started is stopped first."""
        for name in reversed(names or tuple(self.tasks)):
            task = self.tasks.pop(name)
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
            self.failing.discard(name)

    async def _keep(self, name: str, work: Work) -> None:
        loop = asyncio.get_running_loop()
        failures: deque[float] = deque(maxlen=MOST)
        while True:
            error = await attempt(work)
            FAILURES.labels(name).inc()
            LOG.error("duty.failed", duty=name, error=type(error).__name__, place=place_of(error))
            self.failing.add(name)
            failures.append(loop.time())
            recent = [moment for moment in failures if moment > loop.time() - PERIOD]
            if len(recent) == MOST:
                LOG.error("duty.gave_up", duty=name)
                self.give_up()
                return
            await asyncio.sleep(FIRST_PAUSE * 2 ** len(recent))
            self.failing.discard(name)


async def attempt(work: Work) -> BaseException:
    """Run work until it fails, and return the error; only `stop` may cancel it."""
    try:
        await work()
    except asyncio.CancelledError as error:
        task = asyncio.current_task()
        if task is not None and task.cancelling():
            raise
        return error
    except Exception as error:  # noqa: BLE001  (any error is logged and the work starts again)
        return error
    return Ended()
