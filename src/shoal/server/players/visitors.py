"""The visitor who sends a request or opens a websocket: a player, known by a cookie, or a stranger."""

from typing import Annotated

from fastapi import Depends
from starlette.requests import HTTPConnection, Request

from shoal.server.errors import Problem
from shoal.server.limits.paces import ROUTES, USUAL, TheBuckets, who_of
from shoal.server.players import cookies, store
from shoal.server.players.store import Player
from shoal.server.resources import Resources, TheResources


async def find_visitor(connection: HTTPConnection, resources: TheResources) -> Player | None:
    token = cookies.read(connection, resources.settings)
    return None if token is None else await of_token(resources, token)


async def of_token(resources: Resources, token: str) -> Player | None:
    async with resources.database.reading() as reading:
        return await store.by_session(reading, cookies.hash_of(token))


TheVisitor = Annotated[Player | None, Depends(find_visitor)]
"""A player, or None for a stranger."""


async def require_player(visitor: TheVisitor) -> Player:
    if visitor is None:
        raise Problem("stranger", "server.stranger")
    return visitor


ThePlayer = Annotated[Player, Depends(require_player)]
"""A player; a stranger is refused."""


async def keep_pace(request: Request, buckets: TheBuckets, visitor: TheVisitor) -> None:
    """Refuse requests that come too quickly, by player and by address."""
    pace = ROUTES.get((request.method, request.scope["route"].path), USUAL)
    if not buckets.take(pace, who_of(request, None if visitor is None else visitor.id)):
        raise Problem("limit", "server.too-quick")
