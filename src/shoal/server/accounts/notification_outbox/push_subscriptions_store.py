"""All SQL of devices: browsers that take pushes."""

import hashlib
from dataclasses import dataclass, fields
from typing import Final

from sqlalchemy import delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from shoal.server.accounts.notification_outbox.schema import DEVICES, PUSH_KEYS
from shoal.server.platform.base.timestamps import now
from shoal.server.platform.db.database import upsert

MOST: Final = 10
"""Devices of one player; a further one takes the place of the oldest."""


@dataclass(frozen=True)
class PushSubscription:
    """A browser: where its push service takes messages, and the keys that only it can read them with.

    `failures` counts the pushes that failed since one was taken.
    """

    endpoint_hash: str
    player: str
    session: str
    endpoint: str
    key: str
    auth: str
    failures: int = 0


ALL: Final = tuple(DEVICES.c[field.name] for field in fields(PushSubscription))


def hash_of(endpoint: str) -> str:
    return hashlib.sha256(endpoint.encode()).hexdigest()


async def add_subscription(connection: AsyncConnection, device: PushSubscription) -> bool:
    """Add a device, or give it to its present player. Return False if it is known with another secret.

    Somebody who knows only the address of somebody's device cannot take it away from them.
    """
    row = {field.name: getattr(device, field.name) for field in fields(PushSubscription)}
    renewed = {name: row[name] for name in ("player", "session", "failures")}
    stored = upsert(connection, DEVICES).values(**row, created=now())
    same = (DEVICES.c.auth == device.auth) & (DEVICES.c.key == device.key)
    stored = stored.on_conflict_do_update(index_elements=[DEVICES.c.endpoint_hash], set_=renewed, where=same)
    if (await connection.execute(stored.returning(DEVICES.c.player))).first() is None:
        return False
    newest = select(DEVICES.c.endpoint_hash).where(DEVICES.c.player == device.player)
    kept = newest.order_by(DEVICES.c.created.desc(), DEVICES.c.endpoint_hash).limit(MOST)
    surplus = DEVICES.c.endpoint_hash.not_in(kept.scalar_subquery())
    await connection.execute(delete(DEVICES).where(DEVICES.c.player == device.player, surplus))
    return True


async def of_player(connection: AsyncConnection, player: str) -> list[PushSubscription]:
    rows = await connection.execute(select(*ALL).where(DEVICES.c.player == player).order_by(DEVICES.c.created))
    return [PushSubscription(*row) for row in rows]


async def remove_subscription(connection: AsyncConnection, endpoint_hash: str, player: str) -> None:
    await connection.execute(
        delete(DEVICES).where(DEVICES.c.endpoint_hash == endpoint_hash, DEVICES.c.player == player)
    )


async def count_failure(connection: AsyncConnection, device: PushSubscription, most: int) -> None:
    """Count a push that failed; a device that fails too often is removed."""
    mine = DEVICES.c.endpoint_hash == device.endpoint_hash
    await connection.execute(update(DEVICES).where(mine).values(failures=DEVICES.c.failures + 1))
    await connection.execute(delete(DEVICES).where(mine, DEVICES.c.failures >= most))


async def clear_push_failures(connection: AsyncConnection, device: PushSubscription) -> None:
    mine = DEVICES.c.endpoint_hash == device.endpoint_hash
    await connection.execute(update(DEVICES).where(mine, DEVICES.c.failures > 0).values(failures=0))


async def private_key(connection: AsyncConnection, fresh: str) -> str:
    """Return the server's key for pushes; the first time it is `fresh`."""
    made = upsert(connection, PUSH_KEYS).values(name="vapid", private=fresh).on_conflict_do_nothing()
    await connection.execute(made)
    return str(await connection.scalar(select(PUSH_KEYS.c.private).where(PUSH_KEYS.c.name == "vapid")))
