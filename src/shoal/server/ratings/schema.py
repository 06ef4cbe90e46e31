"""What is believed of players, by game."""

from typing import Final

from sqlalchemy import Column, Float, ForeignKey, Integer, String, Table

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
