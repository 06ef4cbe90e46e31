"""Tournaments: who has entered, their rounds and their tables."""

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0020"


def upgrade() -> None:
    op.add_column("tables", sa.Column("tournament", sa.String(16)))
    create_tournaments()
    create_entrants()
    create_rounds()


def create_tournaments() -> None:
    op.create_table(
        "tournaments",
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("form", sa.String(8), nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("preset", sa.String(64)),
        sa.Column("seats", sa.SmallInteger(), nullable=False),
        sa.Column("clock", sa.JSON(), nullable=False),
        sa.Column("door", sa.String(8), nullable=False),
        sa.Column("rated", sa.Boolean(), nullable=False),
        sa.Column("talk", sa.Boolean(), nullable=False),
        sa.Column("bots", sa.Boolean(), nullable=False),
        sa.Column("everybody", sa.Boolean(), nullable=False),
        sa.Column("rounds", sa.SmallInteger(), nullable=False),
        sa.Column("lasts", sa.BigInteger(), nullable=False),
        sa.Column("host", sa.String(16), nullable=False),
        sa.Column("address", sa.String(64), nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("state", sa.String(8), nullable=False),
        sa.Column("why", sa.String(8)),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("starts", sa.BigInteger(), nullable=False),
        sa.Column("ends", sa.BigInteger()),
        sa.Column("ended", sa.BigInteger()),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("settled", sa.Integer(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("due", sa.BigInteger()),
        sa.PrimaryKeyConstraint("id", name="pk_tournaments"),
    )
    for name, column, condition in (
        ("listed", "starts", "door = 'public' AND state != 'over'"),
        ("past", "ended", "door = 'public' AND state = 'over'"),
        ("host", "host", "state != 'over'"),
        ("address", "address", "state != 'over'"),
        ("due", "due", "due IS NOT NULL"),
    ):
        where = sa.text(condition)
        op.create_index(f"ix_tournaments_{name}", "tournaments", [column], postgresql_where=where, sqlite_where=where)


def create_entrants() -> None:
    op.create_table(
        "entrants",
        sa.Column("tournament", sa.String(16), nullable=False),
        sa.Column("player", sa.String(16), nullable=False),
        sa.Column("address", sa.String(64), nullable=False),
        sa.Column("state", sa.String(8), nullable=False),
        sa.Column("entered", sa.BigInteger(), nullable=False),
        sa.Column("since", sa.BigInteger(), nullable=False),
        sa.Column("seen", sa.BigInteger(), nullable=False),
        sa.Column("table_id", sa.String(16)),
        sa.Column("left", sa.SmallInteger(), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("tournament", "player", name="pk_entrants"),
        sa.ForeignKeyConstraint(["tournament"], ["tournaments.id"], name="fk_entrants_tournament"),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name="fk_entrants_player"),
    )
    op.create_index("ix_entrants_player", "entrants", ["player", "entered"])
    op.create_index("ix_entrants_address", "entrants", ["tournament", "address"])


def create_rounds() -> None:
    op.create_table(
        "tournament_rounds",
        sa.Column("tournament", sa.String(16), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("entrants", sa.JSON(), nullable=False),
        sa.Column("friends", sa.JSON(), nullable=False),
        sa.PrimaryKeyConstraint("tournament", "number", name="pk_tournament_rounds"),
        sa.ForeignKeyConstraint(["tournament"], ["tournaments.id"], name="fk_tournament_rounds_tournament"),
    )
    op.create_table(
        "tournament_tables",
        sa.Column("tournament", sa.String(16), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("place", sa.SmallInteger(), nullable=False),
        sa.Column("table_id", sa.String(16)),
        sa.Column("players", sa.JSON(), nullable=False),
        sa.Column("opened", sa.BigInteger()),
        sa.Column("points", sa.JSON()),
        sa.Column("settled", sa.Integer()),
        sa.PrimaryKeyConstraint("tournament", "round", "place", name="pk_tournament_tables"),
        sa.ForeignKeyConstraint(["tournament"], ["tournaments.id"], name="fk_tournament_tables_tournament"),
        sa.UniqueConstraint("table_id", name="uq_tournament_tables_table_id"),
    )
    where = sa.text("points IS NULL")
    op.create_index(
        "ix_tournament_tables_unsettled",
        "tournament_tables",
        ["tournament"],
        postgresql_where=where,
        sqlite_where=where,
    )
