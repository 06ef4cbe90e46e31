"""An LRU cache of tables, bounded in bytes; those that have readers here always stay in memory."""

from collections import OrderedDict
from typing import Final

from shoal.server.play.tables.live_table import LiveTable, take_snapshot
from shoal.server.play.tables.metrics import CACHED

LEAST: Final = 8 * 1024
"""Bytes of a table before its game begins: its row, its chairs and its chat."""
POSITION: Final = 4
"""Bytes of a position in memory for each byte of its snapshot; measured from 1.6 to 4.4."""


class Cache:
    """Tables by id. `most` is the limit for the bytes of tables without readers here."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.bytes = 0
        self.read: dict[str, LiveTable] = {}
        self.idle: OrderedDict[str, tuple[LiveTable, int]] = OrderedDict()

    def get(self, table: str) -> LiveTable | None:
        """Return a table, if it is in memory; if it has no readers it now counts as used last."""
        live = self.read.get(table)
        if live is None and table in self.idle:
            live = self._take(table)
            self._put(live)
        return live

    def add(self, live: LiveTable) -> LiveTable:
        """Keep a table that was loaded. Return the one to use: another task may have loaded it first."""
        cached = self.get(live.facts.id)
        if cached is None:
            self._put(live)
        return cached or live

    def hold(self, live: LiveTable) -> None:
        """Keep a table until it is released, because it has a reader."""
        table = live.facts.id
        if table in self.idle:
            self._take(table)
        self.read[table] = live
        self._count()

    def release(self, table: str) -> None:
        """Treat a table like the others without readers: its last reader has left."""
        live = self.read.pop(table, None)
        if live is not None:
            self._put(live)

    def forget(self, table: str) -> None:
        """Forget a table, with readers or not; it is loaded again when it is needed."""
        self.read.pop(table, None)
        if table in self.idle:
            self._take(table)
        self._count()

    def clear(self) -> None:
        self.read.clear()
        self.idle.clear()
        self.bytes = 0

    def _put(self, live: LiveTable) -> None:
        """Add a table as the one used last, and forget the ones not used for longest if there are too many bytes."""
        weight = weigh(live)
        self.idle[live.facts.id] = live, weight
        self.bytes += weight
        while self.bytes > self.most and self.idle:
            self._take(next(iter(self.idle)))
        self._count()

    def _take(self, table: str) -> LiveTable:
        live, weight = self.idle.pop(table)
        self.bytes -= weight
        return live

    def _count(self) -> None:
        CACHED.labels("read").set(len(self.read))
        CACHED.labels("idle").set(len(self.idle))


def weigh(live: LiveTable) -> int:
    """Return about how many bytes a table takes with the positions that it remembers."""
    if live.match is None:
        return LEAST
    positions = len(live.match.remembered) + 2
    return LEAST + POSITION * positions * len(take_snapshot(live.match)[1])
