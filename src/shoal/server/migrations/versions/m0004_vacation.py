"""Days of vacation that a chair may still take."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("chairs", sa.Column("vacation", sa.SmallInteger()))
