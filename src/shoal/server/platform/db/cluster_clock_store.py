"""PostgreSQL's time."""

from typing import Final

from shoal.server.platform.db.database import Database, fetch

MOMENT: Final = "SELECT (extract(epoch FROM clock_timestamp()) * 1000000)::bigint AS moment"


async def database_time_ns(database: Database) -> int:
    """Return PostgreSQL's time in nanoseconds; it is exact to a microsecond."""
    return int((await fetch(database, MOMENT, ()))[0]["moment"]) * 1000
