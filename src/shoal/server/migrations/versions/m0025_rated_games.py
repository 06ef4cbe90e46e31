"""Why a game that was meant to be rated is not, and what its players share until it begins."""

import sqlalchemy as sa
from alembic import op

revision = "0025"
down_revision = "0024"


def upgrade() -> None:
    op.add_column("tables", sa.Column("casual", sa.String(8)))
    for table in ("chairs", "challenges", "entrants"):
        op.add_column(table, sa.Column("near", sa.String(100)))
