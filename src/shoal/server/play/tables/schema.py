"""Tables in the database: chairs, entries, the latest snapshot, chat, and work to do for them.

Entries are never changed. Those of old games are moved into the archive; `tables.archive` then says where they are. An
entry of kind `auto` is an act that the table took for the seat.

Conditions of partial indexes are literals: if a prepared statement had parameters there, the index would not be used.
"""

from typing import Any, Final

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    SmallInteger,
    String,
    Table,
    Text,
    UniqueConstraint,
    and_,
    false,
    literal_column,
    text,
    true,
)
from sqlalchemy.sql.elements import ColumnElement

from shoal.server.platform.db.database import METADATA

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("edition", String(80), nullable=False),
    Column("seats", SmallInteger, nullable=False),
    Column("options", JSON, nullable=False),
    Column("clock", JSON, nullable=False),
    Column("door", String(8), nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("talk", Boolean, nullable=False),
    Column("host", String(16), nullable=False),
    Column("status", String(8), nullable=False),
    Column("version", Integer, nullable=False),
    Column("entries", Integer, nullable=False),
    Column("turn", JSON, nullable=False),
    Column("secret", String(64), nullable=False),
    Column("words", JSON, nullable=False),
    Column("said", Integer, nullable=False),
    Column("asked", JSON(none_as_null=True)),
    Column("result", JSON(none_as_null=True)),
    Column("rematch", String(16)),
    Column("previous", String(16), unique=True),
    Column("created", BigInteger, nullable=False),
    Column("started", BigInteger),
    Column("ended", BigInteger),
    Column("origin", String(32), nullable=False, server_default=text("''")),
    Column("void", Boolean),
    Column("closed", String(8)),
    Column("away", JSON(none_as_null=True)),
    Column("expires", BigInteger),
    Column("address", String(64)),
    Column("practice", Boolean, nullable=False, server_default=false()),
    Column("shared", Boolean, nullable=False, server_default=false()),
    Column("absence", JSON(none_as_null=True)),
    Column("votes", JSON(none_as_null=True)),
    Column("archive", String(120)),
    Column("tournament", String(16)),
    Column("in_openings", Boolean),
    Column("casual", String(8)),
    Column("reveal_by", BigInteger),
)
"""`in_openings`: whether the openings count the game. `casual`: why a game that was meant to be rated is `void`.
`reveal_by`: until when sealed words are to be revealed."""


def partial(name: str, where: ColumnElement[bool], *columns: Column[Any], unique: bool = False) -> Index:
    """Add an index of the rows for which a condition is true."""
    return Index(name, *columns, unique=unique, postgresql_where=where, sqlite_where=where)


WAITS: Final = TABLES.c.status == literal_column("'waiting'")
PUBLIC: Final = TABLES.c.door == literal_column("'public'")
WAITING: Final = and_(WAITS, PUBLIC)
RUNNING: Final = and_(TABLES.c.status == literal_column("'running'"), PUBLIC)
COUNTED: Final = and_(literal_column("NOT practice"), literal_column("NOT shared"), TABLES.c.result.is_not(None))
"""Tables whose games began and are neither for practice nor on a shared device."""
OVER: Final = and_(TABLES.c.status == literal_column("'over'"), PUBLIC, COUNTED)
KEPT: Final = and_(TABLES.c.status == literal_column("'over'"), TABLES.c.archive.is_(None))
"""Finished tables whose entries are in the database."""
UNREAD: Final = and_(OVER, TABLES.c.in_openings.is_(None))
"""Finished public games that the openings do not count yet."""
OPENED: Final = and_(WAITS, TABLES.c.previous.is_(None))
"""Tables that wait, without rematches."""
partial("ix_tables_waiting", WAITING, TABLES.c.created)
partial("ix_tables_running", RUNNING, TABLES.c.started)
partial("ix_tables_over", OVER, TABLES.c.game, TABLES.c.ended, TABLES.c.id)
partial("ix_tables_kept", KEPT, TABLES.c.ended)
partial("ix_tables_unread", UNREAD, TABLES.c.ended)
partial("ix_tables_expires", WAITS, TABLES.c.expires)
partial("ix_tables_host", OPENED, TABLES.c.host, TABLES.c.door)
UNREVEALED: Final = TABLES.c.reveal_by.is_not(None)
"""Full tables that wait for sealed words."""
partial("ix_tables_reveal", UNREVEALED, TABLES.c.reveal_by)
partial("ix_tables_address", OPENED, TABLES.c.address, TABLES.c.door)

CHAIRS: Final = Table(
    "chairs",
    METADATA,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("seat", SmallInteger, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("player", String(16)),
    Column("name", String(64), nullable=False),
    Column("level", String(16)),
    Column("rating", Integer),
    Column("word", String(64), nullable=False),
    Column("left", BigInteger),
    Column("since", BigInteger),
    Column("due", BigInteger),
    Column("lease", BigInteger),
    Column("vacation", SmallInteger),
    Column("payer", String(16), nullable=False, server_default=text("''")),
    Column("attempts", SmallInteger, nullable=False, server_default="0"),
    Column("door", String(8)),
    Column("created", BigInteger),
    Column("ended", BigInteger),
    Column("auto", Boolean, nullable=False, server_default=true()),
    Column("missed", BigInteger),
    Column("late", Boolean, nullable=False, server_default=false()),
    Column("program", Boolean),
    Column("near", String(100)),
    Column("seal", String(64), nullable=False, server_default=text("''")),
)
"""`door`, `created` and `ended` are copies from the table, so that one index finds a player's tables in order.
`program`: whether the player is a bot account. `near`: hashes of what the player may share with others, until the game
begins. `seal`: the hash of a word before it is told."""
SAT: Final = and_(CHAIRS.c.ended.is_(None), CHAIRS.c.kind == literal_column("'person'"))
PLAYED: Final = CHAIRS.c.ended.is_not(None)
PLAYED_IN_PUBLIC: Final = and_(PLAYED, CHAIRS.c.door == literal_column("'public'"))
partial("ix_chairs_open", SAT, CHAIRS.c.player, CHAIRS.c.created)
partial("ix_chairs_ended", PLAYED, CHAIRS.c.player, CHAIRS.c.ended, CHAIRS.c.table_id)
partial("ix_chairs_public", PLAYED_IN_PUBLIC, CHAIRS.c.player, CHAIRS.c.ended, CHAIRS.c.table_id)
LEFT: Final = and_(CHAIRS.c.ended.is_(None), CHAIRS.c.kind == literal_column("'bot'"), CHAIRS.c.player.is_not(None))
"""Chairs of running games whose player has left; a bot plays on."""
partial("ix_chairs_left", LEFT, CHAIRS.c.player)
TIMED: Final = and_(CHAIRS.c.kind == literal_column("'person'"), CHAIRS.c.due.is_not(None))
OWED: Final = and_(CHAIRS.c.kind == literal_column("'bot'"), CHAIRS.c.due.is_not(None))
partial("ix_chairs_timed", TIMED, CHAIRS.c.due)
partial("ix_chairs_owed", OWED, CHAIRS.c.level, CHAIRS.c.payer, CHAIRS.c.due)

ENTRIES: Final = Table(
    "entries",
    METADATA,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("ply", Integer, primary_key=True),
    Column("seat", SmallInteger, nullable=False),
    Column("kind", String(8), nullable=False),
    Column("text", String(200), nullable=False),
    Column("back_to", Integer, nullable=False),
    Column("key", String(64)),
    Column("made", BigInteger, nullable=False),
)
partial("ix_entries_key", ENTRIES.c.key.is_not(None), ENTRIES.c.table_id, ENTRIES.c.seat, ENTRIES.c.key, unique=True)

SNAPSHOTS: Final = Table(
    "snapshots",
    METADATA,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("entries", Integer, nullable=False),
    Column("data", Text, nullable=False),
)

SAID: Final = Table(
    "said",
    METADATA,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("player", String(16), nullable=False),
    Column("name", String(64), nullable=False),
    Column("seat", SmallInteger),
    Column("text", String(500), nullable=False),
    Column("key", String(64), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("entry", Integer),
    UniqueConstraint("table_id", "player", "key"),
)
"""`entry` is the number of entries when a line was said. Lines of earlier releases do not have it."""
Index("ix_said_player_at", SAID.c.player, SAID.c.at)

JOBS: Final = Table(
    "jobs",
    METADATA,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("kind", String(8), primary_key=True),
    Column("entry", Integer, primary_key=True),
    Column("seat", SmallInteger, primary_key=True),
    Column("due", BigInteger),
    Column("lease", BigInteger),
    Column("result", JSON(none_as_null=True)),
    Column("payer", String(16), nullable=False, server_default=text("''")),
    Column("origin", String(32), nullable=False, server_default=text("''")),
    Column("attempts", SmallInteger, nullable=False, server_default="0"),
)
partial("ix_jobs_asked", JOBS.c.due.is_not(None), JOBS.c.kind, JOBS.c.payer, JOBS.c.due)
