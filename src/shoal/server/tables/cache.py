"""Tables in memory: all that have readers here, and the latest used of the others, within a number of bytes."""

from collections import OrderedDict
from typing import Final

from prometheus_client import Gauge

from shoal.server.tables.live import Live, take_snapshot

LEAST: Final = 8 * 1024
"""Bytes of a table before its game begins: its row, its chairs and its chat."""
POSITION: Final = 4
"""Bytes of a position in memory for each byte of its snapshot; measured from 1.6 to 4.4."""
CACHED: Final = Gauge("shoal_cached_tables", "Tables in memory.", ["kind"])


class Cache:
    """Tables by id. `most` is the limit for the bytes of tables without readers here."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.bytes = 0
        self.read: dict[str, Live] = {}
        self.idle: OrderedDict[str, tuple[Live, int]] = OrderedDict()

    def get(self, table: str) -> Live | None:
        """Return a table, if it is in memory; if it has no readers it now counts as used last."""
        live = self.read.get(table)
        if live is None and table in self.idle:
            live = self._take(table)
            self._put(live)
        return live

    def add(self, live: Live) -> Live:
        """Keep a table that was loaded. Return the one to use: another task may have loaded it first."""
        known = self.get(live.facts.id)
        if known is None:
            self._put(live)
        return known or live

    def hold(self, live: Live) -> None:
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

    def _put(self, live: Live) -> None:
        """Add a table as the one used last, and forget the ones not used for longest if there are too many bytes."""
        weight = weigh(live)
        self.idle[live.facts.id] = live, weight
        self.bytes += weight
        while self.bytes > self.most and self.idle:
            self._take(next(iter(self.idle)))
        self._count()

    def _take(self, table: str) -> Live:
        live, weight = self.idle.pop(table)
        self.bytes -= weight
        return live

    def _count(self) -> None:
        CACHED.labels("read").set(len(self.read))
        CACHED.labels("idle").set(len(self.idle))


def weigh(live: Live) -> int:
    """Return about how many bytes a table takes with the positions that it remembers."""
    if live.match is None:
        return LEAST
    positions = len(live.match.remembered) + 2
    return LEAST + POSITION * positions * len(take_snapshot(live.match)[1])
