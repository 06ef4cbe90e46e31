"""Duties: work that goes on in the background for as long as the process lives, and is never silently dead.

One that fails is started again after a pause that grows. One that fails again and again ends the process in an orderly
way, so that whatever supervises processes on this machine starts it anew.
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
FAILURES: Final = Counter("shoal_duty_failures", "Times that work in the background has failed.", ["duty"])
FIRST_PAUSE: Final = 0.25
MOST: Final = 5
"""So many failures within PERIOD seconds are too many."""
PERIOD: Final = 60.0
LOG: Final = get_logger()


class Ended(Exception):
    """A duty returned, which none ever should."""


def end_process() -> None:
    """Ask this process to stop as an operator would."""
    os.kill(os.getpid(), signal.SIGTERM)


class Duties:
    """The duties of this process, by name."""

    def __init__(self, give_up: Callable[[], None] = end_process) -> None:
        self.give_up = give_up
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self.failing: set[str] = set()

    def start(self, name: str, work: Work) -> None:
        """Begin a duty; `work` is called again whenever it has failed."""
        self.tasks[name] = asyncio.create_task(self._keep(name, work), name=name)

    def ailing(self) -> list[str]:
        """Name the duties that are dead or pause after a failure."""
        return sorted(self.failing | {name for name, task in self.tasks.items() if task.done()})

    async def stop(self, *names: str) -> None:
        """End some duties, or all; the last begun ends first."""
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
    """Let work go on until it fails, and return why; only the one who stops a duty may cancel it."""
    try:
        await work()
    except asyncio.CancelledError as error:
        task = asyncio.current_task()
        if task is not None and task.cancelling():
            raise
        return error
    except Exception as error:  # noqa: BLE001  (whatever it is, it is logged and the work begins again)
        return error
    return Ended()
