"""What an operator may do. Each writes its line of the log in the transaction that does it."""

from dataclasses import replace
from typing import Final

from shoal.server.holdings import store as holdings
from shoal.server.holdings.erasing import leave_all_tables
from shoal.server.holdings.merging import announce
from shoal.server.moderation.desk import Desk, Refused, find_player
from shoal.server.moments import now
from shoal.server.players import names
from shoal.server.players import store as players
from shoal.server.players.accounts import tell_nodes
from shoal.server.reports import store as reports
from shoal.server.tables import store as tables
from shoal.server.tables.changes import Change
from shoal.server.tables.facts import OVER, RUNNING, WAITING
from shoal.server.tables.hosting import closed
from shoal.server.tables.live import Live
from shoal.server.tables.schema import CHAIRS
from shoal.server.tables.tables import advance

DAY: Final = 24 * 3600 * 1000
OUTCOMES: Final = ("nothing", "muted", "renamed", "banned", "closed")
"""What was done about a report, as its maker is told."""
TRIES: Final = 8


async def mute(desk: Desk, name: str, days: int) -> int:
    """Let a player not chat for some days, or again if it is 0; return until when."""
    player, until = await find_player(desk, name), now() + days * DAY
    async with desk.resources.database.transaction() as connection:
        await players.change(connection, player.id, muted=until if days else None)
        await desk.note(connection, "mute" if days else "unmute", player.id, name=player.name, days=days)
    return until


async def ban(desk: Desk, name: str, days: int) -> int:
    """End all sessions of a player, refuse new ones for some days, and leave their games as deletion does.

    The tokens and games of their bot accounts end too. Nobody else can make new tokens for these.
    """
    player, until = await find_player(desk, name), now() + days * DAY
    async with desk.resources.database.transaction() as connection:
        await players.change(connection, player.id, banned=until)
        ended = await players.close_sessions(connection, player.id)
        await desk.note(connection, "ban", player.id, name=player.name, days=days)
    await tell_nodes(desk.resources, *ended)
    await leave_all_tables(desk.resources, desk.tables, player.id)
    return until


async def unban(desk: Desk, name: str) -> None:
    """Let a player come back."""
    player = await find_player(desk, name)
    if player.banned is None:
        raise Refused(f"{player.name} is not banned")
    async with desk.resources.database.transaction() as connection:
        await players.change(connection, player.id, banned=None)
        await desk.note(connection, "unban", player.id, name=player.name)


async def rename(desk: Desk, name: str, new: str) -> str:
    """Take a name away from a player, everywhere. Without a new one they get a name that is made up.

    The old name is not shown as an earlier one, and they cannot change it back soon.
    """
    player = await find_player(desk, name)
    chosen = names.clean(new) if new else names.made_up(2)
    async with desk.resources.database.transaction() as connection:
        if not await players.rename(connection, player.id, chosen):
            raise Refused(f"somebody else has the name {chosen}")
        await players.change(connection, player.id, renamed=now())
        await desk.note(connection, "rename", player.id, old=player.name, new=chosen)
    while True:
        async with desk.resources.database.transaction() as connection:
            some = await holdings.tables_of(connection, player.id, CHAIRS.c.name == player.name)
            versions = await holdings.rename_chairs(connection, player.id, some, (player.name, chosen)) if some else {}
        await announce(desk.tables, versions)
        if not versions or chosen == player.name:
            return chosen


async def close_table(desk: Desk, table: str) -> str:
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
        raise Refused("others change this table all the time; try again")
    await desk.tables.wake(change.after)
    return change.before.status


def closing(live: Live) -> Change:
    """Return the change that closes a table. A running game ends as if its host had resigned."""
    facts = live.facts
    if facts.status == WAITING:
        return Change(facts, closed(facts.then(talk=False), "operator"), at=now())
    if facts.status == RUNNING:
        draft = live.playing().draft()
        seat = next(iter(facts.seats_of(facts.host) or facts.people()), 0)
        draft.quit(seat, "resign", ())
        change = advance(live, draft, None, seat)
        return replace(change, after=replace(change.after, void=facts.rated or None, talk=False))
    assert facts.status == OVER
    if not facts.talk:
        raise Refused("this table is closed already")
    return Change(facts, facts.then(talk=False), at=now())


async def answer(desk: Desk, report: str, outcome: str) -> None:
    """Close a report; its maker is told what was done."""
    if outcome not in OUTCOMES:
        raise Refused(f"what was done is one of {', '.join(OUTCOMES)}")
    async with desk.resources.database.transaction() as connection:
        if await reports.find(connection, report) is None:
            raise Refused(f"there is no report {report}")
        if not await reports.close(connection, report, outcome):
            raise Refused(f"report {report} was answered already")
        await desk.note(connection, "answer", report, outcome=outcome)
