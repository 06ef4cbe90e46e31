"""Personal access tokens over HTTP. Only a browser that has just shown a password or a passkey makes them."""

from typing import Annotated, Final

from fastapi import APIRouter, Path

from shoal.server.accounts.identity.access_tokens import bearer, store
from shoal.server.accounts.identity.access_tokens.http_types import (
    KnownToken,
    NewToken,
    TokenRequest,
    told_once,
    told_token,
)
from shoal.server.accounts.identity.authentication import TheOwner, ThePlayer
from shoal.server.platform.base.timestamps import HOUR_S
from shoal.server.platform.http.errors import declared
from shoal.server.platform.rate_limits.fixed_window import RateLimit, enforce_limit
from shoal.server.platform.resources import TheResources

router = APIRouter(prefix="/api/me/tokens", tags=["tokens"])
MADE: Final = RateLimit("tokens", 60, HOUR_S)
TokenId = Annotated[str, Path(pattern="^[0-9a-f]{16}$")]


@router.get("", responses=declared("stranger"))
async def listed(resources: TheResources, player: ThePlayer) -> list[KnownToken]:
    """List the player's tokens, the newest first."""
    async with resources.database.reading() as connection:
        return [told_token(token) for token in await store.of_player(connection, player.id)]


@router.post("", status_code=201, responses=declared("stranger", "forbidden", "unproved"))
async def make(resources: TheResources, player: TheOwner, wish: TokenRequest) -> NewToken:
    """Make a token. Its text is told only now."""
    await enforce_limit(resources, MADE, player.id)
    return told_once(*await bearer.make_token(resources, player, wish.name, wish.scopes, wish.days))


@router.delete("/{token}", status_code=204, responses=declared("stranger", "unknown"))
async def revoke(resources: TheResources, player: ThePlayer, token: TokenId) -> None:
    """Revoke a token of the player or of one of their bot accounts. It ends everywhere at once."""
    await bearer.revoke_token(resources, player, token)
