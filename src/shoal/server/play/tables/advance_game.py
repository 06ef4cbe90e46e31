"""Advance a game after a command: draw the chance that is due, take forced steps, turn the clocks, end the game."""

from dataclasses import replace
from typing import Final

from shoal.core.record import EventEntry
from shoal.server.platform.base.timestamps import now
from shoal.server.play.tables import clocks
from shoal.server.play.tables.changes import Snapshot, TableChange
from shoal.server.play.tables.live_table import passes_checkpoint
from shoal.server.play.tables.rated_games import casual_reason
from shoal.server.play.tables.table_row import OVER, VOID, ChairRow, TableRow
from shoal.table.match import Match
from shoal.table.reader_view import result

SUBSTITUTE: Final = "mate"
"""The level of the bot that takes over a seat, at tables that say nothing else."""
IN_TOURNAMENTS: Final = "skipper"
"""The same in tournaments, so that all who stay meet the same."""


def advance(
    before: TableRow, after: TableRow, draft: Match, key: str | None, actor: int, checkpoint: Snapshot | None
) -> TableChange:
    """Draw the chance that is due, take forced steps, and return the change that stores the draft.

    `after` is the row as the command itself changes it. `checkpoint` is stored when the next snapshot is due.
    """
    at = now()
    draft.proceed(after.chance(draft.walk.drawn), after.by_hand())
    turn = draft.turn()
    substitutes = [substitute(after, seat) for seat in taken_over(draft)]
    casual = casual_reason(after, draft, taken_over=bool(substitutes))
    after = after.then(
        entries=draft.entries, turn=list(turn), asked=None, casual=casual, void=True if casual in VOID else after.void
    )
    after = clocks.turn_clocks(after.with_chairs(*substitutes).with_payer(), turn, actor, at)
    if draft.walk.over():
        after = replace(after, status=OVER, result=dict(result(draft) or {}), ended=at)
    stored = checkpoint if passes_checkpoint(before.entries, draft.entries) else None
    return TableChange(before, after, draft.fresh, key, stored, at=at, draft=draft)


def taken_over(draft: Match) -> list[int]:
    return [entry.seat for entry in draft.fresh if isinstance(entry, EventEntry) and entry.kind == "takeover"]


def substitute(facts: TableRow, seat: int) -> ChairRow:
    """Return the chair with a bot for a person who has left. Their name stays, and the game still counts for them."""
    usual = SUBSTITUTE if facts.tournament is None else IN_TOURNAMENTS
    level = usual if facts.absence is None else facts.absence["level"]
    return replace(facts.chairs[seat], kind="bot", level=level, rating=None)
