"""What can be added to a table: a change, with the entries it makes or the line that somebody says."""

from collections.abc import Sequence
from dataclasses import dataclass

from shoal.core.record import Entry
from shoal.server.tables.facts import Facts
from shoal.table.match import Match


@dataclass(frozen=True)
class Said:
    """Something that was said at the table."""

    number: int
    player: str
    name: str
    seat: int | None
    text: str
    key: str
    at: int


@dataclass(frozen=True)
class Change:
    """One change of one table: how it was, how it shall be, and the entries made by it.

    `key` is the client's name for the command that made them, `draft` the position after them, and
    `opened` a new table that comes of it.
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


@dataclass(frozen=True)
class Written:
    """An entry as it was stored, with the key of the command that made it."""

    entry: Entry
    key: str | None
