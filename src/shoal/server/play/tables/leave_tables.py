"""Leave all tables at once: of a player who deletes their account or is banned, and of their bot accounts."""

from contextlib import suppress

from shoal.core.errors import ShoalError
from shoal.server.accounts.identity import store as players
from shoal.server.play.tables import chairs, commands
from shoal.server.play.tables import personal_data_store as store
from shoal.server.play.tables.registry import TableRegistry
from shoal.server.play.tables.table_row import RUNNING, WAITING, TableRow


async def leave_all_tables(tables: TableRegistry, owner: str) -> None:
    """Leave the tables of a player and of their bot accounts."""
    async with tables.database.reading() as connection:
        theirs = [owner, *await players.owned_by(connection, owner)]
    for player in theirs:
        await leave_tables(tables, player)


async def leave_tables(tables: TableRegistry, player: str) -> None:
    """Resign in all running games of a player, and leave the tables that wait."""
    async with tables.database.reading() as connection:
        open_tables = await store.open_tables(connection, player)
    for facts in open_tables:
        with suppress(ShoalError):  # it has ended meanwhile, or cannot be read
            await leave_one_table(tables, facts, player)


async def leave_one_table(tables: TableRegistry, facts: TableRow, player: str) -> None:
    live = await tables.newest(facts.id)
    if live.facts.status == WAITING:
        await chairs.leave_table(tables, live, player)
    for seat in live.facts.seats_of(player):
        if live.facts.status == RUNNING:
            await commands.resign(tables, live, seat, None)
