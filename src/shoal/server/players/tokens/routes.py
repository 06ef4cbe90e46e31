"""Personal access tokens over HTTP. Only a browser that has just shown a password or a passkey makes them."""

from typing import Annotated, Final

from fastapi import APIRouter, Path

from shoal.server.errors import declared
from shoal.server.limits import HOUR, Limit, spend
from shoal.server.players import tokens
from shoal.server.players.tokens import store
from shoal.server.players.tokens.wire import KnownToken, NewToken, TokenWish, told, told_once
from shoal.server.players.visitors import TheOwner, ThePlayer
from shoal.server.resources import TheResources

router = APIRouter(prefix="/api/me/tokens", tags=["tokens"])
MADE: Final = Limit("tokens", 60, HOUR)
TokenId = Annotated[str, Path(pattern="^[0-9a-f]{16}$")]


@router.get("", responses=declared("stranger"))
async def listed(resources: TheResources, player: ThePlayer) -> list[KnownToken]:
    """List the player's tokens, the newest first."""
    async with resources.database.reading() as connection:
        return [told(token) for token in await store.of_player(connection, player.id)]


@router.post("", status_code=201, responses=declared("stranger", "forbidden", "unproved"))
async def make(resources: TheResources, player: TheOwner, wish: TokenWish) -> NewToken:
    """Make a token. Its text is told only now."""
    await spend(resources, MADE, player.id)
    return told_once(*await tokens.make(resources, player, wish.name, wish.scopes, wish.days))


@router.delete("/{token}", status_code=204, responses=declared("stranger", "unknown"))
async def revoke(resources: TheResources, player: ThePlayer, token: TokenId) -> None:
    """Revoke a token of the player or of one of their bot accounts. It ends everywhere at once."""
    await tokens.revoke(resources, player, token)
