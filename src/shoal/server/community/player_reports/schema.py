"""Reports in the database, each with what was said around it when it was made."""

from typing import Final

from sqlalchemy import JSON, BigInteger, Column, ForeignKey, Index, String, Table

from shoal.server.platform.db.database import METADATA

REPORTS: Final = Table(
    "reports",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("player", String(16), ForeignKey("players.id"), nullable=False),
    Column("about", String(16), ForeignKey("players.id"), nullable=False, index=True),
    Column("kind", String(8), nullable=False),
    Column("table_id", String(16), index=True),
    Column("words", String(300), nullable=False),
    Column("evidence", JSON, nullable=False),
    Column("made", BigInteger, nullable=False),
    Column("closed", BigInteger),
    Column("outcome", String(8)),
)
"""`kind` is `name`, `line` or `game`; `outcome` says what was done."""
OPEN: Final = REPORTS.c.closed.is_(None)
CLOSED: Final = REPORTS.c.closed.is_not(None)
Index("ix_reports_player", REPORTS.c.player, REPORTS.c.made)
Index("ix_reports_open", REPORTS.c.made, postgresql_where=OPEN, sqlite_where=OPEN)
Index("ix_reports_closed", REPORTS.c.closed, postgresql_where=CLOSED, sqlite_where=CLOSED)
