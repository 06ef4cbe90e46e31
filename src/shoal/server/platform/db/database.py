"""The database: one engine for PostgreSQL and SQLite, and the transactions that `store.py` files work in."""

import asyncio
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, MetaData, Table, event, literal, literal_column, text
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from shoal.core.errors import ShoalError
from shoal.server.platform.base.timestamps import now
from shoal.server.platform.config.database_url import read_database_url
from shoal.server.platform.config.settings import Settings
from shoal.server.platform.db.circuit_breaker import CircuitBreaker, CircuitOpen, WritesRefused
from shoal.server.platform.db.connection_pool import (
    USE_TIMEOUT_S,
    ConnectionPool,
    DatabaseUnreachable,
    StallTolerantTimer,
    timeout_without_stalls,
)
from shoal.server.platform.db.error_kinds import (
    DATABASE_ERRORS,
    DRIVER_ERRORS,
    driver_error_of,
    is_broken_off,
    is_lost,
    is_outage,
)
from shoal.server.platform.db.metrics import LENT, MOST_LENT, WAIT
from shoal.server.platform.db.turn_queue import of_connections
from shoal.server.platform.object_storage.archive_files import Archive, open_archive

MOMENT: Final = "floor(extract(epoch FROM statement_timestamp()) * 1000)::bigint"
"""PostgreSQL's time, written so that an index can be used."""
SQLITE_CONNECTIONS: Final = 15
"""As many as SQLAlchemy keeps for a file."""
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
    """The database cannot be reached at the start."""


class Database:
    """Connections to the database. Only what is committed has happened.

    `patience` is the number of seconds after which a connection is closed, with or without an answer. `archive` has
    what was moved out of the database.
    """

    def __init__(self, engine: AsyncEngine, archive: Archive, connections: int, patience: float | None = None) -> None:
        self.engine = engine
        self.archive = archive
        self.patience = patience
        self.pulse = CircuitBreaker()
        self.queue = of_connections(connections)
        self.reader = engine.execution_options(**READING)
        self.is_postgresql = engine.dialect.name == "postgresql"

    @asynccontextmanager
    async def transaction(self, *, first: bool = False) -> AsyncIterator[AsyncConnection]:
        """Lend a connection; at the end all of its work is committed, or none. Moves are `first`.

        On SQLite only one writer works at a time, so `FOR UPDATE` is not needed there.
        """
        async with self.lend(self.engine, writes=True, first=first) as connection, connection.begin():
            yield connection

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """Lend a connection for reading only."""
        async with self.lend(self.reader, writes=False) as connection:
            yield connection

    @asynccontextmanager
    async def lend(self, engine: AsyncEngine, *, writes: bool, first: bool = False) -> AsyncIterator[AsyncConnection]:
        """Lend a connection when it is this task's turn; the wait for it says nothing about the database."""
        self.pulse.begin()
        asked = time.monotonic()
        async with self.queue.place(first=first), self.use(engine, asked, writes=writes) as connection:
            yield connection

    @asynccontextmanager
    async def use(self, engine: AsyncEngine, asked: float, *, writes: bool) -> AsyncIterator[AsyncConnection]:
        """Use a connection; close it when `patience` is over, so that the waiting task gets an error."""
        begun, watch = self.pulse.begin(), None
        try:
            async with timeout_without_stalls(self.patience):
                connection = await engine.connect()
            WAIT.observe(time.monotonic() - asked)
            if self.patience is not None:
                remaining = begun + self.patience - time.monotonic()
                watch = StallTolerantTimer(remaining, driver_of(connection).terminate)
            LENT.inc()
            try:
                yield connection
            finally:
                LENT.dec()
                await asyncio.shield(connection.close())
        except Exception as error:
            self.failed(error, begun)
            if is_broken_off(error):
                lost = DatabaseUnreachable("the connection has ended")
                self.failed(lost, begun)
                raise lost from error
            raise
        else:
            self.pulse.answered(wrote=writes)
        finally:
            if watch is not None:
                watch.cancel()

    def failed(self, error: Exception, begun: float) -> None:
        """Learn from a failure. If the database is silent, nobody waits for it any longer."""
        self.pulse.failed(error, begun)
        if self.pulse.is_open():
            self.queue.refuse_all(CircuitOpen("the database has not answered others"))

    async def close(self) -> None:
        self.archive.close()
        await self.engine.dispose()


def driver_of(connection: AsyncConnection) -> Any:
    """Return asyncpg's own connection."""
    assert connection.sync_connection is not None
    return connection.sync_connection.connection.driver_connection


def open_database(settings: Settings, patience: float | None = USE_TIMEOUT_S) -> Database:
    """Return the database. Connections are opened when they are needed. For a migration `patience` is None."""
    archive = open_archive(settings.archive)
    if not settings.standalone:
        links = ConnectionPool(read_database_url(settings.database), patience)
        MOST_LENT.set(settings.connections)
        return Database(links.engine(settings.connections), archive, settings.connections, patience)
    url = make_url(settings.database).set(drivername="sqlite+aiosqlite")
    if url.database:
        Path(url.database).parent.mkdir(parents=True, exist_ok=True)
    engine = create_async_engine(url, connect_args={"timeout": 30}, hide_parameters=True)
    event.listen(engine.sync_engine, "connect", prepare_sqlite)
    event.listen(engine.sync_engine, "begin", begin_sqlite)
    return Database(engine, archive, SQLITE_CONNECTIONS)


def prepare_sqlite(connection: Any, _record: object) -> None:
    """Set SQLite up: we control transactions; write-ahead log and foreign keys are on."""
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def begin_sqlite(connection: Connection) -> None:
    reading = connection.get_execution_options().get("shoal_reading", False)
    connection.exec_driver_sql("BEGIN" if reading else "BEGIN IMMEDIATE")


def upsert(connection: AsyncConnection, table: Table) -> postgresql.Insert | sqlite.Insert:
    """Return an insert of this database's dialect, which has `on_conflict_do_update` and `on_conflict_do_nothing`."""
    return postgresql.insert(table) if connection.dialect.name == "postgresql" else sqlite.insert(table)


def moment(connection: AsyncConnection) -> ColumnElement[int]:
    """Return the database's own time, not this process's measurement of it."""
    return literal_column(MOMENT) if connection.dialect.name == "postgresql" else literal(now())


def at_most(number: int) -> ColumnElement[int]:
    """Return a bound for `limit` as a literal: with a parameter the query plan would expect many rows."""
    return literal_column(str(int(number)))


async def fetch(database: Database, statement: str, arguments: Sequence[Any], *, writes: bool = True) -> list[Any]:
    """Run one PostgreSQL statement directly on asyncpg, as its own transaction: for moves, which must be fastest.

    After an error in the statement the connection can be used again; a lost connection is not lent again.
    """
    async with database.lend(database.engine, writes=writes, first=True) as connection:
        driver = driver_of(connection)
        try:
            return list(await driver.fetch(statement, *arguments))
        except DRIVER_ERRORS as error:
            if is_lost(error):
                driver.terminate()
            raise


async def open_first_connection(database: Database) -> None:
    """Open the first connection, or raise an error that tells the operator why it fails."""
    try:
        async with database.reading() as connection:
            await connection.execute(text("SELECT 1"))
    except DATABASE_ERRORS as error:
        if not is_outage(error):
            raise
        raise NoDatabase(f"The database cannot be reached ({driver_error_of(error)}).") from None


async def check_writable(database: Database) -> None:
    """Raise an error if the database is away or takes no writes.

    A full disk shows only when something is written, so this process's latest writes count too.
    """
    async with database.reading() as connection:
        if database.is_postgresql:
            asked = text("SELECT current_setting('transaction_read_only') FROM alembic_version")
            read_only = await connection.scalar(asked) == "on"
        else:  # SQLite refuses a write to a read-only file even if it changes no row
            await connection.execute(text("UPDATE alembic_version SET version_num = version_num WHERE false"))
            read_only = False
    if read_only:
        raise WritesRefused("the database is read-only")
    database.pulse.expect_room()
