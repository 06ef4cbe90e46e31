"""Ratings in the database."""

from collections.abc import Collection, Mapping, Sequence
from itertools import combinations
from typing import Any, Final

from sqlalchemy import case, delete, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from shoal.server.accounts.ratings.rating_formula import MEETING_WINDOW_MS, Rating, rate, weight
from shoal.server.accounts.ratings.schema import MEETINGS, RATINGS
from shoal.server.platform.db.database import upsert

MET: Final = (MEETINGS.c.first, MEETINGS.c.second)


async def settle(
    connection: AsyncConnection, game: str, merits: Mapping[str, float], moment: int, spared: Collection[str] = ()
) -> dict[str, Rating]:
    """Change the players' ratings after a game that ends in this transaction, and return them; more merit is better.

    The ratings of the `spared` stay: they neither win nor lose by it.
    """
    players = sorted(merits)
    await add_newcomers(connection, game, players)
    rows = select(RATINGS).where(RATINGS.c.game == game, RATINGS.c.player.in_(players)).order_by(RATINGS.c.player)
    ratings = (await connection.execute(rows.with_for_update())).all()
    before = [Rating(row.strength, row.doubt, row.games) for row in ratings]
    met = await meet(connection, game, players, moment)
    weights = [weight(met[player]) for player in players]
    rated = zip(players, rate(before, [merits[player] for player in players], weights), strict=True)
    after = {player: rating for player, rating in rated if player not in spared}
    for player, new in after.items():
        changed = update(RATINGS).where(RATINGS.c.player == player, RATINGS.c.game == game)
        values = {"strength": new.strength, "doubt": new.doubt, "games": new.games, "points": new.shown()}
        await connection.execute(changed.values(values))
    return after


async def meet(connection: AsyncConnection, game: str, players: Sequence[str], moment: int) -> dict[str, int]:
    """Count a meeting of these players; return for each how often they met their most frequent opponent before.

    The rows of their ratings are locked already, so nobody else counts the same players at the same time.
    """
    most = dict.fromkeys(players, 0)
    for first, second in combinations(players, 2):
        row = {"first": first, "second": second, "game": game, "since": moment, "games": 1}
        old = MEETINGS.c.since < moment - MEETING_WINDOW_MS
        counted = upsert(connection, MEETINGS).values(row)
        again = {
            "since": case((old, moment), else_=MEETINGS.c.since),
            "games": case((old, 1), else_=MEETINGS.c.games + 1),
        }
        counted = counted.on_conflict_do_update(index_elements=["first", "second", "game"], set_=again)
        games = (await connection.execute(counted.returning(MEETINGS.c.games))).scalar_one()
        for player in (first, second):
            most[player] = max(most[player], games - 1)
    return most


async def add_newcomers(connection: AsyncConnection, game: str, players: list[str]) -> None:
    """Add rows for newcomers, so that there is a row to lock."""
    new = Rating()
    rows = [
        {"player": player, "game": game, "strength": new.strength, "doubt": new.doubt, "games": 0} for player in players
    ]
    await connection.execute(upsert(connection, RATINGS).values(rows).on_conflict_do_nothing())


async def forget_ratings(connection: AsyncConnection, player: str) -> None:
    """Delete a player's ratings, and whom they have met."""
    await connection.execute(delete(RATINGS).where(RATINGS.c.player == player))
    for side in MET:
        await connection.execute(delete(MEETINGS).where(side == player))


async def meetings_of(connection: AsyncConnection, player: str) -> list[Any]:
    """Return how often a player has met each opponent lately, by game."""
    either = or_(*(side == player for side in MET))
    return list(await connection.execute(select(MEETINGS).where(either).order_by(MEETINGS.c.game, MEETINGS.c.since)))


async def of_player(connection: AsyncConnection, player: str) -> dict[str, Rating]:
    """Return a player's ratings by game, those with most games first. A game that spared them is none."""
    mine = (RATINGS.c.player == player, RATINGS.c.games > 0)
    rows = select(RATINGS).where(*mine).order_by(RATINGS.c.games.desc(), RATINGS.c.game)
    return {row.game: Rating(row.strength, row.doubt, row.games) for row in await connection.execute(rows)}
