"""Tables in memory: those that somebody reads stay, and of the others the ones used last, within so many bytes."""

from collections import OrderedDict
from typing import Final

from prometheus_client import Gauge

from shoal.server.tables.live import Live, take_snapshot

LEAST: Final = 8 * 1024
"""What a table weighs before its game begins: its row, its chairs and what was said."""
POSITION: Final = 4
"""A position in memory weighs at most about so many times its snapshot as text; measured from 1.6 to 4.4."""
CACHED: Final = Gauge("shoal_cached_tables", "Tables in memory.", ["kind"])


class Cache:
    """Live tables by their id. `most` bounds the bytes of tables that nobody reads here; the others are in use."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.bytes = 0
        self.read: dict[str, Live] = {}
        self.idle: OrderedDict[str, tuple[Live, int]] = OrderedDict()

    def get(self, table: str) -> Live | None:
        """Return a table that is known here; one that nobody reads counts as used just now."""
        live = self.read.get(table)
        if live is None and table in self.idle:
            live = self._take(table)
            self._put(live)
        return live

    def add(self, live: Live) -> Live:
        """Keep a table that was loaded, and return the one to use: another may have been quicker."""
        known = self.get(live.facts.id)
        if known is None:
            self._put(live)
        return known or live

    def hold(self, live: Live) -> None:
        """Keep a table for as long as somebody reads it."""
        table = live.facts.id
        if table in self.idle:
            self._take(table)
        self.read[table] = live
        self._count()

    def release(self, table: str) -> None:
        """Treat a table like others from now on: its last reader has left."""
        live = self.read.pop(table, None)
        if live is not None:
            self._put(live)

    def forget(self, table: str) -> None:
        """Forget a table, read or not: it is loaded anew when it is wanted."""
        self.read.pop(table, None)
        if table in self.idle:
            self._take(table)
        self._count()

    def clear(self) -> None:
        self.read.clear()
        self.idle.clear()
        self.bytes = 0

    def _put(self, live: Live) -> None:
        """Add a table as the one used last, and forget the oldest ones that no longer fit."""
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
    """Return about how many bytes a table takes: it remembers its latest positions."""
    if live.match is None:
        return LEAST
    positions = len(live.match.moments) + 2
    return LEAST + POSITION * positions * len(take_snapshot(live.match)[1])
