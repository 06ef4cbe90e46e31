"""Relations between players in the database."""

from typing import Final

from sqlalchemy import BigInteger, Column, ForeignKey, String, Table

from shoal.server.platform.db.database import METADATA

RELATIONS: Final = Table(
    "relations",
    METADATA,
    Column("player", String(16), ForeignKey("players.id"), primary_key=True),
    Column("kind", String(8), primary_key=True),
    Column("other", String(16), ForeignKey("players.id"), primary_key=True, index=True),
    Column("since", BigInteger, nullable=False),
)
"""`kind` is `follow`, `mute` or `block`."""

HEARING: Final = Table(
    "hearing",
    METADATA,
    Column("player", String(16), ForeignKey("players.id"), primary_key=True),
    Column("whom", String(8), nullable=False),
)
"""Whose chat a player reads: `friends` (those whom they follow) or `nobody`. Without a row: everybody's."""
