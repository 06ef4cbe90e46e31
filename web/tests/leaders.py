"""Write ratings of accounts as if they had played for long: rows of a leaderboard for the tests of pages.

    python web/tests/leaders.py GAME NAME...

Writes to the database of SHOAL_DATA or SHOAL_DATABASE, while its server runs. Accounts that do not exist are made. The
ratings fall from name to name, and everybody has won against the next. The server's own code decides who has a place.
"""

import asyncio
import sys
from itertools import pairwise

from sqlalchemy import update
from sqlalchemy.ext.asyncio import AsyncConnection

from shoal.server.accounts.identity import sign_in, store
from shoal.server.accounts.leaderboards import store as leaderboards
from shoal.server.accounts.ratings import store as ratings
from shoal.server.accounts.ratings.rating_formula import NEWCOMER, STRETCH, Rating
from shoal.server.accounts.ratings.schema import RATINGS
from shoal.server.accounts.statistics import store as statistics
from shoal.server.accounts.statistics.finished_game import FinishedGame, FinishedPlayer
from shoal.server.platform.base.timestamps import DAY_MS, now
from shoal.server.platform.config.settings import read_settings
from shoal.server.platform.db.database import open_database

BEST, STEP, DOUBT = 1800, 10, 1.5
GAMES, SHOWN = 90, 12


async def account_of(connection: AsyncConnection, name: str) -> str:
    """Return the id of the account with that name."""
    player = await store.by_name(connection, name) or await sign_in.create_player(connection, name, None)
    if player is None:
        raise ValueError(f"somebody had the name {name} until lately")
    await store.change_player(connection, player.id, joined=player.joined or now())
    return player.id


async def climb(connection: AsyncConnection, game: str, player: str, points: int) -> None:
    """Let a player reach so many points in their last games."""
    await ratings.add_newcomers(connection, game, [player])
    for left in range(SHOWN, -1, -1):
        reached = Rating((points - left * STEP - NEWCOMER) / STRETCH + 3 * DOUBT, DOUBT, GAMES - left)
        mine = update(RATINGS).where(RATINGS.c.player == player, RATINGS.c.game == game)
        values = {"strength": reached.strength, "doubt": DOUBT, "games": reached.games, "points": reached.shown()}
        await connection.execute(mine.values(values))
        await statistics.add_to_history(connection, game, {player: reached}, now() - left * DAY_MS)
        await leaderboards.place_players(connection, game, {player: reached})


async def fill(game: str, names: list[str]) -> None:
    database = open_database(read_settings())
    async with database.transaction() as connection:
        players = [await account_of(connection, name) for name in names]
        for place, player in enumerate(players):
            await climb(connection, game, player, BEST - place * STEP)
        for winner, loser in pairwise(players):
            finishers = [FinishedPlayer(winner, 1.0, left=False), FinishedPlayer(loser, 0.0, left=False)]
            await statistics.count_game(connection, FinishedGame(game, 2, public=True, finishers=finishers))
    await database.close()


if __name__ == "__main__":
    asyncio.run(fill(sys.argv[1], sys.argv[2:]))
