"""Bot accounts over HTTP. Their owner makes them, makes and revokes their tokens, and deletes them."""

from typing import Annotated, Final

from fastapi import APIRouter, Path
from pydantic import BaseModel

from shoal.server.errors import declared
from shoal.server.holdings import erasing
from shoal.server.limits import DAY, Limit, spend
from shoal.server.moments import format_moment
from shoal.server.players import bots, tokens
from shoal.server.players.store import Player
from shoal.server.players.tokens.routes import MADE
from shoal.server.players.tokens.store import Token
from shoal.server.players.tokens.wire import KnownToken, NewToken, TokenWish, told, told_once
from shoal.server.players.visitors import TheOwner, ThePlayer
from shoal.server.players.wire import NameWish
from shoal.server.resources import TheResources
from shoal.server.tables.dependency import TheTables
from shoal.server.texts import Text

router = APIRouter(prefix="/api/me/bots", tags=["tokens"])
BOTS: Final = Limit("bots", 20, DAY)
BotName = Annotated[Text, Path(max_length=100)]


class Bot(BaseModel):
    """A bot account as its owner sees it, with its tokens."""

    name: str
    since: str
    tokens: list[KnownToken]


def bot_of(player: Player, known: list[Token]) -> Bot:
    return Bot(name=player.name, since=format_moment(player.created), tokens=[told(token) for token in known])


@router.get("", responses=declared("stranger"))
async def listed(resources: TheResources, player: ThePlayer) -> list[Bot]:
    """List the player's bot accounts, the oldest first."""
    return [bot_of(*found) for found in await bots.listed(resources, player.id)]


@router.post("", status_code=201, responses=declared("stranger", "forbidden", "unproved", "taken"))
async def make(resources: TheResources, player: TheOwner, wish: NameWish) -> Bot:
    """Make a bot account. Everybody sees that it is one."""
    await spend(resources, BOTS, player.id)
    return bot_of(await bots.make(resources, player, wish.name), [])


@router.post("/{name}/tokens", status_code=201, responses=declared("stranger", "forbidden", "unproved", "unknown"))
async def make_token(resources: TheResources, player: TheOwner, name: BotName, wish: TokenWish) -> NewToken:
    """Make a token by which a program plays as a bot account. Its text is told only now."""
    await spend(resources, MADE, player.id)
    bot = await bots.find(resources, player, name)
    return told_once(*await tokens.make(resources, bot, wish.name, wish.scopes, wish.days))


@router.delete("/{name}", status_code=204, responses=declared("stranger", "forbidden", "unproved", "unknown"))
async def delete(resources: TheResources, tables: TheTables, player: TheOwner, name: BotName) -> None:
    """Delete a bot account: it leaves all games now and is erased soon. Games of others stay, with a neutral name."""
    await erasing.delete_bot(resources, tables, await bots.find(resources, player, name))
