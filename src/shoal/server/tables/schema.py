"""The rows of a table: itself, its chairs, its entries, its latest snapshot, what was said, and work to be done for it.

Nothing is ever deleted from `entries`.
"""

from typing import Final

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
)

from shoal.server.database import METADATA

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
)
WAITING: Final = and_(TABLES.c.status == "waiting", TABLES.c.door == "public")
Index("ix_tables_waiting", TABLES.c.created, postgresql_where=WAITING, sqlite_where=WAITING)
RUNNING: Final = and_(TABLES.c.status == "running", TABLES.c.door == "public")
Index("ix_tables_running", TABLES.c.started, postgresql_where=RUNNING, sqlite_where=RUNNING)
Index("ix_tables_ended", TABLES.c.ended)

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
)
Index("ix_chairs_player", CHAIRS.c.player)
DUE: Final = CHAIRS.c.due.is_not(None)
Index("ix_chairs_due", CHAIRS.c.due, postgresql_where=DUE, sqlite_where=DUE)

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
KEYED: Final = ENTRIES.c.key.is_not(None)
Index(
    "ix_entries_key",
    ENTRIES.c.table_id,
    ENTRIES.c.seat,
    ENTRIES.c.key,
    unique=True,
    postgresql_where=KEYED,
    sqlite_where=KEYED,
)

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
    UniqueConstraint("table_id", "player", "key"),
)

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
)
ASKED: Final = JOBS.c.due.is_not(None)
Index("ix_jobs_due", JOBS.c.due, postgresql_where=ASKED, sqlite_where=ASKED)
