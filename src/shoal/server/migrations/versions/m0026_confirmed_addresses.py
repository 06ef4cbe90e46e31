"""When an account's address was set, and when its owner confirmed it.

An address that was set before is taken as confirmed if only one account has it: its owner's way back stays open.
"""

import sqlalchemy as sa
from alembic import op

revision = "0026"
down_revision = "0025"

KNOWN = """
UPDATE players SET emailed = created, confirmed = created WHERE email IS NOT NULL AND NOT EXISTS (
    SELECT 1 FROM players AS other WHERE other.email = players.email AND other.id <> players.id
)
"""


def upgrade() -> None:
    op.add_column("players", sa.Column("emailed", sa.BigInteger()))
    op.add_column("players", sa.Column("confirmed", sa.BigInteger()))
    op.execute(sa.text(KNOWN))
