"""What the social graph keeps of one player: whom they follow, mute and block, and whose chat they read."""

from typing import Any, Final

from sqlalchemy.ext.asyncio import AsyncConnection

from shoal.server.accounts.social_graph import store
from shoal.server.accounts.social_graph.schema import HEARING, RELATIONS

COLUMNS: Final = (RELATIONS.c.player, RELATIONS.c.other, HEARING.c.player)


async def export_personal_data(connection: AsyncConnection, player: str) -> dict[str, Any]:
    """Return what a player thinks of others; what others think of them is nobody else's to know."""
    people = {kind: await store.of_player(connection, player, kind) for kind in store.MOST}
    return {
        "people": {kind: [name for _, name in related] for kind, related in people.items()},
        "chat_read_of": await store.hearing_of(connection, player),
    }


async def hand_over_personal_data(connection: AsyncConnection, guest: str, heir: str) -> None:
    """Move what a guest thinks of others, and what others think of the guest, to another player."""
    await store.give_relations(connection, guest, heir)


async def erase_personal_data(connection: AsyncConnection, player: str) -> None:
    """Delete everything between a player and others."""
    await store.forget_relations(connection, player)
