"""Leaderboards and the search for names. Every question is bounded and answered by an index."""

from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import ColumnElement, func, select, text, tuple_
from sqlalchemy.ext.asyncio import AsyncConnection

from shoal.server.database import at_most
from shoal.server.players.schema import ACCOUNT, PLAYERS
from shoal.server.ratings import Rating
from shoal.server.ratings.schema import RATINGS
from shoal.server.statistics.schema import TALLIES

PAGE: Final = 20
FOUND: Final = 10
COUNTED: Final = 1000
"""Places after this one are not counted."""
LAST_LETTER: Final = "\U0010ffff"
Place = tuple[int, str]
"""The points and the id of a player: the key of a leaderboard."""


def board_of(*, bots: bool) -> ColumnElement[bool]:
    """Return the condition of the leaderboard of people, or of that of bot accounts."""
    return RATINGS.c.apart if bots else RATINGS.c.listed


async def standing(
    connection: AsyncConnection, game: str, player: str, *, bots: bool = False
) -> tuple[Place, Rating] | None:
    """Return where a player stands on a leaderboard, and their rating; None if they have no place."""
    mine = select(RATINGS).where(RATINGS.c.player == player, RATINGS.c.game == game, board_of(bots=bots))
    row = (await connection.execute(mine)).first()
    return None if row is None else ((row.points, player), Rating(row.strength, row.doubt, row.games))


async def leaders(
    connection: AsyncConnection, game: str, after: Place | None, *, bots: bool = False
) -> list[tuple[str, str, Rating]]:
    """Return a page of a leaderboard, the best first: id, name and rating of each player."""
    below = () if after is None else (tuple_(RATINGS.c.points, RATINGS.c.player) < tuple_(*after),)
    best = select(RATINGS).where(RATINGS.c.game == game, board_of(bots=bots), *below)
    page = best.order_by(RATINGS.c.points.desc(), RATINGS.c.player.desc()).limit(at_most(PAGE)).subquery()
    named = select(page, PLAYERS.c.name).join(PLAYERS, PLAYERS.c.id == page.c.player)
    rows = await connection.execute(named.order_by(page.c.points.desc(), page.c.player.desc()))
    return [(row.player, row.name, Rating(row.strength, row.doubt, row.games)) for row in rows]


async def count_above(connection: AsyncConnection, game: str, place: Place, *, bots: bool = False) -> int | None:
    """Return how many players stand above a place, or None if they are too many to count."""
    above = tuple_(RATINGS.c.points, RATINGS.c.player) > tuple_(*place)
    best = select(RATINGS.c.player).where(RATINGS.c.game == game, board_of(bots=bots), above)
    number = await connection.scalar(select(func.count()).select_from(best.limit(at_most(COUNTED)).subquery()))
    return None if number is None or number >= COUNTED else number


async def above_even(connection: AsyncConnection, game: str, players: Sequence[str]) -> dict[str, float]:
    """Return how much more of their public games players won than an even player would, in shares of a game."""
    won: dict[str, list[float]] = {}
    rows = select(TALLIES).where(TALLIES.c.player.in_(players), TALLIES.c.game == game)
    for row in await connection.execute(rows):
        sums = won.setdefault(row.player, [0.0, 0.0])
        sums[0] += row.shares - row.games / row.seats
        sums[1] += row.games
    return {player: more / games for player, (more, games) in won.items()}


async def named(connection: AsyncConnection, beginning: str) -> list[tuple[str, str, bool]]:
    """Return some accounts whose folded names begin with a text, in the order of these names.

    Of each it is the id, the name, and whether it is a bot account.
    """
    found = select(PLAYERS.c.id, PLAYERS.c.name, PLAYERS.c.owner).where(ACCOUNT, *begins(connection, beginning))
    order = text("folded USING ~<~" if connection.dialect.name == "postgresql" else "folded")
    rows = await connection.execute(found.order_by(order).limit(at_most(FOUND)))
    return [(row.id, row.name, row.owner is not None) for row in rows]


def begins(connection: AsyncConnection, beginning: str) -> tuple[ColumnElement[Any], ColumnElement[Any]]:
    """Return the conditions that the index of beginnings answers, whatever the database's collation is."""
    least, past = ("~>=~", "~<~") if connection.dialect.name == "postgresql" else (">=", "<")
    return PLAYERS.c.folded.op(least)(beginning), PLAYERS.c.folded.op(past)(beginning + LAST_LETTER)


async def best_games(connection: AsyncConnection, players: Sequence[str]) -> dict[str, tuple[str, int]]:
    """Return for each player the game with most rated games, and their rating there."""
    rows = await connection.execute(select(RATINGS).where(RATINGS.c.player.in_(players)).order_by(RATINGS.c.games))
    return {row.player: (row.game, row.points) for row in rows}
