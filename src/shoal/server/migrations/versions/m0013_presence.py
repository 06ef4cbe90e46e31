"""Who is here, who has a table open, and what happens when somebody leaves a game."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    create_presence()
    create_attendance()
    create_watching()
    op.add_column("tables", sa.Column("absence", sa.JSON(none_as_null=True)))
    op.add_column("tables", sa.Column("votes", sa.JSON(none_as_null=True)))
    op.add_column("chairs", sa.Column("missed", sa.BigInteger()))
    op.add_column("chairs", sa.Column("late", sa.Boolean(), nullable=False, server_default=sa.false()))


def create_presence() -> None:
    op.create_table(
        "presence",
        sa.Column("player", sa.String(16), nullable=False),
        sa.Column("seen", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("player", name="pk_presence"),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name="fk_presence_player"),
    )
    op.create_index("ix_presence_seen", "presence", ["seen"])


def create_attendance() -> None:
    op.create_table(
        "attendance",
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("seat", sa.SmallInteger(), nullable=False),
        sa.Column("seen", sa.BigInteger(), nullable=False),
        sa.Column("gone", sa.BigInteger()),
        sa.Column("touched", sa.BigInteger(), nullable=False),
        sa.Column("nudged", sa.Integer()),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_attendance"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_attendance_table_id"),
    )


def create_watching() -> None:
    op.create_table(
        "watching",
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("node", sa.String(16), nullable=False),
        sa.Column("watchers", sa.Integer(), nullable=False),
        sa.Column("seen", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "node", name="pk_watching"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_watching_table_id"),
    )
    op.create_index("ix_watching_seen", "watching", ["seen"])
