"""The visitor who sends a request or opens a websocket: a player, known by a token or a cookie, or a stranger."""

from typing import Annotated, Final

from fastapi import Depends
from starlette.requests import HTTPConnection, Request

from shoal.server.errors import Problem
from shoal.server.limits.paces import ROUTES, USUAL, TheBuckets, who_of
from shoal.server.moments import now
from shoal.server.players import cookies, store, tokens
from shoal.server.players.store import Player
from shoal.server.players.tokens import scopes
from shoal.server.resources import Resources, TheResources

PROOF_LASTS: Final = 15 * 60 * 1000
"""Milliseconds after a password or passkey during which an account may be changed or deleted."""


async def find_visitor(request: Request, resources: TheResources) -> Player | None:
    """Return who sends a request. Every route that knows visitors asks this, so what tokens may do is checked here."""
    visitor = await visitor_of(request, resources)
    if visitor is not None:
        scopes.expect_scope(visitor.scopes, scopes.ROUTES.get((request.method, request.scope["route"].path)))
    return visitor


async def visitor_of(connection: HTTPConnection, resources: Resources) -> Player | None:
    """Return who comes: by a token if one is shown, otherwise by a cookie."""
    bearer = tokens.bearer_of(connection.headers)
    if bearer is not None:
        return await tokens.visitor_of(connection, resources, bearer)
    token = cookies.read(connection, resources.settings)
    return None if token is None else await of_token(resources, token)


async def of_token(resources: Resources, token: str) -> Player | None:
    """Return the player of a cookie."""
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


def token_of(connection: HTTPConnection, resources: TheResources) -> str:
    bearer = tokens.bearer_of(connection.headers)
    return cookies.read(connection, resources.settings) or "" if bearer is None else bearer


TheToken = Annotated[str, Depends(token_of)]
"""The token of the session that sends a request; empty for a stranger."""


async def require_owner(resources: TheResources, player: ThePlayer, token: TheToken) -> Player:
    """Refuse a guest, and a session that has not shown a password or passkey lately: its device may be borrowed."""
    if not player.account:
        raise Problem("forbidden", "server.no-account")
    async with resources.database.reading() as reading:
        proved = await store.proved(reading, cookies.hash_of(token))
    if proved < now() - PROOF_LASTS:
        raise Problem("unproved", "server.unproved")
    return player


TheOwner = Annotated[Player, Depends(require_owner)]
"""The owner of an account, who has just proved it."""


async def keep_pace(request: Request, buckets: TheBuckets, visitor: TheVisitor) -> None:
    """Refuse requests that come too quickly, by player and by address; note who is here, unless it is a program."""
    pace = ROUTES.get((request.method, request.scope["route"].path), USUAL)
    if not buckets.take(pace, who_of(request, None if visitor is None else visitor.id)):
        raise Problem("limit", "server.too-quick")
    if visitor is not None and visitor.scopes is None:
        request.app.state.met.add(visitor.id)
