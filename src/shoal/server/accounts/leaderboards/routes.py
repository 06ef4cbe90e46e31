"""Leaderboards over HTTP.

An attacker may read as much as the rate limit allows, and learns only names and ratings, which are public. Guests have
no places, so a crowd of them fills none.
"""

from functools import cache
from typing import Annotated

from fastapi import APIRouter, Path, Query
from sqlalchemy.ext.asyncio import AsyncConnection

from shoal.core.catalogue import names
from shoal.server.accounts.identity import store as players
from shoal.server.accounts.identity.authentication import TheVisitor
from shoal.server.accounts.leaderboards import store
from shoal.server.accounts.leaderboards.http_types import Leader, Leaderboard
from shoal.server.accounts.ratings.rating_formula import Rating
from shoal.server.platform.base.input_text import Text
from shoal.server.platform.base.typeddict_models import model
from shoal.server.platform.http.errors import Problem, declared
from shoal.server.platform.resources import TheResources

router = APIRouter(tags=["statistics"])
GameName = Annotated[Text, Path(max_length=64)]
Bots = Annotated[bool, Query(description="The leaderboard of bot accounts, instead of that of people.")]
After = Annotated[Text | None, Query(max_length=100, description="Only players below this one.")]


@router.get("/api/leaderboards/{game}", response_model=model(Leaderboard), responses=declared("unknown"))
async def leaderboard(
    resources: TheResources, visitor: TheVisitor, game: GameName, after: After = None, *, bots: Bots = False
) -> Leaderboard:
    """Return a page of the leaderboard of a game: accounts with enough rated games and a narrow margin."""
    if game not in known_games():
        raise Problem("unknown", "core.unknown-game")
    async with resources.database.reading() as connection:
        begin = None if after is None else await place_of(connection, game, after, bots=bots)
        page = await store.leaders(connection, game, begin, bots=bots)
        mine = None if visitor is None else await store.standing(connection, game, visitor.id, bots=bots)
        above = None if mine is None else await store.count_above(connection, game, mine[0], bots=bots)
        shown = [player for player, _, _ in page] + ([] if visitor is None or mine is None else [visitor.id])
        even = await store.above_even(connection, game, shown)
    return {
        "game": game,
        "bots": bots,
        "leaders": [leader(name, rating, even.get(player)) for player, name, rating in page],
        "more": len(page) == store.PAGE,
        "mine": leader(visitor.name, mine[1], even.get(visitor.id)) if visitor and mine else None,
        "place": None if above is None else above + 1,
    }


@cache
def known_games() -> frozenset[str]:
    return frozenset(names())


async def place_of(connection: AsyncConnection, game: str, name: str, *, bots: bool) -> store.Place:
    """Return the place of the player with that name; refuse one who has none."""
    player = await players.by_name(connection, name)
    standing = None if player is None else await store.standing(connection, game, player.id, bots=bots)
    if standing is None:
        raise Problem("unknown", "server.no-player")
    return standing[0]


def leader(name: str, rating: Rating, above: float | None) -> Leader:
    return {
        "name": name,
        "rating": rating.shown(),
        "margin": rating.margin(),
        "games": rating.games,
        "above_even": above,
    }
