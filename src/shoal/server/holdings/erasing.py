"""Delete an account: its owner leaves all games at once, has two weeks to come back, and then is erased in batches.

Finished games stay for the others, with a neutral name. If a process stops in the middle, another goes on later.
"""

import asyncio
from contextlib import suppress
from typing import Final

from structlog import get_logger

from shoal.core.errors import ShoalError
from shoal.server.holdings import store
from shoal.server.holdings.merging import announce
from shoal.server.moments import now
from shoal.server.outages import DATABASE_ERRORS
from shoal.server.players import store as players
from shoal.server.players.accounts import log_out_everywhere, tell_nodes
from shoal.server.players.bots import store as bots
from shoal.server.players.store import Player
from shoal.server.resources import Resources
from shoal.server.tables import commands, opening
from shoal.server.tables.facts import RUNNING, WAITING, Facts
from shoal.server.tables.tables import Tables
from shoal.server.tournaments import erasing as tournaments

GRACE: Final = 14 * 24 * 3600 * 1000
"""Milliseconds in which the owner may come back."""
EVERY_SECONDS: Final = 60.0
AT_ONCE: Final = 10
CLAIMED: Final = 10 * 60 * 1000
"""Milliseconds after which another process may go on with an erasure."""
LOG: Final = get_logger()


async def leave(resources: Resources, tables: Tables, player: Player, token: str) -> int:
    """Leave all games and end all other sessions, of bot accounts too; return when the account is erased."""
    leaves = now() + GRACE
    async with resources.database.transaction() as connection:
        await players.change(connection, player.id, leaves=leaves)
        await bots.leave_with(connection, player.id, leaves)
        await tournaments.leave(connection, player.id)
    await log_out_everywhere(resources, player, token)
    await leave_all_tables(resources, tables, player.id)
    return leaves


async def come_back(resources: Resources, player: Player) -> None:
    async with resources.database.transaction() as connection:
        await players.change(connection, player.id, leaves=None)
        await bots.return_with(connection, player.id, player.leaves)


async def delete_bot(resources: Resources, tables: Tables, bot: Player) -> None:
    """End a bot account and leave its games; a worker erases it soon."""
    async with resources.database.transaction() as connection:
        await players.change(connection, bot.id, leaves=now())
    await log_out_everywhere(resources, bot)
    await leave_tables(resources, tables, bot.id)


async def leave_all_tables(resources: Resources, tables: Tables, owner: str) -> None:
    """Leave the tables of a player and of their bot accounts."""
    async with resources.database.reading() as connection:
        theirs = [owner, *await players.owned_by(connection, owner)]
    for player in theirs:
        await leave_tables(resources, tables, player)


async def leave_tables(resources: Resources, tables: Tables, player: str) -> None:
    """Resign in all running games of a player, and leave the tables that wait."""
    async with resources.database.reading() as connection:
        found = await store.open_tables(connection, player)
    for facts in found:
        with suppress(ShoalError):  # it has ended meanwhile, or cannot be read
            await leave_table(tables, facts, player)


async def leave_table(tables: Tables, facts: Facts, player: str) -> None:
    live = await tables.newest(facts.id)
    if live.facts.status == WAITING:
        await opening.leave(tables, live, player)
    for seat in live.facts.seats_of(player):
        if live.facts.status == RUNNING:
            await commands.resign(tables, live, seat, None)


async def attend(resources: Resources, tables: Tables) -> None:
    """Erase accounts whose time is over. Never returns."""
    while True:
        try:
            await erase_due(resources, tables)
        except DATABASE_ERRORS as error:
            LOG.warning("erasing.unreachable", error=type(error).__name__)
        await asyncio.sleep(EVERY_SECONDS)


async def erase_due(resources: Resources, tables: Tables) -> int:
    """Erase some accounts; return how many."""
    erased = 0
    async with resources.database.reading() as connection:
        found = await store.due(connection, AT_ONCE)
    for player, leaves in found:
        claimed = now() + CLAIMED
        async with resources.database.transaction() as connection:
            mine = await store.claim(connection, player, leaves, claimed)
        erased += mine and await erase(resources, tables, player, claimed)
    return erased


async def erase(resources: Resources, tables: Tables, player: str, claimed: int) -> bool:
    """Erase a player: games left, names and words in batches, and last what identifies them."""
    await leave_tables(resources, tables, player)
    for forget in (forget_names, forget_words):
        while versions := await forget(resources, player):
            await announce(tables, versions)
    async with resources.database.transaction() as connection:
        done = await store.forget_player(connection, player, claimed)
    await tell_nodes(resources, player)
    return done


async def forget_names(resources: Resources, player: str) -> dict[str, int]:
    async with resources.database.transaction() as connection:
        some = await store.tables_of(connection, player, store.named())
        return await store.forget_names(connection, player, some) if some else {}


async def forget_words(resources: Resources, player: str) -> dict[str, int]:
    async with resources.database.transaction() as connection:
        return await store.forget_words(connection, player)
