"""Count a game that ends, in its own transaction; read what is counted of a player.

Rows are written in the order of their keys, against deadlocks.
"""

from collections.abc import Mapping
from itertools import combinations
from typing import Any, Final

from sqlalchemy import Table, delete, insert, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from shoal.server.accounts.ratings.rating_formula import Rating
from shoal.server.accounts.statistics.finished_game import KEPT, FinishedGame, FinishedPlayer
from shoal.server.accounts.statistics.schema import HABITS, HISTORY, RIVALRIES, TALLIES
from shoal.server.platform.db.database import at_most, upsert

Row = dict[str, Any]
AT_ONCE: Final = 500
MOST_RIVALRIES: Final = 10_000
KEYS: Final = {
    TALLIES: ("player", "game", "seats"),
    HABITS: ("player", "game", "kind", "thing"),
    RIVALRIES: ("first", "second", "game", "seats"),
}


async def count_game(connection: AsyncConnection, ending: FinishedGame) -> None:
    """Add a finished game to what is known of its players."""
    await add_counts(connection, RIVALRIES, rivalries(ending))
    if ending.public:
        await add_counts(connection, TALLIES, [tally(ending, finisher) for finisher in ending.finishers])
        await add_counts(connection, HABITS, [row for finisher in ending.finishers for row in habits(ending, finisher)])


def tally(ending: FinishedGame, finisher: FinishedPlayer) -> Row:
    first = finisher.share > 0 and finisher.share == ending.best
    key = {"player": finisher.player, "game": ending.game, "seats": ending.seats}
    return {**key, "games": 1, "firsts": int(first), "shares": finisher.share, "left": int(finisher.left)}


def habits(ending: FinishedGame, finisher: FinishedPlayer) -> list[Row]:
    row = {"player": finisher.player, "game": ending.game, "games": 1, "shares": finisher.share}
    return [{**row, "kind": habit.kind, "thing": habit.thing} for habit in finisher.habits]


def rivalries(ending: FinishedGame) -> list[Row]:
    """Return a row for every two players: who was ahead; somebody who left is behind those who stayed."""
    rows = []
    for first, second in combinations(sorted(ending.finishers, key=lambda finisher: finisher.player), 2):
        mine, theirs = (not first.left, first.share), (not second.left, second.share)
        key = {"first": first.player, "second": second.player, "game": ending.game, "seats": ending.seats}
        rows.append({**key, "ahead": int(mine > theirs), "behind": int(mine < theirs), "level": int(mine == theirs)})
    return rows


async def add_counts(connection: AsyncConnection, table: Table, rows: list[Row]) -> None:
    """Add numbers to rows, which are made where they are missing."""
    key = KEYS[table]
    ordered = sorted(rows, key=lambda row: tuple(str(row[name]) for name in key))
    for first in range(0, len(ordered), AT_ONCE):
        added = upsert(connection, table).values(ordered[first : first + AT_ONCE])
        sums = {name: table.c[name] + added.excluded[name] for name in rows[0] if name not in key}
        await connection.execute(added.on_conflict_do_update(index_elements=list(key), set_=sums))


async def add_to_history(connection: AsyncConnection, game: str, ratings: Mapping[str, Rating], moment: int) -> None:
    """Note the ratings after a rated game; of each player only the latest are kept."""
    rows = [
        {"player": player, "game": game, "number": rating.games, "at": moment, "points": rating.shown()}
        for player, rating in ratings.items()
    ]
    await connection.execute(insert(HISTORY), rows)
    for player, rating in ratings.items():
        old = HISTORY.c.number <= rating.games - KEPT
        await connection.execute(delete(HISTORY).where(HISTORY.c.player == player, HISTORY.c.game == game, old))


async def give_statistics(connection: AsyncConnection, guest: str, heir: str) -> None:
    """Add what is counted of a guest to another player. If the two have met, it stays with the guest."""
    met = select(RIVALRIES.c.game).where(*order_pair(guest, heir)).limit(1)
    if (await connection.execute(met)).first() is not None:
        return
    for table in (TALLIES, HABITS):
        gone = delete(table).where(table.c.player == guest).returning(table)
        rows = [{**row._mapping, "player": heir} for row in await connection.execute(gone)]
        await add_counts(connection, table, rows)
    either = or_(RIVALRIES.c.first == guest, RIVALRIES.c.second == guest)
    gone = delete(RIVALRIES).where(either).returning(RIVALRIES)
    await add_counts(
        connection, RIVALRIES, [retold(dict(row._mapping), guest, heir) for row in await connection.execute(gone)]
    )


def order_pair(player: str, other: str) -> tuple[Any, Any]:
    first, second = sorted((player, other))
    return RIVALRIES.c.first == first, RIVALRIES.c.second == second


def retold(row: Row, guest: str, heir: str) -> Row:
    """Return the row of a rivalry with another player in it; the smaller id stays first."""
    first, second = (heir if row[side] == guest else row[side] for side in ("first", "second"))
    if first < second:
        return {**row, "first": first, "second": second}
    return {**row, "first": second, "second": first, "ahead": row["behind"], "behind": row["ahead"]}


async def forget_statistics(connection: AsyncConnection, player: str) -> None:
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
    rows = select(RIVALRIES).where(*order_pair(player, other)).order_by(RIVALRIES.c.game, RIVALRIES.c.seats)
    scores = []
    for row in await connection.execute(rows):
        mine, theirs = (row.ahead, row.behind) if row.first == player else (row.behind, row.ahead)
        scores.append((row.game, row.seats, mine, theirs, row.level))
    return scores


async def rivalries_of(connection: AsyncConnection, player: str) -> list[Any]:
    """Return some rivalries of a player, for an export."""
    either = or_(RIVALRIES.c.first == player, RIVALRIES.c.second == player)
    return list(await connection.execute(select(RIVALRIES).where(either).limit(at_most(MOST_RIVALRIES))))
