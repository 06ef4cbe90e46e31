"""Searches in the database. A search is locked by its one row; who holds a pool matches all who wait in it."""

from collections.abc import Collection, Sequence
from typing import Any, Final, NamedTuple

from sqlalchemy import Row, and_, delete, func, insert, literal_column, or_, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from shoal.server.accounts.identity.schema import PLAYERS
from shoal.server.community.matchmaking.queue.matching_rule import WaitingPlayer
from shoal.server.community.matchmaking.schema import SEARCHES, WAITS, WANTS
from shoal.server.platform.base.ids import new_identifier
from shoal.server.platform.db.database import at_most, upsert
from shoal.table.http_types import State

AT_ONCE: Final = 60
"""How many people of one pool are looked at together: the ones who have waited longest."""
BATCH: Final = 50
MOST_COUNTED: Final = 200
LOOKING: Final = SEARCHES.c.state == literal_column("'looking'")
FOUND: Final = SEARCHES.c.state == literal_column("'found'")
ENDED: Final = SEARCHES.c.state == literal_column("'ended'")
HOLD: Final = text("SELECT pg_try_advisory_xact_lock(hashtextextended(:name, 0))")
POOLS: Final = text(
    "WITH RECURSIVE walk(pool) AS (SELECT min(pool) FROM wants UNION ALL"
    " SELECT (SELECT min(wants.pool) FROM wants WHERE wants.pool > walk.pool) FROM walk WHERE walk.pool IS NOT NULL)"
    " SELECT pool FROM walk WHERE pool IS NOT NULL"
)
"""The names of all pools, from one to the next by an index."""


class SearchRow(NamedTuple):
    """A search of a player."""

    state: State
    since: int
    seen: int
    table: str | None
    until: int | None


class SearchedPool(NamedTuple):
    """A pool that a search waits in, with the player's rating at its game."""

    pool: str
    rating: int


async def count_of(connection: AsyncConnection, address: str, but: str) -> int:
    """Return how many players other than this one look for people from an address."""
    mine = (SEARCHES.c.address == address, or_(LOOKING, FOUND), SEARCHES.c.player != but)
    return int(await connection.scalar(select(func.count()).where(*mine)) or 0)


async def count_looking(connection: AsyncConnection) -> int:
    looking = select(SEARCHES.c.player).where(LOOKING).limit(at_most(MOST_COUNTED)).subquery()
    return int(await connection.scalar(select(func.count()).select_from(looking)) or 0)


async def any_search(connection: AsyncConnection) -> bool:
    return (
        await connection.scalar(select(SEARCHES.c.player).order_by(SEARCHES.c.player).limit(at_most(1)))
    ) is not None


async def store_search(
    connection: AsyncConnection, player: str, address: str, wants: Sequence[SearchedPool], moment: int
) -> bool:
    """Begin a search, or begin it anew; False if a table was found for the player, who may still sit down."""
    row = {"address": address, "state": "looking", "since": moment, "seen": moment, "table_id": None, "until": None}
    added = upsert(connection, SEARCHES).values(player=player, **row)
    changed = added.on_conflict_do_update(index_elements=[SEARCHES.c.player], set_=row, where=~FOUND)
    if (await connection.execute(changed.returning(SEARCHES.c.player))).first() is None:
        return False
    await connection.execute(delete(WANTS).where(WANTS.c.player == player))
    rows = [{"player": player, "pool": want.pool, "since": moment, "rating": want.rating} for want in wants]
    await connection.execute(insert(WANTS), rows)
    return True


async def of_player(connection: AsyncConnection, player: str) -> tuple[SearchRow, list[SearchedPool]] | None:
    row = (await connection.execute(select(SEARCHES).where(SEARCHES.c.player == player))).first()
    if row is None:
        return None
    rows = await connection.execute(select(WANTS).where(WANTS.c.player == player).order_by(WANTS.c.pool))
    return search_of(row), [SearchedPool(want.pool, want.rating) for want in rows]


def search_of(row: Row[Any]) -> SearchRow:
    return SearchRow(row.state, row.since, row.seen, row.table_id, row.until)


async def note_heartbeat(connection: AsyncConnection, player: str, moment: int) -> None:
    """Note that the player is still there."""
    await connection.execute(update(SEARCHES).where(SEARCHES.c.player == player, ~ENDED).values(seen=moment))


async def here(connection: AsyncConnection, pool: str, most: int) -> int:
    """Return how many wait in a pool, counted up to `most`."""
    joined = select(WANTS.c.player).join(SEARCHES, SEARCHES.c.player == WANTS.c.player)
    waiting = joined.where(WANTS.c.pool == pool, LOOKING).limit(at_most(most)).subquery()
    return int(await connection.scalar(select(func.count()).select_from(waiting)) or 0)


async def drop(connection: AsyncConnection, players: Collection[str]) -> None:
    """Delete searches; first the rows that others lock."""
    if players:
        await connection.execute(delete(SEARCHES).where(SEARCHES.c.player.in_(sorted(players))))
        await connection.execute(delete(WANTS).where(WANTS.c.player.in_(sorted(players))))


async def lock_search(connection: AsyncConnection, player: str) -> SearchRow | None:
    """Return a search and lock it."""
    row = (await connection.execute(select(SEARCHES).where(SEARCHES.c.player == player).with_for_update())).first()
    return None if row is None else search_of(row)


async def pools(connection: AsyncConnection) -> list[str]:
    return list((await connection.execute(POOLS)).scalars())


async def hold(connection: AsyncConnection, pool: str) -> bool:
    """Hold a pool until the transaction ends; False if another node holds it. SQLite has one writer anyway."""
    if connection.dialect.name != "postgresql":
        return True
    return bool(await connection.scalar(HOLD, {"name": f"pool {pool}"}))


async def heads(connection: AsyncConnection, pool: str, seen: int) -> list[WaitingPlayer]:
    """Return and lock those who have waited longest in a pool and were there since `seen`; skip the locked ones."""
    wanted = (
        select(WANTS.c.player, PLAYERS.c.name, WANTS.c.since, WANTS.c.rating)
        .join(SEARCHES, SEARCHES.c.player == WANTS.c.player)
        .join(PLAYERS, PLAYERS.c.id == WANTS.c.player)
        .where(WANTS.c.pool == pool, LOOKING, SEARCHES.c.seen > seen)
        .order_by(WANTS.c.since, WANTS.c.player)
        .limit(at_most(AT_ONCE))
        .with_for_update(skip_locked=True, of=SEARCHES)
    )
    return [WaitingPlayer(row.player, row.name, row.since, row.rating) for row in await connection.execute(wanted)]


async def find_table(connection: AsyncConnection, players: Sequence[str], table: str, until: int) -> None:
    """Note which table was found for some players."""
    mine = update(SEARCHES).where(SEARCHES.c.player.in_(players), LOOKING)
    await connection.execute(mine.values(state="found", table_id=table, until=until))


async def offered(connection: AsyncConnection, moment: int) -> list[str]:
    """Return some tables at which the time to sit down is over."""
    over = select(SEARCHES.c.table_id).where(FOUND, SEARCHES.c.until < moment).order_by(SEARCHES.c.until)
    return list(dict.fromkeys((await connection.execute(over.limit(at_most(BATCH)))).scalars()))


async def found_at(connection: AsyncConnection, table: str) -> dict[str, int]:
    """Return and lock the searches that led to a table: since when each player has looked."""
    mine = select(SEARCHES.c.player, SEARCHES.c.since).where(SEARCHES.c.table_id == table, FOUND)
    rows = await connection.execute(mine.order_by(SEARCHES.c.player).with_for_update())
    return {row.player: row.since for row in rows}


async def look_again(connection: AsyncConnection, players: Collection[str]) -> None:
    """Put players back into their pools, in the place that they had."""
    back = update(SEARCHES).where(SEARCHES.c.player.in_(sorted(players)))
    await connection.execute(back.values(state="looking", table_id=None, until=None))


async def end_lost(connection: AsyncConnection, seen: int, since: int) -> int:
    """End some searches of players who are not there any more, or who have looked for too long; return how many."""
    ended = 0
    for over in (SEARCHES.c.seen < seen, SEARCHES.c.since < since):
        lost = (
            select(SEARCHES.c.player).where(and_(LOOKING, over)).limit(at_most(BATCH)).with_for_update(skip_locked=True)
        )
        players = list((await connection.execute(lost)).scalars())
        if players:
            mine = update(SEARCHES).where(SEARCHES.c.player.in_(players))
            await connection.execute(mine.values(state="ended"))
            await connection.execute(delete(WANTS).where(WANTS.c.player.in_(players)))
        ended += len(players)
    return ended


async def forget_ended(connection: AsyncConnection, seen: int) -> None:
    """Delete some searches that ended long ago."""
    old = select(SEARCHES.c.player).where(ENDED, SEARCHES.c.seen < seen).limit(at_most(BATCH))
    players = (await connection.execute(old.with_for_update(skip_locked=True))).scalars()
    await drop(connection, list(players))


async def note_waits(connection: AsyncConnection, game: str, hour: int, waits: Sequence[int], moment: int) -> None:
    """Note how long some people have waited."""
    rows = [{"id": new_identifier(), "game": game, "hour": hour, "at": moment, "waited": wait} for wait in waits]
    await connection.execute(insert(WAITS), rows)


async def forget_waits(connection: AsyncConnection, before: int) -> None:
    old = select(WAITS.c.id).where(WAITS.c.at < before).order_by(WAITS.c.at).limit(at_most(BATCH))
    await connection.execute(delete(WAITS).where(WAITS.c.id.in_(old.with_for_update(skip_locked=True))))


async def waits_of(connection: AsyncConnection, game: str, hour: int, since: int) -> list[int]:
    """Return the latest waits for a game at an hour of the day."""
    mine = select(WAITS.c.waited).where(WAITS.c.game == game, WAITS.c.hour == hour, WAITS.c.at > since)
    return list((await connection.execute(mine.order_by(WAITS.c.at.desc()).limit(at_most(BATCH)))).scalars())
