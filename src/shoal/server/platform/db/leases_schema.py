"""Chores that one process at a time does. `until` is when another may take it over."""

from typing import Final

from sqlalchemy import BigInteger, Column, String, Table

from shoal.server.platform.db.database import METADATA

CHORES: Final = Table(
    "chores",
    METADATA,
    Column("name", String(16), primary_key=True),
    Column("until", BigInteger, nullable=False),
)
