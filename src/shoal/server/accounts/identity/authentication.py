"""Authentication: who sends a request or opens a websocket, a player known by token or cookie, or a stranger."""

from typing import Annotated, Final

from fastapi import Depends
from starlette.requests import HTTPConnection, Request

from shoal.server.accounts.identity import session_cookie, sessions, store
from shoal.server.accounts.identity.access_tokens import bearer as tokens
from shoal.server.accounts.identity.access_tokens import scopes
from shoal.server.accounts.identity.store import PlayerRow
from shoal.server.platform.base.app_state import held
from shoal.server.platform.base.timestamps import MINUTE_MS, now
from shoal.server.platform.http.errors import Problem
from shoal.server.platform.rate_limits.route_limits import ROUTES, USUAL, TheTokenBuckets, requester_of
from shoal.server.platform.resources import Resources, TheResources

PROOF_LIFETIME_MS: Final = 15 * MINUTE_MS
"""Milliseconds after a password or passkey during which an account may be changed or deleted."""


async def authenticate_request(request: Request, resources: TheResources) -> PlayerRow | None:
    """Return who sends a request. Every route that knows visitors asks this, so what tokens may do is checked here."""
    visitor = await authenticate(request, resources)
    if visitor is not None:
        scopes.expect_scope(visitor.scopes, scopes.ROUTES.get((request.method, request.scope["route"].path)))
    return visitor


async def authenticate(connection: HTTPConnection, resources: Resources) -> PlayerRow | None:
    """Return who comes: by a token if one is shown, otherwise by a cookie."""
    bearer = tokens.bearer_of(connection.headers)
    if bearer is not None:
        return await tokens.authenticate_token(connection, resources, bearer)
    token = session_cookie.read_cookie(connection, resources.settings)
    return None if token is None else await player_of_cookie(resources, token)


async def player_of_cookie(resources: Resources, token: str) -> PlayerRow | None:
    """Return the player of a cookie."""
    async with resources.database.reading() as reading:
        return await store.by_session(reading, sessions.hash_of(token))


TheVisitor = Annotated[PlayerRow | None, Depends(authenticate_request)]
"""A player, or None for a stranger."""


async def require_player(visitor: TheVisitor) -> PlayerRow:
    if visitor is None:
        raise Problem("stranger", "server.stranger")
    return visitor


ThePlayer = Annotated[PlayerRow, Depends(require_player)]
"""A player; a stranger is refused."""


async def token_of(connection: HTTPConnection, resources: TheResources) -> str:
    bearer = tokens.bearer_of(connection.headers)
    return session_cookie.read_cookie(connection, resources.settings) or "" if bearer is None else bearer


TheToken = Annotated[str, Depends(token_of)]
"""The token of the session that sends a request; empty for a stranger."""


async def require_owner(resources: TheResources, player: ThePlayer, token: TheToken) -> PlayerRow:
    """Refuse a guest, and a session that has not shown a password or passkey lately: its device may be borrowed."""
    if not player.account:
        raise Problem("forbidden", "server.no-account")
    async with resources.database.reading() as reading:
        proved = await store.proved(reading, sessions.hash_of(token))
    if proved < now() - PROOF_LIFETIME_MS:
        raise Problem("unproved", "server.unproved")
    return player


TheOwner = Annotated[PlayerRow, Depends(require_owner)]
"""The owner of an account, who has just proved it."""


class PlayersMet(set[str]):
    """The players who have sent a request to this node and are not noted as here yet."""


async def enforce_request_rate(request: Request, buckets: TheTokenBuckets, visitor: TheVisitor) -> None:
    """Refuse requests that come too quickly, by player and by address; note who is here, unless it is a program."""
    pace = ROUTES.get((request.method, request.scope["route"].path), USUAL)
    if not buckets.take(pace, requester_of(request, None if visitor is None else visitor.id)):
        raise Problem("limit", "server.too-quick")
    if visitor is not None and visitor.scopes is None:
        held(request.app, PlayersMet).add(visitor.id)
