"""Tables: chairs, entries, snapshots, chat, and work to do for them."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    create_tables()
    create_chairs()
    create_history()
    create_jobs()


def create_tables() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("rules_version", sa.Integer(), nullable=False),
        sa.Column("edition", sa.String(80), nullable=False),
        sa.Column("seats", sa.SmallInteger(), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("clock", sa.JSON(), nullable=False),
        sa.Column("door", sa.String(8), nullable=False),
        sa.Column("rated", sa.Boolean(), nullable=False),
        sa.Column("talk", sa.Boolean(), nullable=False),
        sa.Column("host", sa.String(16), nullable=False),
        sa.Column("status", sa.String(8), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("entries", sa.Integer(), nullable=False),
        sa.Column("turn", sa.JSON(), nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("words", sa.JSON(), nullable=False),
        sa.Column("said", sa.Integer(), nullable=False),
        sa.Column("asked", sa.JSON()),
        sa.Column("result", sa.JSON()),
        sa.Column("rematch", sa.String(16)),
        sa.Column("previous", sa.String(16)),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("started", sa.BigInteger()),
        sa.Column("ended", sa.BigInteger()),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
        sa.UniqueConstraint("previous", name="uq_tables_previous"),
    )
    waiting = sa.text("status = 'waiting' AND door = 'public'")
    op.create_index("ix_tables_waiting", "tables", ["created"], postgresql_where=waiting, sqlite_where=waiting)
    op.create_index("ix_tables_ended", "tables", ["ended"])


def create_chairs() -> None:
    op.create_table(
        "chairs",
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("seat", sa.SmallInteger(), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("player", sa.String(16)),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("level", sa.String(16)),
        sa.Column("rating", sa.Integer()),
        sa.Column("word", sa.String(64), nullable=False),
        sa.Column("left", sa.BigInteger()),
        sa.Column("since", sa.BigInteger()),
        sa.Column("due", sa.BigInteger()),
        sa.Column("lease", sa.BigInteger()),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_chairs"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_chairs_table_id"),
    )
    op.create_index("ix_chairs_player", "chairs", ["player"])
    due = sa.text("due IS NOT NULL")
    op.create_index("ix_chairs_due", "chairs", ["due"], postgresql_where=due, sqlite_where=due)


def create_history() -> None:
    op.create_table(
        "entries",
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("ply", sa.Integer(), nullable=False),
        sa.Column("seat", sa.SmallInteger(), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("text", sa.String(200), nullable=False),
        sa.Column("back_to", sa.Integer(), nullable=False),
        sa.Column("key", sa.String(64)),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "ply", name="pk_entries"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_entries_table_id"),
    )
    keyed = sa.text("key IS NOT NULL")
    keys = ["table_id", "seat", "key"]
    op.create_index("ix_entries_key", "entries", keys, unique=True, postgresql_where=keyed, sqlite_where=keyed)
    op.create_table(
        "snapshots",
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("entries", sa.Integer(), nullable=False),
        sa.Column("data", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_snapshots"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_snapshots_table_id"),
    )
    op.create_table(
        "said",
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("player", sa.String(16), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("seat", sa.SmallInteger()),
        sa.Column("text", sa.String(500), nullable=False),
        sa.Column("key", sa.String(64), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_said"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_said_table_id"),
        sa.UniqueConstraint("table_id", "player", "key", name="uq_said_table_id_player_key"),
    )


def create_jobs() -> None:
    op.create_table(
        "jobs",
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("entry", sa.Integer(), nullable=False),
        sa.Column("seat", sa.SmallInteger(), nullable=False),
        sa.Column("due", sa.BigInteger()),
        sa.Column("lease", sa.BigInteger()),
        sa.Column("result", sa.JSON()),
        sa.PrimaryKeyConstraint("table_id", "kind", "entry", "seat", name="pk_jobs"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_jobs_table_id"),
    )
    due = sa.text("due IS NOT NULL")
    op.create_index("ix_jobs_due", "jobs", ["due"], postgresql_where=due, sqlite_where=due)
