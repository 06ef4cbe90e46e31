"""Bot accounts over HTTP. Their owner makes them, makes and revokes their tokens, and deletes them."""

from typing import Annotated, Final

from fastapi import APIRouter, Path

from shoal.server.accounts.bot_accounts import bot_accounts
from shoal.server.accounts.identity.access_tokens import bearer
from shoal.server.accounts.identity.access_tokens.http_types import (
    NewToken,
    TokenRequest,
    told_once,
    told_token,
)
from shoal.server.accounts.identity.access_tokens.routes import MADE
from shoal.server.accounts.identity.access_tokens.store import TokenRow
from shoal.server.accounts.identity.authentication import TheOwner, ThePlayer
from shoal.server.accounts.identity.http_types import NameRequest
from shoal.server.accounts.identity.store import PlayerRow
from shoal.server.app.account_data import erase
from shoal.server.app.account_data.http_types import BotAccount
from shoal.server.platform.base.input_text import Text
from shoal.server.platform.base.timestamps import DAY_S, format_moment
from shoal.server.platform.http.errors import declared
from shoal.server.platform.rate_limits.fixed_window import RateLimit, enforce_limit
from shoal.server.platform.resources import TheResources
from shoal.server.play.tables.dependencies import TheTables

router = APIRouter(prefix="/api/me/bots", tags=["tokens"])
BOTS: Final = RateLimit("bots", 20, DAY_S)
BotName = Annotated[Text, Path(max_length=100)]


def bot_of(player: PlayerRow, bot_tokens: list[TokenRow]) -> BotAccount:
    return BotAccount(
        name=player.name, since=format_moment(player.created), tokens=[told_token(token) for token in bot_tokens]
    )


@router.get("", responses=declared("stranger"))
async def listed(resources: TheResources, player: ThePlayer) -> list[BotAccount]:
    """List the player's bot accounts, the oldest first."""
    return [bot_of(*bot_and_tokens) for bot_and_tokens in await bot_accounts.list_bots(resources, player.id)]


@router.post("", status_code=201, responses=declared("stranger", "forbidden", "unproved", "taken"))
async def make(resources: TheResources, player: TheOwner, wish: NameRequest) -> BotAccount:
    """Make a bot account. Everybody sees that it is one."""
    await enforce_limit(resources, BOTS, player.id)
    return bot_of(await bot_accounts.make_bot(resources, player, wish.name), [])


@router.post("/{name}/tokens", status_code=201, responses=declared("stranger", "forbidden", "unproved", "unknown"))
async def make_token(resources: TheResources, player: TheOwner, name: BotName, wish: TokenRequest) -> NewToken:
    """Make a token by which a program plays as a bot account. Its text is told only now."""
    await enforce_limit(resources, MADE, player.id)
    bot = await bot_accounts.find_bot(resources, player, name)
    return told_once(*await bearer.make_token(resources, bot, wish.name, wish.scopes, wish.days))


@router.delete("/{name}", status_code=204, responses=declared("stranger", "forbidden", "unproved", "unknown"))
async def delete(resources: TheResources, tables: TheTables, player: TheOwner, name: BotName) -> None:
    """Delete a bot account: it leaves all games now and is erased soon. Games of others stay, with a neutral name."""
    await erase.delete_bot(resources, tables, await bot_accounts.find_bot(resources, player, name))
