"""The database: one engine for PostgreSQL and SQLite, and the transactions that `store.py` files work in."""

import asyncio
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, MetaData, Table, event, literal_column, text
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from shoal.core.errors import ShoalError
from shoal.server.addresses import read_address
from shoal.server.links import PATIENCE, Links
from shoal.server.outages import DATABASE_ERRORS, DRIVER_ERRORS, is_lost, is_outage, root
from shoal.server.pulse import Pulse, WritesRefused
from shoal.server.settings import Settings

READING: Final = {"shoal_reading": True}
METADATA: Final = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
    }
)
"""Every subject's schema.py adds its tables here."""


class NoDatabase(ShoalError):
    """There is no database to begin with."""


class Database:
    """Connections to the truth. What is in no committed transaction did not happen.

    With patience, whatever is done with a connection is over after so many seconds, with or without an answer.
    """

    def __init__(self, engine: AsyncEngine, patience: float | None = None) -> None:
        self.engine = engine
        self.patience = patience
        self.pulse = Pulse()
        self.reader = engine.execution_options(**READING)
        self.is_postgresql = engine.dialect.name == "postgresql"

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[AsyncConnection]:
        """Lend a connection whose work is committed together at the end, or not at all.

        On SQLite writers go one at a time from their first line, so `FOR UPDATE` is not missed there.
        """
        async with self.lend(self.engine, writes=True) as connection, connection.begin():
            yield connection

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """Lend a connection for questions only."""
        async with self.lend(self.reader, writes=False) as connection:
            yield connection

    @asynccontextmanager
    async def lend(self, engine: AsyncEngine, *, writes: bool) -> AsyncIterator[AsyncConnection]:
        """Lend a connection; when patience ends, so does the connection, and whoever waits for it hears of that."""
        begun, watch = self.pulse.begin(), None
        try:
            async with asyncio.timeout(self.patience):
                connection = await engine.connect()
            if self.patience is not None:
                remaining = begun + self.patience - time.monotonic()
                watch = asyncio.get_running_loop().call_later(remaining, driver_of(connection).terminate)
            try:
                yield connection
            finally:
                await asyncio.shield(connection.close())
        except Exception as error:
            self.pulse.failed(error, begun)
            raise
        else:
            self.pulse.answered(wrote=writes)
        finally:
            if watch is not None:
                watch.cancel()

    async def close(self) -> None:
        await self.engine.dispose()


def driver_of(connection: AsyncConnection) -> Any:
    """Return asyncpg's own connection."""
    assert connection.sync_connection is not None
    return connection.sync_connection.connection.driver_connection


def open_database(settings: Settings, patience: float | None = PATIENCE) -> Database:
    """Make the engine; connections are opened when they are first needed. A migration needs no patience."""
    if not settings.standalone:
        links = Links(read_address(settings.database), patience)
        return Database(links.engine(settings.connections), patience)
    url = make_url(settings.database).set(drivername="sqlite+aiosqlite")
    if url.database:
        Path(url.database).parent.mkdir(parents=True, exist_ok=True)
    engine = create_async_engine(url, connect_args={"timeout": 30}, hide_parameters=True)
    event.listen(engine.sync_engine, "connect", prepare_sqlite)
    event.listen(engine.sync_engine, "begin", begin_sqlite)
    return Database(engine)


def prepare_sqlite(connection: Any, _record: object) -> None:
    """Leave transactions to us, write ahead, and keep foreign keys."""
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def begin_sqlite(connection: Connection) -> None:
    reading = connection.get_execution_options().get("shoal_reading", False)
    connection.exec_driver_sql("BEGIN" if reading else "BEGIN IMMEDIATE")


def upsert(connection: AsyncConnection, table: Table) -> postgresql.Insert | sqlite.Insert:
    """Return an insert that knows `on_conflict_do_update` and `on_conflict_do_nothing`, in this database's words."""
    return postgresql.insert(table) if connection.dialect.name == "postgresql" else sqlite.insert(table)


def at_most(number: int) -> ColumnElement[int]:
    """Return a bound for `limit` as part of the statement: planned once for any bound, it is taken for a large one."""
    return literal_column(str(int(number)))


async def fetch(database: Database, statement: str, arguments: Sequence[Any]) -> list[Any]:
    """Run one statement of PostgreSQL's own on asyncpg itself, as a transaction of its own: for the hottest path.

    A connection whose statement was refused is as good as before; one that is lost is not handed out again.
    """
    async with database.lend(database.engine, writes=True) as connection:
        driver = driver_of(connection)
        try:
            return list(await driver.fetch(statement, *arguments))
        except DRIVER_ERRORS as error:
            if is_lost(error):
                driver.terminate()
            raise


async def reach(database: Database) -> None:
    """Open the first connection, or say why there is none: for whoever starts a node."""
    try:
        async with database.reading() as connection:
            await connection.execute(text("SELECT 1"))
    except DATABASE_ERRORS as error:
        if not is_outage(error):
            raise
        raise NoDatabase(f"The database cannot be reached ({root(error)}).") from None


async def ask(database: Database) -> None:
    """Ask the database something that it can always answer, unless it is away or takes no writes.

    That a disk is full shows only when something is written: then what this process has met lately counts.
    """
    async with database.reading() as connection:
        if database.is_postgresql:
            asked = text("SELECT current_setting('transaction_read_only') FROM alembic_version")
            read_only = await connection.scalar(asked) == "on"
        else:
            await connection.execute(text("SELECT 1 FROM alembic_version"))
            read_only = False
    if read_only:
        raise WritesRefused("the database is read-only")
    database.pulse.expect_room()
