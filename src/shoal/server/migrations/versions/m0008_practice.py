"""Tables for practice, whose games are never counted; whether the table takes forced steps for a chair."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.add_column("tables", sa.Column("practice", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("chairs", sa.Column("auto", sa.Boolean(), nullable=False, server_default=sa.true()))
