"""Commit-reveal of the players' words: sealed when they sit down, revealed when nobody can change a seal any more."""

from dataclasses import replace
from typing import Final

from shoal.core.chance import seal_of
from shoal.core.errors import ShoalError
from shoal.server.platform.base.timestamps import now
from shoal.server.platform.http.errors import Problem
from shoal.server.play.tables import store
from shoal.server.play.tables.chairs import begin
from shoal.server.play.tables.changes import TableChange
from shoal.server.play.tables.group_commit import DuplicateCommand
from shoal.server.play.tables.live_table import LiveTable
from shoal.server.play.tables.registry import TableRegistry
from shoal.server.play.tables.table_row import WAITING, TableRow

AT_ONCE: Final = 50
"""Tables that one look at the database finds."""


async def reveal_word(tables: TableRegistry, live: LiveTable, player: str, word: str) -> TableRow:
    """Take the word that a player has sealed; with the last one the game begins."""

    def make(table: LiveTable) -> TableChange:
        facts = table.facts
        mine = [chair for chair in facts.chairs if chair.player == player and chair.seal == seal_of(word)]
        if not facts.seats_of(player):
            raise Problem("seat", "server.not-seated")
        if not mine:
            raise Problem("malformed", "server.malformed", text="`word` is not the one that you have sealed")
        if mine[0].word == word:
            raise DuplicateCommand("You have revealed it already.")
        if facts.status != WAITING:
            raise Problem("stale", "server.begun")
        if facts.reveal_by is None:
            raise Problem("stale", "server.not-begun")
        after = facts.then().with_chairs(replace(mine[0], word=word))
        waits = any(chair.kind == "person" and chair.is_sealed for chair in after.chairs)
        return TableChange(facts, after, at=now()) if waits else begin(facts, after)

    try:
        return await tables.change(live, make)
    except DuplicateCommand:
        return live.facts


async def begin_overdue(tables: TableRegistry) -> None:
    """Begin the games whose sealed words were not all revealed in time: without those words."""
    for table in await store.overdue_words(tables.database, now(), AT_ONCE):
        try:
            await begin_without(tables, await tables.newest(table))
        except ShoalError:  # another node has begun it, or does now
            continue


async def begin_without(tables: TableRegistry, live: LiveTable) -> None:
    def make(table: LiveTable) -> TableChange:
        facts = table.facts
        if facts.status != WAITING or facts.reveal_by is None or facts.reveal_by > now():
            raise DuplicateCommand("It has begun already.")
        return begin(facts, facts.then())

    await tables.change(live, make)
