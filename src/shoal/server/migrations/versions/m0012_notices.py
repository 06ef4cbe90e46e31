"""Notices of turns: what is to be told, who wants to be told and how, devices that take pushes, the server's key."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
NO_TEXT = sa.text("''")


def upgrade() -> None:
    create_notices()
    create_wishes()
    create_devices()
    op.create_table(
        "push_keys",
        sa.Column("name", sa.String(8), nullable=False),
        sa.Column("private", sa.String(64), nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_push_keys"),
    )


def create_notices() -> None:
    op.create_table(
        "notices",
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("seat", sa.SmallInteger(), nullable=False),
        sa.Column("player", sa.String(16), nullable=False),
        sa.Column("entries", sa.Integer(), nullable=False),
        sa.Column("began", sa.BigInteger(), nullable=False),
        sa.Column("stage", sa.String(8), nullable=False, server_default=sa.text("'push'")),
        sa.Column("told", sa.String(8), nullable=False, server_default=NO_TEXT),
        sa.Column("due", sa.BigInteger()),
        sa.Column("lease", sa.BigInteger()),
        sa.Column("attempts", sa.SmallInteger(), nullable=False, server_default="0"),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_notices"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_notices_table_id"),
    )
    op.create_index("ix_notices_player", "notices", ["player"])
    due = sa.text("due IS NOT NULL")
    op.create_index("ix_notices_due", "notices", ["due"], postgresql_where=due, sqlite_where=due)


def create_wishes() -> None:
    op.create_table(
        "notice_wishes",
        sa.Column("player", sa.String(16), nullable=False),
        sa.Column("push", sa.Boolean(), nullable=False),
        sa.Column("mail", sa.Boolean(), nullable=False),
        sa.Column("late", sa.Boolean(), nullable=False),
        sa.Column("quiet_from", sa.SmallInteger(), nullable=False),
        sa.Column("quiet_until", sa.SmallInteger(), nullable=False),
        sa.Column("zone", sa.String(40), nullable=False),
        sa.Column("hours", sa.SmallInteger(), nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("confirmed", sa.String(254), nullable=False, server_default=NO_TEXT),
        sa.Column("mailed", sa.BigInteger(), nullable=False, server_default="0"),
        sa.Column("letter", sa.String(100), nullable=False, server_default=NO_TEXT),
        sa.Column("refusals", sa.SmallInteger(), nullable=False, server_default="0"),
        sa.PrimaryKeyConstraint("player", name="pk_notice_wishes"),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name="fk_notice_wishes_player"),
    )


def create_devices() -> None:
    op.create_table(
        "devices",
        sa.Column("endpoint_hash", sa.String(64), nullable=False),
        sa.Column("player", sa.String(16), nullable=False),
        sa.Column("session", sa.String(64), nullable=False),
        sa.Column("endpoint", sa.String(1000), nullable=False),
        sa.Column("key", sa.String(100), nullable=False),
        sa.Column("auth", sa.String(32), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("failures", sa.SmallInteger(), nullable=False, server_default="0"),
        sa.PrimaryKeyConstraint("endpoint_hash", name="pk_devices"),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name="fk_devices_player"),
    )
    op.create_index("ix_devices_player", "devices", ["player"])
