"""The database: one engine for PostgreSQL and SQLite, and the transactions that `store.py` files work in."""

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

import asyncpg
from sqlalchemy import Connection, MetaData, Table, event, text
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import make_url
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from shoal.server.settings import Settings

DRIVERS: Final = {"postgresql": "postgresql+asyncpg", "sqlite": "sqlite+aiosqlite"}
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


class Database:
    """Connections to the truth. What is in no committed transaction did not happen."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.reader = engine.execution_options(**READING)
        self.is_postgresql = engine.dialect.name == "postgresql"

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[AsyncConnection]:
        """Give a connection whose work is committed together at the end, or not at all.

        On SQLite writers go one at a time from their first line, so `FOR UPDATE` is not missed there.
        """
        async with self.engine.begin() as connection:
            yield connection

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """Give a connection for questions only."""
        async with self.reader.connect() as connection:
            yield connection

    async def close(self) -> None:
        await self.engine.dispose()


def open_database(settings: Settings) -> Database:
    """Make the engine; connections are opened when they are first needed."""
    url = make_url(settings.database)
    name = url.get_backend_name()
    url = url.set(drivername=DRIVERS[name])
    if name == "sqlite":
        if url.database:
            Path(url.database).parent.mkdir(parents=True, exist_ok=True)
        engine = create_async_engine(url, connect_args={"timeout": 30}, hide_parameters=True)
        event.listen(engine.sync_engine, "connect", prepare_sqlite)
        event.listen(engine.sync_engine, "begin", begin_sqlite)
        return Database(engine)
    pool = {"pool_size": settings.connections, "max_overflow": 0, "pool_use_lifo": True}
    return Database(create_async_engine(url, hide_parameters=True, **pool))


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
    """Give an insert that knows `on_conflict_do_update` and `on_conflict_do_nothing`, in this database's words."""
    return postgresql.insert(table) if connection.dialect.name == "postgresql" else sqlite.insert(table)


async def fetch(database: Database, statement: str, arguments: Sequence[Any]) -> list[Any]:
    """Run one statement of PostgreSQL's own on asyncpg itself, as a transaction of its own: for the hottest path."""
    async with database.engine.connect() as connection:
        raw = await connection.get_raw_connection()
        driver: Any = raw.driver_connection
        try:
            return list(await driver.fetch(statement, *arguments))
        except asyncpg.IntegrityConstraintViolationError as error:
            raise IntegrityError(statement, None, error) from error
        except (asyncpg.PostgresError, asyncpg.InterfaceError, OSError) as error:
            await connection.invalidate()
            raise ConnectionError("the database did not answer") from error


async def ask(database: Database) -> None:
    """Ask the database something that it can always answer, unless it is away."""
    async with database.reading() as connection:
        await connection.execute(text("SELECT 1 FROM alembic_version"))
