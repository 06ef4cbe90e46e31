"""The SQL table of rate limits: how often somebody has tried something in a period.

`period` is the time at which it ends.
"""

from typing import Final

from sqlalchemy import BigInteger, Column, Integer, String, Table

from shoal.server.platform.db.database import METADATA

ATTEMPTS: Final = Table(
    "attempts",
    METADATA,
    Column("subject", String(64), primary_key=True),
    Column("period", BigInteger, primary_key=True, index=True),
    Column("count", Integer, nullable=False),
)
