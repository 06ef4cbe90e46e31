"""Sealed words of players: their hashes, and until when a full table waits for the words."""

import sqlalchemy as sa
from alembic import op

revision = "0027"
down_revision = "0026"


def upgrade() -> None:
    op.add_column("tables", sa.Column("reveal_by", sa.BigInteger()))
    for table in ("chairs", "challenges"):
        op.add_column(table, sa.Column("seal", sa.String(64), nullable=False, server_default=""))
