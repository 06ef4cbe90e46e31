"""Optimistic locking by version: a change is stored only if the table is up to date; otherwise it is made again.

If two nodes change a table at once, the node with the stale version reloads the table and tries again.
"""

import time
from collections.abc import Awaitable, Callable
from typing import Final

from shoal.core.errors import ShoalError
from shoal.server.platform.http.errors import Problem
from shoal.server.play.tables.changes import TableChange
from shoal.server.play.tables.live_table import LATEST_SAID, LiveTable, passes_checkpoint, take_snapshot

MAX_ATTEMPTS: Final = 8
Times = tuple[int, int]
"""When a commit began and ended, in nanoseconds."""


async def update(
    live: LiveTable,
    make: Callable[[LiveTable], TableChange],
    commit: Callable[[TableChange], Awaitable[bool]],
    catch_up: Callable[[LiveTable], Awaitable[bool]],
) -> tuple[TableChange, Times]:
    """Make a change of a table and store it; if the table was stale, reload it and try again.

    The caller holds the lock. `commit` returns whether the version was still the newest, `catch_up`
    whether the table had changed meanwhile.
    """
    for _ in range(MAX_ATTEMPTS):
        try:
            change = make(live)
        except ShoalError:
            if await catch_up(live):
                continue
            raise
        begun = time.time_ns()
        if await commit(change):
            times = begun, time.time_ns()
            swap(live, change)
            return change, times
        await catch_up(live)
    raise Problem("busy", "server.table-busy")


def swap(live: LiveTable, change: TableChange) -> None:
    """Replace what is in memory by what was stored."""
    if change.draft is not None:
        if passes_checkpoint(change.before.entries, change.after.entries):
            live.checkpoint = take_snapshot(change.draft)
        live.match = change.draft
    if change.said is not None:
        live.said = [*live.said, change.said][-LATEST_SAID:]
    live.facts = change.after
