"""Finding people: codes of tables, searches and how long they took, challenges."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    op.create_table(
        "codes",
        sa.Column("code", sa.String(16), nullable=False),
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("expires", sa.BigInteger(), nullable=False),
        sa.Column("frees", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("code", name="pk_codes"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_codes_table_id"),
        sa.UniqueConstraint("table_id", name="uq_codes_table_id"),
    )
    op.create_index("ix_codes_frees", "codes", ["frees"])
    create_searches()
    create_waits()
    create_challenges()


def create_searches() -> None:
    op.create_table(
        "searches",
        sa.Column("player", sa.String(16), nullable=False),
        sa.Column("address", sa.String(64), nullable=False),
        sa.Column("state", sa.String(8), nullable=False),
        sa.Column("since", sa.BigInteger(), nullable=False),
        sa.Column("seen", sa.BigInteger(), nullable=False),
        sa.Column("table_id", sa.String(16)),
        sa.Column("until", sa.BigInteger()),
        sa.PrimaryKeyConstraint("player", name="pk_searches"),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name="fk_searches_player"),
    )
    op.create_index("ix_searches_table_id", "searches", ["table_id"])
    for name, columns in {
        "address": ["address", "state"],
        "seen": ["state", "seen"],
        "since": ["state", "since"],
        "until": ["state", "until"],
    }.items():
        op.create_index(f"ix_searches_{name}", "searches", columns)
    op.create_table(
        "wants",
        sa.Column("player", sa.String(16), nullable=False),
        sa.Column("pool", sa.String(100), nullable=False),
        sa.Column("since", sa.BigInteger(), nullable=False),
        sa.Column("rating", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("player", "pool", name="pk_wants"),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name="fk_wants_player"),
    )
    op.create_index("ix_wants_pool", "wants", ["pool", "since", "player"])


def create_waits() -> None:
    op.create_table(
        "waits",
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("hour", sa.SmallInteger(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("waited", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_waits"),
    )
    op.create_index("ix_waits_at", "waits", ["at"])
    op.create_index("ix_waits_game", "waits", ["game", "hour", "at"])


def create_challenges() -> None:
    op.create_table(
        "challenges",
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("challenger", sa.String(16), nullable=False),
        sa.Column("challenged", sa.String(16), nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("clock", sa.String(8), nullable=False),
        sa.Column("rated", sa.Boolean(), nullable=False),
        sa.Column("address", sa.String(64), nullable=False),
        sa.Column("state", sa.String(8), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("expires", sa.BigInteger(), nullable=False),
        sa.Column("pauses", sa.BigInteger()),
        sa.Column("table_id", sa.String(16)),
        sa.PrimaryKeyConstraint("id", name="pk_challenges"),
        sa.ForeignKeyConstraint(["challenger"], ["players.id"], name="fk_challenges_challenger"),
        sa.ForeignKeyConstraint(["challenged"], ["players.id"], name="fk_challenges_challenged"),
    )
    op.create_index("ix_challenges_expires", "challenges", ["expires"])
    for name in ("challenger", "challenged", "address"):
        op.create_index(f"ix_challenges_{name}", "challenges", [name, "expires"])
