"""A supervisor of background tasks (duties), which run for as long as the process does.

A duty that fails is started again after a pause that grows. If it fails too often, the process stops in an orderly way,
so that its supervisor starts it again. A periodic duty goes on after any error: it is retried with backoff, and nothing
else stops.
"""

import asyncio
import os
import signal
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from datetime import timedelta
from functools import partial
from typing import Any, Final

from structlog import get_logger

from shoal.server.platform.background.metrics import FAILURES
from shoal.server.platform.db.error_kinds import driver_error_of, is_outage, state_of
from shoal.server.platform.observability.logs import traceback_of

DutyWork = Callable[[], Coroutine[Any, Any, None]]
PeriodicWork = Callable[[], Awaitable[timedelta | None]]
"""It may return a pause that is not the usual one."""
RETRY_FIRST_S: Final = 0.25
MOST: Final = 5
"""This many failures within FAILURE_WINDOW_S end the process."""
FAILURE_WINDOW_S: Final = 60.0
MOST_DOUBLINGS: Final = 5
"""How often the pause of a periodic duty doubles while it keeps failing."""
LOG: Final = get_logger()


class TaskEnded(Exception):
    """A duty returned, but duties must never return."""


def end_process() -> None:
    """Stop this process as an operator would."""
    os.kill(os.getpid(), signal.SIGTERM)


class Supervisor:
    """The duties of this process, by name."""

    def __init__(self, give_up: Callable[[], None] = end_process) -> None:
        self.give_up = give_up
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self.failing: set[str] = set()

    def start(self, name: str, work: DutyWork) -> None:
        """Start a duty; `work` is called again whenever it has failed."""
        FAILURES.labels(name)
        self.tasks[name] = asyncio.create_task(self._keep(name, work), name=name)

    def repeat(self, name: str, every: timedelta, work: PeriodicWork) -> None:
        """Start a periodic duty. If the database is away it is put off; after another error it ails until it works."""
        self.start(name, partial(self._repeat, name, every, work))

    def ailing(self) -> list[str]:
        """Return the names of duties that have ended, pause after a failure, or have not worked since one."""
        return sorted(self.failing | {name for name, task in self.tasks.items() if task.done()})

    async def stop(self, *names: str) -> None:
        """Stop some duties, or all; the last one started is stopped first."""
        for name in reversed(names or tuple(self.tasks)):
            task = self.tasks.pop(name)
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
            self.failing.discard(name)

    async def _keep(self, name: str, work: DutyWork) -> None:
        loop = asyncio.get_running_loop()
        failures: deque[float] = deque(maxlen=MOST)
        while True:
            self._fail(name, await attempt(work))
            failures.append(loop.time())
            recent = [moment for moment in failures if moment > loop.time() - FAILURE_WINDOW_S]
            if len(recent) == MOST:
                LOG.error("duty.gave_up", duty=name)
                self.give_up()
                return
            await asyncio.sleep(RETRY_FIRST_S * 2 ** len(recent))
            self.failing.discard(name)

    async def _repeat(self, name: str, every: timedelta, work: PeriodicWork) -> None:
        failures = 0
        while True:
            try:
                pause = await work()
            except Exception as error:  # noqa: BLE001  (any error is told, and the other duties go on)
                failures += 1
                if not is_outage(error):
                    self._fail(name, error)
                elif failures == 1:
                    LOG.warning("duty.unreachable", duty=name, error=type(error).__name__)
                pause = max(every, timedelta(seconds=RETRY_FIRST_S) * 2 ** min(failures, MOST_DOUBLINGS))
            else:
                failures = 0
                self.failing.discard(name)
            await asyncio.sleep((every if pause is None else pause).total_seconds())

    def _fail(self, name: str, error: BaseException) -> None:
        """Count a failure. It is logged once, until the duty has worked again."""
        FAILURES.labels(name).inc()
        if name not in self.failing:
            kind = type(driver_error_of(error)).__name__
            LOG.error("duty.failed", duty=name, error=kind, state=state_of(error), traceback=traceback_of(error))
        self.failing.add(name)


async def attempt(work: DutyWork) -> BaseException:
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
    return TaskEnded()
