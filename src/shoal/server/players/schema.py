"""Players and their sessions. A guest has no password; a session is stored by the hash of its token."""

from typing import Final

from sqlalchemy import BigInteger, Column, ForeignKey, String, Table

from shoal.server.database import METADATA

PLAYERS: Final = Table(
    "players",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("name", String(24), nullable=False),
    Column("folded", String(72), nullable=False, unique=True),
    Column("password", String(200)),
    Column("created", BigInteger, nullable=False),
)

SESSIONS: Final = Table(
    "sessions",
    METADATA,
    Column("token", String(64), primary_key=True),
    Column("player", String(16), ForeignKey("players.id"), nullable=False, index=True),
    Column("expires", BigInteger, nullable=False, index=True),
)
