"""Clocks of a table: which of them run, what is left, and when something is due. The time is an argument."""

from collections.abc import Collection
from dataclasses import replace
from typing import Final

from shoal.server.platform.base.timestamps import DAY_MS
from shoal.server.play.tables.table_row import RUNNING, ChairRow, TableRow
from shoal.table.client_messages import ClockFace

FORGIVEN_MS: Final = 300
"""Milliseconds of each decision that are not counted: the message to the player and back takes some time."""
GRACE_MS: Final = 200
"""Milliseconds that a worker waits after the end of a seat's time, for an answer that is on its way."""


def first_left(facts: TableRow) -> int | None:
    """Return the milliseconds that every seat begins with; None if time is not measured."""
    clock = facts.clock
    return {"none": None, "live": clock["main"] * 1000, "days": clock["days"] * DAY_MS}[clock["kind"]]


def first_vacation(facts: TableRow) -> int | None:
    """Return the days of vacation that every seat begins with; None if there are none."""
    return facts.clock.get("vacation") or None if facts.clock["kind"] == "days" else None


def left_at(chair: ChairRow, now: int) -> int | None:
    """Return the time that the chair has left; it is negative if it has run out."""
    if chair.left is None or chair.since is None:
        return chair.left
    return chair.left - max(0, now - chair.since - FORGIVEN_MS)


def faces(facts: TableRow, now: int) -> list[ClockFace] | None:
    """Return every clock as it is now."""
    if facts.clock["kind"] == "none" or facts.status != RUNNING:
        return None
    return [face(chair, now) for chair in facts.chairs]


def face(chair: ChairRow, now: int) -> ClockFace:
    shown: ClockFace = {"left": max(0, left_at(chair, now) or 0), "running": chair.since is not None}
    if chair.vacation is not None:
        shown["vacation"] = chair.vacation
    return shown


def has_run_out(facts: TableRow, seat: int, now: int) -> bool:
    chair = facts.chairs[seat]
    left = left_at(chair, now)
    return chair.since is not None and left is not None and left <= 0


def take_vacation(facts: TableRow, seat: int, remaining: int) -> TableRow:
    """Return the facts after a seat takes vacation. The days are added to the time for this or its next decision."""
    chair = facts.chairs[seat]
    assert chair.vacation is not None
    assert chair.left is not None
    more = (chair.vacation - remaining) * DAY_MS
    due = None if chair.due is None else chair.due + more
    return facts.with_chairs(replace(chair, left=chair.left + more, due=due, vacation=remaining))


def turn_clocks(facts: TableRow, turn: Collection[int], actor: int | None, now: int) -> TableRow:
    """Return the facts with clocks stopped and started for a new turn; `actor` is the seat that decided, if any."""
    return facts.with_chairs(*(_turn(facts, chair, turn, actor, now) for chair in facts.chairs))


def _turn(facts: TableRow, chair: ChairRow, turn: Collection[int], actor: int | None, now: int) -> ChairRow:
    owes = chair.seat in turn
    if chair.kind == "bot":
        due = None if not owes else chair.due if chair.due is not None and chair.seat != actor else now
        if chair.missed is not None:
            left = left_at(chair, now)
            return replace(chair, left=None if left is None else max(0, left), since=None, due=due)
        return replace(chair, left=None, since=None, due=due, vacation=None)
    if facts.clock["kind"] == "none":
        return chair
    if not owes:
        return replace(chair, left=_after_turn(facts, chair, actor, now), since=None, due=None)
    if chair.since is not None and not (facts.clock["kind"] == "days" and chair.seat == actor):
        return chair
    left = chair.left if chair.since is None else first_left(facts)
    assert left is not None
    return replace(chair, left=left, since=now, due=now + left + FORGIVEN_MS + GRACE_MS)


def _after_turn(facts: TableRow, chair: ChairRow, actor: int | None, now: int) -> int | None:
    """Return what is left on a clock that stops; a live clock gains its increment if its own seat has decided."""
    if chair.since is None:
        return chair.left
    if facts.clock["kind"] == "days":
        return first_left(facts)
    left = left_at(chair, now)
    assert left is not None
    return max(0, left) + (facts.clock["increment"] * 1000 if chair.seat == actor else 0)
