"""Limits for tables that wait, and an index for every question of a request.

`chairs` repeat door, creation and end of their table, so that one index finds a player's tables. `tables` get the time
at which they stop waiting, the address that opened them while they wait, why they were closed, whom the host has turned
away, and whether a rated game is void. `meetings` count the rated games of two players.
"""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"

WEEK = 7 * 24 * 60 * 60 * 1000


def upgrade() -> None:
    add_columns()
    fill()
    op.drop_index("ix_tables_ended", "tables")
    op.drop_index("ix_chairs_player", "chairs")
    op.drop_index("ix_jobs_due", "jobs")
    add_index("ix_tables_expires", "tables", ["expires"], "status = 'waiting'")
    add_index("ix_tables_host", "tables", ["host", "door"], "status = 'waiting' AND previous IS NULL")
    add_index("ix_tables_address", "tables", ["address", "door"], "status = 'waiting' AND previous IS NULL")
    add_index("ix_chairs_open", "chairs", ["player", "created"], "ended IS NULL AND kind = 'person'")
    add_index("ix_chairs_ended", "chairs", ["player", "ended"], "ended IS NOT NULL")
    add_index("ix_chairs_public", "chairs", ["player", "ended"], "ended IS NOT NULL AND door = 'public'")
    add_index("ix_jobs_due", "jobs", ["kind", "due"], "due IS NOT NULL")
    create_meetings()


def add_columns() -> None:
    op.add_column("tables", sa.Column("void", sa.Boolean()))
    op.add_column("tables", sa.Column("closed", sa.String(8)))
    op.add_column("tables", sa.Column("away", sa.JSON()))
    op.add_column("tables", sa.Column("expires", sa.BigInteger()))
    op.add_column("tables", sa.Column("address", sa.String(64)))
    op.add_column("chairs", sa.Column("door", sa.String(8)))
    op.add_column("chairs", sa.Column("created", sa.BigInteger()))
    op.add_column("chairs", sa.Column("ended", sa.BigInteger()))


def fill() -> None:
    """Copy the tables' values to their chairs, and let tables that wait now wait for a week at most."""
    op.execute(
        "UPDATE chairs SET door = tables.door, created = tables.created, ended = tables.ended "
        "FROM tables WHERE tables.id = chairs.table_id"
    )
    tables = sa.table("tables", sa.column("expires"), sa.column("created"), sa.column("status"))
    op.execute(tables.update().where(tables.c.status == "waiting").values(expires=tables.c.created + WEEK))


def add_index(name: str, table: str, columns: list[str], where: str) -> None:
    condition = sa.text(where)
    op.create_index(name, table, columns, postgresql_where=condition, sqlite_where=condition)


def create_meetings() -> None:
    op.create_table(
        "meetings",
        sa.Column("first", sa.String(16), nullable=False),
        sa.Column("second", sa.String(16), nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("since", sa.BigInteger(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("first", "second", "game", name="pk_meetings"),
        sa.ForeignKeyConstraint(["first"], ["players.id"], name="fk_meetings_first"),
        sa.ForeignKeyConstraint(["second"], ["players.id"], name="fk_meetings_second"),
    )
