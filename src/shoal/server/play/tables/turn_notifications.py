"""Which turns begin with a change, at tables where a person may be away while others decide."""

from shoal.server.accounts.notification_outbox import store
from shoal.server.accounts.notification_outbox.store import Call
from shoal.server.play.tables.changes import TableChange
from shoal.server.play.tables.table_row import RUNNING


def calls_of(change: TableChange) -> list[Call]:
    """Return the turns of persons that begin.

    A turn that goes on after a step is the same turn. At a table with a live clock everybody is there, and so is
    somebody who plays against bots alone or shares the device.
    """
    after = change.after
    if after.clock["kind"] == "live" or after.status != RUNNING or after.shared:
        return []
    begun = [after.chairs[seat] for seat in after.turn if seat not in change.before.turn]
    if not begun or len(after.people()) == 1:
        return []
    return [
        (after.id, chair.seat, chair.player, after.entries, change.at, change.at + store.NOTICE_DELAY_MS)
        for chair in begun
        if chair.kind == "person" and chair.player is not None
    ]
