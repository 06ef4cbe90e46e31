"""Notices in the database.

One row of `notices` stands for the latest turn of a seat; `entries` says which turn. `due` is when a worker looks at it
next, and None when nothing more happens. `stage` is the way that is tried now, `told` what became of it: `push`,
`mail`, `seen` (the page was open), `over` (the turn had ended) or `none` (no way was left).
"""

from typing import Final

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Index, Integer, SmallInteger, String, Table, text

from shoal.server.platform.db.database import METADATA

NOTICES: Final = Table(
    "notices",
    METADATA,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("seat", SmallInteger, primary_key=True),
    Column("player", String(16), nullable=False, index=True),
    Column("entries", Integer, nullable=False),
    Column("began", BigInteger, nullable=False),
    Column("stage", String(8), nullable=False, server_default=text("'push'")),
    Column("told", String(8), nullable=False, server_default=text("''")),
    Column("due", BigInteger),
    Column("lease", BigInteger),
    Column("attempts", SmallInteger, nullable=False, server_default="0"),
)
DUE: Final = NOTICES.c.due.is_not(None)
Index("ix_notices_due", NOTICES.c.due, postgresql_where=DUE, sqlite_where=DUE)

WISHES: Final = Table(
    "notice_wishes",
    METADATA,
    Column("player", String(16), ForeignKey("players.id"), primary_key=True),
    Column("push", Boolean, nullable=False),
    Column("mail", Boolean, nullable=False),
    Column("late", Boolean, nullable=False),
    Column("quiet_from", SmallInteger, nullable=False),
    Column("quiet_until", SmallInteger, nullable=False),
    Column("zone", String(40), nullable=False),
    Column("hours", SmallInteger, nullable=False),
    Column("language", String(8), nullable=False),
    Column("confirmed", String(254), nullable=False, server_default=text("''")),
    Column("mailed", BigInteger, nullable=False, server_default="0"),
    Column("letter", String(100), nullable=False, server_default=text("''")),
    Column("refusals", SmallInteger, nullable=False, server_default="0"),
)
"""`confirmed` is the address whose owner wants these letters; `letter` is the key of the latest one."""

DEVICES: Final = Table(
    "devices",
    METADATA,
    Column("endpoint_hash", String(64), primary_key=True),
    Column("player", String(16), ForeignKey("players.id"), nullable=False, index=True),
    Column("session", String(64), nullable=False),
    Column("endpoint", String(1000), nullable=False),
    Column("key", String(100), nullable=False),
    Column("auth", String(32), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("failures", SmallInteger, nullable=False, server_default="0"),
)
"""A browser that takes pushes. It belongs to a session: after a sign-out nothing is sent to it."""

PUSH_KEYS: Final = Table(
    "push_keys",
    METADATA,
    Column("name", String(8), primary_key=True),
    Column("private", String(64), nullable=False),
)
"""The key by which push services know this server; made once. It opens nothing that this database does not contain."""
