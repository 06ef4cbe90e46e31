"""Rematch: opened by the first player who wants it, and joined by the others."""

import secrets
from contextlib import suppress
from dataclasses import replace

from shoal.server.platform.base.ids import new_identifier
from shoal.server.platform.base.timestamps import now
from shoal.server.platform.http.errors import Problem
from shoal.server.play.tables.chairs import Person, join_table
from shoal.server.play.tables.changes import TableChange
from shoal.server.play.tables.host_commands import OPEN
from shoal.server.play.tables.live_table import LiveTable
from shoal.server.play.tables.rated_games import is_full_size
from shoal.server.play.tables.registry import TableRegistry
from shoal.server.play.tables.table_row import OVER, ChairRow, TableRow


async def open_rematch(tables: TableRegistry, live: LiveTable, person: Person) -> TableRow:
    """Open a rematch, or join it if somebody has opened it. Everybody sits one chair further.

    A rematch that was closed before it began is replaced by another.
    """
    gone = await closed_rematch(tables, live)

    def make(table: LiveTable) -> TableChange:
        facts = table.facts
        if facts.status != OVER or facts.started is None:
            raise Problem("stale", "server.not-over")
        if facts.rematch not in (None, gone):
            raise Problem("taken", "server.rematch-open")
        fresh = rematch_facts(facts, person)
        return TableChange(facts, facts.then(rematch=fresh.id), at=now(), opened=fresh)

    sat = [chair for chair in live.facts.chairs if chair.player == person.player]
    if not sat:
        raise Problem("seat", "server.was-not-seated")
    person = replace(person, auto=sat[0].auto)
    if live.facts.rematch in (None, gone):
        with suppress(Problem):
            await tables.change(live, make)
    if live.facts.rematch is None:
        raise Problem("stale", "server.not-over")
    return await join_table(tables, await tables.live(live.facts.rematch), person)


async def closed_rematch(tables: TableRegistry, live: LiveTable) -> str | None:
    """Return the rematch of a table if it was closed before it began."""
    table = live.facts.rematch
    return table if table is not None and (await tables.newest(table)).facts.closed is not None else None


def rematch_facts(facts: TableRow, person: Person) -> TableRow:
    seats = facts.seats
    chairs = [again(replace(chair, seat=(chair.seat + 1) % seats)) for chair in facts.chairs]
    return TableRow(
        id=new_identifier(),
        game=facts.game,
        rules_version=facts.rules().meta.rules_version,
        edition=facts.edition,
        seats=seats,
        options=facts.options,
        clock=facts.clock,
        door="link",
        rated=facts.rated and person.account and is_full_size(facts.rules(), facts.options),
        talk=facts.talk,
        host=person.player,
        secret=secrets.token_hex(32),
        created=now(),
        previous=facts.id,
        origin=person.origin,
        practice=facts.practice,
        shared=facts.shared,
        absence=facts.absence,
        chairs=tuple(sorted(chairs, key=lambda chair: chair.seat)),
    )


def again(chair: ChairRow) -> ChairRow:
    """Return a chair of a rematch: kept for the player who sat on it, or taken by the same bot."""
    if chair.kind == "bot":
        return ChairRow(chair.seat, "bot", None, chair.level or "", chair.level)
    return ChairRow(chair.seat, OPEN, chair.player, chair.name, program=chair.program)
