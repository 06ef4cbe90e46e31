"""Players, sessions, and counted attempts."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "players",
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("folded", sa.String(72), nullable=False),
        sa.Column("password", sa.String(200)),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_players"),
        sa.UniqueConstraint("folded", name="uq_players_folded"),
    )
    op.create_table(
        "sessions",
        sa.Column("token", sa.String(64), nullable=False),
        sa.Column("player", sa.String(16), nullable=False),
        sa.Column("expires", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("token", name="pk_sessions"),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name="fk_sessions_player"),
    )
    op.create_index("ix_sessions_player", "sessions", ["player"])
    op.create_index("ix_sessions_expires", "sessions", ["expires"])
    op.create_table(
        "attempts",
        sa.Column("subject", sa.String(64), nullable=False),
        sa.Column("period", sa.BigInteger(), nullable=False),
        sa.Column("count", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("subject", "period", name="pk_attempts"),
    )
    op.create_index("ix_attempts_period", "attempts", ["period"])
