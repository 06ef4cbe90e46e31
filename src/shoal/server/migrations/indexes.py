"""Indexes of large database tables, built after the migration while everybody plays (CREATE INDEX CONCURRENTLY).

An index in a migration would let moves wait until it is built. A node works without these, only slower.
"""

from typing import Final

from sqlalchemy import Connection, text
from structlog import get_logger

from shoal.server.platform.db.database import Database

LATER: Final = {
    "ix_admin_log_subject": "ON admin_log (subject)",
    "ix_meetings_second": "ON meetings (second)",
    "ix_reports_table_id": "ON reports (table_id)",
    "ix_tables_kept": "ON tables (ended) WHERE status = 'over' AND archive IS NULL",
    "ix_tables_reveal": "ON tables (reveal_by) WHERE reveal_by IS NOT NULL",
    "ix_tables_unread": "ON tables (ended) WHERE status = 'over' AND door = 'public' AND NOT practice AND NOT shared"
    " AND result IS NOT NULL AND in_openings IS NULL",
    "ix_tournaments_hosted": "ON tournaments (host)",
}
"""What stands behind the name of each."""
INVALID: Final = text(
    "SELECT NOT indisvalid FROM pg_index JOIN pg_class ON pg_class.oid = indexrelid"
    " WHERE relname = :name AND pg_table_is_visible(pg_class.oid)"
)
LOCK: Final = 0x5_40A2
"""A lock in PostgreSQL, so that two nodes never build at once."""
LOG: Final = get_logger()


async def build(database: Database) -> None:
    """Build the indexes that are missing, one after the other."""
    if not database.is_postgresql:
        async with database.transaction() as connection:
            for name, rest in LATER.items():
                await connection.execute(text(f"CREATE INDEX IF NOT EXISTS {name} {rest}"))
        return
    async with database.engine.execution_options(isolation_level="AUTOCOMMIT").connect() as connection:
        await connection.run_sync(build_missing)


def build_missing(connection: Connection) -> None:
    connection.execute(text("SELECT pg_advisory_lock(:lock)"), {"lock": LOCK})
    try:
        for name, rest in LATER.items():
            if connection.scalar(INVALID, {"name": name}):  # it was interrupted
                LOG.info("schema.index_again", index=name)
                connection.execute(text(f"DROP INDEX CONCURRENTLY {name}"))
            connection.execute(text(f"CREATE INDEX CONCURRENTLY IF NOT EXISTS {name} {rest}"))
    finally:
        connection.execute(text("SELECT pg_advisory_unlock(:lock)"), {"lock": LOCK})
