"""Go on without somebody who is away: claim the win, vote for a bot, take the seat back, nudge.

The rows are read again in the transaction that stores a claim, so nobody loses a seat who has come back in time.
"""

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from sqlalchemy.ext.asyncio import AsyncConnection

from shoal.core.errors import ShoalError
from shoal.server.accounts.notification_outbox import store as notices
from shoal.server.platform.base.timestamps import now
from shoal.server.platform.http.errors import Problem
from shoal.server.play.presence import absence, store
from shoal.server.play.presence.absence import Rows
from shoal.server.play.tables.advance_game import advance
from shoal.server.play.tables.changes import Admit, TableChange
from shoal.server.play.tables.group_commit import DuplicateCommand
from shoal.server.play.tables.live_table import LiveTable
from shoal.server.play.tables.registry import TableRegistry
from shoal.server.play.tables.store import was_done
from shoal.server.play.tables.table_row import RUNNING, TableRow

LEAST_LEFT_MS: Final = 20_000
"""Milliseconds that a person has on a live clock when they are back."""


async def claim_absence(tables: TableRegistry, live: LiveTable, claimant: int, key: str, seat: int, what: str) -> None:
    """Let a seat claim the win from an absent one, or vote for a bot."""
    rows, at = await presence_rows(tables, live)

    def make(table: LiveTable) -> TableChange:
        facts = table.facts
        since = expect_absent(facts, claimant, seat, rows, at)
        admit = still_absent(facts, seat, since)
        if what == "win":
            return win(table, seat, key, admit)
        voted = sorted({*absence.votes_of(facts, seat, since), claimant})
        if facts.seats > 2 and absence.needed(facts, seat, rows, at, voted) > 0:
            votes = {**(facts.votes or {}), str(seat): {"since": since, "voted": voted}}
            if votes == facts.votes:
                raise DuplicateCommand("You have voted already.")
            return TableChange(facts, facts.then(votes=votes), at=now(), admit=admit)
        return hand_over(table, seat, since, key, admit)

    await once(tables, live, seat, key, make)


async def once(
    tables: TableRegistry, live: LiveTable, seat: int, key: str, make: Callable[[LiveTable], TableChange]
) -> None:
    """Make a change once, however often it is sent with the same key."""
    try:
        await tables.change(live, make)
    except DuplicateCommand:
        return
    except ShoalError:
        if not await was_done(tables.database, live.facts.id, seat, key):
            raise


async def presence_rows(tables: TableRegistry, live: LiveTable) -> tuple[Rows, int]:
    """Return the rows of a table, and the time."""
    table = live.facts.id
    async with tables.database.reading() as connection:
        rows = await store.attendances(connection, [table])
    return {seat: row for (_, seat), row in rows.items()}, now()


def expect_absent(facts: TableRow, claimant: int, seat: int, rows: Rows, at: int) -> int:
    """Return since when a seat is absent, or refuse to go on without it."""
    if seat == claimant or seat >= facts.seats:
        raise Problem("forbidden", "server.not-absent")
    since = absence.may_go_on(facts, seat, rows.get(seat), at)
    if since is None:
        raise Problem("stale", "server.not-absent")
    return since


def still_absent(facts: TableRow, seat: int, since: int) -> Admit:
    """Return what refuses the change if the person is back when it is stored."""

    async def admit(connection: AsyncConnection) -> None:
        row, at = await store.lock(connection, facts.id, seat)
        if absence.may_go_on(facts, seat, row, at) != since:
            raise Problem("stale", "server.not-absent")

    return admit


def win(live: LiveTable, seat: int, key: str, admit: Admit) -> TableChange:
    """Return the change that ends a game of two, because one of them is absent."""
    facts = live.facts
    if facts.seats > 2:
        raise Problem("forbidden", "server.only-votes")
    draft = live.playing().draft()
    draft.quit(seat, "absent", facts.people())
    return replace(advance(facts, facts, draft, key, seat, live.checkpoint), admit=admit)


def hand_over(live: LiveTable, seat: int, since: int, key: str, admit: Admit) -> TableChange:
    """Return the change that lets a bot play a seat until its person is back."""
    facts = live.facts
    votes = {other: vote for other, vote in (facts.votes or {}).items() if other != str(seat)} or None
    after = replace(facts, votes=votes).with_chairs(replace(facts.chairs[seat], missed=since))
    draft = live.playing().draft()
    draft.hand_over(seat, "absent")
    return replace(advance(facts, after, draft, key, seat, live.checkpoint), admit=admit)


async def come_back(tables: TableRegistry, live: LiveTable, player: str | None, key: str) -> None:
    """Return a seat to the person for whom a bot plays."""

    def make(table: LiveTable) -> TableChange:
        facts, chair = table.facts, table.facts.missed_of(player)
        if chair is None or chair.missed is None or facts.status != RUNNING:
            raise Problem("stale", "server.no-seat-to-take-back")
        late = chair.late or now() - chair.missed > absence.FORGIVEN_MS
        left = None if chair.left is None else max(chair.left, LEAST_LEFT_MS)
        person = replace(chair, kind="person", level=None, left=left, since=None, due=None, missed=None, late=late)
        draft = table.playing().draft()
        draft.give_back(chair.seat)
        return advance(facts, facts.with_chairs(person), draft, key, chair.seat, table.checkpoint)

    seats = [chair.seat for chair in live.facts.chairs if chair.player == player and player is not None]
    if not seats:
        raise Problem("seat", "server.not-seated")
    await once(tables, live, seats[0], key, make)


async def nudge_seat(tables: TableRegistry, live: LiveTable, nudger: int, seat: int) -> None:
    """Remind a person who is away of their turn, by the ways that they wish, once a turn."""
    facts = live.facts
    async with tables.database.transaction() as connection:
        row, at = await store.lock(connection, facts.id, seat)
        due = absence.nudge_at(facts, seat, row, at) if seat < facts.seats else None
        if due is None or due > at or seat == nudger:
            raise Problem("stale", "server.no-nudge")
        if not await store.note_nudge(connection, facts.id, seat, facts.entries):
            raise Problem("stale", "server.no-nudge")
        player = facts.chairs[seat].player
        assert player is not None
        await notices.note(connection, [(facts.id, seat, player, facts.entries, at, at)])
