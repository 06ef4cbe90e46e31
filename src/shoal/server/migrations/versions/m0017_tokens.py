"""Scopes of tokens, owners of bot accounts, their mark on chairs, and a leaderboard of their own."""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"


def upgrade() -> None:
    op.add_column("sessions", sa.Column("scopes", sa.String(40)))
    op.add_column("players", sa.Column("owner", sa.String(16)))
    op.add_column("chairs", sa.Column("program", sa.Boolean()))
    op.add_column("ratings", sa.Column("apart", sa.Boolean()))
    owned, apart = sa.text("owner IS NOT NULL"), sa.text("apart")
    op.create_index("ix_players_owner", "players", ["owner"], postgresql_where=owned, sqlite_where=owned)
    places = ["game", "points", "player"]
    op.create_index("ix_ratings_apart", "ratings", places, postgresql_where=apart, sqlite_where=apart)
