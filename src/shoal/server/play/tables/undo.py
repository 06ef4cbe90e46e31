"""Undo of moves: at once if the seat has learned nothing new since, otherwise once all persons agree."""

from shoal.server.platform.base.timestamps import now
from shoal.server.play.tables.advance_game import advance
from shoal.server.play.tables.changes import TableChange
from shoal.server.play.tables.group_commit import DuplicateCommand
from shoal.server.play.tables.live_table import LiveTable, load_whole
from shoal.server.play.tables.registry import TableRegistry
from shoal.server.play.tables.table_row import RUNNING
from shoal.table.errors import NoUndo, Stale


async def undo(tables: TableRegistry, live: LiveTable, seat: int, key: str, to: int) -> None:
    """Go back at once if the seat has learned nothing new since; otherwise ask the other persons."""
    await reach_back(tables, live, to)
    try:
        await tables.command(live, seat, key, lambda _known, draft: draft.undo(seat, to))
    except NoUndo:
        await agree_to_undo(tables, live, seat, key, to)


async def reach_back(tables: TableRegistry, live: LiveTable, to: int) -> None:
    """Make sure that the match remembers the position after `to` acts."""
    async with live.lock:
        if live.match is not None and to < live.match.walk.before:
            await tables.catch_up(live)
            live.match = (await load_whole(tables.database, live.facts)).draft()


async def agree_to_undo(tables: TableRegistry, live: LiveTable, seat: int, key: str, to: int) -> None:
    """Note that a seat wants to go back; go back once all persons do. Who shares a device with it agrees at once."""

    def make(table: LiveTable) -> TableChange:
        match, facts = table.playing(), table.facts
        if facts.status != RUNNING:
            raise NoUndo("core.no-position")
        standing = facts.asked if facts.asked is not None and facts.asked["to"] == to else None
        if standing is not None and seat in standing["agreed"]:
            raise DuplicateCommand("You have agreed already.")
        asked = standing or {"seat": seat, "to": to, "agreed": []}
        draft = match.draft()
        draft.go_back(asked["seat"], to)
        agreed = sorted({*asked["agreed"], seat, *facts.seats_of(facts.chairs[seat].player)})
        if not set(facts.people()) <= set(agreed):
            return TableChange(facts, facts.then(asked={**asked, "agreed": agreed}), at=now())
        asker = key if asked["seat"] == seat else None
        return advance(facts, facts, draft, asker, seat, table.checkpoint)

    await tables.change(live, make)


async def answer_undo(tables: TableRegistry, live: LiveTable, seat: int, key: str, *, agree: bool) -> None:
    """Agree to the undo that another seat asked for, or refuse it."""
    asked = live.facts.asked
    if asked is None:
        raise Stale("server.nobody-asked")
    if agree:
        await reach_back(tables, live, asked["to"])
        await agree_to_undo(tables, live, seat, key, asked["to"])
        return

    def make(table: LiveTable) -> TableChange:
        if table.facts.asked is None:
            raise Stale("server.nobody-asked")
        return TableChange(table.facts, table.facts.then(asked=None), at=now())

    await tables.change(live, make)
