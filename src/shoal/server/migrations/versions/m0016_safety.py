"""Relations between players, whose chat is read, reports, mutes and bans, and the log of operators."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    op.add_column("players", sa.Column("muted", sa.BigInteger()))
    op.add_column("players", sa.Column("banned", sa.BigInteger()))
    op.create_index("ix_said_player_at", "said", ["player", "at"])
    op.drop_index("ix_said_player", "said")
    create_relations()
    create_reports()
    op.create_table(
        "admin_log",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("operator", sa.String(64), nullable=False),
        sa.Column("action", sa.String(16), nullable=False),
        sa.Column("subject", sa.String(16), nullable=False),
        sa.Column("why", sa.String(500), nullable=False),
        sa.Column("details", sa.JSON(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_admin_log"),
    )


def create_relations() -> None:
    op.create_table(
        "relations",
        sa.Column("player", sa.String(16), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("other", sa.String(16), nullable=False),
        sa.Column("since", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("player", "kind", "other", name="pk_relations"),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name="fk_relations_player"),
        sa.ForeignKeyConstraint(["other"], ["players.id"], name="fk_relations_other"),
    )
    op.create_index("ix_relations_other", "relations", ["other"])
    op.create_table(
        "hearing",
        sa.Column("player", sa.String(16), nullable=False),
        sa.Column("whom", sa.String(8), nullable=False),
        sa.PrimaryKeyConstraint("player", name="pk_hearing"),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name="fk_hearing_player"),
    )


def create_reports() -> None:
    op.create_table(
        "reports",
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("player", sa.String(16), nullable=False),
        sa.Column("about", sa.String(16), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("table_id", sa.String(16)),
        sa.Column("words", sa.String(300), nullable=False),
        sa.Column("evidence", sa.JSON(), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.Column("closed", sa.BigInteger()),
        sa.Column("outcome", sa.String(8)),
        sa.PrimaryKeyConstraint("id", name="pk_reports"),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name="fk_reports_player"),
        sa.ForeignKeyConstraint(["about"], ["players.id"], name="fk_reports_about"),
    )
    op.create_index("ix_reports_player", "reports", ["player", "made"])
    op.create_index("ix_reports_about", "reports", ["about"])
    still_open, closed = sa.text("closed IS NULL"), sa.text("closed IS NOT NULL")
    op.create_index("ix_reports_open", "reports", ["made"], postgresql_where=still_open, sqlite_where=still_open)
    op.create_index("ix_reports_closed", "reports", ["closed"], postgresql_where=closed, sqlite_where=closed)
