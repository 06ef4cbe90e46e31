"""Changes of a table, before they are stored: new facts, new entries, a new line of chat."""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass

from sqlalchemy.ext.asyncio import AsyncConnection

from shoal.core.record import Entry
from shoal.server.tables.facts import Facts
from shoal.table.match import Match

Admit = Callable[[AsyncConnection], Awaitable[None]]


@dataclass(frozen=True)
class Said:
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
class Change:
    """One change of one table: its facts before and after, and its new entries.

    `key` is the key of the client's command, `draft` the match after the entries, `opened` a new table for a rematch.
    `admit` may refuse the change in the transaction that stores it.
    """

    before: Facts
    after: Facts
    fresh: Sequence[Entry] = ()
    key: str | None = None
    snapshot: tuple[int, str] | None = None
    said: Said | None = None
    opened: Facts | None = None
    at: int = 0
    draft: Match | None = None
    admit: Admit | None = None


@dataclass(frozen=True)
class Written:
    """A stored entry, with the key of the command that made it."""

    entry: Entry
    key: str | None
