"""How often each choice was made in early positions, and which games are counted there.

The index `ix_tables_unread` is built afterwards, while everybody plays (see `indexes.py`).
"""

import sqlalchemy as sa
from alembic import op

revision = "0023"
down_revision = "0022"


def upgrade() -> None:
    op.add_column("tables", sa.Column("in_openings", sa.Boolean()))
    op.create_table(
        "openings",
        sa.Column("key", sa.String(24), nullable=False),
        sa.Column("choice", sa.String(64), nullable=False),
        sa.Column("band", sa.SmallInteger(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("shares", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("key", "choice", "band", name="pk_openings"),
    )
