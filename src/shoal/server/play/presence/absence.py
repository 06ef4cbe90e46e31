"""Who is away from a table, and since when. Everything follows from rows and facts; positions are not looked at."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from shoal.server.platform.base.timestamps import HOUR_MS, MINUTE_MS
from shoal.server.play.presence.store import AttendanceRow
from shoal.server.play.tables.table_row import RUNNING, WAITING, TableRow

IDLE_AFTER_MS: Final = MINUTE_MS
"""Milliseconds without any input, while a live clock runs, after which somebody counts as away."""
NUDGE_AFTER_MS: Final = 3 * HOUR_MS
"""Milliseconds of a turn after which a person who is away may be nudged."""
FORGIVEN_MS: Final = 5 * MINUTE_MS
"""Milliseconds of absence after which the game counts as left, although the seat is taken back."""
Rows = Mapping[int, AttendanceRow]
"""The rows of a table by seat."""


@dataclass(frozen=True)
class Missing:
    """A person who is away: since when, and whether their page is open but nobody uses it."""

    since: int
    idle: bool = False


def missing(facts: TableRow, seat: int, row: AttendanceRow | None, now: int) -> Missing | None:
    """Return since when a person is away, or None if they are here, or no person sits there."""
    chair = facts.chairs[seat]
    if chair.kind != "person" or facts.shared:
        return None
    begun = facts.created if facts.started is None else facts.started
    away = begun if row is None else row.away(now)
    if away is not None:
        return Missing(max(away, begun))
    if row is None or facts.clock["kind"] != "live" or chair.since is None or facts.status != RUNNING:
        return None
    touched = max(row.touched, chair.since)
    return Missing(touched, idle=True) if touched <= now - IDLE_AFTER_MS else None


def absent_since(facts: TableRow, seat: int, row: AttendanceRow | None, now: int) -> int | None:
    """Return since when others wait for a person who is away and owes a decision; None if they do not.

    Without a clock they wait only since the latest entry: before that, nothing was asked of the person.
    """
    away = missing(facts, seat, row, now)
    if away is None or facts.absence is None or facts.status != RUNNING or seat not in facts.turn:
        return None
    moved = row.moved if row is not None and facts.clock["kind"] == "none" else None
    return max(away.since, moved or 0)


def may_go_on(facts: TableRow, seat: int, row: AttendanceRow | None, now: int) -> int | None:
    """Return since when somebody is absent, if that is long enough for the others to go on without them."""
    since = absent_since(facts, seat, row, now)
    long_enough = since is not None and facts.absence is not None and now - since >= facts.absence["after"] * 1000
    return since if long_enough else None


def nudge_at(facts: TableRow, seat: int, row: AttendanceRow | None, now: int) -> int | None:
    """Return when a person may be nudged for this turn; None if they are here, or were nudged already."""
    slow = facts.clock["kind"] != "live" and facts.status == RUNNING and seat in facts.turn
    if not slow or row is None or row.nudged == facts.entries or missing(facts, seat, row, now) is None:
        return None
    return (row.moved or facts.started or 0) + NUDGE_AFTER_MS


def voters(facts: TableRow, seat: int, rows: Rows, now: int) -> list[int]:
    """Return the persons who decide about an absent seat: all who are here."""
    return [other for other in facts.people() if other != seat and missing(facts, other, rows.get(other), now) is None]


def needed(facts: TableRow, seat: int, rows: Rows, now: int, voted: list[int]) -> int:
    """Return how many more votes make a bot take over: more than half of those who are here."""
    deciding = voters(facts, seat, rows, now)
    return max(0, len(deciding) // 2 + 1 - len([voter for voter in voted if voter in deciding]))


def votes_of(facts: TableRow, seat: int, since: int) -> list[int]:
    """Return who has voted about this absence; votes about an earlier one do not count."""
    vote = (facts.votes or {}).get(str(seat))
    return list(vote["voted"]) if vote is not None and vote["since"] == since else []


def is_company(facts: TableRow) -> bool:
    """Return whether several people belong to a table, so that it matters who is there."""
    players = {chair.player for chair in facts.chairs if chair.player is not None}
    return not facts.shared and (len(players) > 1 or facts.status == WAITING)
