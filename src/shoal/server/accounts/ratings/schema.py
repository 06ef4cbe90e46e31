"""Players' ratings by game, and how often two players have met lately."""

from typing import Final

from sqlalchemy import BigInteger, Boolean, Column, Float, ForeignKey, Index, Integer, String, Table, false

from shoal.server.platform.db.database import METADATA

RATINGS: Final = Table(
    "ratings",
    METADATA,
    Column("player", String(16), ForeignKey("players.id"), primary_key=True),
    Column("game", String(64), primary_key=True),
    Column("strength", Float, nullable=False),
    Column("doubt", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("points", Integer, nullable=False, server_default="1000"),
    Column("listed", Boolean, nullable=False, server_default=false()),
    Column("apart", Boolean),
)
"""`points`: the rating that people see. `listed`: whether it has a place on the leaderboard of people; `apart`: on that
of bot accounts."""
PLACES: Final = (RATINGS.c.game, RATINGS.c.points, RATINGS.c.player)
Index("ix_ratings_listed", *PLACES, postgresql_where=RATINGS.c.listed, sqlite_where=RATINGS.c.listed)
Index("ix_ratings_apart", *PLACES, postgresql_where=RATINGS.c.apart, sqlite_where=RATINGS.c.apart)

MEETINGS: Final = Table(
    "meetings",
    METADATA,
    Column("first", String(16), ForeignKey("players.id"), primary_key=True),
    Column("second", String(16), ForeignKey("players.id"), primary_key=True, index=True),
    Column("game", String(64), primary_key=True),
    Column("since", BigInteger, nullable=False),
    Column("games", Integer, nullable=False),
)
"""Rated games of two players since the first one of the period; `first` is the smaller of the two ids."""
