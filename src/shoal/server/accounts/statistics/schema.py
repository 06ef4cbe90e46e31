"""Counted rows of players. Like chairs they name players without a foreign key; erasing a player deletes them."""

from typing import Final

from sqlalchemy import BigInteger, Column, Float, Integer, SmallInteger, String, Table

from shoal.server.platform.db.database import METADATA

TALLIES: Final = Table(
    "tallies",
    METADATA,
    Column("player", String(16), primary_key=True),
    Column("game", String(64), primary_key=True),
    Column("seats", SmallInteger, primary_key=True),
    Column("games", Integer, nullable=False),
    Column("firsts", Integer, nullable=False),
    Column("shares", Float, nullable=False),
    Column("left", Integer, nullable=False),
)
"""Public games against people: how many, how often first, the sum of the shares won, and how often left."""

HABITS: Final = Table(
    "habits",
    METADATA,
    Column("player", String(16), primary_key=True),
    Column("game", String(64), primary_key=True),
    Column("kind", String(16), primary_key=True),
    Column("thing", String(24), primary_key=True),
    Column("games", Integer, nullable=False),
    Column("shares", Float, nullable=False),
)
"""What a player does in public games against people, and the sum of the shares won with it."""

RIVALRIES: Final = Table(
    "rivalries",
    METADATA,
    Column("first", String(16), primary_key=True),
    Column("second", String(16), primary_key=True, index=True),
    Column("game", String(64), primary_key=True),
    Column("seats", SmallInteger, primary_key=True),
    Column("ahead", Integer, nullable=False),
    Column("behind", Integer, nullable=False),
    Column("level", Integer, nullable=False),
)
"""All games of two players; `first` is the smaller of the two ids, and was `ahead` of the other so often."""

HISTORY: Final = Table(
    "rating_history",
    METADATA,
    Column("player", String(16), primary_key=True),
    Column("game", String(64), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("points", Integer, nullable=False),
)
"""A rating after each of the latest rated games; `number` counts them."""
