"""The connection pool of PostgreSQL: connections open within seconds, close if silent, and are checked before use."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from typing import Any, Final

import asyncpg
from sqlalchemy import event
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DisconnectionError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from shoal.server.platform.base.tcp_keepalive import set_tcp_timeouts
from shoal.server.platform.config.database_url import DatabaseUrl
from shoal.server.platform.db.error_kinds import DRIVER_ERRORS

USE_TIMEOUT_S: Final = 2.5
"""Seconds for one use of a connection, with the wait for it."""
STALL_S: Final = 0.5
"""If a timer is this many seconds late, this process itself stood still."""
POOL_TIMEOUT_S: Final = 2.0
"""Seconds to wait for a free connection."""
DRIVER: Final = make_url("postgresql+asyncpg://")
SESSION: Final = {
    "application_name": "shoal",
    "statement_timeout": "3000",
    "idle_in_transaction_session_timeout": "5000",
}
"""Settings in PostgreSQL, in milliseconds: they free the locks of a node that was cut off."""


class DatabaseUnreachable(ConnectionError):
    """PostgreSQL cannot be reached, or refuses the connection."""


class StallTolerantTimer:
    """Gives up after some seconds.

    If this process itself stood still meanwhile, the answer may be here, unread: the seconds begin again.
    """

    def __init__(self, seconds: float, give_up: Callable[[], object]) -> None:
        self.give_up = give_up
        self.loop = asyncio.get_running_loop()
        self.wait(seconds)

    def wait(self, seconds: float) -> None:
        """Ring after some seconds. The moment is kept here: uvloop's timers for no time at all do not know it."""
        self.due = self.loop.time() + max(0.0, seconds)
        self.timer = self.loop.call_later(seconds, self.ring)

    def ring(self) -> None:
        if self.loop.time() - self.due < STALL_S:
            self.give_up()
        else:
            self.wait(USE_TIMEOUT_S)

    def cancel(self) -> None:
        self.timer.cancel()


@asynccontextmanager
async def timeout_without_stalls(seconds: float | None) -> AsyncIterator[None]:
    """Raise TimeoutError if the block takes longer; the time in which this process stood still does not count."""
    async with asyncio.timeout(None) as limit:
        watch = None if seconds is None else StallTolerantTimer(seconds, lambda: limit.reschedule(0))
        try:
            yield
        finally:
            if watch is not None:
                watch.cancel()


class ConnectionPool:
    """Opens connections. If `patience` is None they may take as long as they need, for migrations."""

    def __init__(self, address: DatabaseUrl, patience: float | None) -> None:
        self.address = address
        self.patience = patience
        self.settings = {**(SESSION if patience else {}), **address.settings}
        self.young: dict[Any, StallTolerantTimer] = {}

    def engine(self, connections: int) -> AsyncEngine:
        engine = create_async_engine(
            DRIVER,
            async_creator=self.connect,
            hide_parameters=True,
            pool_size=connections,
            max_overflow=0,
            pool_timeout=POOL_TIMEOUT_S,
            pool_use_lifo=True,
        )
        event.listen(engine.sync_engine, "connect", self.on_connect)
        event.listen(engine.sync_engine, "checkout", expect_open)
        return engine

    async def connect(self) -> Any:
        """Open a connection. It is closed if SQLAlchemy's first questions are not answered in time."""
        address = self.address
        try:
            async with timeout_without_stalls(address.seconds):
                made = await asyncpg.connect(address.dsn, server_settings=self.settings)
        except (OSError, TimeoutError, *DRIVER_ERRORS) as error:
            raise DatabaseUnreachable(f"{type(error).__name__}: {error}") from error
        set_tcp_timeouts(made._transport)
        if self.patience is not None:
            self.young[made] = StallTolerantTimer(self.patience, partial(self.give_up, made))
        return made

    def give_up(self, made: Any) -> None:
        self.young.pop(made, None)
        made.terminate()

    def on_connect(self, connection: Any, _record: object) -> None:
        watch = self.young.pop(connection.driver_connection, None)
        if watch is not None:
            watch.cancel()


def expect_open(connection: Any, _record: object, _proxy: object) -> None:
    """Make the pool replace a connection that has ended."""
    if connection.driver_connection.is_closed():
        raise DisconnectionError("it has ended")
