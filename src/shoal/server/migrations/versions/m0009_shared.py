"""How many entries a table had when a line of chat was said; tables whose people share one device."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.add_column("said", sa.Column("entry", sa.Integer()))
    op.add_column("tables", sa.Column("shared", sa.Boolean(), nullable=False, server_default=sa.false()))
