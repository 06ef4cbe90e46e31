"""Commands of players at a table. Most have an idempotency key, so that a repeat changes nothing more.

They are: act, resign, undo, chat, take vacation, choose who takes forced steps.
"""

from dataclasses import replace

from shoal.core.game import NOBODY
from shoal.server.platform.base.timestamps import now
from shoal.server.platform.http.errors import Problem
from shoal.server.play.tables import clocks
from shoal.server.play.tables.changes import ChatLine, TableChange
from shoal.server.play.tables.group_commit import DuplicateCommand
from shoal.server.play.tables.live_table import LiveTable
from shoal.server.play.tables.registry import TableRegistry
from shoal.server.play.tables.table_row import RUNNING
from shoal.table.errors import Stale
from shoal.table.match import Match


def seated(live: LiveTable, player: str | None, wanted: int | None = None) -> int:
    """Return the seat of a player, or refuse a spectator."""
    seat = live.facts.seat_of(player, wanted)
    if seat == NOBODY:
        raise Problem("seat", "server.not-seated")
    return seat


async def act(
    tables: TableRegistry,
    live: LiveTable,
    seat: int,
    key: str | None,
    decision: int,
    steps: list[str],
    by: str | None = None,
) -> None:
    """Take steps in answer to a decision, unless the seat's time had run out when they arrived.

    `by` is the kind of who decides. A bot may have taken the seat over meanwhile, or its person taken it back.
    """
    arrived = now()

    def work(table: LiveTable, draft: Match) -> None:
        if by is not None and table.facts.chairs[seat].kind != by:
            raise Stale("core.changed")
        if clocks.has_run_out(table.facts, seat, arrived):
            raise Stale("server.time-over")
        draft.act(seat, decision, steps)

    await tables.command(live, seat, key, work)


async def resign(tables: TableRegistry, live: LiveTable, seat: int, key: str | None) -> None:
    await tables.command(live, seat, key, lambda table, draft: draft.quit(seat, "resign", table.facts.people()))


async def time_out(tables: TableRegistry, live: LiveTable, seat: int, at: int) -> None:
    """End the seat's time, if it had run out at that time of the database's clock."""

    def work(table: LiveTable, draft: Match) -> None:
        if not clocks.has_run_out(table.facts, seat, at):
            raise Stale("core.changed")
        draft.quit(seat, "timeout", table.facts.people())

    await tables.command(live, seat, None, work)


async def end_without_people(tables: TableRegistry, live: LiveTable) -> None:
    """End a game without persons. It counts as a resignation of the host, or of another player who has left."""

    def work(table: LiveTable, draft: Match) -> None:
        facts = table.facts
        if facts.people():
            raise Stale("core.changed")
        left = [chair for chair in facts.chairs if chair.player is not None]
        last = min(left or facts.chairs, key=lambda chair: chair.player != facts.host)
        draft.quit(last.seat, "resign", ())

    seat = live.facts.chairs[0].seat

    await tables.command(live, seat, None, work)


async def take_vacation(tables: TableRegistry, live: LiveTable, seat: int, remaining: int) -> None:
    """Let a seat take vacation until so many days remain. Sending it twice changes nothing more."""

    def make(table: LiveTable) -> TableChange:
        facts, has = table.facts, table.facts.chairs[seat].vacation
        if facts.status != RUNNING or has is None:
            raise Problem("stale", "server.no-vacation")
        if remaining == has:
            raise DuplicateCommand("You have taken this vacation already.")
        if remaining > has:
            raise Problem("stale", "server.less-vacation")
        if clocks.has_run_out(facts, seat, now()):
            raise Stale("server.time-over")
        return TableChange(facts, clocks.take_vacation(facts.then(), seat, remaining), at=now())

    await tables.change(live, make)


async def choose_steps(tables: TableRegistry, live: LiveTable, seat: int, *, auto: bool) -> None:
    """Choose whether the table takes forced steps for a seat. Sending it twice changes nothing more."""

    def make(table: LiveTable) -> TableChange:
        chair = table.facts.chairs[seat]
        if chair.auto == auto:
            raise DuplicateCommand("You have chosen this already.")
        return TableChange(table.facts, table.facts.then().with_chairs(replace(chair, auto=auto)), at=now())

    await tables.change(live, make)


async def say(tables: TableRegistry, live: LiveTable, player: str, name: str, key: str, text: str) -> None:
    """Add a line to the chat. Only players at the table may write; everybody may read."""

    def make(table: LiveTable) -> TableChange:
        facts, seat = table.facts, seated(table, player)
        if not facts.talk:
            raise Problem("forbidden", "server.chat-off")
        said = ChatLine(facts.said, player, name, seat, text, key, now(), facts.entries)
        return TableChange(facts, facts.then(said=facts.said + 1), said=said, at=said.at)

    await tables.change(live, make)
