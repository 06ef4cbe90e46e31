"""Players' ratings by game, and how often two players have met lately."""

from typing import Final

from sqlalchemy import BigInteger, Column, Float, ForeignKey, Integer, String, Table

from shoal.server.database import METADATA

RATINGS: Final = Table(
    "ratings",
    METADATA,
    Column("player", String(16), ForeignKey("players.id"), primary_key=True),
    Column("game", String(64), primary_key=True),
    Column("strength", Float, nullable=False),
    Column("doubt", Float, nullable=False),
    Column("games", Integer, nullable=False),
)

MEETINGS: Final = Table(
    "meetings",
    METADATA,
    Column("first", String(16), ForeignKey("players.id"), primary_key=True),
    Column("second", String(16), ForeignKey("players.id"), primary_key=True),
    Column("game", String(64), primary_key=True),
    Column("since", BigInteger, nullable=False),
    Column("games", Integer, nullable=False),
)
"""Rated games of two players since the first one of the period; `first` is the smaller of the two ids."""
