"""Accounts: recovery words, e-mail, passkeys, earlier names, devices of sessions, and accounts that are to be erased.

Every column is new and may be empty. The indexes on `said` and `chairs` find what an account leaves behind.
"""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    for name in ("joined", "worded", "renamed", "leaves"):
        op.add_column("players", sa.Column(name, sa.BigInteger()))
    op.add_column("players", sa.Column("email", sa.String(254)))
    op.add_column("players", sa.Column("words", sa.String(200)))
    for name in ("created", "seen", "proved"):
        op.add_column("sessions", sa.Column(name, sa.BigInteger()))
    op.add_column("sessions", sa.Column("device", sa.String(40)))
    add_index("ix_players_leaves", "players", ["leaves"], "leaves IS NOT NULL")
    add_index("ix_players_email", "players", ["email"], "email IS NOT NULL")
    add_index("ix_chairs_left", "chairs", ["player"], "ended IS NULL AND kind = 'bot' AND player IS NOT NULL")
    op.create_index("ix_said_player", "said", ["player"])
    create_passkeys()
    create_names()
    create_tickets()


def add_index(name: str, table: str, columns: list[str], where: str) -> None:
    condition = sa.text(where)
    op.create_index(name, table, columns, postgresql_where=condition, sqlite_where=condition)


def create_passkeys() -> None:
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(400), nullable=False),
        sa.Column("player", sa.String(16), nullable=False),
        sa.Column("key", sa.LargeBinary(), nullable=False),
        sa.Column("uses", sa.BigInteger(), nullable=False),
        sa.Column("device", sa.String(40), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("used", sa.BigInteger()),
        sa.PrimaryKeyConstraint("id", name="pk_passkeys"),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name="fk_passkeys_player"),
    )
    op.create_index("ix_passkeys_player", "passkeys", ["player"])


def create_names() -> None:
    op.create_table(
        "names",
        sa.Column("player", sa.String(16), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("folded", sa.String(72), nullable=False),
        sa.PrimaryKeyConstraint("player", "until", name="pk_names"),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name="fk_names_player"),
    )
    op.create_index("ix_names_folded", "names", ["folded"])


def create_tickets() -> None:
    op.create_table(
        "tickets",
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("player", sa.String(16)),
        sa.Column("holder", sa.String(64), nullable=False),
        sa.Column("expires", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("secret", name="pk_tickets"),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name="fk_tickets_player"),
    )
    op.create_index("ix_tickets_player", "tickets", ["player"])
    op.create_index("ix_tickets_expires", "tickets", ["expires"])
