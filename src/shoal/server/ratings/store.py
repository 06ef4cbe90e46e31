"""Ratings in the database."""

from collections.abc import Mapping

from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from shoal.server.database import upsert
from shoal.server.ratings import Rating, rate
from shoal.server.ratings.schema import RATINGS


async def settle(connection: AsyncConnection, game: str, merits: Mapping[str, float]) -> None:
    """Change the players' ratings by a game that ends in this very transaction; more merit is better."""
    players = sorted(merits)
    await welcome(connection, game, players)
    rows = select(RATINGS).where(RATINGS.c.game == game, RATINGS.c.player.in_(players)).order_by(RATINGS.c.player)
    found = (await connection.execute(rows.with_for_update())).all()
    before = [Rating(row.strength, row.doubt, row.games) for row in found]
    for player, new in zip(players, rate(before, [merits[player] for player in players]), strict=True):
        changed = update(RATINGS).where(RATINGS.c.player == player, RATINGS.c.game == game)
        await connection.execute(changed.values(strength=new.strength, doubt=new.doubt, games=new.games))


async def welcome(connection: AsyncConnection, game: str, players: list[str]) -> None:
    """Give newcomers a row, so that there is one to lock."""
    new = Rating()
    rows = [
        {"player": player, "game": game, "strength": new.strength, "doubt": new.doubt, "games": 0} for player in players
    ]
    await connection.execute(upsert(connection, RATINGS).values(rows).on_conflict_do_nothing())


async def of_player(connection: AsyncConnection, player: str) -> dict[str, Rating]:
    """Give a player's ratings by game, those with most games first."""
    rows = select(RATINGS).where(RATINGS.c.player == player).order_by(RATINGS.c.games.desc(), RATINGS.c.game)
    return {row.game: Rating(row.strength, row.doubt, row.games) for row in await connection.execute(rows)}
