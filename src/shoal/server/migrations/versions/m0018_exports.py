"""An index of finished public games in the order of their ends, for exports."""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"


def upgrade() -> None:
    over = sa.text("status = 'over' AND door = 'public' AND NOT practice AND NOT shared AND result IS NOT NULL")
    columns = ["game", "ended", "id"]
    op.create_index("ix_tables_over", "tables", columns, postgresql_where=over, sqlite_where=over)
