"""Who sends a request or opens a websocket: a player, by the cookie of a session, or a stranger."""

from typing import Annotated

from fastapi import Depends
from starlette.requests import HTTPConnection

from shoal.server.errors import Problem
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
        raise Problem("stranger", "Nobody is logged in here; play as a guest or log in.")
    return visitor


ThePlayer = Annotated[Player, Depends(require_player)]
"""A player; a stranger is refused."""
