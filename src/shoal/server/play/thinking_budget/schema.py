"""How many milliseconds bots have thought for somebody in a period. `period` is the time at which it ends."""

from typing import Final

from sqlalchemy import BigInteger, Column, String, Table

from shoal.server.platform.db.database import METADATA

THINKING: Final = Table(
    "thinking",
    METADATA,
    Column("subject", String(64), primary_key=True),
    Column("period", BigInteger, primary_key=True, index=True),
    Column("spent", BigInteger, nullable=False),
)
