"""Forget who was turned away from tables that no longer wait, and who asked questions that are answered."""

import sqlalchemy as sa
from alembic import op

revision = "0024"
down_revision = "0023"


def upgrade() -> None:
    op.execute(sa.text("UPDATE tables SET away = NULL WHERE away IS NOT NULL AND status <> 'waiting'"))
    op.execute(sa.text("UPDATE jobs SET payer = '', origin = '' WHERE due IS NULL AND payer <> ''"))
