"""All SQL of notices that is not a worker's: note turns, and keep what people wish."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass, fields
from typing import Any, Final

from sqlalchemy import delete, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from shoal.server.accounts.notification_outbox.schema import DEVICES, NOTICES, WISHES
from shoal.server.platform.base.timestamps import HOUR_MS, now
from shoal.server.platform.db.database import upsert

NOTICE_DELAY_MS: Final = 15_000
"""Milliseconds before anybody is told: an open page shows the turn itself and says so."""
Call = tuple[str, int, str, int, int, int]
"""A turn that begins: table, seat, player, number of entries, when it begins, when a worker looks at it."""


@dataclass(frozen=True)
class NotificationSettingsRow:
    """How a player wants to be told.

    late                     only when a quarter of the time is left, instead of at once
    quiet_from, quiet_until  hours between which nothing is sent; equal for none
    hours                    at most one letter in so many hours
    """

    player: str
    push: bool = False
    mail: bool = False
    late: bool = False
    quiet_from: int = 22
    quiet_until: int = 8
    zone: str = "UTC"
    hours: int = 6
    language: str = "en"
    confirmed: str = ""
    mailed: int = 0
    letter: str = ""
    refusals: int = 0


ALL: Final = tuple(WISHES.c[field.name] for field in fields(NotificationSettingsRow))
CHOSEN: Final = ("push", "mail", "late", "quiet_from", "quiet_until", "zone", "hours", "language")


async def note(connection: AsyncConnection, calls: Sequence[Call]) -> None:
    """Note turns that begin, of players who want to be told."""
    players = {player for _, _, player, *_ in calls}
    asked = select(WISHES.c.player).where(WISHES.c.player.in_(players), or_(WISHES.c.push, WISHES.c.mail))
    wanted = set(await connection.scalars(asked))
    for table, seat, player, entries, began, due in calls:
        if player in wanted:
            turn = {"player": player, "entries": entries, "began": began, "due": due}
            fresh = {**turn, "stage": "push", "told": "", "lease": None, "attempts": 0}
            noted = upsert(connection, NOTICES).values(table_id=table, seat=seat, **fresh)
            keys = [NOTICES.c.table_id, NOTICES.c.seat]
            await connection.execute(noted.on_conflict_do_update(index_elements=keys, set_=fresh))


async def seen(connection: AsyncConnection, table: str, player: str) -> None:
    """Note that an open page has shown the player their turn."""
    mine = update(NOTICES).where(NOTICES.c.table_id == table, NOTICES.c.player == player, NOTICES.c.due.is_not(None))
    await connection.execute(mine.values(due=None, lease=None, told="seen"))


async def postpone(connection: AsyncConnection, table: str, player: str) -> None:
    """Tell a player again in an hour of a turn that they were told of by a push."""
    mine = update(NOTICES).where(NOTICES.c.table_id == table, NOTICES.c.player == player, NOTICES.c.told == "push")
    await connection.execute(mine.values(due=now() + HOUR_MS, told="", stage="push", attempts=0))


async def notification_settings_of(connection: AsyncConnection, player: str) -> NotificationSettingsRow | None:
    row = (await connection.execute(select(*ALL).where(WISHES.c.player == player))).one_or_none()
    return None if row is None else NotificationSettingsRow(*row)


async def lock_notification_settings(connection: AsyncConnection, player: str) -> NotificationSettingsRow | None:
    """Return a player's wishes, which nobody else can change until the transaction ends."""
    row = (await connection.execute(select(*ALL).where(WISHES.c.player == player).with_for_update())).one_or_none()
    return None if row is None else NotificationSettingsRow(*row)


async def save_notification_settings(connection: AsyncConnection, wishes: NotificationSettingsRow) -> None:
    """Store what a player has chosen; what the server knows of their letters stays."""
    values = asdict(wishes)
    chosen = {name: values[name] for name in CHOSEN}
    stored = upsert(connection, WISHES).values(player=wishes.player, **chosen)
    await connection.execute(stored.on_conflict_do_update(index_elements=[WISHES.c.player], set_=chosen))


async def change_notification_settings(connection: AsyncConnection, player: str, **values: object) -> None:
    await connection.execute(update(WISHES).where(WISHES.c.player == player).values(**values))


async def turns_of(connection: AsyncConnection, player: str) -> list[Any]:
    """Return the latest turns of a player, by table and seat, and by what way they were told."""
    mine = select(NOTICES).where(NOTICES.c.player == player)
    return list(await connection.execute(mine.order_by(NOTICES.c.table_id, NOTICES.c.seat)))


async def give_turns(connection: AsyncConnection, guest: str, heir: str) -> None:
    await connection.execute(update(NOTICES).where(NOTICES.c.player == guest).values(player=heir))


async def forget_notifications(connection: AsyncConnection, player: str) -> None:
    """Delete a player's turns, wishes and devices."""
    for table in (NOTICES, WISHES, DEVICES):
        await connection.execute(delete(table).where(table.c.player == player))
