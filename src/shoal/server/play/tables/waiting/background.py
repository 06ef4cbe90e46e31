"""Background duty: keep waiting tables with a player there, and close those that expire."""

from datetime import timedelta
from typing import Final

from shoal.server.play.tables.registry import TableRegistry
from shoal.server.play.tables.waiting.limits_and_expiry import AT_ONCE, expire_tables, keep

KEEP_EVERY: Final = timedelta(seconds=20)
REVEAL_EVERY: Final = timedelta(seconds=1)
"""How often a node looks for tables that have waited long enough for sealed words."""


async def keep_waiting_tables(tables: TableRegistry) -> timedelta | None:
    """Keep tables with a player there, and close some of the others whose time is over."""
    await keep(tables)
    return timedelta(0) if len(await expire_tables(tables)) == AT_ONCE else None
