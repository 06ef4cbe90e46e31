"""Leaderboards in the database. Every query is bounded and answered by an index."""

from collections.abc import Mapping, Sequence
from typing import Final

from sqlalchemy import ColumnElement, func, select, tuple_, update
from sqlalchemy.ext.asyncio import AsyncConnection

from shoal.server.accounts.identity.schema import ACCOUNT, PLAYERS
from shoal.server.accounts.leaderboards.eligibility import LEAST_GAMES, WIDEST
from shoal.server.accounts.ratings.rating_formula import Rating
from shoal.server.accounts.ratings.schema import RATINGS
from shoal.server.accounts.statistics.schema import TALLIES
from shoal.server.platform.db.database import at_most

PAGE: Final = 20
COUNTED: Final = 1000
"""Places after this one are not counted."""
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


async def place_players(connection: AsyncConnection, game: str, ratings: Mapping[str, Rating]) -> None:
    """Note after a rated game who has a place on a leaderboard; guests have none."""
    accounts = await connection.execute(select(PLAYERS.c.id, PLAYERS.c.owner).where(PLAYERS.c.id.in_(ratings), ACCOUNT))
    programs = {row.id: row.owner is not None for row in accounts}
    for player, rating in ratings.items():
        placed = player in programs and rating.games >= LEAST_GAMES and rating.margin() <= WIDEST
        board = RATINGS.c.apart if programs.get(player) else RATINGS.c.listed
        mine = update(RATINGS).where(RATINGS.c.player == player, RATINGS.c.game == game)
        await connection.execute(mine.where(board.is_distinct_from(placed)).values({board: placed}))
