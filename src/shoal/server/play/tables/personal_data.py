"""What tables keep of one player. Games are too many for one answer: `app/account_data` exports them page by page.

Finished games stay for the others, with a neutral name, so the ids of an erased player stay on their chairs.
"""

from collections.abc import Mapping
from typing import Any, Final

from sqlalchemy.ext.asyncio import AsyncConnection

from shoal.server.platform.base.timestamps import format_moment
from shoal.server.play.tables import personal_data_store as store
from shoal.server.play.tables.schema import CHAIRS, SAID, TABLES

COLUMNS: Final = (
    TABLES.c.host,
    TABLES.c.away,
    CHAIRS.c.player,
    CHAIRS.c.name,
    CHAIRS.c.payer,
    SAID.c.player,
    SAID.c.name,
    SAID.c.text,
)


async def export_personal_data(connection: AsyncConnection, player: str) -> dict[str, Any]:
    """Return what a player has said at tables that are not among their games, because they have left them."""
    lines = await store.said_elsewhere(connection, player)
    return {"said_elsewhere": [{**line, "at": format_moment(line["at"])} for line in lines]}


async def hand_over_personal_data(connection: AsyncConnection, guest: str, heir: str) -> Mapping[str, int] | None:
    """Move some games of a guest to another player, and at last the rest. Games in which both sat stay."""
    if table_ids := await store.tables_of(connection, guest, store.without(heir)):
        return await store.give(connection, table_ids, guest, heir)
    await store.give_lines(connection, guest, heir)
    await store.change_turned_away(connection, guest, heir)
    return None


async def erase_personal_data(connection: AsyncConnection, player: str) -> Mapping[str, int] | None:
    """Forget a player's name at some tables, then some of their words, then who has turned them away."""
    if table_ids := await store.tables_of(connection, player, store.named()):
        return await store.forget_names(connection, player, table_ids)
    if versions := await store.forget_words(connection, player):
        return versions
    return await store.change_turned_away(connection, player, None)
