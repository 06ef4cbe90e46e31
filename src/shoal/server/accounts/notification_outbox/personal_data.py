"""What notifications keep of one player: what they wish, their devices, and the turns that they are told of."""

from dataclasses import asdict
from typing import Any, Final

from sqlalchemy.ext.asyncio import AsyncConnection

from shoal.server.accounts.notification_outbox import push_subscriptions_store, store
from shoal.server.accounts.notification_outbox.schema import DEVICES, NOTICES, WISHES
from shoal.server.platform.base.timestamps import format_moment

COLUMNS: Final = (
    WISHES.c.player,
    WISHES.c.confirmed,
    NOTICES.c.player,
    DEVICES.c.player,
    DEVICES.c.session,
    DEVICES.c.endpoint,
    DEVICES.c.key,
    DEVICES.c.auth,
)


async def export_personal_data(connection: AsyncConnection, player: str) -> dict[str, Any]:
    """Return what a player wishes, the devices that take pushes, and the latest turn of each seat."""
    wishes = await store.notification_settings_of(connection, player)
    devices = await push_subscriptions_store.of_player(connection, player)
    return {
        "notices": None if wishes is None else asdict(wishes),
        "pushed_to": [device.endpoint for device in devices],
        "turns_told": [
            {"table": turn.table_id, "seat": turn.seat, "began": format_moment(turn.began), "told": turn.told}
            for turn in await store.turns_of(connection, player)
        ],
    }


async def hand_over_personal_data(connection: AsyncConnection, guest: str, heir: str) -> None:
    """Move the turns of a guest to another player, who has wishes and devices of their own; delete the guest's."""
    await store.give_turns(connection, guest, heir)
    await store.forget_notifications(connection, guest)


async def erase_personal_data(connection: AsyncConnection, player: str) -> None:
    """Delete a player's wishes, devices and turns."""
    await store.forget_notifications(connection, player)
