"""Changes of the schema, one file each in `versions`. `shoal migrate` brings a database up to date."""

from typing import Final

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from shoal.core.errors import ShoalError
from shoal.server.database import Database, reach

LOCK: Final = 0x5_40A1
"""A lock in PostgreSQL, so that two nodes never migrate at once."""


class OldSchema(ShoalError):
    """The database needs `shoal migrate`."""


async def migrate(database: Database) -> str:
    """Bring the database up to date in one transaction and return its version."""
    await reach(database)
    async with database.transaction() as connection:
        await connection.run_sync(upgrade)
    return newest()


async def require_newest(database: Database) -> None:
    await reach(database)
    async with database.reading() as connection:
        found = await connection.run_sync(current)
    if found != newest():
        raise OldSchema(f"the database is at version {found}, this release needs {newest()}: run `shoal migrate`")


def upgrade(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    settings = config()
    settings.attributes["connection"] = connection
    command.upgrade(settings, "head")


def current(connection: Connection) -> str | None:
    return MigrationContext.configure(connection).get_current_revision()


def newest() -> str:
    found = ScriptDirectory.from_config(config()).get_current_head()
    assert found is not None
    return found


def config() -> Config:
    settings = Config()
    settings.set_main_option("script_location", "shoal.server:migrations")
    settings.set_main_option("path_separator", "os")
    return settings
