"""How often each choice was made in each early position: `key` stands for the position, `band` for who decided."""

from typing import Final

from sqlalchemy import Column, Float, Integer, SmallInteger, String, Table

from shoal.server.platform.db.database import METADATA

OPENINGS: Final = Table(
    "openings",
    METADATA,
    Column("key", String(24), primary_key=True),
    Column("choice", String(64), primary_key=True),
    Column("band", SmallInteger, primary_key=True),
    Column("games", Integer, nullable=False),
    Column("shares", Float, nullable=False),
)
"""`band` is a place in STRENGTHS, `shares` the sum of the shares that the deciding seats won."""
