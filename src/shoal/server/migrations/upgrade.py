"""Changes of the schema, one file each in `versions`. `shoal migrate` brings a database up to date.

A release is rolled out over a running one: first its migration, then its nodes, one by one. So a migration only adds
what nodes of the release before can ignore. What they still use is taken away in a later release, which raises WORKS.
"""

import asyncio
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text
from sqlalchemy.exc import DBAPIError
from structlog import get_logger

from shoal.core.errors import ShoalError
from shoal.server.migrations import indexes
from shoal.server.platform.db.database import Database, open_first_connection
from shoal.server.platform.db.error_kinds import state_of

LOCK: Final = 0x5_40A1
"""A lock in PostgreSQL, so that two nodes never migrate at once."""
WORKS: Final = "0018"
"""Nodes that know this version of the schema, or a later one, work with the schema of this release."""
LOCK_TIMEOUT: Final = "2s"
"""How long a migration waits for a lock. Moves wait behind it meanwhile, so it then lets go and tries again."""
TRIES: Final = 15
RETRY_AFTER_S: Final = 1.0
LOCKED: Final = "55P03"
LOG: Final = get_logger()


class OldSchema(ShoalError):
    """The database needs `shoal migrate`."""


class NewSchema(ShoalError):
    """A later release has taken away what this release uses."""


class Locked(ShoalError):
    """Others hold locks that a migration needs."""


async def migrate(database: Database) -> str:
    """Bring the database up to date in one transaction, then build large indexes; return its version.

    A database that a later release has migrated stays as it is.
    """
    await open_first_connection(database)
    for _ in range(TRIES):
        try:
            async with database.transaction() as connection:
                ours = await connection.run_sync(upgrade_schema)
        except DBAPIError as error:
            if state_of(error) != LOCKED:
                raise
            await asyncio.sleep(RETRY_AFTER_S)
        else:
            if ours:
                await indexes.build(database)
            return newest()
    raise Locked("others hold locks on the tables; end their long transactions and run `shoal migrate` again")


async def require_newest(database: Database) -> None:
    """Raise an error if this release cannot work with the schema."""
    await open_first_connection(database)
    async with database.reading() as connection:
        version, works = await connection.run_sync(current), await connection.run_sync(works_from)
    if version is None or version in known():
        if version != newest():
            state = "is empty" if version is None else f"is at version {version}"
            raise OldSchema(f"the database {state}, this release needs version {newest()}: run `shoal migrate`")
    elif works is None or works > newest():
        raise NewSchema(f"a later release has migrated the database to {version}: start that release instead")
    else:
        LOG.info("schema.later", version=version)


def upgrade_schema(connection: Connection) -> bool:
    """Bring the schema up to date; return False if a later release has made it."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
        connection.execute(text(f"SET LOCAL lock_timeout = '{LOCK_TIMEOUT}'"))
    version = current(connection)
    if version is not None and version not in known():
        LOG.info("schema.later", version=version)
        return False
    settings = config()
    settings.attributes["connection"] = connection
    command.upgrade(settings, "head")
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"COMMENT ON TABLE alembic_version IS '{WORKS}'"))
    return True


def works_from(connection: Connection) -> str | None:
    """Return the oldest version whose nodes work with the schema, as the release said that made it."""
    if connection.dialect.name != "postgresql":
        return None
    comment: str | None = connection.scalar(text("SELECT obj_description(to_regclass('alembic_version'))"))
    return comment


def known() -> set[str]:
    """Return all versions of the schema up to that of this release."""
    return {script.revision for script in ScriptDirectory.from_config(config()).walk_revisions()}


def current(connection: Connection) -> str | None:
    return MigrationContext.configure(connection).get_current_revision()


def newest() -> str:
    head = ScriptDirectory.from_config(config()).get_current_head()
    assert head is not None
    return head


def config() -> Config:
    settings = Config()
    settings.set_main_option("script_location", "shoal.server:migrations")
    settings.set_main_option("path_separator", "os")
    return settings
