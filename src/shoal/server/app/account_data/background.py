"""Background duty: erase the accounts whose time to come back is over."""

from datetime import timedelta
from typing import Final

from shoal.server.app.account_data.erase import erase_due
from shoal.server.platform.resources import Resources
from shoal.server.play.tables.registry import TableRegistry

ERASE_EVERY: Final = timedelta(minutes=1)


async def erase_accounts(resources: Resources, tables: TableRegistry) -> None:
    await erase_due(resources, tables)
