"""For whom bots think, for how long they have thought, and attempts of claims; indexes by payer."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("tables", sa.Column("origin", sa.String(32), nullable=False, server_default=sa.text("''")))
    for table in ("chairs", "jobs"):
        op.add_column(table, sa.Column("payer", sa.String(16), nullable=False, server_default=sa.text("''")))
        op.add_column(table, sa.Column("attempts", sa.SmallInteger(), nullable=False, server_default="0"))
    op.add_column("jobs", sa.Column("origin", sa.String(32), nullable=False, server_default=sa.text("''")))
    host = "UPDATE {0} SET payer = (SELECT host FROM tables WHERE tables.id = {0}.table_id) WHERE {1}"
    op.execute(host.format("chairs", "kind = 'bot' AND due IS NOT NULL"))
    op.execute(host.format("jobs", "due IS NOT NULL"))
    change_indexes()
    op.create_table(
        "thinking",
        sa.Column("subject", sa.String(64), nullable=False),
        sa.Column("period", sa.BigInteger(), nullable=False),
        sa.Column("spent", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("subject", "period", name="pk_thinking"),
    )
    op.create_index("ix_thinking_period", "thinking", ["period"])


def change_indexes() -> None:
    op.drop_index("ix_chairs_due", "chairs")
    op.drop_index("ix_jobs_due", "jobs")
    timed = sa.text("kind = 'person' AND due IS NOT NULL")
    op.create_index("ix_chairs_timed", "chairs", ["due"], postgresql_where=timed, sqlite_where=timed)
    owed = sa.text("kind = 'bot' AND due IS NOT NULL")
    owed_by = ["level", "payer", "due"]
    op.create_index("ix_chairs_owed", "chairs", owed_by, postgresql_where=owed, sqlite_where=owed)
    asked = sa.text("due IS NOT NULL")
    op.create_index("ix_jobs_asked", "jobs", ["kind", "payer", "due"], postgresql_where=asked, sqlite_where=asked)
