"""Presence in the database: one row for each player, each seat, and each node whose readers watch a table."""

from typing import Final

from sqlalchemy import BigInteger, Column, ForeignKey, Integer, SmallInteger, String, Table

from shoal.server.platform.db.database import METADATA

PRESENCE: Final = Table(
    "presence",
    METADATA,
    Column("player", String(16), ForeignKey("players.id"), primary_key=True),
    Column("seen", BigInteger, nullable=False, index=True),
)
"""When a connection of a player was last seen."""

ATTENDANCE: Final = Table(
    "attendance",
    METADATA,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("seat", SmallInteger, primary_key=True),
    Column("seen", BigInteger, nullable=False),
    Column("gone", BigInteger),
    Column("touched", BigInteger, nullable=False),
    Column("nudged", Integer),
)
"""A seat whose person has or had the table open.

seen     when a connection was last open
gone     when the last connection was closed; None while one is open
touched  when the person last did something on their page
nudged   how many entries the table had when the person was last nudged
"""

WATCHING: Final = Table(
    "watching",
    METADATA,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("node", String(16), primary_key=True),
    Column("watchers", Integer, nullable=False),
    Column("seen", BigInteger, nullable=False, index=True),
)
"""How many readers without a seat a node has at a table."""
