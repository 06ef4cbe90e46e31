"""Bot accounts: players whom a program plays. Their owner makes their tokens; they have no other way in."""

from typing import Final

from shoal.server.accounts.bot_accounts import store
from shoal.server.accounts.identity import sign_in
from shoal.server.accounts.identity import store as players
from shoal.server.accounts.identity.access_tokens import store as tokens
from shoal.server.accounts.identity.access_tokens.store import TokenRow
from shoal.server.accounts.identity.names import clean
from shoal.server.accounts.identity.store import PlayerRow
from shoal.server.platform.http.errors import Problem
from shoal.server.platform.resources import Resources

MOST: Final = 5
"""Bot accounts of one owner."""


async def make_bot(resources: Resources, owner: PlayerRow, name: str) -> PlayerRow:
    """Make a bot account of an owner."""
    name = clean(name)
    async with resources.database.transaction() as connection:
        await tokens.lock(connection, owner.id)
        if len(await store.of_owner(connection, owner.id)) >= MOST:
            raise Problem("forbidden", "server.most-bots", most=MOST)
        bot = await sign_in.create_player(connection, name, None)
        if bot is None:
            raise sign_in.taken(name)
        await players.change_player(connection, bot.id, joined=bot.created, owner=owner.id)
    return bot


async def list_bots(resources: Resources, owner: str) -> list[tuple[PlayerRow, list[TokenRow]]]:
    """Return the bot accounts of an owner, and their tokens."""
    async with resources.database.reading() as connection:
        bots = await store.of_owner(connection, owner)
        return [(bot, await tokens.of_player(connection, bot.id)) for bot in bots]


async def find_bot(resources: Resources, owner: PlayerRow, name: str) -> PlayerRow:
    """Return the bot account of an owner by its name, or refuse: nobody learns here who owns another."""
    async with resources.database.reading() as connection:
        bot = await players.by_name(connection, name)
    if bot is None or bot.owner != owner.id or bot.leaves is not None:
        raise Problem("unknown", "server.no-bot")
    return bot
