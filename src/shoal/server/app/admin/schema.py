"""The log of operators."""

from typing import Final

from sqlalchemy import JSON, BigInteger, Column, Integer, String, Table

from shoal.server.platform.db.database import METADATA

LOG: Final = Table(
    "admin_log",
    METADATA,
    Column("id", BigInteger().with_variant(Integer(), "sqlite"), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("operator", String(64), nullable=False),
    Column("action", String(16), nullable=False),
    Column("subject", String(16), nullable=False, index=True),
    Column("why", String(500), nullable=False),
    Column("details", JSON, nullable=False),
)
"""`operator` is who ran the command on the server's machine, `subject` the id of a player, a table or a report."""
