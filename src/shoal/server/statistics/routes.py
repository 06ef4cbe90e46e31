"""Leaderboards and the search for players over HTTP.

An attacker may read as much as the pace allows, and learns only names and ratings, which are public. A name is looked
up by its folded beginning, in which no sign of a pattern is left. Guests have no places, so a crowd of them fills none.
"""

from functools import cache
from typing import Annotated

from fastapi import APIRouter, Path, Query
from sqlalchemy.ext.asyncio import AsyncConnection

from shoal.core.catalogue import names
from shoal.server.errors import Problem, declared
from shoal.server.looks import fold
from shoal.server.players import store as players
from shoal.server.players.names import LONGEST
from shoal.server.players.visitors import TheVisitor
from shoal.server.ratings import Rating
from shoal.server.resources import TheResources
from shoal.server.statistics.places import store
from shoal.server.statistics.wire import Found, Leader, Leaderboard
from shoal.server.texts import Text
from shoal.server.wire import model

router = APIRouter(tags=["statistics"])
GameName = Annotated[Text, Path(max_length=64)]
Bots = Annotated[bool, Query(description="The leaderboard of bot accounts, instead of that of people.")]
After = Annotated[Text | None, Query(max_length=100, description="Only players below this one.")]
Beginning = Annotated[Text, Query(min_length=1, max_length=LONGEST, description="The beginning of a name.")]


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
    found = None if player is None else await store.standing(connection, game, player.id, bots=bots)
    if found is None:
        raise Problem("unknown", "server.no-player")
    return found[0]


def leader(name: str, rating: Rating, above: float | None) -> Leader:
    return {
        "name": name,
        "rating": rating.shown(),
        "margin": rating.margin(),
        "games": rating.games,
        "above_even": above,
    }


@router.get("/api/players", response_model=model(list[Found]), responses=declared())
async def search(resources: TheResources, name: Beginning) -> list[Found]:
    """Return some accounts whose names begin like this, and a guest only by the whole name."""
    folded = fold(name)
    async with resources.database.reading() as connection:
        listed = await store.named(connection, folded) if folded else []
        exact = await players.by_name(connection, name)
        first = [] if exact is None else [(exact.id, exact.name, exact.program)]
        found = {player: (name, program) for player, name, program in [*first, *listed]}
        rated = await store.best_games(connection, list(found))
    return [told(found[player], rated.get(player, (None, None))) for player in found]


def told(known: tuple[str, bool], rated: tuple[str | None, int | None]) -> Found:
    (name, program), (game, rating) = known, rated
    return {"name": name, "program": program, "game": game, "rating": rating}
