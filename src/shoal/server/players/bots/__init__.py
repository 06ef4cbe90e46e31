"""Bot accounts: players whom a program plays. Their owner makes their tokens; they have no other way in."""

from typing import Final

from shoal.server.errors import Problem
from shoal.server.players import accounts
from shoal.server.players import store as players
from shoal.server.players.bots import store
from shoal.server.players.names import clean
from shoal.server.players.store import Player
from shoal.server.players.tokens import store as tokens
from shoal.server.players.tokens.store import Token
from shoal.server.resources import Resources

MOST: Final = 5
"""Bot accounts of one owner."""


async def make(resources: Resources, owner: Player, name: str) -> Player:
    """Make a bot account of an owner."""
    name = clean(name)
    async with resources.database.transaction() as connection:
        await tokens.lock(connection, owner.id)
        if len(await store.of_owner(connection, owner.id)) >= MOST:
            raise Problem("forbidden", "server.most-bots", most=MOST)
        bot = await accounts.add(connection, name, None)
        if bot is None:
            raise accounts.taken(name)
        await players.change(connection, bot.id, joined=bot.created, owner=owner.id)
    return bot


async def listed(resources: Resources, owner: str) -> list[tuple[Player, list[Token]]]:
    """Return the bot accounts of an owner, and their tokens."""
    async with resources.database.reading() as connection:
        found = await store.of_owner(connection, owner)
        return [(bot, await tokens.of_player(connection, bot.id)) for bot in found]


async def find(resources: Resources, owner: Player, name: str) -> Player:
    """Return the bot account of an owner by its name, or refuse: nobody learns here who owns another."""
    async with resources.database.reading() as connection:
        bot = await players.by_name(connection, name)
    if bot is None or bot.owner != owner.id or bot.leaves is not None:
        raise Problem("unknown", "server.no-bot")
    return bot
