"""Ratings by game, and an index of the public tables that can be watched."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "ratings",
        sa.Column("player", sa.String(16), nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("strength", sa.Float(), nullable=False),
        sa.Column("doubt", sa.Float(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("player", "game", name="pk_ratings"),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name="fk_ratings_player"),
    )
    running = sa.text("status = 'running' AND door = 'public'")
    op.create_index("ix_tables_running", "tables", ["started"], postgresql_where=running, sqlite_where=running)
