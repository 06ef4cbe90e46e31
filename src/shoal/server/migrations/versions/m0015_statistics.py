"""What finished games say about players, the history of ratings, leaderboards, and names by their beginning.

A player's finished games are paged by their end and their table, so both indexes of them get the table.
"""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"

ACCOUNT = "password IS NOT NULL OR joined IS NOT NULL"
LISTED = f"""
UPDATE ratings SET listed = true
WHERE games >= 10 AND doubt * 40 * 0.6745 < 80.5 AND player IN (SELECT id FROM players WHERE {ACCOUNT})
"""  # noqa: S608  (constants)


def upgrade() -> None:
    create_counts()
    create_rivalries()
    create_history()
    index_tables()
    op.add_column("ratings", sa.Column("points", sa.Integer(), nullable=False, server_default="1000"))
    op.add_column("ratings", sa.Column("listed", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.execute("UPDATE ratings SET points = CAST(round(1000 + 40 * (strength - 3 * doubt)) AS integer)")
    op.execute(LISTED)
    listed = sa.text("listed")
    places = ["game", "points", "player"]
    op.create_index("ix_ratings_listed", "ratings", places, postgresql_where=listed, sqlite_where=listed)
    accounts = sa.text(ACCOUNT)
    op.create_index(
        "ix_players_beginning",
        "players",
        ["folded"],
        postgresql_where=accounts,
        sqlite_where=accounts,
        postgresql_ops={"folded": "text_pattern_ops"},
    )


def index_tables() -> None:
    """Make the indexes of a player's finished games anew."""
    for name, where in (
        ("ix_chairs_ended", "ended IS NOT NULL"),
        ("ix_chairs_public", "ended IS NOT NULL AND door = 'public'"),
    ):
        condition = sa.text(where)
        op.drop_index(name, "chairs")
        columns = ["player", "ended", "table_id"]
        op.create_index(name, "chairs", columns, postgresql_where=condition, sqlite_where=condition)


def create_counts() -> None:
    op.create_table(
        "tallies",
        sa.Column("player", sa.String(16), nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("seats", sa.SmallInteger(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("firsts", sa.Integer(), nullable=False),
        sa.Column("shares", sa.Float(), nullable=False),
        sa.Column("left", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("player", "game", "seats", name="pk_tallies"),
    )
    op.create_table(
        "habits",
        sa.Column("player", sa.String(16), nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("thing", sa.String(24), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("shares", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("player", "game", "kind", "thing", name="pk_habits"),
    )


def create_rivalries() -> None:
    op.create_table(
        "rivalries",
        sa.Column("first", sa.String(16), nullable=False),
        sa.Column("second", sa.String(16), nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("seats", sa.SmallInteger(), nullable=False),
        sa.Column("ahead", sa.Integer(), nullable=False),
        sa.Column("behind", sa.Integer(), nullable=False),
        sa.Column("level", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("first", "second", "game", "seats", name="pk_rivalries"),
    )
    op.create_index("ix_rivalries_second", "rivalries", ["second"])


def create_history() -> None:
    op.create_table(
        "rating_history",
        sa.Column("player", sa.String(16), nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("points", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("player", "game", "number", name="pk_rating_history"),
    )
