"""Account deletion: its owner leaves all games at once, has two weeks to come back, and then is erased in batches.

Finished games stay for the others, with a neutral name. If a process stops in the middle, another goes on later.
"""

from collections.abc import Mapping
from typing import Final

from shoal.server.accounts.bot_accounts import store as bots
from shoal.server.accounts.identity import store as players
from shoal.server.accounts.identity.sessions import log_out_everywhere, tell_nodes
from shoal.server.accounts.identity.store import PlayerRow
from shoal.server.app.account_data import store
from shoal.server.app.account_data.subjects import SUBJECTS
from shoal.server.community.tournaments import store as tournaments
from shoal.server.platform.base.timestamps import DAY_MS, MINUTE_MS, now
from shoal.server.platform.resources import Resources
from shoal.server.play.tables.leave_tables import leave_all_tables, leave_tables
from shoal.server.play.tables.registry import TableRegistry

GRACE_MS: Final = 14 * DAY_MS
"""Milliseconds in which the owner may come back."""
AT_ONCE: Final = 10
CLAIM_MS: Final = 10 * MINUTE_MS
"""Milliseconds after which another process may go on with an erasure."""


async def leave_account(resources: Resources, tables: TableRegistry, player: PlayerRow, token: str) -> int:
    """Leave all games and end all other sessions, of bot accounts too; return when the account is erased."""
    leaves = now() + GRACE_MS
    async with resources.database.transaction() as connection:
        await players.change_player(connection, player.id, leaves=leaves)
        await bots.leave_with(connection, player.id, leaves)
        await tournaments.leave_all(connection, player.id)
    await log_out_everywhere(resources, player, token)
    await leave_all_tables(tables, player.id)
    return leaves


async def come_back(resources: Resources, player: PlayerRow) -> None:
    async with resources.database.transaction() as connection:
        await players.change_player(connection, player.id, leaves=None)
        await bots.return_with(connection, player.id, player.leaves)


async def delete_bot(resources: Resources, tables: TableRegistry, bot: PlayerRow) -> None:
    """End a bot account and leave its games; a worker erases it soon."""
    async with resources.database.transaction() as connection:
        await players.change_player(connection, bot.id, leaves=now())
    await log_out_everywhere(resources, bot)
    await leave_tables(tables, bot.id)


async def erase_due(resources: Resources, tables: TableRegistry) -> int:
    """Erase some accounts; return how many. One that fails is due again, after those that are due now."""
    erased = 0
    async with resources.database.reading() as connection:
        accounts = await store.due(connection, AT_ONCE)
    for player, leaves in accounts:
        claimed = now() + CLAIM_MS
        async with resources.database.transaction() as connection:
            mine = await store.claim(connection, player, leaves, claimed)
        try:
            erased += mine and await erase(resources, tables, player, claimed)
        except Exception:
            async with resources.database.transaction() as connection:
                await store.claim(connection, player, claimed, now())
            raise
    return erased


async def erase(resources: Resources, tables: TableRegistry, player: str, claimed: int) -> bool:
    """Erase a player: games left, names and words in batches, and last what identifies them. False if they are back."""
    await leave_tables(tables, player)
    while versions := await erase_some(resources, player, claimed):
        await tables.announce(versions)
    await tell_nodes(resources, player)
    return versions is not None


async def erase_some(resources: Resources, player: str, claimed: int) -> Mapping[str, int] | None:
    """Erase a player from some tables, and return their new versions; when none is left, erase all else.

    None if they are back.
    """
    async with resources.database.transaction() as connection:
        if not await store.claim(connection, player, claimed, claimed):
            return None
        for subject in SUBJECTS:
            if versions := await subject.erase_personal_data(connection, player):
                return versions
    return {}
