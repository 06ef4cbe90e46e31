"""Where the entries of an old game are, if not in the database, and chores that one process at a time does.

The index `ix_tables_kept` is built afterwards, while everybody plays (see `indexes.py`).
"""

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"


def upgrade() -> None:
    op.add_column("tables", sa.Column("archive", sa.String(120)))
    op.create_table(
        "chores",
        sa.Column("name", sa.String(16), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_chores"),
    )
