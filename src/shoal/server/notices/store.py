"""All SQL of notices that is not a worker's: note turns, and keep what people wish."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass, fields
from typing import Final

from sqlalchemy import or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from shoal.server.database import upsert
from shoal.server.moments import now
from shoal.server.notices.schema import NOTICES, WISHES

PAUSE: Final = 15_000
"""Milliseconds before anybody is told: an open page shows the turn itself and says so."""
HOUR: Final = 3_600_000
Call = tuple[str, int, str, int, int, int]
"""A turn that begins: table, seat, player, number of entries, when it begins, when a worker looks at it."""


@dataclass(frozen=True)
class Wishes:
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


ALL: Final = tuple(WISHES.c[field.name] for field in fields(Wishes))
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
    await connection.execute(mine.values(due=now() + HOUR, told="", stage="push", attempts=0))


async def wishes_of(connection: AsyncConnection, player: str) -> Wishes | None:
    row = (await connection.execute(select(*ALL).where(WISHES.c.player == player))).one_or_none()
    return None if row is None else Wishes(*row)


async def lock_wishes(connection: AsyncConnection, player: str) -> Wishes | None:
    """Return a player's wishes, which nobody else can change until the transaction ends."""
    row = (await connection.execute(select(*ALL).where(WISHES.c.player == player).with_for_update())).one_or_none()
    return None if row is None else Wishes(*row)


async def wish(connection: AsyncConnection, wishes: Wishes) -> None:
    """Store what a player has chosen; what the server knows of their letters stays."""
    values = asdict(wishes)
    chosen = {name: values[name] for name in CHOSEN}
    stored = upsert(connection, WISHES).values(player=wishes.player, **chosen)
    await connection.execute(stored.on_conflict_do_update(index_elements=[WISHES.c.player], set_=chosen))


async def change(connection: AsyncConnection, player: str, **values: object) -> None:
    await connection.execute(update(WISHES).where(WISHES.c.player == player).values(**values))
