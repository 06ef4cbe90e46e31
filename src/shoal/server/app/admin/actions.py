"""What an operator may do. Each writes its line of the log in the transaction that does it."""

from dataclasses import replace
from typing import Final, get_args

from shoal.server.accounts.identity import names
from shoal.server.accounts.identity import store as players
from shoal.server.accounts.identity.sessions import tell_nodes
from shoal.server.app.admin.operator_context import AdminActionRefused, OperatorContext, find_player
from shoal.server.community.player_reports import store as reports
from shoal.server.platform.base.timestamps import DAY_MS, now
from shoal.server.play.tables import personal_data_store as holdings
from shoal.server.play.tables import store as tables
from shoal.server.play.tables.advance_game import advance
from shoal.server.play.tables.changes import TableChange
from shoal.server.play.tables.host_commands import closed
from shoal.server.play.tables.leave_tables import leave_all_tables
from shoal.server.play.tables.live_table import LiveTable
from shoal.server.play.tables.table_row import OVER, RUNNING, WAITING

OUTCOMES: Final[tuple[reports.Outcome, ...]] = get_args(reports.Outcome)
"""What was done about a report, as its maker is told."""
TRIES: Final = 8


async def mute(desk: OperatorContext, name: str, days: int) -> int:
    """Let a player not chat for some days, or again if it is 0; return until when."""
    player, until = await find_player(desk, name), now() + days * DAY_MS
    async with desk.resources.database.transaction() as connection:
        await players.change_player(connection, player.id, muted=until if days else None)
        await desk.note(connection, "mute" if days else "unmute", player.id, name=player.name, days=days)
    return until


async def ban(desk: OperatorContext, name: str, days: int) -> int:
    """End all sessions of a player, refuse new ones for some days, and leave their games as deletion does.

    The tokens and games of their bot accounts end too. Nobody else can make new tokens for these.
    """
    player, until = await find_player(desk, name), now() + days * DAY_MS
    async with desk.resources.database.transaction() as connection:
        await players.change_player(connection, player.id, banned=until)
        ended = await players.close_sessions(connection, player.id)
        await desk.note(connection, "ban", player.id, name=player.name, days=days)
    await tell_nodes(desk.resources, *ended)
    await leave_all_tables(desk.tables, player.id)
    return until


async def unban(desk: OperatorContext, name: str) -> None:
    """Let a player come back."""
    player = await find_player(desk, name)
    if player.banned is None:
        raise AdminActionRefused(f"{player.name} is not banned")
    async with desk.resources.database.transaction() as connection:
        await players.change_player(connection, player.id, banned=None)
        await desk.note(connection, "unban", player.id, name=player.name)


async def rename(desk: OperatorContext, name: str, new: str) -> str:
    """Take a name away from a player, everywhere. Without a new one they get a name that is made up.

    The old name is not shown as an earlier one, and they cannot change it back soon.
    """
    player = await find_player(desk, name)
    chosen = names.clean(new) if new else names.made_up(2)
    async with desk.resources.database.transaction() as connection:
        if not await players.set_name(connection, player.id, chosen):
            raise AdminActionRefused(f"somebody else has the name {chosen}")
        await players.change_player(connection, player.id, renamed=now())
        await desk.note(connection, "rename", player.id, old=player.name, new=chosen)
    while True:
        async with desk.resources.database.transaction() as connection:
            table_ids = await holdings.tables_of(connection, player.id, holdings.named_as(player.name))
            versions = (
                await holdings.rename_chairs(connection, player.id, table_ids, (player.name, chosen))
                if table_ids
                else {}
            )
        await desk.tables.announce(versions)
        if not versions or chosen == player.name:
            return chosen


async def close_table(desk: OperatorContext, table: str) -> str:
    """Close a table that waits, or end its game without ratings; return the status before. Its chat ends too."""
    live = await desk.tables.newest(table)
    for _ in range(TRIES):
        change = closing(live)
        async with desk.resources.database.transaction() as connection:
            if await tables.apply(connection, change):
                await desk.note(connection, "close", table, status=change.before.status)
                break
        live = await desk.tables.newest(table)
    else:
        raise AdminActionRefused("others change this table all the time; try again")
    await desk.tables.wake(change.after)
    return change.before.status


def closing(live: LiveTable) -> TableChange:
    """Return the change that closes a table. A running game ends as if its host had resigned."""
    facts = live.facts
    if facts.status == WAITING:
        return TableChange(facts, closed(facts.then(talk=False), "operator"), at=now())
    if facts.status == RUNNING:
        draft = live.playing().draft()
        seat = next(iter(facts.seats_of(facts.host) or facts.people()), 0)
        draft.quit(seat, "resign", ())
        after = replace(facts, void=facts.rated or None, talk=False)
        return advance(facts, after, draft, None, seat, live.checkpoint)
    assert facts.status == OVER
    if not facts.talk:
        raise AdminActionRefused("this table is closed already")
    return TableChange(facts, facts.then(talk=False), at=now())


async def answer(desk: OperatorContext, report: str, outcome: str) -> None:
    """Close a report; its maker is told what was done."""
    if outcome not in OUTCOMES:
        raise AdminActionRefused(f"what was done is one of {', '.join(OUTCOMES)}")
    async with desk.resources.database.transaction() as connection:
        if await reports.find_report(connection, report) is None:
            raise AdminActionRefused(f"there is no report {report}")
        if not await reports.close(connection, report, outcome):
            raise AdminActionRefused(f"report {report} was answered already")
        await desk.note(connection, "answer", report, outcome=outcome)
