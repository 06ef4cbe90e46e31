"""Files of the pages of other releases."""

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"


def upgrade() -> None:
    op.create_table(
        "assets",
        sa.Column("name", sa.String(200), nullable=False),
        sa.Column("body", sa.LargeBinary(), nullable=False),
        sa.Column("left", sa.BigInteger()),
        sa.PrimaryKeyConstraint("name", name="pk_assets"),
    )
