"""All SQL of relations. Every question is bounded and answered by an index."""

from collections.abc import Collection
from typing import Final, Literal

from sqlalchemy import ColumnElement, and_, delete, func, insert, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from shoal.server.accounts.identity.schema import PLAYERS
from shoal.server.accounts.social_graph.schema import HEARING, RELATIONS
from shoal.server.platform.base.timestamps import now
from shoal.server.platform.db.database import at_most, upsert
from shoal.server.platform.http.errors import Problem

Kind = Literal["follow", "mute", "block"]
Whom = Literal["everybody", "friends", "nobody"]
MOST: Final[dict[Kind, int]] = {"follow": 200, "mute": 500, "block": 500}
"""How many people one player may follow, mute and block."""
READERS_AT_ONCE: Final = 1000
ROWS_AT_ONCE: Final = 2000
BLOCKS: Final = RELATIONS.c.kind == "block"


async def add_relation(connection: AsyncConnection, player: str, kind: Kind, other: str) -> None:
    """Add a relation; doing it twice changes nothing more. To block somebody ends following them."""
    await connection.execute(select(PLAYERS.c.id).where(PLAYERS.c.id == player).with_for_update())
    if await count_relations(connection, player, kind) >= MOST[kind] and not await has(connection, player, kind, other):
        raise Problem("limit", "server.most-people", most=MOST[kind])
    row = {"player": player, "kind": kind, "other": other, "since": now()}
    await connection.execute(upsert(connection, RELATIONS).values(row).on_conflict_do_nothing())
    if kind == "block":
        await remove_relation(connection, player, "follow", other)


async def count_relations(connection: AsyncConnection, player: str, kind: Kind) -> int:
    mine = select(func.count()).where(RELATIONS.c.player == player, RELATIONS.c.kind == kind)
    return int(await connection.scalar(mine) or 0)


async def has(connection: AsyncConnection, player: str, kind: Kind, other: str) -> bool:
    return await connection.scalar(select(RELATIONS.c.other).where(is_row(player, kind, other))) is not None


async def remove_relation(connection: AsyncConnection, player: str, kind: Kind, other: str) -> None:
    await connection.execute(delete(RELATIONS).where(is_row(player, kind, other)))


def is_row(player: str, kind: Kind, other: str) -> ColumnElement[bool]:
    return and_(RELATIONS.c.player == player, RELATIONS.c.kind == kind, RELATIONS.c.other == other)


async def blocked_among(connection: AsyncConnection, player: str, others: Collection[str]) -> set[str]:
    """Return which of these people the player has blocked or is blocked by. It is exact for any number of blocks."""
    query = select(RELATIONS.c.player, RELATIONS.c.other).where(
        BLOCKS,
        or_(
            and_(RELATIONS.c.player == player, RELATIONS.c.other.in_(others)),
            and_(RELATIONS.c.player.in_(others), RELATIONS.c.other == player),
        ),
    )
    return {name for row in await connection.execute(query) for name in row} - {player} if others else set()


async def blocked_by(connection: AsyncConnection, player: str, others: Collection[str]) -> set[str]:
    """Return which of these people the player themself has blocked."""
    query = select(RELATIONS.c.other).where(RELATIONS.c.player == player, BLOCKS, RELATIONS.c.other.in_(others))
    return set((await connection.execute(query)).scalars())


async def of_player(connection: AsyncConnection, player: str, kind: Kind) -> list[tuple[str, str]]:
    """Return the ids and names of those whom a player follows, mutes or blocks, the latest first."""
    query = select(RELATIONS.c.other, PLAYERS.c.name).join(PLAYERS, PLAYERS.c.id == RELATIONS.c.other)
    mine = query.where(RELATIONS.c.player == player, RELATIONS.c.kind == kind)
    rows = await connection.execute(
        mine.order_by(RELATIONS.c.since.desc(), RELATIONS.c.other).limit(at_most(MOST[kind]))
    )
    return [(row.other, row.name) for row in rows]


async def set_hearing(connection: AsyncConnection, player: str, whom: Whom) -> None:
    """Choose whose chat a player reads."""
    await connection.execute(delete(HEARING).where(HEARING.c.player == player))
    if whom != "everybody":
        await connection.execute(insert(HEARING).values(player=player, whom=whom))


async def hearing_of(connection: AsyncConnection, player: str) -> Whom:
    whom: Whom | None = await connection.scalar(select(HEARING.c.whom).where(HEARING.c.player == player))
    return whom or "everybody"


async def unheard(
    connection: AsyncConnection, readers: Collection[str], speakers: Collection[str]
) -> set[tuple[str, str]]:
    """Return the pairs of a reader and a speaker whose lines the reader must not see.

    One has blocked the other, the reader has muted the speaker, or does not want to hear people like them. Everybody
    sees their own lines.
    """
    pairs: set[tuple[str, str]] = set()
    others = sorted(readers)
    for first in range(0, len(others), READERS_AT_ONCE):
        pairs |= await unheard_by(connection, others[first : first + READERS_AT_ONCE], speakers)
    return pairs


async def unheard_by(
    connection: AsyncConnection, readers: Collection[str], speakers: Collection[str]
) -> set[tuple[str, str]]:
    pairs = {(reader, speaker) for reader in readers for speaker in speakers if reader != speaker}
    if not pairs:
        return set()
    either = or_(
        and_(RELATIONS.c.player.in_(readers), RELATIONS.c.other.in_(speakers)),
        and_(RELATIONS.c.player.in_(speakers), BLOCKS, RELATIONS.c.other.in_(readers)),
    )
    rows = {(row.player, row.kind, row.other) for row in await connection.execute(select(RELATIONS).where(either))}
    chosen = await connection.execute(select(HEARING).where(HEARING.c.player.in_(readers)))
    choices: dict[str, str] = {row.player: row.whom for row in chosen}
    return {pair for pair in pairs if not hears(*pair, choices.get(pair[0], "everybody"), rows)}


def hears(reader: str, speaker: str, choice: str, rows: Collection[tuple[str, str, str]]) -> bool:
    if (reader, "block", speaker) in rows or (speaker, "block", reader) in rows or (reader, "mute", speaker) in rows:
        return False
    return choice == "everybody" or (choice == "friends" and (reader, "follow", speaker) in rows)


async def forget_relations(connection: AsyncConnection, player: str) -> None:
    """Delete everything between a player and others, in both directions."""
    await connection.execute(delete(RELATIONS).where(or_(RELATIONS.c.player == player, RELATIONS.c.other == player)))
    await connection.execute(delete(HEARING).where(HEARING.c.player == player))


async def give_relations(connection: AsyncConnection, guest: str, heir: str) -> None:
    """Move what a guest thinks of others, as far as there is room, and what others think of the guest, to the heir."""
    for kind, most in MOST.items():
        room = most - await count_relations(connection, heir, kind)
        mine = [other for other, _ in await of_player(connection, guest, kind) if other != heir][: max(room, 0)]
        await copy(connection, [(heir, kind, other) for other in mine])
    theirs = select(RELATIONS.c.player, RELATIONS.c.kind).where(RELATIONS.c.other == guest, RELATIONS.c.player != heir)
    await copy(connection, [(row.player, row.kind, heir) for row in await connection.execute(theirs)])
    await forget_relations(connection, guest)


async def copy(connection: AsyncConnection, relations: list[tuple[str, str, str]]) -> None:
    rows = [{"player": player, "kind": kind, "other": other, "since": now()} for player, kind, other in relations]
    for first in range(0, len(rows), ROWS_AT_ONCE):
        batch = rows[first : first + ROWS_AT_ONCE]
        await connection.execute(upsert(connection, RELATIONS).values(batch).on_conflict_do_nothing())
