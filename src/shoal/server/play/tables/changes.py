"""Changes of a table, before they are stored: new facts, new entries, a new line of chat."""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass

from sqlalchemy.ext.asyncio import AsyncConnection

from shoal.core.record import Entry
from shoal.server.play.tables.table_row import TableRow
from shoal.table.match import Match

Admit = Callable[[AsyncConnection], Awaitable[None]]
Snapshot = tuple[int, str]
"""A match after so many entries, as JSON."""


@dataclass(frozen=True)
class ChatLine:
    """One line of a table's chat, and how many entries the table had when it was said."""

    number: int
    player: str
    name: str
    seat: int | None
    text: str
    key: str
    at: int
    entry: int


@dataclass(frozen=True)
class TableChange:
    """One change of one table: its facts before and after, and its new entries.

    `key` is the key of the client's command, `draft` the match after the entries, `opened` a new table for a rematch.
    `admit` may refuse the change in the transaction that stores it.
    """

    before: TableRow
    after: TableRow
    fresh: Sequence[Entry] = ()
    key: str | None = None
    snapshot: Snapshot | None = None
    said: ChatLine | None = None
    opened: TableRow | None = None
    at: int = 0
    draft: Match | None = None
    admit: Admit | None = None


@dataclass(frozen=True)
class StoredEntry:
    """A stored entry, with the key of the command that made it."""

    entry: Entry
    key: str | None
