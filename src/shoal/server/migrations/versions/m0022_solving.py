"""First tries at puzzles, and the ratings of players and puzzles that follow from them."""

import sqlalchemy as sa
from alembic import op

revision = "0022"
down_revision = "0021"


def upgrade() -> None:
    create_tries()
    op.create_table(
        "puzzle_solvers",
        sa.Column("player", sa.String(16), nullable=False),
        sa.Column("strength", sa.Float(), nullable=False),
        sa.Column("doubt", sa.Float(), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("player", name="pk_puzzle_solvers"),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name="fk_puzzle_solvers_player"),
    )
    create_ratings()


def create_tries() -> None:
    op.create_table(
        "puzzle_tries",
        sa.Column("player", sa.String(16), nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("puzzle", sa.String(16), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("hinted", sa.Boolean(), nullable=False),
        sa.Column("done", sa.Boolean(), nullable=False),
        sa.Column("is_right", sa.Boolean()),
        sa.Column("due", sa.BigInteger()),
        sa.PrimaryKeyConstraint("player", "game", "puzzle", name="pk_puzzle_tries"),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name="fk_puzzle_tries_player"),
    )
    where = sa.text("due IS NOT NULL")
    op.create_index("ix_puzzle_tries_due", "puzzle_tries", ["due"], postgresql_where=where, sqlite_where=where)


def create_ratings() -> None:
    op.create_table(
        "puzzle_ratings",
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("puzzle", sa.String(16), nullable=False),
        sa.Column("strength", sa.Float(), nullable=False),
        sa.Column("doubt", sa.Float(), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("difficulty", sa.SmallInteger()),
        sa.PrimaryKeyConstraint("game", "puzzle", name="pk_puzzle_ratings"),
    )
    where = sa.text("difficulty IS NOT NULL")
    columns = ["game", "puzzle"]
    op.create_index("ix_puzzle_ratings_known", "puzzle_ratings", columns, postgresql_where=where, sqlite_where=where)
