"""Count a game that ends, in its own transaction; read what is counted of a player.

Rows are written in the order of their keys, against deadlocks.
"""

from collections.abc import Mapping
from itertools import combinations
from typing import Any, Final

from sqlalchemy import Table, delete, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from shoal.server.database import at_most, upsert
from shoal.server.players.schema import ACCOUNT, PLAYERS
from shoal.server.ratings import Rating
from shoal.server.ratings.schema import RATINGS
from shoal.server.statistics import KEPT, LEAST_GAMES, WIDEST, Ending, Finisher
from shoal.server.statistics.schema import HABITS, HISTORY, RIVALRIES, TALLIES

Row = dict[str, Any]
AT_ONCE: Final = 500
MOST_RIVALRIES: Final = 10_000
KEYS: Final = {
    TALLIES: ("player", "game", "seats"),
    HABITS: ("player", "game", "kind", "thing"),
    RIVALRIES: ("first", "second", "game", "seats"),
}


async def count(connection: AsyncConnection, ending: Ending) -> None:
    """Add a finished game to what is known of its players."""
    await add(connection, RIVALRIES, rivalries(ending))
    if ending.public:
        await add(connection, TALLIES, [tally(ending, one) for one in ending.finishers])
        await add(connection, HABITS, [row for one in ending.finishers for row in habits(ending, one)])


def tally(ending: Ending, one: Finisher) -> Row:
    first = one.share > 0 and one.share == ending.best
    key = {"player": one.player, "game": ending.game, "seats": ending.seats}
    return {**key, "games": 1, "firsts": int(first), "shares": one.share, "left": int(one.left)}


def habits(ending: Ending, one: Finisher) -> list[Row]:
    row = {"player": one.player, "game": ending.game, "games": 1, "shares": one.share}
    return [{**row, "kind": habit.kind, "thing": habit.thing} for habit in one.habits]


def rivalries(ending: Ending) -> list[Row]:
    """Return a row for every two players: who was ahead; somebody who left is behind those who stayed."""
    rows = []
    for one, other in combinations(sorted(ending.finishers, key=lambda finisher: finisher.player), 2):
        mine, theirs = (not one.left, one.share), (not other.left, other.share)
        key = {"first": one.player, "second": other.player, "game": ending.game, "seats": ending.seats}
        rows.append({**key, "ahead": int(mine > theirs), "behind": int(mine < theirs), "level": int(mine == theirs)})
    return rows


async def add(connection: AsyncConnection, table: Table, rows: list[Row]) -> None:
    """Add numbers to rows, which are made where they are missing."""
    key = KEYS[table]
    ordered = sorted(rows, key=lambda row: tuple(str(row[name]) for name in key))
    for first in range(0, len(ordered), AT_ONCE):
        added = upsert(connection, table).values(ordered[first : first + AT_ONCE])
        sums = {name: table.c[name] + added.excluded[name] for name in rows[0] if name not in key}
        await connection.execute(added.on_conflict_do_update(index_elements=list(key), set_=sums))


async def rank(connection: AsyncConnection, game: str, ratings: Mapping[str, Rating], moment: int) -> None:
    """Note the ratings after a rated game, and who has a place on a leaderboard; guests have none."""
    rows = [
        {"player": player, "game": game, "number": rating.games, "at": moment, "points": rating.shown()}
        for player, rating in ratings.items()
    ]
    await connection.execute(insert(HISTORY), rows)
    accounts = await connection.execute(select(PLAYERS.c.id, PLAYERS.c.owner).where(PLAYERS.c.id.in_(ratings), ACCOUNT))
    programs = {row.id: row.owner is not None for row in accounts}
    for player, rating in ratings.items():
        old = HISTORY.c.number <= rating.games - KEPT
        await connection.execute(delete(HISTORY).where(HISTORY.c.player == player, HISTORY.c.game == game, old))
        placed = player in programs and rating.games >= LEAST_GAMES and rating.margin() <= WIDEST
        board = RATINGS.c.apart if programs.get(player) else RATINGS.c.listed
        mine = update(RATINGS).where(RATINGS.c.player == player, RATINGS.c.game == game)
        await connection.execute(mine.where(board.is_distinct_from(placed)).values({board: placed}))


async def give(connection: AsyncConnection, guest: str, heir: str) -> None:
    """Add what is counted of a guest to another player. If the two have met, it stays with the guest."""
    met = select(RIVALRIES.c.game).where(*between(guest, heir)).limit(1)
    if (await connection.execute(met)).first() is not None:
        return
    for table in (TALLIES, HABITS):
        gone = delete(table).where(table.c.player == guest).returning(table)
        rows = [{**row._mapping, "player": heir} for row in await connection.execute(gone)]
        await add(connection, table, rows)
    either = or_(RIVALRIES.c.first == guest, RIVALRIES.c.second == guest)
    gone = delete(RIVALRIES).where(either).returning(RIVALRIES)
    await add(
        connection, RIVALRIES, [retold(dict(row._mapping), guest, heir) for row in await connection.execute(gone)]
    )


def between(one: str, other: str) -> tuple[Any, Any]:
    first, second = sorted((one, other))
    return RIVALRIES.c.first == first, RIVALRIES.c.second == second


def retold(row: Row, guest: str, heir: str) -> Row:
    """Return the row of a rivalry with another player in it; the smaller id stays first."""
    first, second = (heir if row[side] == guest else row[side] for side in ("first", "second"))
    if first < second:
        return {**row, "first": first, "second": second}
    return {**row, "first": second, "second": first, "ahead": row["behind"], "behind": row["ahead"]}


async def forget(connection: AsyncConnection, player: str) -> None:
    """Delete everything that is counted of a player."""
    for table in (TALLIES, HABITS, HISTORY):
        await connection.execute(delete(table).where(table.c.player == player))
    await connection.execute(delete(RIVALRIES).where(or_(RIVALRIES.c.first == player, RIVALRIES.c.second == player)))


async def tallies_of(connection: AsyncConnection, player: str) -> list[Any]:
    """Return the tallies of a player, by game and seats."""
    rows = select(TALLIES).where(TALLIES.c.player == player).order_by(TALLIES.c.game, TALLIES.c.seats)
    return list(await connection.execute(rows))


async def habits_of(connection: AsyncConnection, player: str) -> list[Any]:
    """Return the habits of a player, the most frequent of a game first. There are as many as games have things."""
    rows = select(HABITS).where(HABITS.c.player == player)
    return list(await connection.execute(rows.order_by(HABITS.c.game, HABITS.c.games.desc(), HABITS.c.thing)))


async def history_of(connection: AsyncConnection, player: str) -> list[Any]:
    """Return the history of a player's ratings, the oldest first."""
    rows = select(HISTORY).where(HISTORY.c.player == player).order_by(HISTORY.c.game, HISTORY.c.number)
    return list(await connection.execute(rows))


async def rivalry_of(connection: AsyncConnection, player: str, other: str) -> list[tuple[str, int, int, int, int]]:
    """Return for each game and number of seats how often a player was ahead of another, behind, and level."""
    rows = select(RIVALRIES).where(*between(player, other)).order_by(RIVALRIES.c.game, RIVALRIES.c.seats)
    found = []
    for row in await connection.execute(rows):
        mine, theirs = (row.ahead, row.behind) if row.first == player else (row.behind, row.ahead)
        found.append((row.game, row.seats, mine, theirs, row.level))
    return found


async def rivalries_of(connection: AsyncConnection, player: str) -> list[Any]:
    """Return some rivalries of a player, for an export."""
    either = or_(RIVALRIES.c.first == player, RIVALRIES.c.second == player)
    return list(await connection.execute(select(RIVALRIES).where(either).limit(at_most(MOST_RIVALRIES))))
