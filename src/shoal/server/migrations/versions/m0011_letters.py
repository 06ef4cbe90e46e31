"""Letters: e-mails that wait until a worker sends them."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.create_table(
        "letters",
        sa.Column("key", sa.String(100), nullable=False),
        sa.Column("recipient", sa.String(254), nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("data", sa.JSON(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("due", sa.BigInteger()),
        sa.Column("lease", sa.BigInteger()),
        sa.Column("attempts", sa.SmallInteger(), nullable=False, server_default="0"),
        sa.Column("outcome", sa.String(8), nullable=False, server_default=sa.text("''")),
        sa.PrimaryKeyConstraint("key", name="pk_letters"),
    )
    op.create_index("ix_letters_created", "letters", ["created"])
    waiting = sa.text("due IS NOT NULL")
    op.create_index("ix_letters_due", "letters", ["due"], postgresql_where=waiting, sqlite_where=waiting)
