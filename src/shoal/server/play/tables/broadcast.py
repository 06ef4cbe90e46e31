"""Broadcast to the readers at this node. A message is encoded once for all readers who see the same."""

from collections.abc import Callable, Collection
from dataclasses import dataclass, field
from typing import Final

from shoal.core.game import View
from shoal.server.platform.base.timestamps import format_moment
from shoal.server.platform.http.websocket_protocol import Write, frame_of
from shoal.server.play.tables import clocks
from shoal.server.play.tables.changes import ChatLine
from shoal.server.play.tables.live_table import LiveTable
from shoal.server.play.tables.table_row import TableRow
from shoal.table import server_messages
from shoal.table.reader_view import Common, news

GONE: Final = 4404
"""The close code for readers whose table does not exist any more."""
UNREADABLE: Final = 1013
"""The close code for readers whose table this node cannot read; another node may be able to."""
SLOW: Final = 4408
Hidden = Collection[tuple[str | None, str]]
"""Pairs of a reader and a player whose lines of chat the reader must not see."""


@dataclass(eq=False)
class Reader:
    """One open connection that reads a table: how to write to it and how to drop it, with `code` as close code.

    `wanted` is the seat that the reader asked for, where people share a device. `touched` is when they last sent
    something. `presence` is what they were told last of who is here; None if they do not want to be told. `scopes` is
    what a program may do that reads by a token; None for a browser.
    """

    player: str | None
    seat: int
    wanted: int | None = None
    write: Write = lambda _: True
    drop: Callable[[], object] = lambda: None
    code: int = SLOW
    touched: int = 0
    presence: tuple[object, ...] | None = None
    scopes: frozenset[str] | None = None

    def send(self, frame: bytes) -> None:
        if not self.write(frame):
            self.drop()


@dataclass
class Channel:
    """The readers of one table, and what they have been told so far.

    `views` are the last views by seat, `checked` is the version at the last call of `quiet`.
    """

    facts: TableRow
    entries: int
    said: int
    views: dict[int, View] = field(default_factory=dict)
    readers: list[Reader] = field(default_factory=list)
    checked: int = -1


class Broadcaster:
    """Channels by table; only tables with readers here have one."""

    def __init__(self) -> None:
        self.channels: dict[str, Channel] = {}

    def unheard(self, live: LiveTable) -> tuple[set[str], set[str]]:
        """Return the players who read a table here, and those who have said something that they were not told yet."""
        channel = self.channels.get(live.facts.id)
        if channel is None or channel.said >= live.facts.said:
            return set(), set()
        readers = {reader.player for reader in channel.readers if reader.player is not None}
        return readers, {line.player for line in live.said if line.number >= channel.said}

    def tell(self, live: LiveTable, now: int, hidden: Hidden | None = frozenset()) -> None:
        """Tell the readers of a table what they have not been told yet.

        `hidden` says who must not see whose lines. If it is None, nobody knows, and lines wait for the next change.
        """
        channel = self.channels.get(live.facts.id)
        if channel is None or channel.facts.version >= live.facts.version:
            return
        before, channel.facts = channel.facts, live.facts
        if summary_changed(before, live.facts):
            self._seat_again(channel)
            self._send_all(channel, frame_of({"type": "changed", "table": live.facts.summary()}))
        if live.match is not None and live.match.entries > channel.entries:
            self._tell_news(channel, live, now)
        faces = clocks.faces(live.facts, now)
        if faces is not None and vacations(before) != vacations(live.facts):
            self._send_all(channel, frame_of({"type": "clocks", "clocks": faces}))
        if live.facts.asked != before.asked:
            self._send_all(channel, frame_of(settled(before) if live.facts.asked is None else asked(live.facts)))
        if hidden is not None:
            self._tell_said(channel, live, hidden)

    def quiet(self) -> list[tuple[str, int]]:
        """Return the tables without news since the last call, with the version that readers know."""
        tables: list[tuple[str, int]] = []
        for table, channel in self.channels.items():
            if channel.checked == channel.facts.version:
                tables.append((table, channel.checked))
            channel.checked = channel.facts.version
        return tables

    def _tell_news(self, channel: Channel, live: LiveTable, now: int) -> None:
        assert live.match is not None
        match = live.match
        common = Common(channel.views if match.remembers(channel.entries) else {})
        told: dict[int, bytes] = {}
        faces = clocks.faces(live.facts, now)
        for reader in channel.readers:
            if reader.seat not in told:
                message = news(match, reader.seat, channel.entries, common)
                message["position"]["clocks"] = faces
                told[reader.seat] = frame_of(message)
            reader.send(told[reader.seat])
        channel.entries = match.entries
        channel.views = common.last

    @staticmethod
    def _tell_said(channel: Channel, live: LiveTable, hidden: Hidden) -> None:
        for line in live.said:
            if line.number >= channel.said:
                frame = frame_of(said_message(line))
                for reader in channel.readers:
                    if (reader.player, line.player) not in hidden:
                        reader.send(frame)
        channel.said = live.facts.said

    @staticmethod
    def _seat_again(channel: Channel) -> None:
        """Update the seats of readers: some have joined, left or been replaced by a bot."""
        for reader in channel.readers:
            reader.seat = channel.facts.seat_of(reader.player, reader.wanted)

    @staticmethod
    def _send_all(channel: Channel, frame: bytes) -> None:
        for reader in channel.readers:
            reader.send(frame)

    def add(self, live: LiveTable, reader: Reader) -> bool:
        """Add a reader; return True if it is the first."""
        first = live.facts.id not in self.channels
        if first:
            entries = 0 if live.match is None else live.match.entries
            self.channels[live.facts.id] = Channel(live.facts, entries, live.facts.said)
        channel = self.channels[live.facts.id]
        if reader not in channel.readers:
            channel.readers.append(reader)
        return first

    def dismiss(self, table: str, code: int) -> None:
        """Drop all readers of a table with this close code."""
        channel = self.channels.get(table)
        for reader in channel.readers if channel is not None else ():
            reader.code = code
            reader.drop()

    def remove(self, table: str, reader: Reader) -> bool:
        """Remove a reader; return True if it was the last."""
        channel = self.channels.get(table)
        if channel is None or reader not in channel.readers:
            return False
        channel.readers.remove(reader)
        if not channel.readers:
            del self.channels[table]
        return not channel.readers


def summary_changed(before: TableRow, after: TableRow) -> bool:
    def shown(facts: TableRow) -> object:
        return facts.status, facts.rematch, [chair.shown() for chair in facts.chairs]

    return shown(before) != shown(after)


def vacations(facts: TableRow) -> list[int | None]:
    return [chair.vacation for chair in facts.chairs]


def asked(facts: TableRow) -> server_messages.Asked:
    request = facts.asked
    assert request is not None
    waiting = [seat for seat in facts.people() if seat not in request["agreed"]]
    return {"type": "asked", "seat": request["seat"], "to": request["to"], "waiting": waiting}


def settled(before: TableRow) -> server_messages.Asked:
    assert before.asked is not None
    return {"type": "asked", "seat": before.asked["seat"], "to": before.asked["to"], "waiting": [], "settled": True}


def said_message(line: ChatLine) -> server_messages.Said:
    at = format_moment(line.at)
    return {"type": "said", "name": line.name, "seat": line.seat, "text": line.text, "at": at, "entry": line.entry}
