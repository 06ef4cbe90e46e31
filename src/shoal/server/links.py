"""Connections to PostgreSQL: opened within seconds, closed if they do not answer, checked before they are lent."""

import asyncio
from typing import Any, Final

import asyncpg
from sqlalchemy import event
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DisconnectionError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from shoal.server.addresses import Address
from shoal.server.outages import DRIVER_ERRORS
from shoal.server.sockets import notice_cuts

PATIENCE: Final = 2.5
"""Seconds for one use of a connection, with the wait for it."""
POOL_SECONDS: Final = 2.0
"""Seconds to wait for a free connection."""
DRIVER: Final = make_url("postgresql+asyncpg://")
SESSION: Final = {
    "application_name": "shoal",
    "statement_timeout": "3000",
    "idle_in_transaction_session_timeout": "5000",
}
"""Settings in PostgreSQL, in milliseconds: they free the locks of a node that was cut off."""


class Unreachable(ConnectionError):
    """PostgreSQL cannot be reached, or refuses the connection."""


class Links:
    """Opens connections. If `patience` is None they may take as long as they need, for migrations."""

    def __init__(self, address: Address, patience: float | None) -> None:
        self.address = address
        self.patience = patience
        self.settings = {**(SESSION if patience else {}), **address.settings}
        self.young: dict[Any, asyncio.TimerHandle] = {}

    def engine(self, connections: int) -> AsyncEngine:
        engine = create_async_engine(
            DRIVER,
            async_creator=self.connect,
            hide_parameters=True,
            pool_size=connections,
            max_overflow=0,
            pool_timeout=POOL_SECONDS,
            pool_use_lifo=True,
        )
        event.listen(engine.sync_engine, "connect", self.on_connect)
        event.listen(engine.sync_engine, "checkout", expect_open)
        return engine

    async def connect(self) -> Any:
        """Open a connection. It is closed if SQLAlchemy's first questions are not answered in time."""
        address = self.address
        try:
            made = await asyncpg.connect(address.dsn, timeout=address.seconds, server_settings=self.settings)
        except (OSError, TimeoutError, *DRIVER_ERRORS) as error:
            raise Unreachable(f"{type(error).__name__}: {error}") from error
        notice_cuts(made._transport)
        if self.patience is not None:
            self.young[made] = asyncio.get_running_loop().call_later(self.patience, self.give_up, made)
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
