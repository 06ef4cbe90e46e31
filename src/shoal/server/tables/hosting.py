"""What the host may do before the game begins: close the table, and turn people away."""

from dataclasses import replace
from typing import Final

from shoal.server.errors import Problem
from shoal.server.moments import now
from shoal.server.tables.changes import Change
from shoal.server.tables.facts import OVER, WAITING, Chair, Facts
from shoal.server.tables.flush import DoneBefore
from shoal.server.tables.live import Live
from shoal.server.tables.tables import Tables

OPEN: Final = "open"
MOST_AWAY: Final = 50
"""How many people one table may turn away, so that its row stays small."""


async def close(tables: Tables, live: Live, player: str) -> Facts:
    """Close a table before its game begins."""

    def make(known: Live) -> Change:
        facts = known.facts
        if facts.host == player and facts.closed == "host":
            raise DoneBefore("You have closed this table already.")
        expect_host(facts, player)
        return Change(facts, closed(facts.then(), "host"), at=now())

    try:
        return await tables.change(live, make)
    except DoneBefore:
        return live.facts


async def turn_away(tables: Tables, live: Live, player: str, seat: int) -> Facts:
    """Free a chair; the player may not come back to this table."""

    def make(known: Live) -> Change:
        facts = known.facts
        expect_host(facts, player)
        chair = facts.chairs[seat] if seat < facts.seats else None
        if chair is None or chair.kind != "person" or chair.player is None:
            raise Problem("stale", "server.empty-chair")
        if chair.player == player:
            raise Problem("forbidden", "server.turning-self-away")
        away = [*(facts.away or ()), chair.player]
        if len(away) > MOST_AWAY:
            raise Problem("limit", "server.most-turned-away", most=MOST_AWAY)
        return Change(facts, facts.then(away=away).with_chairs(Chair(seat, OPEN, None, "")), at=now())

    return await tables.change(live, make)


def expect_host(facts: Facts, player: str) -> None:
    if facts.host != player:
        raise Problem("forbidden", "server.host-only")
    if facts.status != WAITING:
        raise Problem("stale", "server.begun" if facts.closed is None else "server.table-closed")


def closed(after: Facts, why: str) -> Facts:
    """Return the facts of a table that was closed before its game began: nobody sits at it."""
    emptied = [Chair(chair.seat, OPEN, None, "") for chair in after.chairs if chair.kind != "bot"]
    return replace(after, status=OVER, closed=why, ended=now()).with_chairs(*emptied)


def hand_over(after: Facts) -> Facts:
    """Return the facts with a new host if the host has left; close the table if nobody is left."""
    people = after.people()
    if not people:
        return closed(after, "empty")
    heir = after.chairs[people[0]].player
    return after if after.seats_of(after.host) or heir is None else replace(after, host=heir)
