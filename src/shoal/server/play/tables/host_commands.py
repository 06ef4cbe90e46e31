"""What the host may do before the game begins: close the table, and turn people away."""

from dataclasses import replace
from typing import Final

from shoal.server.platform.base.timestamps import now
from shoal.server.platform.http.errors import Problem
from shoal.server.play.tables.changes import TableChange
from shoal.server.play.tables.group_commit import DuplicateCommand
from shoal.server.play.tables.live_table import LiveTable
from shoal.server.play.tables.registry import TableRegistry
from shoal.server.play.tables.table_row import OVER, WAITING, ChairRow, ClosedWhy, TableRow

OPEN: Final = "open"
MOST_AWAY: Final = 50
"""How many people one table may turn away, so that its row stays small."""


async def close_table(tables: TableRegistry, live: LiveTable, player: str) -> TableRow:
    """Close a table before its game begins."""

    def make(table: LiveTable) -> TableChange:
        facts = table.facts
        if facts.host == player and facts.closed == "host":
            raise DuplicateCommand("You have closed this table already.")
        expect_host(facts, player)
        return TableChange(facts, closed(facts.then(), "host"), at=now())

    try:
        return await tables.change(live, make)
    except DuplicateCommand:
        return live.facts


async def turn_away(tables: TableRegistry, live: LiveTable, player: str, seat: int) -> TableRow:
    """Free a chair; the player may not come back to this table."""

    def make(table: LiveTable) -> TableChange:
        facts = table.facts
        expect_host(facts, player)
        chair = facts.chairs[seat] if seat < facts.seats else None
        if chair is None or chair.kind != "person" or chair.player is None:
            raise Problem("stale", "server.empty-chair")
        if chair.player == player:
            raise Problem("forbidden", "server.turning-self-away")
        away = [*(facts.away or ()), chair.player]
        if len(away) > MOST_AWAY:
            raise Problem("limit", "server.most-turned-away", most=MOST_AWAY)
        return TableChange(facts, facts.then(away=away).with_chairs(ChairRow(seat, OPEN, None, "")), at=now())

    return await tables.change(live, make)


def expect_host(facts: TableRow, player: str) -> None:
    if facts.host != player:
        raise Problem("forbidden", "server.host-only")
    if facts.status != WAITING or facts.reveal_by is not None:
        raise Problem("stale", "server.begun" if facts.closed is None else "server.table-closed")


def closed(after: TableRow, why: ClosedWhy) -> TableRow:
    """Return the facts of a table that was closed before its game began: nobody sits at it."""
    emptied = [ChairRow(chair.seat, OPEN, None, "") for chair in after.chairs if chair.kind != "bot"]
    return replace(after, status=OVER, closed=why, ended=now()).with_chairs(*emptied)


def hand_over(after: TableRow) -> TableRow:
    """Return the facts with a new host if the host has left; close the table if nobody is left."""
    people = after.people()
    if not people:
        return closed(after, "empty")
    heir = after.chairs[people[0]].player
    return after if after.seats_of(after.host) or heir is None else replace(after, host=heir)
